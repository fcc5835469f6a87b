"""Fruit models. Each function returns one object (an empty with parts) standing near the origin."""

import math
import random

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from models.common import (
    ball, blade, circle, copy_of, cut_face, flesh, group, half_solid, leaf_material, partial_lathe, plain,
    resample, skin, slice_solid, solidify, tube,
)
from models.props import bevelled, box
from shared import M, lathe, link, mesh_obj, spline

GOLDEN = math.pi * (3 - math.sqrt(5))


def _stem(height, z0, mat, radius=0.045, lean=0.06):
    """Short woody stem."""
    pts = [(0, 0, z0), (lean * 0.2, 0, z0 + height * 0.5), (lean, 0.01, z0 + height)]
    return tube(pts, lambda t: radius * (1 - 0.25 * t) + 0.35 * radius * max(0, t - 0.7), mat, 12, 'stem')


def _leaf(length, width, z, seed, mat, tilt=-0.5, bend=0.9):
    """Leaf springing from the stem."""
    rnd = random.Random(seed)
    leaf = blade(length, width, mat, bend, 0.3, 0.05)
    leaf.location = (0.02, 0, z)
    leaf.rotation_euler = (0.1, tilt, rnd.uniform(-0.9, 0.4))
    return leaf


# ---------------------------------------------------------------- citrus
def _citrus_peel(name, dark, light, pore):
    """Pitted citrus peel."""
    m = M(name)
    oc = m.coord()
    v = m.voro(oc, 34)
    base = m.ramp(m.noise(oc, 1.8, 4), [(0.3, dark), (0.7, light)])
    m.color(m.mix(0.22, base, m.ramp(v, [(0.0, pore), (0.35, light)])))
    m.set(Roughness=0.34, Specular=0.5).sss(0.10, (0.25, 0.1, 0.03), light)
    m.bump(m.ramp(v, [(0.0, (0, 0, 0, 1)), (0.42, (1, 1, 1, 1))]), 0.30, 0.02)
    return m.m


def _citrus_face(name, pulp, pith, peel, segments=10, rim=0.955, pith_from=0.885):
    """Cut face: segments, membranes and juice vesicles drawn in polar coordinates of cut_face."""
    m = M(name)
    u, v, _ = m.sep(m.coord('UV'))
    wave = m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', v, math.pi * segments)))
    gap = m.math('MULTIPLY', wave, u)
    inside = m.math(
        'MULTIPLY',
        m.remap(gap, 0.045, 0.085),
        m.math('MULTIPLY', m.remap(u, pith_from, pith_from - 0.03), m.remap(u, 0.09, 0.13)),
    )
    cell = m.voro(m.combine(m.math('MULTIPLY', v, 46), m.math('MULTIPLY', u, 5)), 1.6)
    grain = m.noise(m.combine(m.math('MULTIPLY', v, 55), m.math('MULTIPLY', u, 3.2)), 2.4, 3)
    mixed = m.math('ADD', m.math('MULTIPLY', cell, 0.45), m.math('MULTIPLY', grain, 0.6))
    inner = m.ramp(mixed, [(0.28, pulp[0]), (0.5, pulp[1]), (0.75, pulp[2])])
    skin_part = m.mix(m.remap(u, rim - 0.01, rim + 0.01), pith, peel)
    m.color(m.mix(inside, skin_part, inner)).set(Roughness=0.3, Specular=0.25)
    m.sss(0.2, (0.25, 0.1, 0.03), pulp[1])
    m.bump(m.math('SUBTRACT', m.math('MULTIPLY', mixed, 0.5), m.math('MULTIPLY', inside, 0.25)), 0.3, 0.03)
    return m.m


def orange_materials():
    """Peel and cut face of an orange."""
    peel = _citrus_peel('orange', '#d94a00', '#e85c02', '#b84400')
    face = _citrus_face('orange cut', ('#c94500', '#e06400', '#f58a14'), '#f6d9a6', '#dd5602')
    return peel, face


ORANGE_PROFILE = [
    (1e-6, 0.03),
    (0.3, 0.03),
    (0.66, 0.22),
    (0.86, 0.6),
    (0.84, 0.98),
    (0.62, 1.36),
    (0.3, 1.56),
    (0.09, 1.565),
    (1e-6, 1.54),
]


def orange(seed=0, scale=1, leaf=True):
    """Whole orange, optionally with a leaf."""
    peel, _ = orange_materials()
    body = lathe(
        'orange',
        spline(ORANGE_PROFILE, 64),
        80,
        peel,
        fn=lambda r, z, a, i: (r * (1 + 0.008 * math.cos(3 * a + seed)), z),
    )
    green = leaf_material('citrus leaf', '#123a0e', '#2f6a1c', 0.28)
    parts = [body, _stem(0.1, 1.53, green, 0.05, 0.02)]
    if leaf:
        parts.append(_leaf(1.15, 0.30, 1.6, seed, green))
        parts.append(_leaf(0.85, 0.24, 1.59, seed + 5, green, -0.35))
        parts[-1].rotation_euler[2] += 2.4
    return group(parts, 'orange', scale)


def orange_half(scale=1):
    """Half an orange, the cut facing the camera."""
    peel, face = orange_materials()
    prof = [(0.80 * math.sin(t) + 1e-6, -0.80 * math.cos(t)) for t in np.linspace(0, math.pi, 48)]
    return group(half_solid(prof, peel, face, bulge=-0.01), 'orange half', scale)


