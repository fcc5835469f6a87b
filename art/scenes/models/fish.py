"""Fish models: one builder, a table of kinds. A fish lies along x, head at +x, its left side facing -y."""

import math

import numpy as np

from models.common import group, plain, solidify, tube
from shared import M, hexc, lathe, mesh_obj, spline

DEEP_WIDTH = [
    (0, 0.02),
    (1, 0.20),
    (2, 0.34),
    (3, 0.41),
    (4, 0.40),
    (5, 0.32),
    (6, 0.20),
    (7, 0.10),
    (8, 0.06),
    (9, 0.03),
]
ROUND_WIDTH = [
    (0, 0.02),
    (1, 0.17),
    (2, 0.29),
    (3, 0.36),
    (4, 0.37),
    (5, 0.31),
    (6, 0.20),
    (7, 0.10),
    (8, 0.05),
    (9, 0.03),
]

KINDS = {
    'snapper': dict(
        top=[
            (2.02, 0.02),
            (1.85, 0.24),
            (1.5, 0.50),
            (1.0, 0.74),
            (0.4, 0.84),
            (-0.3, 0.72),
            (-1.0, 0.44),
            (-1.5, 0.24),
            (-1.75, 0.21),
            (-1.95, 0.25),
        ],
        bottom=[
            (2.02, -0.06),
            (1.85, -0.20),
            (1.5, -0.40),
            (1.0, -0.60),
            (0.4, -0.70),
            (-0.3, -0.60),
            (-1.0, -0.36),
            (-1.5, -0.20),
            (-1.75, -0.18),
            (-1.95, -0.22),
        ],
        width=DEEP_WIDTH,
        scales=17,
        bars=0,
        head=1.06,
        back=[(0.10, '#bb9c8f'), (0.28, '#b57c6d'), (0.44, '#a5473d'), (0.60, '#84201c'), (0.90, '#5a0f0e')],
        fin=('#64140f', '#b9786a'),
        eye='#a8502c',
        line='#3a1512',
        metal=0.12,
        coat=0.55,
        fins=[
            (
                [(1.05, 0.68), (0.4, 0.82), (-0.4, 0.66), (-1.15, 0.36)],
                [(0.86, 0.88), (0.12, 1.16), (-0.66, 1.00), (-1.52, 0.62)],
                0.12,
            ),
            ([(-0.25, -0.60), (-0.7, -0.46), (-1.15, -0.3)], [(-0.45, -0.90), (-1.02, -0.86), (-1.52, -0.58)], 0.05),
        ],
        tail=[(-2.72, 0.86), (-2.54, 0.40), (-2.42, 0.0), (-2.54, -0.40), (-2.72, -0.84)],
    ),
    'tilapia': dict(
        top=[
            (1.90, 0.02),
            (1.72, 0.28),
            (1.4, 0.56),
            (0.95, 0.80),
            (0.35, 0.94),
            (-0.35, 0.82),
            (-1.0, 0.50),
            (-1.45, 0.28),
            (-1.7, 0.25),
            (-1.9, 0.30),
        ],
        bottom=[
            (1.90, -0.08),
            (1.75, -0.24),
            (1.4, -0.46),
            (0.95, -0.66),
            (0.35, -0.78),
            (-0.35, -0.70),
            (-1.0, -0.42),
            (-1.45, -0.24),
            (-1.7, -0.22),
            (-1.9, -0.27),
        ],
        width=DEEP_WIDTH,
        scales=11.5,
        bars=0.42,
        head=0.98,
        back=[(0.08, '#b9b3a2'), (0.34, '#7f8680'), (0.58, '#465256'), (0.78, '#232d31'), (0.95, '#10171a')],
        fin=('#2c3639', '#66726f'),
        eye='#66502c',
        line='#1a2022',
        metal=0.3,
        fins=[
            (
                [(1.0, 0.77), (0.35, 0.93), (-0.45, 0.76), (-1.15, 0.42)],
                [(0.85, 1.06), (0.2, 1.34), (-0.75, 1.24), (-1.75, 0.72)],
                0.10,
            ),
            (
                [(-0.25, -0.70), (-0.7, -0.55), (-1.15, -0.36)],
                [(-0.45, -1.02), (-1.05, -1.0), (-1.65, -0.62)],
                0.06,
            ),
        ],
        tail=[(-2.55, 0.62), (-2.62, 0.22), (-2.62, -0.22), (-2.55, -0.60)],
    ),
    'sardine': dict(
        top=[
            (2.05, 0.0),
            (1.85, 0.13),
            (1.5, 0.25),
            (1.0, 0.36),
            (0.4, 0.42),
            (-0.3, 0.38),
            (-1.0, 0.25),
            (-1.5, 0.14),
            (-1.8, 0.10),
            (-2.0, 0.11),
        ],
        bottom=[
            (2.05, -0.05),
            (1.85, -0.14),
            (1.5, -0.25),
            (1.0, -0.36),
            (0.4, -0.43),
            (-0.3, -0.38),
            (-1.0, -0.24),
            (-1.5, -0.13),
            (-1.8, -0.09),
            (-2.0, -0.10),
        ],
        width=[(x, w * 0.72) for x, w in ROUND_WIDTH],
        scales=22,
        bars=0,
        head=1.22,
        spots=True,
        back=[(0.06, '#6f7270'), (0.36, '#5a666c'), (0.47, '#354f5b'), (0.56, '#163241'), (0.76, '#06121a')],
        fin=('#37434a', '#66757b'),
        eye='#5c573f',
        line='#22292c',
        metal=0.3,
        fins=[
            ([(0.45, 0.41), (0.15, 0.42), (-0.25, 0.38)], [(0.30, 0.68), (-0.02, 0.70), (-0.45, 0.50)], 0.05),
            ([(-0.9, -0.26), (-1.15, -0.20), (-1.4, -0.15)], [(-1.0, -0.38), (-1.25, -0.34), (-1.5, -0.24)], 0.0),
        ],
        tail=[(-2.72, 0.58), (-2.28, 0.14), (-2.28, -0.14), (-2.72, -0.56)],
    ),
    'mackerel': dict(
        top=[
            (2.1, 0.0),
            (1.9, 0.14),
            (1.5, 0.30),
            (1.0, 0.44),
            (0.4, 0.51),
            (-0.3, 0.46),
            (-1.0, 0.28),
            (-1.5, 0.13),
            (-1.85, 0.07),
            (-2.05, 0.09),
        ],
        bottom=[
            (2.1, -0.06),
            (1.9, -0.16),
            (1.5, -0.30),
            (1.0, -0.43),
            (0.4, -0.50),
            (-0.3, -0.45),
            (-1.0, -0.27),
            (-1.5, -0.12),
            (-1.85, -0.06),
            (-2.05, -0.08),
        ],
        width=ROUND_WIDTH,
        scales=0,
        bars=0,
        head=1.18,
        stripes=True,
        back=[
            (0.06, '#a5a6a0'),
            (0.34, '#939d9f'),
            (0.50, '#6f8a88'),
            (0.62, '#245052'),
            (0.80, '#123640'),
            (0.95, '#08202b'),
        ],
        fin=('#3a4a4c', '#7c8c8a'),
        eye='#8f8460',
        line='#182224',
        metal=0.5,
        fins=[
            ([(0.75, 0.48), (0.4, 0.51), (0.0, 0.49)], [(0.62, 0.84), (0.25, 0.76), (-0.18, 0.54)], 0.08),
            ([(-0.55, 0.40), (-0.8, 0.34), (-1.0, 0.28)], [(-0.65, 0.60), (-0.95, 0.50), (-1.15, 0.34)], 0.0),
            ([(-0.6, -0.38), (-0.85, -0.32), (-1.05, -0.26)], [(-0.7, -0.58), (-1.0, -0.48), (-1.2, -0.32)], 0.0),
        ]
        + [
            (
                [
                    (-1.15 - 0.14 * k, s * (0.24 - 0.045 * k)),
                    (-1.19 - 0.14 * k, s * (0.225 - 0.045 * k)),
                    (-1.23 - 0.14 * k, s * (0.21 - 0.045 * k)),
                ],
                [
                    (-1.21 - 0.14 * k, s * (0.31 - 0.05 * k)),
                    (-1.26 - 0.14 * k, s * (0.30 - 0.05 * k)),
                    (-1.29 - 0.14 * k, s * (0.23 - 0.05 * k)),
                ],
                0,
            )
            for k in range(4)
            for s in (1, -1)
        ],
        tail=[(-2.80, 0.72), (-2.28, 0.12), (-2.28, -0.12), (-2.80, -0.70)],
    ),
}


