"""Programs that a driver is known to get wrong, by number, with the evidence.

A campaign runs them as others and counts what differs apart from its findings, as "driver".
"""

import os

# By backend and EAS_OPENCL_GROUPS.
PROGRAMS = {
    ("opencl", "many"): {
        "280": "PoCL 3.1's optimiser: right with -cl-opt-disable in POCL_EXTRA_BUILD_FLAGS and by"
        " Intel's driver, from the same text",
    },
}


def reason(backend, job):
    """Why a finding is the driver's; None where it is ours to explain."""
    groups = os.environ.get("EAS_OPENCL_GROUPS", "auto")
    return PROGRAMS.get((backend, groups), {}).get(job)