def lemon_materials(warm=False):
    """Peel and cut face of a lemon; a warm one stays yellow on a blue tint, which makes the other look like a lime."""
    if warm:
        peel = _citrus_peel('lemon', '#dc7c00', '#e88e06', '#c06e00')
        return peel, _citrus_face('lemon cut', ('#d67a10', '#e89828', '#f4c064'), '#f6dca4', '#e08a02', 9)
    peel = _citrus_peel('lemon', '#dc9600', '#e8ac06', '#c08400')
    face = _citrus_face('lemon cut', ('#d69218', '#e8b038', '#f4d478'), '#f6e2b0', '#e0a602', 9)
    return peel, face


def lime_materials():
    """Peel and cut face of a lime, which has the shape of a lemon."""
    peel = _citrus_peel('lime', '#2a4f0c', '#4f7816', '#1f3d08')
    return peel, _citrus_face('lime cut', ('#7d8f24', '#98a840', '#bcc672'), '#d3d49c', '#3a5a10', 9)


LEMON_PROFILE = [
    (1e-6, -1.12),
    (0.08, -1.12),
    (0.15, -1.02),
    (0.30, -0.90),
    (0.58, -0.62),
    (0.75, -0.2),
    (0.76, 0.15),
    (0.62, 0.58),
    (0.36, 0.86),
    (0.2, 0.96),
    (0.13, 1.06),
    (1e-6, 1.08),
]


def ripe_lemon():
    """Peel between the two, for lemons in the shade of a crate, where the first is greenish and the warm one brown."""
    return _citrus_peel('ripe lemon', '#e89600', '#f6ac04', '#cc8400')


def lemon(seed=0, scale=1, leaf=False, peel=None):
    """Whole lemon lying along x."""
    peel = peel or lemon_materials()[0]
    body = lathe(
        'lemon',
        spline(LEMON_PROFILE, 70),
        72,
        peel,
        fn=lambda r, z, a, i: (r * (1 + 0.02 * math.cos(2 * a + seed) + 0.012 * math.cos(5 * a)), z),
    )
    parts = [body]
    if leaf:
        green = leaf_material('lemon leaf', '#174310', '#3d7a22', 0.28)
        parts.append(_leaf(1.0, 0.28, 1.05, seed, green, -0.2, 0.7))
    return group(parts, 'lemon', scale)


def lemon_half(scale=1, warm=False, cut=None):
    """Lemon cut across, the round face towards the camera; cut is another peel and face for it."""
    peel, face = cut or lemon_materials(warm)
    prof = [(r, z) for r, z in spline(LEMON_PROFILE, 70) if z >= 0]
    shell = lathe('lemon shell', [(1e-6, 0.0), (0.77, 0.0)] + prof, 72, peel)
    shell.rotation_euler = (math.radians(-90), 0, 0)
    disc = cut_face(circle(0.765), face, y=-0.004)
    return group([shell, disc], 'lemon half', scale)


def lemon_slice(scale=1, thick=0.09, warm=False):
    """Thin round lemon slice."""
    peel, face = lemon_materials(warm)
    return group(slice_solid(circle(0.72), thick, peel, face), 'lemon slice', scale)


# ---------------------------------------------------------------- apple
def _apple_skin(name='apple'):
    """Red apple with yellow streaks running from the stem."""
    m = M(name)
    oc = m.coord()
    x, y, z = m.sep(oc)
    angle = m.math('ARCTAN2', y, x)
    streak = m.noise(m.combine(m.math('MULTIPLY', angle, 7), m.math('MULTIPLY', z, 0.5), 0), 1.7, 5, 0.65)
    blush = m.noise(oc, 0.9, 3)
    f = m.math('ADD', m.math('MULTIPLY', streak, 0.55), m.math('MULTIPLY', blush, 0.55))
    red = m.ramp(f, [(0.34, '#6e0508'), (0.52, '#a00d0b'), (0.66, '#b8200e'), (0.80, '#cf7a1e')])
    top = m.math('MULTIPLY', m.remap(z, 1.12, 1.5), m.remap(streak, 0.36, 0.62))
    red = m.mix(m.math('MULTIPLY', top, 0.85), red, '#b5841c')
    red = m.mix(
        m.math(
            'MULTIPLY',
            m.remap(z, 1.5, 1.36),
            m.remap(m.math('ADD', m.math('MULTIPLY', x, x), m.math('MULTIPLY', y, y)), 0.12, 0.03),
        ),
        red,
        '#8a7a22',
    )
    dots = m.ramp(m.voro(oc, 17), [(0.05, '#ffe2a8'), (0.10, '#000000')])
    m.color(m.mix(0.35, red, dots, 'ADD')).set(Roughness=0.22, Specular=0.5, Clearcoat=0.3, Clearcoat_Roughness=0.1)
    m.sss(0.06, (0.2, 0.05, 0.03), '#c01a10')
    m.bump(m.noise(oc, 5, 3), 0.04, 0.05)
    return m.m


APPLE_PROFILE = [
    (1e-6, 0.15),
    (0.08, 0.12),
    (0.19, 0.02),
    (0.33, 0.0),
    (0.56, 0.12),
    (0.83, 0.55),
    (0.93, 0.98),
    (0.84, 1.32),
    (0.60, 1.52),
    (0.36, 1.53),
    (0.18, 1.42),
    (0.06, 1.26),
    (1e-6, 1.22),
]


