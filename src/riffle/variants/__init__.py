"""Variants of games for those who make them: a folder to begin with, a check, what differs, the packed file.

import riffle
from riffle import variants

variant = variants.read("long-planks")            # a folder, or a packed file
print(variants.check(variant).notes)              # ComponentsError in one sentence if something is wrong
for each in variants.differences(variant):
    print(each)
game = riffle.load(variant.game, variant=variant)
"""

from __future__ import annotations

from riffle.core.variant import SUFFIX, Variant, VariantError, unpack
from riffle.core.variant import read_variant as read
from riffle.core.varied import load_variant as load

from .check import Checked, check
from .diff import Difference, differences
from .folder import changed, new, pack

__all__ = [
    "SUFFIX",
    "Checked",
    "Difference",
    "Variant",
    "VariantError",
    "changed",
    "check",
    "differences",
    "load",
    "new",
    "pack",
    "read",
    "unpack",
]
