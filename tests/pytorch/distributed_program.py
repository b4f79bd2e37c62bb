"""What the processes of test_torch_distributed.py run, with a rank and a file to meet at."""

from __future__ import annotations

import sys

import torch
import torch.distributed as dist
import torch_ops as ops
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(6, 8), nn.Linear(8, 4)

    def forward(self, x):
        return ops.softmax(self.second(ops.steps(self.first(x), 0.1)))


def made():
    torch.manual_seed(0)
    return Model()


def data():
    return torch.randn(8, 6, generator=torch.Generator().manual_seed(1))


def expected_gradients():
    model = made()
    model(data()).pow(2).mean().backward()
    return [p.grad for p in model.parameters()]


def check(gradients):
    for got, want in zip(gradients, expected_gradients(), strict=True):
        torch.testing.assert_close(got, want)


def part(rank):
    return data().chunk(2)[rank]


def ddp(rank):
    model = nn.parallel.DistributedDataParallel(made())
    model(part(rank)).pow(2).mean().backward()
    check([p.grad for p in model.module.parameters()])


def fsdp(rank):
    from torch.distributed.fsdp import fully_shard

    model = made()
    for layer in (model.first, model.second):
        fully_shard(layer, mesh=dist.device_mesh.init_device_mesh("cpu", (2,)))
    fully_shard(model, mesh=dist.device_mesh.init_device_mesh("cpu", (2,)))
    model(part(rank)).pow(2).mean().backward()
    check([p.grad.full_tensor() for p in model.parameters()])


def dtensor(rank):
    from torch.distributed.tensor import DTensor, Replicate, Shard, distribute_tensor

    mesh = dist.device_mesh.init_device_mesh("cpu", (2,))
    x = torch.randn(4, 6, generator=torch.Generator().manual_seed(2))
    y = x.clone().requires_grad_()
    (torch.softmax(y, -1) ** 2).sum().backward()
    for placement in (Replicate(), Shard(0)):
        given = distribute_tensor(x, mesh, [placement]).requires_grad_()
        out = ops.softmax(given)
        assert isinstance(out, DTensor)
        torch.testing.assert_close(out.full_tensor(), torch.softmax(x, -1))
        (out**2).sum().backward()
        torch.testing.assert_close(given.grad.full_tensor(), y.grad)


if __name__ == "__main__":
    rank = int(sys.argv[1])
    dist.init_process_group("gloo", init_method=f"file://{sys.argv[2]}", rank=rank, world_size=2)
    for way in (ddp, fsdp, dtensor):
        way(rank)
        print(f"{way.__name__} ok", flush=True)
    dist.destroy_process_group()
