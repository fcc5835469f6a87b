"""Basket of modelled canes, for pictures that look into it; props.basket is the cheap one."""
import math
import random

import numpy as np

from models.common import ball, group, plain
from shared import M, lathe, mesh_obj, spline

STAKES = 48  # even: neighbouring rows pass the same stake on opposite sides
ROWS = 14
PLY = 0.026  # how far a weaver swings to either side of the wall


# ---------------------------------------------------------------- cane
def cane(name, tones, along=2.2, rough=0.52):
    """Peeled willow: fibre along the strand (UV), tone differing from strand to strand and along it."""
    m = M(name)
    u, v, _ = m.sep(m.coord('UV'))
    own = m.rnd()
    strand = m.combine(m.math('MULTIPLY', u, along), m.math('MULTIPLY', v, 5), m.math('MULTIPLY', own, 40))
    fibre = m.noise(strand, 2.0, 5, 0.6)
    patch = m.noise(m.combine(m.math('MULTIPLY', u, 0.9), m.math('MULTIPLY', own, 70), 0), 1.6, 3)
    tone = m.math('ADD', m.math('MULTIPLY', fibre, 0.50), m.math('MULTIPLY', patch, 0.38))
    tone = m.math('ADD', tone, m.math('MULTIPLY', own, 0.22))
    m.color(m.ramp(tone, [(0.28, tones[0]), (0.52, tones[1]), (0.78, tones[2])])).set(Roughness=rough, Specular=0.35)
    m.bump(fibre, 0.45, 0.02)
    return m.m


def sweep(path, out, thick, wide, mat, seg=10, closed=True, name='cane', power=0.8):
    """Strand along path (n x 3); out (n x 3) is its flat side's normal; UV.x is length, UV.y runs across, seamless."""
    P = np.array(path, float)
    O = np.array(out, float)
    n = len(P)
    D = np.roll(P, -1, 0) - np.roll(P, 1, 0) if closed else np.gradient(P, axis=0)
    D /= np.linalg.norm(D, axis=1)[:, None]
    O -= D * (O * D).sum(1)[:, None]
    O /= np.linalg.norm(O, axis=1)[:, None]
    S = np.cross(D, O)
    thick = np.broadcast_to(thick, n)[:, None]
    wide = np.broadcast_to(wide, n)[:, None]
    V = np.empty((n, seg, 3))
    for k in range(seg):
        a = 2 * math.pi * k / seg
        c, s = math.cos(a), math.sin(a)
        c, s = math.copysign(abs(c) ** power, c), math.copysign(abs(s) ** power, s)
        V[:, k] = P + O * thick * c + S * wide * s
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(np.r_[P, P[:1]], axis=0), axis=1))]
    F, uv = [], []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        for k in range(seg):
            l = (k + 1) % seg
            F.append((i * seg + k, i * seg + l, j * seg + l, j * seg + k))
            a, b = (0.5 + 0.5 * math.sin(2 * math.pi * q / seg + 0.3) for q in (k, k + 1))
            uv += [(length[i], a), (length[i], b), (length[i + 1], b), (length[i + 1], a)]
    if not closed:
        for ring, turn in ((0, -1), (n - 1, 1)):
            F.append(tuple(ring * seg + k for k in range(seg))[::turn])
            uv += [(length[ring], 0.5)] * seg
    o = mesh_obj(name, V.reshape(-1, 3), F, mat)
    o.data.uv_layers.new().data.foreach_set('uv', np.array(uv, np.float32).ravel())
    return o


def wobble(a, rnd, size, waves=(2, 3, 5, 9)):
    """Smooth closed random line over the angles a."""
    return sum(size / (1 + 0.3 * k) * math.sin(rnd.uniform(0, 6.28)) * np.cos(w * a + rnd.uniform(0, 6.28))
               for k, w in enumerate(waves))


