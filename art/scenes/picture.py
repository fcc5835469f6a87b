"""Render one picture of the table; art/render runs it inside Blender: -- NAME WIDTH HEIGHT SAMPLES OUT.webp"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from models import common  # noqa: E402
from shared import camera, render, reset, setup  # noqa: E402
from table import RECIPES  # noqa: E402


def studio_picture(recipe, compose, size, samples, out):
    """A product or still life: the shop's light, the recipe's camera, the composition framed."""
    reset()
    setup(
        *size, samples, bounces=5, look='High Contrast', exposure=0.08, thr=recipe.threshold, min_samples=4, diffuse=2
    )
    common.shop_studio(**recipe.light)
    camera(**recipe.camera)
    common.frame(compose(), *recipe.fill)
    if recipe.close:
        common.close_up(*recipe.close)
    render(out, post=common.grade, calm=True, rad=4, levels=4)


def main():
    """Render the picture named on the command line."""
    name, width, height, samples, out = sys.argv[sys.argv.index('--') + 1:]
    recipe = RECIPES[name]
    scene = importlib.import_module(recipe.scene)
    job = ((int(width), int(height)), min(int(samples), recipe.samples), out)
    if hasattr(scene, 'make'):
        scene.make(recipe, *job)
    else:
        studio_picture(recipe, getattr(scene, recipe.compose), *job)


main()