def _apple_shape(seed):
    def fn(r, z, a, i):
        low = max(0, 1 - z / 0.8)
        k = 1 + (0.035 * low + 0.012) * math.cos(5 * a + seed) + 0.015 * math.cos(2 * a + seed)
        return r * k, z + 0.03 * math.cos(a + seed) * r

    return fn


def apple(seed=0, scale=1, leaf=True):
    """Whole apple."""
    body = lathe('apple', spline(APPLE_PROFILE, 80), 80, _apple_skin(), fn=_apple_shape(seed))
    wood = skin('stem', [(0.3, '#2a1a0c'), (0.7, '#5c3b1c')], 12, 0.7, sss=0, bump=0.3)
    parts = [body, _stem(0.52, 1.22, wood, 0.038, 0.14)]
    if leaf:
        parts.append(_leaf(0.95, 0.27, 1.6, seed, leaf_material('apple leaf', '#1d4a12', '#457d24', 0.38), -0.45))
    return group(parts, 'apple', scale)


def apple_half(seed=0, scale=1):
    """Half an apple with core and pips."""
    face = flesh(
        'apple flesh',
        [
            (0.0, '#dcc070'),
            (0.2, '#e6cd84'),
            (0.26, '#cfb265'),
            (0.3, '#ecd695'),
            (0.93, '#efdba0'),
            (0.965, '#d4b45c'),
            (0.985, '#a01010'),
        ],
        0.35,
        glow='#f2d890',
        wobble=0.02,
    )
    parts = half_solid(spline(APPLE_PROFILE, 80), _apple_skin(), face, _apple_shape(seed), centre=(0, 0.74))
    pip = plain('pip', '#2a1108', 0.25, 0.6, 0.5)
    for sx in (-1, 1):
        core = cut_face(
            [
                (sx * 0.14 + 0.085 * math.cos(a), 0.74 + 0.19 * math.sin(a))
                for a in np.linspace(0, 2 * math.pi, 32, endpoint=False)
            ],
            plain('core', '#c9ac62', 0.5),
            y=-0.004,
        )
        seed_ball = ball(0.07, pip, (0.8, 0.5, 1.7))
        seed_ball.location = (sx * 0.135, -0.01, 0.72)
        seed_ball.rotation_euler = (0, sx * 0.18, 0)
        parts += [core, seed_ball]
    wood = skin('stem', [(0.3, '#2a1a0c'), (0.7, '#5c3b1c')], 12, 0.7, sss=0, bump=0.3)
    parts.append(_stem(0.45, 1.2, wood, 0.036, -0.1))
    return group(parts, 'apple half', scale)


# ---------------------------------------------------------------- banana
def _banana_skin():
    """Yellow peel with green ends, a few brown freckles and dark tips (UV-free: uses Generated z)."""
    m = M('banana')
    t = m.sep(m.coord('UV'))[0]
    oc = m.coord()
    n = m.noise(oc, 2.2, 4)
    f = m.math('ADD', t, m.math('MULTIPLY', m.math('SUBTRACT', n, 0.5), 0.06))
    body = m.ramp(
        f,
        [
            (0.02, '#4a3a16'),
            (0.07, '#8a8a22'),
            (0.15, '#b3941a'),
            (0.26, '#dc9a08'),
            (0.80, '#dc9808'),
            (0.92, '#b09a1c'),
            (0.965, '#4a3a1a'),
            (0.985, '#15100a'),
        ],
    )
    fleck = m.ramp(m.noise(m.mapping(oc, (1, 1, 0.5)), 17, 3), [(0.63, '#ffffff'), (0.72, '#6b431c')])
    line = m.ramp(
        m.noise(m.combine(m.math('MULTIPLY', t, 3), m.sep(m.coord('UV'))[1], 0), 16, 3),
        [(0.35, '#e9d9a8'), (0.6, '#ffffff')],
    )
    colour = m.mix(0.6, m.mix(0.55, body, fleck, 'MULTIPLY'), line, 'MULTIPLY')
    m.color(colour).set(Roughness=0.42, Specular=0.4).sss(0.08, (0.15, 0.1, 0.02), '#e8a412')
    m.bump(m.noise(oc, 6, 3), 0.08, 0.05)
    return m.m


def _tube_uv(o, seg):
    """UV.x along a tube, UV.y round it."""
    n = len(o.data.vertices) // seg
    layer = o.data.uv_layers.new()
    for loop in o.data.loops:
        i, k = divmod(loop.vertex_index, seg)
        layer.data[loop.index].uv = (i / (n - 1), k / seg)
    return o


def banana_finger(seed, mat, length=2.6, bend=1.5):
    """One banana: starts at the crown in the origin, runs out along +x and curves up."""
    rnd = random.Random(seed)
    pts = []
    x = z = 0.0
    a = -0.75 + rnd.uniform(-0.05, 0.05)
    for i in range(60):
        t = i / 59
        pts.append((x, 0.03 * math.sin(t * 3 + seed), z))
        x += math.cos(a) * length / 59
        z += math.sin(a) * length / 59
        a += bend / 59 * (1.25 if 0.2 < t < 0.8 else 0.5)

    def radius(t):
        neck = 0.085 + 0.01 * math.cos(t * 30)
        grow = min(1, max(0, (t - 0.06) / 0.17))
        grow = grow * grow * (3 - 2 * grow)
        fall = min(1, max(0, (0.975 - t) / 0.16))
        fall = fall * fall * (3 - 2 * fall)
        if t > 0.5:
            return 0.05 + 0.195 * fall**0.75
        return neck + (0.245 - neck) * grow

    o = tube(
        pts, radius, mat, 40, 'banana', fn=lambda t, a: 1 + 0.035 * math.cos(5 * a + 0.6) + 0.012 * math.cos(10 * a)
    )
    return _tube_uv(o, 40)


