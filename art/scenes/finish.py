"""From a rendered PNG to its WebP master.

Few samples leave faint clouds on the backdrop and on skin. Flat areas are smoothed with a bilateral filter, detail is
kept where the picture has any. A little dither hides banding, in the haze of a landscape, too.
"""
import os

import cv2
import numpy as np

QUALITY = 95


def calm(rgb):
    """Smooth faint large-scale noise of an RGB array, 0 to 255."""
    x = smooth = rgb.astype(np.float32)
    for reach, tolerance in ((9, 7.), (15, 6.)):
        smooth = cv2.bilateralFilter(smooth, reach * 2 + 1, tolerance, reach)
    grey = x.mean(-1)
    mean = cv2.blur(grey, (9, 9))
    spread = np.sqrt(np.maximum(cv2.blur(grey * grey, (9, 9)) - mean * mean, 0))
    detail = cv2.GaussianBlur(np.clip((spread - 2.2) / 2.5, 0, 1), (0, 0), 2)[..., None]
    out = smooth * (1 - detail) + x * detail
    near = cv2.GaussianBlur(cv2.dilate(detail, np.ones((15, 15))), (0, 0), 4)[..., None]
    return cv2.GaussianBlur(smooth, (0, 0), 5) * (1 - near) + out * near


def dither(rgb, reach):
    """8-bit RGB from 0 to 255, with noise of up to reach steps."""
    noise = np.random.default_rng(1).uniform(-reach, reach, rgb.shape[:2] + (1,))
    return np.clip(rgb + noise, 0, 255).round().astype(np.uint8)


def write(png, out, smooth=False):
    """Write the picture as WebP, calmed first if smooth."""
    picture = cv2.imread(png, cv2.IMREAD_COLOR | cv2.IMREAD_ANYDEPTH) / 257
    picture = dither(calm(picture), .5) if smooth else dither(picture, 1.5)
    os.makedirs(os.path.dirname(out) or '.', exist_ok=True)
    if not cv2.imwrite(out, picture, [cv2.IMWRITE_WEBP_QUALITY, QUALITY]):
        raise OSError(f'cannot write {out}')