class Body:
    """Outline and half-width of a fish, with the side surface as a function of (x, z)."""

    def __init__(self, kind, n=90):
        self.n = n
        self.top = spline(kind['top'], n)
        self.bottom = spline(kind['bottom'], n)
        self.width = [p[1] for p in spline(kind['width'], n)]

    def side(self, x, z):
        """y of the left flank at (x, z)."""
        i = min(range(self.n), key=lambda k: abs(self.top[k][0] - x))
        hi, lo = self.top[i][1], self.bottom[i][1]
        q = max(-1, min(1, (z - (hi + lo) / 2) / ((hi - lo) / 2)))
        return -self.width[i] * math.sqrt(max(0, 1 - abs(q) ** 2.1)) ** 0.9

    def mesh(self, mat, gill, around=72, n=260):
        """Closed body mesh; gill(z) is how far ahead the cover of the gills ends, which stands out a little over the body."""
        V = []
        F = []
        along = np.linspace(0, self.n - 1, n)
        rows = [np.interp(along, range(self.n), line) for line in (
            [p[0] for p in self.top], [p[1] for p in self.top], [p[1] for p in self.bottom], self.width)]
        for i, (x, hi, lo, width) in enumerate(zip(*rows)):
            for k in range(around):
                a = 2 * math.pi * k / around
                ca, sa = math.cos(a), math.sin(a)
                z = (hi + lo) / 2 + (hi - lo) / 2 * math.copysign(abs(sa) ** 0.95, sa)
                ahead = x - gill(z)
                cover = 0.036 * min(1, max(0, ahead / 0.03)) * math.exp(-max(0, ahead) / 0.35) * abs(ca)
                V.append((x, (width + cover) * math.copysign(abs(ca) ** 0.9, ca), z))
            if i:
                b = (i - 1) * around
                for k in range(around):
                    F.append((b + k, b + around + k, b + around + (k + 1) % around, b + (k + 1) % around))
        F.append(tuple(range(around)))
        F.append(tuple((n - 1) * around + k for k in range(around))[::-1])
        return mesh_obj('body', V, F, mat)