def banana_hand(count=4, scale=1, seed=0):
    """A hand of bananas joined at the crown."""
    mat = _banana_skin()
    parts = []
    for k in range(count):
        finger = banana_finger(seed + k, mat, 2.65 - 0.06 * abs(k - 1.5))
        spread = k - (count - 1) / 2
        finger.rotation_euler = (spread * 0.30, 0.05 * spread, spread * 0.26)
        finger.location = (0, spread * 0.11, 0)
        parts.append(finger)
    crown = skin('crown', [(0.3, '#3c2c12'), (0.7, '#7c7428')], 7, 0.7, sss=0, bump=0.3)
    block = ball(0.17, crown, (1.0, 1.5, 0.9))
    block.location = (-0.04, 0, 0.03)
    cap = ball(0.12, plain('crown cut', '#2a1c0e', 0.8), (0.6, 1.5, 0.9))
    cap.location = (-0.17, 0, 0.10)
    return group(parts + [block, cap], 'bananas', scale)


def banana_slice(scale=1):
    """Coin of peeled banana."""
    m = M('banana flesh')
    u, v, _ = m.sep(m.coord('UV'))
    wave = m.math('MULTIPLY', m.math('COSINE', m.math('MULTIPLY', v, 6 * math.pi)), 0.06)
    f = m.math('ADD', u, wave)
    f = m.math('ADD', f, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(m.coord(), 9, 3), 0.5), 0.12))
    m.color(
        m.ramp(
            f,
            [
                (0.0, '#c79a3c'),
                (0.12, '#b98c34'),
                (0.3, '#e4c673'),
                (0.42, '#d4b054'),
                (0.5, '#ecd48a'),
                (0.9, '#efd890'),
                (1, '#dcbc66'),
            ],
        )
    )
    m.set(Roughness=0.4).sss(0.2, (0.2, 0.14, 0.07), '#f0d488')
    side = plain('banana side', '#e2c475', 0.45)
    return group(slice_solid(circle(0.27, 48), 0.17, side, m.m), 'banana slice', scale)


# ---------------------------------------------------------------- mango
def _mango_skin():
    """Green to yellow to red blush across the fruit."""
    m = M('mango')
    oc = m.coord()
    x, y, z = m.sep(oc)
    f = m.math('ADD', m.math('MULTIPLY', x, 0.30), m.math('MULTIPLY', z, 0.22))
    f = m.math('ADD', f, m.math('MULTIPLY', y, -0.12))
    f = m.math('ADD', m.math('ADD', f, 0.5), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(oc, 1.2, 4), 0.5), 0.5))
    base = m.ramp(f, [(0.12, '#6b8a14'), (0.3, '#c9a010'), (0.46, '#e08a08'), (0.62, '#cf4c0c'), (0.82, '#a81c12')])
    dots = m.ramp(m.voro(oc, 20), [(0.07, '#ffd98a'), (0.13, '#000000')])
    m.color(m.mix(0.28, base, dots, 'ADD')).set(Roughness=0.27, Specular=0.5, Clearcoat=0.15)
    m.sss(0.08, (0.2, 0.1, 0.03), '#e88a10')
    m.bump(m.noise(oc, 4, 3), 0.06, 0.05)
    return m.m


def _mango_shape(r, z, a, i):
    side = math.cos(a)
    return r * (1 + 0.14 * side * math.sin(z * 1.1) + 0.05 * side), z


MANGO_PROFILE = [
    (1e-6, -1.15),
    (0.22, -1.11),
    (0.52, -0.90),
    (0.78, -0.42),
    (0.86, 0.08),
    (0.76, 0.58),
    (0.50, 0.96),
    (0.2, 1.14),
    (0.06, 1.14),
    (1e-6, 1.10),
]


def mango(seed=0, scale=1):
    """Whole mango, long axis vertical."""
    body = lathe('mango', spline(MANGO_PROFILE, 64), 72, _mango_skin(), fn=_mango_shape)
    body.scale = (1, 0.88, 1)
    wood = skin('stem', [(0.3, '#33210f'), (0.7, '#6b4a24')], 12, 0.7, sss=0)
    return group([body, _stem(0.16, 1.08, wood, 0.06, 0.02)], 'mango', scale)


def _mango_flesh():
    return flesh(
        'mango flesh',
        [(0.0, '#e88a04'), (0.6, '#ee9408'), (0.9, '#f0a012'), (0.96, '#e0a020'), (0.99, '#b8741a')],
        0.24,
        glow='#f59a0a',
        sss=0.25,
    )


