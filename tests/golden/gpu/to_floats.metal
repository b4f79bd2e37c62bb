golden_elements.py:112: [kernel] argument 'f64' cannot be used on Metal, got float64, expected float32 or another dtype it has
