"""Feature-guided dual-buffer NLM denoiser (after Rousselle 2012): numpy and OpenCV, no network weights.

Stands in for OpenImageDenoise, which Debian's Blender 3.4.1 is built without.
"""
import math

import cv2
import numpy as np


def box(a, r):
    """Mean over a (2r+1) square."""
    return cv2.blur(a, (2 * r + 1, 2 * r + 1), borderType=cv2.BORDER_REFLECT)


def _compress(x):
    """Log-like range, so highlights do not dominate the distances."""
    return np.log1p(np.maximum(x, 0) * 4).astype(np.float32)


def _firefly_scale(mean):
    """Per-pixel factor that pulls lone bright pixels towards the 5x5 median."""
    lum = mean.mean(-1).astype(np.float32)
    med = cv2.medianBlur(lum, 5)
    hot = lum > (med * 3.0 + 0.15)
    return np.where(hot, med * 1.5 / np.maximum(lum, 1e-6), 1.0)[..., None].astype(np.float32)


def _planes(x, rad):
    """Colour planes in front, which numpy sums faster, with a mirrored border of rad pixels."""
    padded = cv2.copyMakeBorder(x, rad, rad, rad, rad, cv2.BORDER_REFLECT_101)
    return np.ascontiguousarray(padded.transpose(2, 0, 1))


def _nlm(a, b, alb, nrm, rad, patch, k, falb, fnrm):
    """One scale: each half is averaged with weights from the other; returns the mean of both."""
    h, w = a.shape[:2]
    rad = min(rad, h - 1, w - 1)
    var = np.maximum(box(((a - b) ** 2) * 0.5, 2), 1e-6)  # variance of a single buffer
    feats = [cv2.GaussianBlur(f, (3, 3), 0) / (width * math.sqrt(2)) for f, width in ((alb, falb), (nrm, fnrm))]
    bordered = [_planes(x, rad) for x in (a, b, var, *feats)]
    a, b, var, *feats = (x[:, rad:rad + h, rad:rad + w].copy() for x in bordered)
    sums = [np.zeros_like(a), np.zeros_like(a)]
    weights = [np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)]
    for dy in range(-rad, rad + 1):
        for dx in range(-rad, rad + 1):
            if dx * dx + dy * dy > rad * rad + 1:
                continue
            a_n, b_n, var_n, *feats_n = (x[:, rad + dy:rad + dy + h, rad + dx:rad + dx + w] for x in bordered)
            norm = 1 / (1e-5 + k * k * (var + var_n))
            expected = var + np.minimum(var, var_n)
            unlike = np.maximum(*(((f - f_n) ** 2).sum(0) for f, f_n in zip(feats, feats_n)))
            # A's weights come from B and B's from A: decorrelated
            for side, (own, other, other_n) in enumerate(((a_n, b, b_n), (b_n, a, a_n))):
                far = box((((other - other_n) ** 2 - expected) * norm).sum(0) / 3, patch)
                weight = np.exp(-np.maximum(far, unlike))
                sums[side] += own * weight
                weights[side] += weight
    mean = (sums[0] / weights[0] + sums[1] / weights[1]) * 0.5
    return np.ascontiguousarray(mean.transpose(1, 2, 0))


def _half(x):
    """The picture at half its size."""
    return cv2.resize(x, (x.shape[1] // 2, x.shape[0] // 2), interpolation=cv2.INTER_AREA)


def _scales(a, b, alb, nrm, levels, **how):
    """Denoise at full size, and take what is coarser than a pixel from the same at half the size, and so on."""
    fine = _nlm(a, b, alb, nrm, **how)
    if levels > 1:
        coarse = _scales(*map(_half, (a, b, alb, nrm)), levels - 1, **how)
        size = fine.shape[1::-1]
        fine += cv2.resize(coarse - _half(fine), size, interpolation=cv2.INTER_LINEAR)
    return fine


def denoise(A, B, alb, nrm, rad=7, patch=2, k=0.6, falb=0.06, fnrm=0.25, levels=1):
    """Denoise two half-sample renders A and B of the same picture; returns linear RGB.

    alb and nrm are the feature passes, falb and fnrm how far a neighbour may differ in them. rad is the search radius
    in pixels, patch the patch radius, k the strength. Few samples leave clouds wider than rad: more levels take these
    away at half, a quarter, an eighth of the size for a third of the time more.
    """
    A, B, alb, nrm = (np.ascontiguousarray(x[..., :3], np.float32) for x in (A, B, alb, nrm))
    scale = _firefly_scale((A + B) * 0.5)
    albedo = alb + 0.04
    halves = (_compress(x * scale / albedo) for x in (A, B))
    o = _scales(*halves, alb, nrm, levels, rad=rad, patch=patch, k=k, falb=falb, fnrm=fnrm)
    return (np.expm1(o) / 4) * albedo