def mango_hedgehog(scale=1, step=0.29):
    """Cheek scored into cubes and turned inside out; flesh faces -y."""
    m = M('mango cube')
    oc = m.coord()
    m.color(m.ramp(m.noise(oc, 5, 4), [(0.3, '#f07a02'), (0.7, '#fa980a')])).set(Roughness=0.22, Specular=0.55)
    m.sss(0.25, (0.25, 0.12, 0.03), '#ff8c04')
    m.bump(m.noise(oc, 14, 3), 0.12, 0.03)
    dome = 0.26
    profile = spline(MANGO_PROFILE, 64)
    parts = half_solid(profile, _mango_skin(), _mango_flesh(), _mango_shape, bulge=dome)
    parts[0].scale = (1, 0.42, 1)
    base = box((1, 1, 1), m.m, 'cube', 0.10)
    base.hide_render = True
    radii, heights = zip(*profile)
    for k in range(7):
        z = (k - 3) * step
        half = float(np.interp(z, heights, radii))
        right, left = (_mango_shape(half, z, a, 0)[0] for a in (0, math.pi))
        count = int((right + left) * 0.94 / step)
        for i in range(count):
            x = (right - left) / 2 + (i - (count - 1) / 2) * step
            edge = min(1.0, math.hypot((x - (right - left) / 2) / half, z / 1.12))
            o = copy_of(base, 'cube')
            bevelled(o, 0.08)
            o.scale = (step * 0.84, 0.34, step * 0.84)
            turn = Euler((-z * 0.34, 0, x * 0.42))
            o.rotation_euler = turn
            o.location = Vector((x, -dome * (1 - edge**2) - 0.10, z)) - turn.to_matrix() @ Vector((0, 0, step * 0.42))
            parts.append(o)
    bpy.data.objects.remove(base)
    return group(parts, 'mango hedgehog', scale)


# ---------------------------------------------------------------- watermelon
def _melon_skin():
    """Dark jagged stripes on a light green rind."""
    m = M('melon')
    oc = m.coord()
    x, y, z = m.sep(oc)
    angle = m.math('ARCTAN2', y, x)
    wob = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(oc, 4.5, 5, 0.7), 0.5), 4.2)
    band = m.math('SINE', m.math('ADD', m.math('MULTIPLY', angle, 9), wob))
    fine = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(oc, 11, 5, 0.75), 0.5), 1.5)
    f = m.math('ADD', m.math('ADD', m.math('MULTIPLY', band, 0.5), 0.5), fine)
    m.color(m.ramp(f, [(0.25, '#071c08'), (0.50, '#10300d'), (0.64, '#365e1c'), (0.95, '#5f7f30')]))
    m.set(Roughness=0.3, Specular=0.5, Clearcoat=0.2).sss(0.02, (0.1, 0.1, 0.02), '#4d7a2c')
    m.bump(m.noise(oc, 3, 3), 0.05, 0.05)
    return m.m


def watermelon(scale=1):
    """Whole watermelon, slightly oval, axis vertical."""
    prof = [(1.25 * math.sin(t) ** 0.95 + 1e-6, -1.4 * math.cos(t)) for t in np.linspace(0, math.pi, 64)]
    body = lathe('melon', prof, 96, _melon_skin())
    stem = _stem(0.3, 1.38, leaf_material('melon stem', '#3f5a1c', '#7a8a3a', 0.6, False), 0.06, 0.12)
    return group([body, stem], 'watermelon', scale)


def _melon_flesh():
    m = M('melon flesh')
    u = m.sep(m.coord('UV'))[0]
    n = m.noise(m.coord(), 5, 5)
    f = m.math('ADD', u, m.math('MULTIPLY', m.math('SUBTRACT', n, 0.5), 0.03))
    red = m.ramp(n, [(0.3, '#b3100f'), (0.7, '#cf2418')])
    edge = m.ramp(
        f,
        [
            (0.80, '#d13a2a'),
            (0.86, '#e8a68a'),
            (0.90, '#e6e2b8'),
            (0.945, '#c5d490'),
            (0.965, '#3f6a1e'),
            (0.985, '#123a0e'),
        ],
    )
    m.color(m.mix(m.remap(f, 0.76, 0.82), red, edge)).set(Roughness=0.25, Specular=0.55)
    m.sss(0.22, (0.25, 0.06, 0.04), '#e0281c')
    m.ln(m.remap(u, 0.80, 0.72, 0, 0.22), m.b.inputs['Subsurface'])  # red must not bleed into the rind
    m.bump(m.noise(m.coord(), 22, 4), 0.22, 0.03)
    return m.m


def _melon_seeds(points, y):
    """Pips pressed into a face at (x, z, turn)."""
    pip = plain('pip', '#0c0705', 0.2, 0.6, 0.6)
    made = []
    for x, z, turn in points:
        s = ball(0.052, pip, (0.75, 0.4, 1.35), 14)
        s.location = (x, y, z)
        s.rotation_euler = (0, turn, 0)
        made.append(s)
    return made


def _seed_ring(rnd, a0, a1, rings):
    pts = []
    for r, count in rings:
        for k in range(count):
            a = a0 + (a1 - a0) * (k + 0.5 + rnd.uniform(-0.25, 0.25)) / count
            rr = r + rnd.uniform(-0.05, 0.05)
            pts.append((rr * math.cos(a), rr * math.sin(a), math.pi / 2 - a))
    return pts