def _scale_pattern(m, oc, size):
    """Overlapping scales: height (0 where one comes out under another, 1 at its free end), 1 on its edge, its own tone."""
    x, _, z = m.sep(oc)
    flat = m.combine(
        m.math('ADD', m.math('MULTIPLY', x, 0.80), z), m.math('SUBTRACT', m.math('MULTIPLY', x, 0.80), z)
    )
    nearest, edge = (m.add('ShaderNodeTexVoronoi', feature=feature) for feature in ('F1', 'DISTANCE_TO_EDGE'))
    for v in (nearest, edge):
        v.voronoi_dimensions = '2D'
        v.inputs['Scale'].default_value = size * 0.62
        v.inputs['Randomness'].default_value = 0.16
        m.ln(flat, v.inputs['Vector'])
    here, there = m.sep(flat), m.sep(nearest.outputs['Position'])
    ahead = m.math('ADD', m.math('SUBTRACT', here[0], there[0]), m.math('SUBTRACT', here[1], there[1]))
    height = m.remap(m.math('MULTIPLY', ahead, size * 0.62), 0.85, -0.85)
    return height, m.remap(edge.outputs['Distance'], 0.12, 0.01), m.sep(nearest.outputs['Color'])[0]


def _body_material(kind):
    m = M('fish')
    oc = m.coord()
    x, y, z = m.sep(oc)
    n = m.noise(oc, 2.2, 4)
    f = m.math('ADD', m.math('MULTIPLY', z, 0.62 if kind['scales'] < 12 and kind['scales'] else 1.05), 0.5)
    f = m.math('ADD', f, m.math('MULTIPLY', m.math('SUBTRACT', n, 0.5), 0.16))
    fleck = m.math('SUBTRACT', m.noise(m.mapping(oc, (1, 1, 1.6)), 8, 5, 0.65), 0.5)
    f = m.math('ADD', f, m.math('MULTIPLY', fleck, 0.22))
    if kind['bars']:
        bar = m.math('SINE', m.math('ADD', m.math('MULTIPLY', x, 7.5), m.math('MULTIPLY', n, 2.5)))
        f = m.math('ADD', f, m.math('MULTIPLY', m.remap(bar, 0.1, 0.9), kind['bars'] * 0.22))
    behind = m.remap(x, kind['head'] + 0.06, kind['head'] - 0.06)
    f = m.math('ADD', f, m.remap(x, kind['head'] - 0.1, kind['head'] + 0.5, 0, 0.09))
    colour = m.ramp(f, kind['back'])
    if kind.get('stripes'):
        wob = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(oc, 3.4, 3), 0.5), 7)
        wave = m.math(
            'SINE', m.math('ADD', m.math('ADD', m.math('MULTIPLY', x, 29), wob), m.math('MULTIPLY', z, 9))
        )
        mask = m.math('MULTIPLY', m.remap(wave, -0.05, 0.35), m.remap(z, 0.02, 0.14))
        colour = m.mix(m.math('MULTIPLY', m.math('MULTIPLY', mask, behind), 0.92), colour, '#04090b')
    if kind.get('spots'):
        row = m.math(
            'MULTIPLY',
            m.math('GREATER_THAN', m.math('SINE', m.math('MULTIPLY', x, 17)), 0.72),
            m.math('LESS_THAN', m.math('ABSOLUTE', m.math('SUBTRACT', z, 0.10)), 0.035),
        )
        colour = m.mix(m.math('MULTIPLY', m.math('MULTIPLY', row, behind), 0.7), colour, '#1a2a30')
    red = kind['metal'] < 0.2
    m.set(Roughness=0.28, Specular=0.45 if red else 0.65, Metallic=kind['metal'])
    m.set(Clearcoat=kind.get('coat', 0.55), Clearcoat_Roughness=0.04)
    if kind['scales']:
        height, line, own = _scale_pattern(m, oc, kind['scales'])
        shade = m.math('MULTIPLY', m.remap(height, 0.55, 0.0), behind)
        colour = m.mix(m.math('MULTIPLY', shade, 0.42), colour, '#4a2624' if red else '#30383e', 'MULTIPLY')
        shine = m.math('MULTIPLY', m.remap(height, 0.72, 1), m.math('MULTIPLY', behind, 0.05 if red else 0.12))
        shine = m.math('ADD', shine, m.math('MULTIPLY', m.math('MULTIPLY', own, behind), 0.05 if red else 0.07))
        colour = m.mix(shine, colour, '#e0a89a' if red else '#dfe4e4')
        m.bump(m.math('MULTIPLY', m.math('SUBTRACT', height, m.math('MULTIPLY', line, 0.3)), behind), 0.30, 0.025)
    else:
        m.bump(n, 0.08, 0.05)
    tail = kind['top'][-1][0]
    m.color(m.mix(m.remap(x, tail + 0.40, tail + 0.04, 0, 0.8), colour, kind['fin'][0]))
    return m.m


