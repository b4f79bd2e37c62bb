"""Kernels as a user would first write them. See README.md in this folder."""
