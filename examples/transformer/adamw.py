"""AdamW for all parameters as one launch: they and their gradients are views of two arrays."""

import eas
import torch
from eas import mk


@eas.kernel
def adamw_elements(
    p, g, m, v, N, rate, beta1, beta2, eps, decay, c1, c2, BLOCK: eas.constexpr = 1024
):
    o = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = o < N
    slope = mk.load(g, o, mask)
    first = beta1 * mk.load(m, o, mask) + (1.0 - beta1) * slope
    second = beta2 * mk.load(v, o, mask) + (1.0 - beta2) * slope * slope
    mk.store(m, o, first, mask)
    mk.store(v, o, second, mask)
    value = mk.load(p, o, mask) * (1.0 - rate * decay)
    mk.store(p, o, value - rate * (first / c1) / (mk.sqrt(second / c2) + eps), mask)


@eas.torch.op("examples::adamw", mutates=("p", "m", "v"))
def adamw_step(
    p: torch.Tensor, g: torch.Tensor, m: torch.Tensor, v: torch.Tensor,
    rate: float, beta1: float, beta2: float, eps: float, decay: float, c1: float, c2: float,
) -> None:  # fmt: skip
    adamw_elements(p, g, m, v, p.numel(), rate, beta1, beta2, eps, decay, c1, c2)


class AdamW:
    """As torch.optim.AdamW."""

    def __init__(self, parameters, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=1e-2):
        parameters = list(parameters)
        self.lr, self.betas, self.eps, self.decay, self.steps = lr, betas, eps, weight_decay, 0
        self.values = torch.cat([p.detach().reshape(-1) for p in parameters])
        self.gradients, self.m, self.v = (torch.zeros_like(self.values) for _ in range(3))
        at = 0
        for p in parameters:
            part = slice(at, at + p.numel())
            p.data = self.values[part].view(p.shape)
            p.grad = self.gradients[part].view(p.shape)
            at += p.numel()

    def zero_grad(self):
        self.gradients.zero_()

    @torch.no_grad()
    def step(self):
        self.steps += 1
        beta1, beta2 = self.betas
        adamw_step(
            self.values, self.gradients, self.m, self.v, self.lr, beta1, beta2, self.eps,
            self.decay, 1 - beta1**self.steps, 1 - beta2**self.steps,
        )  # fmt: skip