def watermelon_half_slice(scale=1, thick=0.34, seed=1):
    """Half-disc slice standing on its rind, cut faces front and back."""
    rnd = random.Random(seed)
    arc = [(1.25 * math.cos(a), 1.25 * math.sin(a)) for a in np.linspace(math.pi, 2 * math.pi, 64)]
    outline = arc + [(x, 0) for x in np.linspace(1.23, -1.23, 40)]
    parts = slice_solid(outline, thick, _melon_skin(), _melon_flesh())
    # distance to the rind only: the straight cut edge must stay red
    for face in parts[1:]:
        _radial_uv(face, 1.25)
    across = np.linspace(-1.2, 1.2, 41).tolist()
    top = mesh_obj(
        'top',
        [(x, y, 0.002) for x in across for y in (0, thick)],
        [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(40)],
        _melon_flesh(),
    )
    _radial_uv(top, 1.25)
    pips = _melon_seeds(_seed_ring(rnd, math.pi + 0.2, 2 * math.pi - 0.2, ((0.82, 9), (0.55, 5))), -0.01)
    return group(parts + [top] + pips, 'melon slice', scale)


def _radial_uv(o, radius):
    """Replace UVs by (distance from the local y axis / radius, angle)."""
    me = o.data
    layer = me.uv_layers[0] if me.uv_layers else me.uv_layers.new()
    for loop in me.loops:
        p = me.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (math.hypot(p.x, p.z) / radius, math.atan2(p.z, p.x) / (2 * math.pi) + 0.5)


def watermelon_wedge(scale=1, thick=0.30, seed=2):
    """Triangular piece with the rind at the bottom."""
    rnd = random.Random(seed)
    a0, a1 = math.radians(242), math.radians(298)
    arc = [(1.25 * math.cos(a), 1.25 * math.sin(a)) for a in np.linspace(a0, a1, 40)]
    right = [(arc[-1][0] * k, arc[-1][1] * k) for k in np.linspace(0.98, 0.02, 24)]
    left = [(arc[0][0] * k, arc[0][1] * k) for k in np.linspace(0.0, 0.98, 24)]
    parts = slice_solid(arc + right + left, thick, _melon_flesh(), _melon_flesh())
    for face in parts:
        _radial_uv(face, 1.25)
    pips = _melon_seeds(_seed_ring(rnd, a0 + 0.12, a1 - 0.12, ((0.85, 4), (0.58, 2))), -0.01)
    return group(parts + pips, 'melon wedge', scale)


# ---------------------------------------------------------------- papaya
PAPAYA_PROFILE = [
    (1e-6, -1.55),
    (0.16, -1.52),
    (0.5, -1.28),
    (0.76, -0.75),
    (0.80, -0.2),
    (0.64, 0.45),
    (0.42, 1.0),
    (0.26, 1.36),
    (0.12, 1.5),
    (1e-6, 1.52),
]


def _papaya_skin():
    m = M('papaya')
    oc = m.coord()
    z = m.sep(oc)[2]
    f = m.math('ADD', m.math('MULTIPLY', z, -0.18), m.math('MULTIPLY', m.noise(oc, 1.3, 4), 0.9))
    m.color(m.ramp(f, [(0.20, '#3f5f12'), (0.36, '#8a7a10'), (0.48, '#cc850c'), (0.70, '#d4640a')]))
    m.set(Roughness=0.34, Specular=0.45).sss(0.06, (0.2, 0.1, 0.03), '#d98a12')
    m.bump(m.noise(oc, 5, 3), 0.08, 0.05)
    return m.m


def papaya(seed=0, scale=1):
    """Whole papaya, stem end up."""
    body = lathe(
        'papaya',
        spline(PAPAYA_PROFILE, 70),
        72,
        _papaya_skin(),
        fn=lambda r, z, a, i: (r * (1 + 0.03 * math.cos(5 * a + seed)), z),
    )
    wood = skin('stem', [(0.3, '#4a4a1c'), (0.7, '#8a7a3a')], 9, 0.7, sss=0)
    return group([body, _stem(0.14, 1.48, wood, 0.1, 0.02)], 'papaya', scale)


def papaya_half(seed=0, scale=1):
    """Papaya cut lengthwise: orange flesh, hollow full of glossy black seeds."""
    rnd = random.Random(seed)
    face = flesh(
        'papaya flesh',
        [
            (0.0, '#d9641c'),
            (0.5, '#dd6a1c'),
            (0.85, '#e07a22'),
            (0.94, '#e69a3a'),
            (0.975, '#d8b050'),
            (0.99, '#8a8a1c'),
        ],
        0.28,
        fibre=0.25,
        glow='#ee7a20',
        sss=0.2,
    )
    prof = spline(PAPAYA_PROFILE, 70)
    shell = partial_lathe('shell', prof, 0, math.pi, _papaya_skin(), 48)
    hole_prof = spline(
        [(1e-6, -1.0), (0.16, -0.94), (0.36, -0.62), (0.38, -0.2), (0.26, 0.32), (0.10, 0.72), (1e-6, 0.80)], 48
    )
    hole = [(r, z) for r, z in hole_prof] + [(-r, z) for r, z in hole_prof[::-1]][1:-1]
    outer = list(prof) + [(-r, z) for r, z in prof[::-1]][1:-1]
    ring = _ring_face(outer, hole, face)
    cavity_mat = skin('papaya hollow', [(0.3, '#c85a14'), (0.7, '#e08a30')], 6, 0.35, sss=0.1, bump=0.15)
    cavity = partial_lathe('cavity', hole_prof, 0, math.pi, cavity_mat, 32)
    cavity.scale = (1, 0.8, 1)
    pips = M('papaya seed')
    pips.color(pips.ramp(pips.rnd(), [(0.0, '#030303'), (0.7, '#0b0a08'), (1, '#1a1712')]))
    pips.set(Roughness=0.16, Specular=0.6, Clearcoat=0.7)
    base = ball(0.078, pips.m, seg=16)
    made = [base]
    spots = []
    for _ in range(3000):
        x, z = rnd.uniform(-0.36, 0.36), rnd.uniform(-0.95, 0.75)
        width = np.interp(z, [p[1] for p in hole_prof], [p[0] for p in hole_prof]) - 0.03
        if abs(x) > width:
            continue
        if all((x - a) ** 2 + (z - b) ** 2 > 0.0092 for a, b in spots):
            spots.append((x, z))
    for x, z in spots:
        o = link(bpy.data.objects.new('pip', base.data))
        width = max(0.05, np.interp(z, [p[1] for p in hole_prof], [p[0] for p in hole_prof]))
        o.location = (x, 0.16 * max(0, 1 - (x / width) ** 2) + rnd.uniform(-0.02, 0.05), z)
        s = rnd.uniform(0.8, 1.1)
        o.scale = (s, s, s * 1.15)
        o.rotation_euler = (rnd.uniform(0, 3), rnd.uniform(0, 3), 0)
        made.append(o)
    base.location = (0, 0.5, 0)
    return group([shell, ring, cavity] + made, 'papaya half', scale)