def _fin_material(dark, light):
    """Rays that branch once on their way to the edge, in a thin skin between them that lets light and ground through."""
    m = M('fin')
    u, v, _ = m.sep(m.coord('UV'))
    sway = m.math('MULTIPLY', m.noise(m.combine(m.math('MULTIPLY', u, 5), v), 2, 2), 3)

    def rays(count):
        wave = m.math('SINE', m.math('ADD', m.math('MULTIPLY', u, count), sway))
        return m.remap(wave, -0.2, 1)

    ray = m.mix(m.remap(v, 0.35, 0.75), rays(95), rays(190))
    tone = m.math('ADD', m.math('MULTIPLY', ray, 0.52), m.math('MULTIPLY', m.remap(v, 1.0, 0.1), 0.42))
    tone = m.math('ADD', tone, m.math('MULTIPLY', m.noise(m.coord(), 3, 3), 0.25))
    m.color(m.ramp(tone, [(0.10, light), (0.85, dark)])).set(Roughness=0.25, Specular=0.5, Clearcoat=0.6)
    m.bump(ray, 0.22, 0.012)
    thin = m.add('ShaderNodeBsdfTranslucent')
    thin.inputs[0].default_value = hexc(light)
    clear = m.add('ShaderNodeBsdfTransparent')
    mixed, seen = (m.add('ShaderNodeMixShader') for _ in range(2))
    mixed.inputs[0].default_value = 0.35
    m.ln(m.b.outputs[0], mixed.inputs[1])
    m.ln(thin.outputs[0], mixed.inputs[2])
    m.ln(m.math('MULTIPLY', m.math('SUBTRACT', 1, ray), m.remap(v, 0.15, 1, 0.08, 0.55)), seen.inputs[0])
    m.ln(mixed.outputs[0], seen.inputs[1])
    m.ln(clear.outputs[0], seen.inputs[2])
    m.ln(seen.outputs[0], m.out.inputs[0])
    return m.m


def _fin(base, tip, mat, y=0.0, flare=0.0, spiky=0.0, wave=0.0, flank=None, n=90, rows=14):
    """Strip between two XZ polylines; spiky notches the edge between the rays, wave lets it sway to both sides. On a flank,
    which is y at (x, z), it lies close and bends with it."""
    b = spline(base, n)
    t = spline(tip, n)
    V = []
    F = []
    for i in range(n):
        notch = 1 - spiky * abs(math.sin(math.pi * 13 * i / n))
        for j in range(rows):
            q = j / (rows - 1)
            k = 1 + (notch - 1) * q * q
            sway = wave * q * q * math.sin(9 * i / n + 2 * q)
            x, z = (b[i][c] + (t[i][c] - b[i][c]) * q * k for c in (0, 1))
            V.append((x, (flank(x, z) if flank else 0) + y + flare * q + sway, z))
        if i:
            for j in range(rows - 1):
                a = (i - 1) * rows + j
                F.append((a, a + rows, a + rows + 1, a + 1))
    o = mesh_obj('fin', V, F, mat)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        i, j = divmod(loop.vertex_index, rows)
        uv.data[loop.index].uv = (i / (n - 1), j / (rows - 1))
    return solidify(o, 0.012)