# ---------------------------------------------------------------- basket
def basket(r=1.5, h=0.95, seed=4):
    """Round wicker basket: stakes, woven wall, woven floor, braided rim and foot."""
    rnd = random.Random(seed)
    weaver = cane('weaver', ('#331c0d', '#6a4122', '#a2703c'))
    stake_mat = cane('stake', ('#3a2210', '#6a4220', '#8e5e30'))
    rim_mat = cane('rim', ('#482a13', '#784c26', '#a67640'))
    z0 = 0.085
    wall = np.array(spline([(0.775 * r, z0), (0.815 * r, 0.17 * h), (0.89 * r, 0.5 * h), (0.965 * r, h)], 200))

    def at(z):
        return np.interp(z, wall[:, 1], wall[:, 0])

    def lean(z):
        """Slope of the wall: its outward normal is (1, -slope)."""
        return (at(z + 0.02) - at(z - 0.02)) / 0.04

    parts = []
    fine = np.linspace(0, 2 * math.pi, STAKES * 10, endpoint=False)
    # wall: closed rings, each swinging in front of and behind the stakes
    pitch = (h - z0 - 0.05) / ROWS
    for k in range(ROWS):
        z = z0 + 0.045 + pitch * (k + 0.5) + wobble(fine, rnd, 0.0045)
        swing = np.cos(STAKES / 2 * fine + k * math.pi)
        swing = np.sign(swing) * np.abs(swing) ** 0.8
        rad = at(z) + PLY * swing + wobble(fine, rnd, 0.004)
        slope = lean(np.clip(z, z0 + 0.03, h - 0.03))
        path = np.c_[rad * np.cos(fine), rad * np.sin(fine), z]
        out = np.c_[np.cos(fine), np.sin(fine), -slope]
        parts.append(sweep(path, out, 0.023, pitch * 0.78 + wobble(fine, rnd, 0.002), weaver, name='weaver'))
    # dark sheet between the two sides of the weave, so that no light pricks through the gaps
    lining = [(float(at(z)), float(z)) for z in np.linspace(z0, h, 24)]
    parts.append(lathe('lining', lining, 160, plain('lining', '#2c1a0a', 0.8, 0.1)))
    # stakes, up to the rim
    for j in range(STAKES):
        a = 2 * math.pi * j / STAKES + rnd.uniform(-0.008, 0.008)
        z = np.linspace(z0 - 0.02, h, 14)
        q = at(z)
        path = np.c_[q * math.cos(a), q * math.sin(a), z]
        out = np.tile((math.cos(a), math.sin(a), -0.2), (14, 1))
        parts.append(sweep(path, out, 0.026, 0.030, stake_mat, 8, False, 'stake', 1.0))
    # floor: spokes and rings, fewer spokes towards the middle
    zf = 0.075
    edge = 0.775 * r
    for j in range(STAKES):
        a = 2 * math.pi * j / STAKES
        start = 0.03 if j % 4 == 0 else 0.34 if j % 2 == 0 else 0.66
        q = np.linspace(start, edge + 0.01, 8)
        path = np.c_[q * math.cos(a), q * math.sin(a), np.full(8, zf)]
        parts.append(sweep(path, np.tile((0, 0, 1.0), (8, 1)), 0.020, 0.026, stake_mat, 8, False, 'spoke', 1.0))
    step = 0.066
    rings = int((edge - 0.07) / step)
    for k in range(rings):
        rad = 0.10 + step * k
        spokes = STAKES // 4 if rad < 0.36 else STAKES // 2 if rad < 0.68 else STAKES
        swing = np.cos(spokes / 2 * fine + k * math.pi)
        path = np.c_[rad * np.cos(fine), rad * np.sin(fine), zf + 0.028 * swing + 0 * fine]
        parts.append(sweep(path, np.tile((0, 0, 1.0), (len(fine), 1)), 0.022, step * 0.62, weaver, name='floor ring'))
    knot = ball(0.085, stake_mat, (1, 1, 0.42))
    knot.location = (0, 0, zf + 0.012)
    parts.append(knot)
    # braids: three canes wound round one ring
    turn = np.linspace(0, 2 * math.pi, 1400, endpoint=False)

    def braid(rad, z, twists, spread, size, flat=1.0):
        for k in range(3):
            phase = twists * turn + 2 * math.pi * k / 3
            q = rad + spread * np.cos(phase) + wobble(turn, rnd, 0.003)
            path = np.c_[q * np.cos(turn), q * np.sin(turn), z + flat * spread * np.sin(phase)]
            out = np.c_[np.cos(phase) * np.cos(turn), np.cos(phase) * np.sin(turn), np.sin(phase)]
            parts.append(sweep(path, out, size, size, rim_mat, 12, name='braid', power=1.0))

    braid(at(h) - 0.005, h + 0.015, 22, 0.042, 0.052, 0.9)
    braid(at(z0) + 0.012, 0.072, 28, 0.028, 0.036, 1.0)
    return group(parts, 'basket')