def _ring_face(outer, hole, mat, steps=(1, 0.96, 0.9, 0.8, 0.6, 0.35, 0.15, 0)):
    """Flat face between two outlines with equal numbering by angle; UV.x is 1 at the skin, 0 at the hole."""
    n = 120
    a = resample(outer, n)
    b = resample(hole, n)
    V = []
    F = []
    uvs = []
    for k in steps:
        for p, q in zip(a, b):
            V.append((q[0] + (p[0] - q[0]) * k, 0, q[1] + (p[1] - q[1]) * k))
    for j in range(len(steps) - 1):
        for i in range(n):
            i2 = (i + 1) % n
            F.append((j * n + i, j * n + i2, (j + 1) * n + i2, (j + 1) * n + i))
            uvs += [(steps[j], i / n), (steps[j], (i + 1) / n), (steps[j + 1], (i + 1) / n), (steps[j + 1], i / n)]
    o = mesh_obj('ring', V, F, mat)
    o.data.uv_layers.new().data.foreach_set('uv', np.array(uvs, np.float32).ravel())
    return o


# ---------------------------------------------------------------- pineapple
def _pineapple_radius(t):
    """Body radius at height share t."""
    return 0.78 * (math.sin(math.pi * (0.10 + 0.82 * t)) ** 0.42) * (1 - 0.06 * t)


def pineapple(scale=1, seed=3, crown=True):
    """Standing pineapple: eyes on a spiral lattice, crown of stiff leaves."""
    rnd = random.Random(seed)
    height = 2.05
    m = M('pineapple eye')
    oc = m.coord()
    z = m.sep(oc)[2]
    r = m.rnd()
    f = m.math('ADD', m.math('MULTIPLY', z, 2.6), m.math('MULTIPLY', m.noise(oc, 6, 3), 0.5))
    f = m.math('ADD', f, m.math('MULTIPLY', m.math('SUBTRACT', r, 0.5), 0.2))
    m.color(m.ramp(f, [(0.20, '#1f3008'), (0.42, '#6a5408'), (0.66, '#b05c06'), (0.95, '#c47a18')]))
    m.set(Roughness=0.42, Specular=0.45).sss(0.04, (0.15, 0.08, 0.02), '#c8700c')
    m.bump(m.noise(oc, 12, 4), 0.3, 0.03)
    eye = _pineapple_eye(m.m)
    core = lathe(
        'core',
        [(_pineapple_radius(t) * 0.95 + 1e-6, t * height) for t in np.linspace(0, 1, 40)],
        48,
        plain('groove', '#3a3a10', 0.7),
    )
    parts = [core]
    rows, per_row = 13, 13
    bract = plain('bract', '#6a4a1c', 0.7)
    spike = blade(0.16, 0.035, bract, 0.6, 0.2)
    for j in range(rows):
        t = (j + 0.55) / rows
        rad = _pineapple_radius(t)
        slope = math.atan2(_pineapple_radius(min(1, t + 0.03)) - _pineapple_radius(max(0, t - 0.03)), 0.06 * height)
        for k in range(per_row):
            a = 2 * math.pi * (k + 0.5 * (j % 2)) / per_row + j * 0.02
            o = link(bpy.data.objects.new('eye', eye.data))
            w = 2 * math.pi * rad / per_row
            turn = Matrix.Rotation(a, 4, 'Z') @ Matrix.Translation((rad * 0.93, 0, t * height))
            turn = turn @ Matrix.Rotation(math.pi / 2 - slope, 4, 'Y')
            o.matrix_world = turn @ Matrix.Diagonal((height / rows * 1.33, w * 0.99, 0.20, 1))
            parts.append(o)
            b = copy_of(spike, 'bract')
            solidify(b, 0.01)
            b.matrix_world = (
                Matrix.Rotation(a, 4, 'Z')
                @ Matrix.Translation((rad * 0.93 + 0.10, 0, t * height))
                @ Matrix.Rotation(-1.15, 4, 'Y')
                @ Matrix.Rotation(rnd.uniform(-0.2, 0.2), 4, 'X')
            )
            parts.append(b)
    for hidden in (eye, spike):
        hidden.hide_render = True
        hidden.location = (0, 0, 0.8)
        hidden.scale = (0.01, 0.01, 0.01)
    if crown:
        parts += _pineapple_crown(height, rnd)
    return group(parts + [eye, spike], 'pineapple', scale)


