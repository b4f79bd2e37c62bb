"""triton.runtime.autotuner."""

from .._autotuner import Autotuner as Autotuner
from .._autotuner import Config as Config
from .._autotuner import Heuristics as Heuristics
from .._autotuner import autotune as autotune
from .._autotuner import heuristics as heuristics
from .errors import OutOfResources as OutOfResources
from .errors import PTXASError as PTXASError
