"""A small GPT whose norms, rotary embedding, attention, SwiGLU, loss and AdamW step are kernels.

`python -m examples.transformer` trains it on text it makes itself, beside plain torch.
"""