def _pineapple_eye(mat):
    """Hexagonal low pyramid, one unit wide and one high in z."""
    V = []
    F = []
    rings = [(0.5, 0), (0.5, 0.35), (0.40, 0.72), (0.2, 0.92), (0.06, 1.0)]
    for q, z in rings:
        for k in range(6):
            a = math.pi / 6 + k * math.pi / 3
            V.append((q * math.cos(a) * 1.1, q * math.sin(a) * 1.12, z))
    V.append((0, 0, 1.1))
    n = 6
    for j in range(len(rings) - 1):
        for k in range(n):
            F.append((j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k))
    last = (len(rings) - 1) * n
    for k in range(n):
        F.append((last + k, last + (k + 1) % n, len(V) - 1))
    return mesh_obj('eye', V, F, mat)


def _pineapple_crown(height, rnd):
    """Spiral of stiff pointed leaves, outer ones arching out."""
    green = leaf_material('crown', '#1c3f14', '#4f7f34', 0.45, False)
    made = []
    count = 58
    for k in range(count):
        t = k / (count - 1)
        leaf = blade(
            0.62 + 0.62 * t * (1.25 - 0.45 * t),
            0.088 - 0.02 * t,
            green,
            1.25 - 1.15 * t,
            0.55,
            0,
            16,
            0.45,
            0.012,
            0.06,
        )
        elevation = -0.15 - 1.25 * t**0.8 + rnd.uniform(-0.08, 0.08)
        leaf.rotation_euler = (rnd.uniform(-0.12, 0.12), elevation, k * GOLDEN)
        r = 0.20 * (1 - t) + 0.02
        leaf.location = (r * math.cos(k * GOLDEN), r * math.sin(k * GOLDEN), height - 0.04 + 0.22 * t)
        made.append(leaf)
    return made


def pineapple_slice(scale=1, thick=0.20):
    """Peeled ring with its pale core."""
    m = M('pineapple flesh')
    u, v, _ = m.sep(m.coord('UV'))
    fibre = m.noise(m.combine(m.math('MULTIPLY', v, 48), m.math('MULTIPLY', u, 3)), 2.2, 4)
    base = m.ramp(fibre, [(0.3, '#cc7e06'), (0.55, '#e69c10'), (0.75, '#f0bc44')])
    rim = m.mix(m.remap(u, 0.93, 0.96), base, '#8a6a1c')
    core = m.mix(m.remap(u, 0.22, 0.27), '#f0d888', rim)
    m.color(core).set(Roughness=0.26, Specular=0.55).sss(0.22, (0.25, 0.14, 0.04), '#f2b01c')
    m.bump(fibre, 0.35, 0.03)
    wavy = [
        (0.72 * (1 + 0.03 * math.cos(13 * a)) * math.cos(a), 0.72 * (1 + 0.03 * math.cos(13 * a)) * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, 130, endpoint=False)
    ]
    rind = skin(
        'rind', [(0.3, '#3a3f10'), (0.5, '#8a6a14'), (0.7, '#c08020')], 8, 0.5, sss=0, bump=0.4, bump_scale=12
    )
    return group(slice_solid(wavy, thick, rind, m.m), 'pineapple slice', scale)


# ---------------------------------------------------------------- coconut
def coconut(scale=1, seed=3):
    """A husked coconut: brown, hairy, with its three eyes at the top."""
    rnd = random.Random(seed)
    m = M('coconut')
    oc = m.coord()
    x, y, z = m.sep(oc)
    angle = m.math('ARCTAN2', y, x)
    hair = m.noise(m.combine(m.math('MULTIPLY', angle, 16), m.math('MULTIPLY', z, 1.6), 0), 2.6, 6, 0.7)
    m.color(m.ramp(hair, [(0.30, '#1c0f07'), (0.52, '#43280f'), (0.75, '#7a5226')])).set(Roughness=0.85, Specular=0.2)
    m.bump(hair, 0.9, 0.05)
    prof = [(0.98 * math.sin(t) ** 0.96 + 1e-6, -1.04 * math.cos(t)) for t in np.linspace(0, math.pi, 60)]
    body = lathe('coconut', prof, 96, m.m, fn=lambda r, z, a, i: (r * (1 + 0.03 * math.cos(3 * a)), z))
    eye = plain('coconut eye', '#140b06', 0.8)
    parts = [body]
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.4
        spot = ball(0.12, eye, (1, 1, 0.45))
        spot.location = (0.26 * math.cos(a), 0.26 * math.sin(a), 1.0)
        parts.append(spot)
    straw = plain('coconut hair', '#7a5630', 0.9)
    for _ in range(150):
        a, t = rnd.uniform(0, 6.28), rnd.uniform(0.15, 2.9)
        r, h = 0.98 * math.sin(t), -1.04 * math.cos(t)
        out = rnd.uniform(1.02, 1.10)
        lift = rnd.uniform(0.10, 0.26)
        hair = [(r * math.cos(a), r * math.sin(a), h), (r * out * math.cos(a), r * out * math.sin(a), h + lift * 0.6),
                (r * out * math.cos(a + 0.1), r * out * math.sin(a + 0.1), h + lift)]
        parts.append(tube(hair, 0.006, straw, 4))
    return group(parts, 'coconut', scale)