def fish(name='snapper', scale=1, bend=0.0):
    """Build one fish of the given kind; bend curls head and tail up slightly."""
    kind = KINDS[name]
    body = Body(kind)
    gill = kind['head'] - 0.06
    hi, lo = kind['top'][3][1], kind['bottom'][3][1]
    curve = spline(
        [
            (gill + 0.30, hi * 0.85),
            (gill + 0.10, hi * 0.52),
            (gill, hi * 0.22),
            (gill - 0.02, -0.05),
            (gill + 0.08, lo * 0.52),
            (gill + 0.30, lo * 0.80),
        ],
        40,
    )
    at, ends = [p[1] for p in curve[::-1]], [p[0] for p in curve[::-1]]
    parts = [body.mesh(_body_material(kind), lambda z: np.interp(z, at, ends))]
    fin_mat = _fin_material(*kind['fin'])
    for base, tip, spiky in kind['fins']:
        parts.append(_fin(base, tip, fin_mat, spiky=spiky, wave=0.05))
    x_tail, half = kind['top'][-1][0], kind['top'][-1][1]
    root = [
        (x_tail + 0.15, half * 0.9),
        (x_tail + 0.09, half * 0.35),
        (x_tail + 0.09, -half * 0.35),
        (x_tail + 0.15, -half * 0.85),
    ]
    parts.append(_fin(root, kind['tail'], fin_mat, spiky=0.02, wave=0.06))
    deep = kind['top'][4][1]
    k = deep / 0.82
    parts.append(
        _fin(
            [(gill + 0.03, -0.12 * k), (gill + 0.02, -0.17 * k), (gill + 0.02, -0.22 * k), (gill + 0.03, -0.26 * k)],
            [(gill - 0.80 * k, -0.02 * k), (gill - 1.00 * k, -0.20 * k), (gill - 0.74 * k, -0.40 * k),
             (gill - 0.30 * k, -0.42 * k)],
            fin_mat,
            -0.016,
            -0.05,
            flank=body.side,
        )
    )
    low = kind['bottom'][3][1]
    parts.append(
        _fin(
            [(0.75, low), (0.62, low - 0.02), (0.5, low - 0.04), (0.4, low - 0.06)],
            [(0.42, low - 0.40 * k), (0.16, low - 0.42 * k), (0.02, low - 0.30 * k), (0.10, low - 0.16 * k)],
            fin_mat,
            -0.12,
            -0.06,
        )
    )
    dark = plain('gill line', kind['line'], 0.5)
    parts.append(
        tube(
            [(x - 0.014, body.side(x - 0.014, z) - 0.004, z) for x, z in curve[4:]],
            lambda t: 0.006 * math.sin(math.pi * t) + 0.001,
            dark,
            8,
        )
    )
    nose, nose_z = kind['top'][0]
    mouth = spline([(nose - 0.02, nose_z - 0.045), (nose - 0.14, nose_z - 0.08), (nose - 0.28, nose_z - 0.13)], 14)
    parts.append(
        tube([(x, body.side(x, z) - 0.004, z) for x, z in mouth], lambda t: 0.009 * (1 - t) + 0.003, dark, 8)
    )
    ex = nose - 0.46
    i = min(range(body.n), key=lambda q: abs(body.top[q][0] - ex))
    ez = body.top[i][1] * 0.42 + 0.0
    ey = body.side(ex, ez)
    r = 0.125 * min(1, 0.55 + deep * 0.5)
    white = M('iris').set(Base_Color=hexc(kind['eye']), Roughness=0.15, Clearcoat=1).m
    black = M('pupil').set(Base_Color=(0.004, 0.004, 0.004, 1), Roughness=0.05, Clearcoat=1).m
    for radius, dy, mat in ((r, 0.010, white), (r * 0.70, -0.026, black)):
        prof = [(radius * math.sin(t) + 1e-7, radius * 0.55 * math.cos(t)) for t in np.linspace(0, math.pi, 24)]
        o = lathe('eye', prof, 32, mat)
        o.rotation_euler = (math.pi / 2, 0, 0)
        o.location = (ex, ey + dy, ez)
        parts.append(o)
    return group(parts, name, scale)
