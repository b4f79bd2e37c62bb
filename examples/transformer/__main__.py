"""Trains the same model four ways and prints one table: losses must agree, times are shown."""

from examples.transformer import train

train.main()
