"""Vegetable models. Each function returns one object (an empty with parts) near the origin."""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from models.common import (
    ball, blade, circle, cut_face, flesh, group, half_solid, leaf_material, partial_lathe, plain, sepals, skin,
    slice_solid, solidify, tube,
)
from shared import M, lathe, link, mesh_obj, spline

# ---------------------------------------------------------------- tomato
TOMATO_PROFILE = [
    (1e-6, 0.04),
    (0.2, 0.01),
    (0.38, 0.0),
    (0.62, 0.08),
    (0.84, 0.32),
    (0.9, 0.6),
    (0.82, 0.9),
    (0.6, 1.1),
    (0.38, 1.17),
    (0.2, 1.13),
    (0.08, 1.05),
    (1e-6, 1.03),
]


def _tomato_skin():
    m = M('tomato')
    oc = m.coord()
    z = m.sep(oc)[2]
    f = m.math('ADD', m.math('MULTIPLY', z, 0.5), m.math('MULTIPLY', m.noise(oc, 1.6, 3), 0.5))
    m.color(m.ramp(f, [(0.15, '#8f0a05'), (0.55, '#a81206'), (0.82, '#b82408'), (0.97, '#b8601c')]))
    m.set(Roughness=0.2, Specular=0.5, Clearcoat=0.3, Clearcoat_Roughness=0.08)
    m.sss(0.12, (0.3, 0.06, 0.03), '#d01c0a')
    m.bump(m.noise(oc, 5, 3), 0.05, 0.05)
    return m.m


def _tomato_shape(seed):
    rnd = random.Random(seed)
    a3, a2 = rnd.uniform(-0.02, 0.02), rnd.uniform(-0.02, 0.02)
    ph = rnd.uniform(0, 6)

    def fn(r, z, a, i):
        top = max(0, (z - 0.55) / 0.45)
        k = 1 + (0.035 * math.cos(5 * a + ph) + a3 * math.cos(3 * a) + a2 * math.sin(2 * a)) * (0.35 + 1.1 * top)
        return r * k, z + 0.03 * math.cos(5 * a + ph) * top * r

    return fn


def tomato(seed=0, scale=1):
    """Whole tomato; the calyx follows the shoulder so it cannot hover."""
    prof = spline(TOMATO_PROFILE, 70)
    body = lathe('tomato', prof, 80, _tomato_skin(), fn=_tomato_shape(seed))
    upper = sorted((r, z) for r, z in prof if z > 0.8)
    rs, zs = [p[0] for p in upper], [p[1] for p in upper]

    def surface(r):
        return float(np.interp(r, rs, zs))

    green = leaf_material('calyx', '#1c3f10', '#47702a', 0.55, False)
    parts = [body] + sepals(6, 0.52, 0.085, green, 0.03, surface, seed, 0.03, 0.34)
    parts.append(
        tube(
            [(0, 0, 1.02), (0.01, 0, 1.16), (0.04, 0.02, 1.28), (0.10, 0.03, 1.36)],
            lambda t: 0.05 - 0.012 * t + 0.06 * max(0, t - 0.8),
            green,
        )
    )
    return group(parts, 'tomato', scale)


def tomato_half(seed=0, scale=1):
    """Half a tomato cut across, face towards the camera: walls, jelly pockets and seeds."""
    m = M('tomato cut')
    u, v, _ = m.sep(m.coord('UV'))
    n = m.noise(m.coord(), 5, 4)
    lobes = 6
    wall = m.math('MULTIPLY', m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', v, math.pi * lobes))), u)
    pocket = m.math(
        'MULTIPLY', m.remap(wall, 0.12, 0.2), m.math('MULTIPLY', m.remap(u, 0.80, 0.74), m.remap(u, 0.30, 0.38))
    )
    meat = m.ramp(n, [(0.3, '#b01c0c'), (0.7, '#c43218')])
    meat = m.mix(m.remap(u, 0.34, 0.18), meat, '#cf7a50')
    meat = m.mix(m.remap(u, 0.95, 0.975), meat, '#8f0a05')
    jelly = m.ramp(n, [(0.3, '#9a2a06'), (0.7, '#b8560c')])
    m.color(m.mix(pocket, meat, jelly)).set(Roughness=0.16, Specular=0.6)
    m.sss(0.2, (0.25, 0.06, 0.03), '#d8301a')
    m.bump(m.math('SUBTRACT', m.math('MULTIPLY', n, 0.2), m.math('MULTIPLY', pocket, 0.5)), 0.4, 0.03)
    shape = _tomato_shape(seed)
    prof = [(r, z - 0.55) for r, z in spline(TOMATO_PROFILE, 70) if z <= 0.56]
    shell = lathe('shell', prof, 80, _tomato_skin(), fn=lambda r, z, a, i: shape(r, z + 0.55, a, i)[:1] + (z,))
    shell.rotation_euler = (math.radians(90), 0, 0)
    rim = [shape(0.897, 0.55, a, 0)[0] for a in np.linspace(0, 2 * math.pi, 90, endpoint=False)]
    angles = np.linspace(0, 2 * math.pi, 90, endpoint=False)
    disc = cut_face([(r * math.cos(a), r * math.sin(a)) for r, a in zip(rim, angles)], m.m, y=-0.006)
    rnd = random.Random(seed)
    pip = skin('tomato pip', [(0.3, '#c8a040'), (0.7, '#e0c070')], 9, 0.25, coat=0.5, sss=0.2, bump=0)
    parts = [shell, disc]
    for k in range(lobes):
        mid = 2 * math.pi * (k + 0.5) / lobes
        for _ in range(6):
            a = mid + rnd.uniform(-0.30, 0.30)
            r = rnd.uniform(0.42, 0.64)
            s = ball(0.035, pip, (0.7, 0.35, 1.25), 12)
            s.location = (r * math.cos(a), -0.008, r * math.sin(a))
            s.rotation_euler = (0, math.pi / 2 - a + rnd.uniform(-0.6, 0.6), 0)
            parts.append(s)
    return group(parts, 'tomato half', scale)


# ---------------------------------------------------------------- carrot
def _carrot_skin():
    m = M('carrot')
    oc = m.coord()
    ring = m.ramp(m.noise(m.mapping(oc, (1.2, 1.2, 9)), 1.6, 5, 0.65), [(0.30, (0, 0, 0, 1)), (0.42, (1, 1, 1, 1))])
    base = m.ramp(m.noise(oc, 1.3, 3), [(0.3, '#cc3c02'), (0.7, '#de5206')])
    m.color(m.mix(ring, '#8a2e02', base)).set(Roughness=0.42, Specular=0.4)
    m.sss(0.1, (0.25, 0.09, 0.03), '#ee5806')
    m.bump(ring, 0.35, 0.03)
    return m.m


def _carrot_tops(rnd, reach):
    """Feathery leaves springing from the origin along +z."""
    stalk = leaf_material('carrot stalk', '#4d8526', '#8ab550', 0.5, False)
    feather = leaf_material('carrot leaf', '#2c6a14', '#68a234', 0.5, False)
    parts = []
    for _ in range(9):
        a = rnd.uniform(0, 6.28)
        spread = rnd.uniform(0.12, 0.5)
        length = rnd.uniform(0.7, 1.1) * reach
        q = [(0.07 * math.cos(a), 0.07 * math.sin(a), -0.03)]
        for i in range(1, 9):
            t = i / 8
            out = 0.06 + spread * length * t**1.5 * 0.6
            q.append((math.cos(a) * out, math.sin(a) * out, length * t * (1 - 0.18 * spread * t)))
        parts.append(tube(q, lambda t: 0.03 * (1 - t) + 0.008, stalk, 8))
        V = []
        F = []
        for _ in range(52):
            t = rnd.uniform(0.45, 1)
            i0 = min(int(t * 8), 7)
            p = Vector(q[i0]).lerp(Vector(q[i0 + 1]), t * 8 - i0)
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.uniform(0.0, 1.2))).normalized()
            reach_out = rnd.uniform(0.10, 0.26) * (1.25 - 0.5 * t)
            for j in range(5):
                c = p + d * reach_out * (0.3 + 0.7 * j / 4)
                e = (d + Vector((rnd.gauss(0, 0.6), rnd.gauss(0, 0.6), rnd.gauss(0, 0.6)))).normalized()
                s = e.orthogonal().normalized() * 0.022
                b = len(V)
                V += [c - s * 0.4, c + s * 0.4, c + e * 0.06 + s, c + e * 0.10, c + e * 0.06 - s]
                F.append((b, b + 1, b + 2, b + 3, b + 4))
        parts.append(mesh_obj('feathers', V, F, feather, smooth=False))
    return parts


def carrot(seed=0, scale=1, length=2.7, tops=1.25):
    """Carrot pointing down -z with its leaves along +z; tops=0 leaves them off."""
    rnd = random.Random(seed)
    be = [rnd.uniform(-0.09, 0.09) for _ in range(4)]

    def radius(t):
        shoulder = 1 - 0.62 * max(0, 1 - t / 0.055) ** 2.2
        taper = 0.36 * (1 - t) ** 0.62 * (1 + 0.10 * math.exp(-t * 8)) * shoulder
        ripple = 0.006 * math.sin(t * 47 + seed) + 0.005 * math.sin(t * 91) + 0.004 * math.sin(t * 23 + 2 * seed)
        return taper + ripple * (1 - t) + 0.008

    pts = [
        (
            be[0] * math.sin(t * 3) * length * 0.3 + be[1] * t * t,
            be[2] * math.sin(t * 2.5) * length * 0.2,
            -length * t,
        )
        for t in np.linspace(0, 1, 110)
    ]
    body = tube(
        pts,
        radius,
        _carrot_skin(),
        36,
        'carrot',
        fn=lambda t, a: 1 + 0.03 * math.cos(2 * a + seed + t * 3) + 0.02 * math.cos(3 * a),
    )
    return group([body] + (_carrot_tops(rnd, tops) if tops else []), 'carrot', scale)


def carrot_slice(scale=1, radius=0.33):
    """Coin of carrot."""
    face = flesh(
        'carrot cut',
        [
            (0.0, '#e0820c'),
            (0.35, '#e88a14'),
            (0.45, '#f0a030'),
            (0.52, '#e06206'),
            (0.92, '#dc5204'),
            (0.97, '#c03c02'),
        ],
        0.35,
        fibre=0.3,
        glow='#f07a10',
        sss=0.12,
    )
    return group(slice_solid(circle(radius, 60), 0.11, _carrot_skin(), face), 'carrot slice', scale)


# ---------------------------------------------------------------- corn
def _kernel_mesh(mat):
    """Plump kernel: unit box with round corners and a domed outer face along +z."""
    prof = [(0.44, -0.2), (0.50, 0.15), (0.505, 0.45), (0.46, 0.72), (0.34, 0.92), (0.17, 0.99), (1e-6, 1.0)]
    o = lathe('kernel', spline(prof, 12), 20, mat)
    for v in o.data.vertices:
        x, y, z = v.co
        long = max(abs(x), abs(y), 1e-9)
        square = 0.62 * math.hypot(x, y) / long + 0.38      # between a circle and a square
        v.co = (x * square, y * square, z)
    return o


def _kernel_skin():
    """Most kernels deep yellow, some paler, a few of cream; light goes a little way into them."""
    m = M('kernel')
    m.color(m.ramp(m.rnd(), [(0.0, '#cf8206'), (0.45, '#da920c'), (0.82, '#dfa026'), (1.0, '#dfb258')]))
    m.set(Roughness=0.26, Specular=0.5, Clearcoat=0.35, Clearcoat_Roughness=0.12)
    return m.sss(0.22, (0.16, 0.09, 0.02), '#f0b024').m


def corn(seed=0, scale=1, husk=True, rows=16, count=36, lying=True):
    """Cob along z, kernels in straight rows; with husk its leaves are peeled back, and silk hangs from its tip. One that is
    lying is turned by ry=90: the leaves below it lie on its floor."""
    rnd = random.Random(seed)
    kernel = _kernel_mesh(_kernel_skin())
    length = 3.0

    def radius(t):
        tip = max(0, (t - 0.45) / 0.55)
        return 0.47 * (1 - tip**2.4) ** 0.66 * (1 - 0.22 * max(0, 0.1 - t) / 0.1) + 0.02

    core = lathe(
        'cob',
        [(radius(t) * 0.86 + 1e-6, length * t) for t in np.linspace(0, 1, 30)],
        32,
        plain('cob', '#c98a1c', 0.7),
    )
    parts = [core]
    for k in range(rows):
        slip = rnd.uniform(0, 0.4)
        for j in range(count):
            t = (j + 0.3 + slip + rnd.uniform(-0.05, 0.05)) / count * 0.985
            r = radius(t)
            if r < 0.1:
                continue
            a = 2 * math.pi * (k + rnd.uniform(-0.03, 0.03)) / rows + 0.10 * t
            o = link(bpy.data.objects.new('k', kernel.data))
            slope = math.atan2(radius(min(1, t + 0.03)) - radius(max(0, t - 0.03)), 0.06 * length)
            w = 2 * math.pi * r / rows
            o.matrix_world = (
                Matrix.Rotation(a, 4, 'Z')
                @ Matrix.Translation((r * 0.85, 0, length * t))
                @ Matrix.Rotation(math.pi / 2 - slope, 4, 'Y')
                @ Matrix.Diagonal((length / count * 1.06, w * 1.04, 0.145 * rnd.uniform(0.9, 1.08), 1))
            )
            parts.append(o)
    kernel.scale = (0.01, 0.01, 0.01)
    kernel.location = (0, 0, length * 0.4)
    parts.append(kernel)
    if husk:
        parts += [*_husk(rnd, lying), _silk(rnd, length)]
    else:
        stub = skin('cob stub', [(0.3, '#a9a860'), (0.7, '#d8cf92')], 7, 0.6, sss=0, bump=0.2)
        parts.append(tube([(0, 0, 0.10), (0, 0, -0.04), (0.01, 0, -0.16)], lambda t: 0.34 - 0.17 * t, stub, 24))
    return group(parts, 'corn', scale)


def _silk(rnd, top):
    """A tuft of dry silk at the tip, which falls towards +x: down, where the cob lies."""
    dry = skin('silk', [(0.3, '#6b3a12'), (0.7, '#b07a34')], 3, 0.6, sss=0, bump=0)
    shape = bmesh.new()
    for _ in range(70):
        a, out, long = rnd.uniform(0, 6.28), rnd.uniform(0.05, 0.24), rnd.uniform(0.25, 0.62)
        x, y = out * math.cos(a), out * math.sin(a)
        path = [(0.2 * x, 0.2 * y, top - 0.12), (0.8 * x, 0.8 * y, top + 0.3 * long),
                (x + 0.10 * long, 1.3 * y, top + 0.75 * long), (x + 0.50 * long, 1.7 * y, top + 0.92 * long)]
        shape.from_mesh(tube(spline(path, 12), lambda t: 0.009 - 0.005 * t, dry, 5, do_link=False).data)
    mesh = bpy.data.meshes.new('silk')
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(dry)
    return link(bpy.data.objects.new('silk', mesh))


def _husk_material():
    """Thin leaf with fine ribs along it: pale where it clasped the cob, greener to its tip, with a dry edge."""
    m = M('husk')
    u, v, _ = m.sep(m.coord('UV'))
    rib = m.noise(m.combine(m.math('MULTIPLY', u, 0.8), m.math('MULTIPLY', v, 34), m.math('MULTIPLY', m.rnd(), 30)), 1.0, 4)
    tone = m.math('ADD', m.math('MULTIPLY', rib, 0.35), m.math('MULTIPLY', u, 0.45))
    tone = m.math('ADD', tone, m.math('MULTIPLY', m.noise(m.coord(), 1.8, 3), 0.30))
    green = m.ramp(tone, [(0.22, '#c0b884'), (0.50, '#9ca25c'), (0.78, '#6f8440'), (0.97, '#8c8050')])
    edge = m.math('ABSOLUTE', m.math('SUBTRACT', v, 0.5))
    m.color(m.mix(m.remap(edge, 0.44, 0.5, 0, 0.6), green, '#a89258')).set(Roughness=0.6, Specular=0.25)
    m.sss(0.12, (0.1, 0.12, 0.03), '#8f9f50')
    m.bump(rib, 0.55, 0.03)
    return m.m


def _husk(rnd, lying):
    """Husk leaves that clasp the foot of the cob and peel back, those below a lying one along its floor, and the stalk."""
    mat, made, floor = _husk_material(), [], 0.55
    long_steps, wide = 44, 13
    for k in range(10):
        turn = 2 * math.pi * k / 10 + rnd.uniform(-0.14, 0.14)
        below = math.cos(turn) if lying else 0
        length = rnd.uniform(1.9, 2.5)
        back = rnd.uniform(2.3, 3.0) - 1.8 * max(0, below) if lying else rnd.uniform(0.25, 1.3)
        broad, sway = rnd.uniform(0.50, 0.62), rnd.uniform(-0.35, 0.35)
        verts, uvs = [], []
        r, z, heading = 0.41 + 0.03 * (k % 2), -0.32, 0.80
        for i in range(long_steps):
            t = i / (long_steps - 1)
            half = broad * math.sin(math.pi * (0.20 + 0.80 * t)) ** 0.8 + 0.004
            bow = 0.44 + 1.6 * t
            for j in range(wide):
                q = 2 * j / (wide - 1) - 1
                bent = q * half / bow
                lift = -bow * (1 - math.cos(bent)) + 0.035 * t * math.sin(9 * t + 2 * q + k) * abs(q)
                out, side = r + lift * math.cos(heading), bow * math.sin(bent) + sway * t * t * length * 0.4
                x, y = out * math.cos(turn) - side * math.sin(turn), out * math.sin(turn) + side * math.cos(turn)
                if lying and x > floor:
                    x = floor + 0.02 * math.sin(5 * t + 3 * q)
                verts.append((x, y, z - lift * math.sin(heading)))
                uvs.append((t, j / (wide - 1)))
            r += math.sin(heading) * length / long_steps
            z += math.cos(heading) * length / long_steps
            heading += (back * 1.9 * math.exp(-((t - 0.36) / 0.30) ** 2) - 11 * math.exp(-t / 0.065)) / long_steps
        faces = [(a, a + wide, a + wide + 1, a + 1) for i in range(long_steps - 1) for a in range(i * wide, i * wide + wide - 1)]
        leaf = mesh_obj('husk', verts, faces, mat)
        layer = leaf.data.uv_layers.new()
        for loop in leaf.data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
        made.append(solidify(leaf, 0.010))
    stalk = [(0, 0, 0.02), (0.01, 0, -0.22), (0.03, 0, -0.55)]
    return [*made, tube(spline(stalk, 12), lambda t: 0.40 - 0.24 * min(1, t * 1.6) ** 0.7, mat, 24)]


# ---------------------------------------------------------------- eggplant
def eggplant(seed=0, scale=1, length=2.7):
    """Glossy aubergine along z with the calyx on top."""
    m = M('eggplant')
    oc = m.coord()
    z = m.sep(oc)[2]
    n = m.noise(m.mapping(oc, (1, 1, 0.4)), 2.0, 3)
    f = m.math('ADD', m.math('MULTIPLY', n, 0.5), m.remap(z, length * 0.78, length * 0.97, 0, 0.5))
    m.color(m.ramp(f, [(0.2, '#0e0413'), (0.5, '#1d0724'), (0.72, '#3a0f42'), (0.95, '#6a3a66')]))
    m.set(Roughness=0.14, Specular=0.6, Clearcoat=0.6, Clearcoat_Roughness=0.06)
    m.bump(m.noise(oc, 2.5, 3), 0.05, 0.06)
    shape = spline(
        [(0, 0.05), (0.06, 0.42), (0.2, 0.63), (0.4, 0.66), (0.6, 0.53), (0.8, 0.38), (0.93, 0.32), (1, 0.22)], 80
    )

    def radius(t):
        return float(np.interp(t, [p[0] for p in shape], [p[1] for p in shape]))

    def axis(t):
        return (0.30 * math.sin(t * 2.4 + 0.2), 0, length * t)

    body = tube([axis(t) for t in np.linspace(0, 1, 90)], radius, m.m, 56, 'eggplant')
    green = leaf_material('eggplant calyx', '#2c4a1a', '#6a8a3c', 0.55, False)
    tip = Vector(axis(1))
    parts = [body]
    holder = group(
        sepals(
            6,
            0.40,
            0.13,
            green,
            0.10,
            lambda r: -0.5 * max(0, r - 0.14) - 1.6 * max(0, r - 0.27),
            seed,
            0.07,
            0.05,
            0.03,
        ),
        'calyx',
    )
    cap = lathe(
        'cap', spline([(1e-6, 0.15), (0.14, 0.14), (0.24, 0.07), (0.30, -0.03), (0.31, -0.08)], 16), 32, green
    )
    cap.parent = holder
    stalk = tube(
        [(0, 0, 0.1), (0.02, 0, 0.3), (0.10, 0.02, 0.52), (0.2, 0.03, 0.66)],
        lambda t: 0.095 - 0.02 * t + 0.05 * max(0, t - 0.8),
        green,
    )
    stalk.parent = holder
    holder.location = tip
    holder.rotation_euler = (0, -0.32, 0)
    return group(parts + [holder], 'eggplant', scale)


def eggplant_slice(scale=1, radius=0.6):
    """Round slice, cream flesh with small seeds."""
    m = M('eggplant cut')
    u, v, _ = m.sep(m.coord('UV'))
    oc = m.coord()
    n = m.noise(oc, 4, 4)
    base = m.ramp(n, [(0.3, '#d8c078'), (0.7, '#e6d498')])
    band = m.math('MULTIPLY', m.remap(u, 0.30, 0.45), m.remap(u, 0.84, 0.70))
    pips = m.math('MULTIPLY', m.ramp(m.voro(oc, 11), [(0.16, '#ffffff'), (0.26, '#000000')]), band)
    colour = m.mix(m.math('MULTIPLY', pips, 0.75), base, '#9a7a34')
    colour = m.mix(m.math('MULTIPLY', band, 0.25), colour, '#c4b060')
    m.color(m.mix(m.remap(u, 0.955, 0.975), colour, '#1d0724')).set(Roughness=0.5).sss(
        0.15, (0.15, 0.1, 0.05), '#e8d8a0'
    )
    m.bump(m.math('SUBTRACT', n, m.math('MULTIPLY', pips, 0.6)), 0.3, 0.03)
    side = plain('eggplant side', '#1d0724', 0.15, 0.6, 0.6)
    return group(slice_solid(circle(radius, 72), 0.16, side, m.m), 'eggplant slice', scale)


# ---------------------------------------------------------------- bell pepper
def bell_pepper(seed=0, scale=1, hue='red'):
    """Four-lobed sweet pepper: hue is red, yellow or green."""
    tones = {
        'red': ('#7f0603', '#a30d05', '#b81c08'),
        'yellow': ('#c87802', '#dc9404', '#e6a814'),
        'green': ('#123f0a', '#205c10', '#3a7a1c'),
    }[hue]
    rnd = random.Random(seed)
    m = M('pepper ' + hue)
    oc = m.coord()
    m.color(m.ramp(m.noise(oc, 1.4, 3), [(0.3, tones[0]), (0.55, tones[1]), (0.75, tones[2])]))
    m.set(Roughness=0.17, Specular=0.55, Clearcoat=0.45, Clearcoat_Roughness=0.07).sss(
        0.08, (0.2, 0.06, 0.03), tones[2]
    )
    m.bump(m.noise(oc, 4, 3), 0.06, 0.05)
    ph = rnd.uniform(0, 6)
    amp = [rnd.uniform(0.8, 1.2) for _ in range(4)]

    def fn(r, z, a, i):
        lobe = abs(math.cos(2 * (a + ph / 4)))
        k = 0.80 + 0.24 * lobe**0.8
        which = int(((a + ph / 4 + math.pi / 4) % (2 * math.pi)) / (math.pi / 2)) % 4
        low = max(0, 1 - z / 0.5)
        drop = 0.16 * amp[which] * lobe**1.2 * low
        rise = 0.10 * lobe * max(0, (z - 1.35) / 0.3)
        blend = min(1, r / 0.3)
        return r * (1 + (k - 1) * blend), z + (rise - drop) * blend

    prof = spline(
        [
            (1e-6, 0.30),
            (0.12, 0.26),
            (0.30, 0.10),
            (0.52, 0.06),
            (0.72, 0.35),
            (0.82, 0.85),
            (0.90, 1.3),
            (0.78, 1.58),
            (0.50, 1.66),
            (0.28, 1.54),
            (0.12, 1.40),
            (1e-6, 1.38),
        ],
        90,
    )
    body = lathe('pepper', prof, 110, m.m, fn=fn)
    green = leaf_material('pepper stalk', '#234a10', '#548a2a', 0.4, False)
    cap = lathe(
        'cap',
        spline([(1e-6, 1.50), (0.12, 1.50), (0.22, 1.47), (0.30, 1.40), (0.33, 1.43)], 20),
        48,
        green,
        fn=lambda r, z, a, i: (r * (1 + 0.12 * math.cos(5 * a)), z + 0.02 * math.cos(5 * a) * r),
    )
    lean = rnd.uniform(-0.12, 0.16)
    stalk = tube(
        [(0, 0, 1.42), (0.02, 0, 1.62), (lean * 0.5, 0.03, 1.82), (lean, 0.06, 1.98)],
        lambda t: 0.10 - 0.035 * t + 0.09 * max(0, t - 0.78),
        green,
        16,
        fn=lambda t, a: 1 + 0.08 * math.cos(5 * a),
    )
    return group([body, cap, stalk], 'pepper', scale)


# ---------------------------------------------------------------- onion
ONION_PROFILE = [
    (1e-6, 0.0),
    (0.10, 0.0),
    (0.16, 0.04),
    (0.45, 0.12),
    (0.80, 0.42),
    (0.92, 0.78),
    (0.82, 1.14),
    (0.52, 1.42),
    (0.24, 1.60),
    (0.13, 1.78),
    (0.10, 1.98),
    (0.13, 2.10),
    (1e-6, 2.06),
]


def _onion_skin(red):
    m = M('onion')
    oc = m.coord()
    x, y, z = m.sep(oc)
    angle = m.math('ARCTAN2', y, x)
    vein = m.noise(m.combine(m.math('MULTIPLY', angle, 9), m.math('MULTIPLY', z, 0.35), 0), 1.9, 4, 0.6)
    patch = m.noise(oc, 1.1, 4)
    f = m.math('ADD', m.math('MULTIPLY', vein, 0.6), m.math('MULTIPLY', patch, 0.45))
    if red:
        tones = [(0.36, '#2c0416'), (0.52, '#560a2a'), (0.66, '#7a1c3c'), (0.8, '#a0556a')]
    else:
        tones = [(0.34, '#6a2c08'), (0.50, '#a4520e'), (0.64, '#b9701c'), (0.8, '#cc9650')]
    m.color(m.mix(m.remap(z, 1.5, 2.0), m.ramp(f, tones), '#a8804a' if not red else '#8a5a50'))
    m.set(Roughness=0.28, Specular=0.5, Clearcoat=0.25, Clearcoat_Roughness=0.15).sss(
        0.05, (0.15, 0.08, 0.03), tones[2][1]
    )
    m.bump(vein, 0.22, 0.03)
    return m.m


def onion(seed=0, scale=1, red=False):
    """Whole onion with dry neck and root tuft."""
    rnd = random.Random(seed)
    body = lathe(
        'onion',
        spline(ONION_PROFILE, 80),
        80,
        _onion_skin(red),
        fn=lambda r, z, a, i: (
            r * (1 + 0.02 * math.cos(3 * a + seed) + (0.10 * math.sin(7 * a + z * 9) if z > 1.6 else 0)),
            z,
        ),
    )
    straw = plain('root', '#b89a64', 0.8)
    parts = [body]
    for _ in range(16):
        a = rnd.uniform(0, 6.28)
        d = rnd.uniform(0.06, 0.2)
        parts.append(
            tube(
                [
                    (0.05 * math.cos(a), 0.05 * math.sin(a), 0.02),
                    (d * math.cos(a), d * math.sin(a), -0.05),
                    (d * 1.5 * math.cos(a + 0.4), d * 1.5 * math.sin(a + 0.4), -0.06),
                ],
                0.008,
                straw,
                5,
            )
        )
    return group(parts, 'onion', scale)


def onion_half(seed=0, scale=1, red=True):
    """Half an onion cut pole to pole: nested layers."""
    m = M('onion cut')
    u, v, _ = m.sep(m.coord('UV'))
    n = m.noise(m.coord(), 2, 3)
    f = m.math('ADD', u, m.math('MULTIPLY', m.math('SUBTRACT', n, 0.5), 0.03))
    layers = m.math('FRACT', m.math('MULTIPLY', f, 6.5))
    line = m.math('MULTIPLY', m.remap(layers, 0.86, 0.96), m.remap(u, 0.08, 0.2))
    blush, edge = ('#b4607e', '#6e143a') if red else ('#d9bc80', '#a8823e')
    shade = m.ramp(layers, [(0.0, '#d8b97a'), (0.5, '#dec184'), (0.86, blush), (1, '#c8a766')])
    shade = m.mix(line, shade, edge)
    shade = m.mix(m.remap(m.sep(m.coord())[2], 0.16, 0.06), shade, '#a8804a')  # the root plate, where the layers meet
    shade = m.mix(m.remap(u, 0.955, 0.975), shade, '#560a2a' if red else '#a4520e')
    m.color(shade).set(Roughness=0.22, Specular=0.55).sss(0.2, (0.15, 0.1, 0.06), '#dcbc7c')
    m.bump(layers, 0.25, 0.02)
    prof = [(r, z) for r, z in spline(ONION_PROFILE, 80) if z < 1.85]

    def layer(points, k):
        """Layers are drops that stand on the root plate, the inner ones slimmer and lower."""
        return np.c_[points[:, 0] * k, 0.07 + (points[:, 1] - 0.07) * (0.34 + 0.66 * k)]

    parts = half_solid(prof + [(1e-6, 1.86)], _onion_skin(red), m.m, centre=(0, 0.62), shrink=layer)
    return group(parts, 'onion half', scale)


# ---------------------------------------------------------------- pumpkin
def _pumpkin_skin():
    m = M('pumpkin')
    oc = m.coord()
    x, y, z = m.sep(oc)
    n = m.noise(oc, 1.8, 4)
    spots = m.ramp(m.voro(oc, 9), [(0.06, '#ffffff'), (0.16, '#000000')])
    base = m.ramp(n, [(0.3, '#b03c02'), (0.55, '#c65006'), (0.75, '#d4680e')])
    m.color(m.mix(m.math('MULTIPLY', spots, 0.18), base, '#e8a050')).set(Roughness=0.36, Specular=0.45)
    m.sss(0.05, (0.2, 0.08, 0.02), '#e06a0a')
    m.bump(m.noise(oc, 7, 4), 0.15, 0.04)
    return m.m


PUMPKIN_PROFILE = [
    (1e-6, 0.22),
    (0.16, 0.14),
    (0.40, 0.02),
    (0.72, 0.06),
    (1.10, 0.36),
    (1.26, 0.78),
    (1.12, 1.18),
    (0.78, 1.42),
    (0.46, 1.47),
    (0.22, 1.38),
    (1e-6, 1.28),
]


def _pumpkin_shape(ribs, phase=0.0):
    def fn(r, z, a, i):
        rib = abs(math.cos(ribs / 2 * (a + phase)))
        k = 1 - 0.17 * (1 - rib**0.7) * min(1, r / 0.5)
        return r * k, 0.78 + (z - 0.78) * (1 - 0.05 * (1 - rib))

    return fn


def pumpkin(seed=0, scale=1, ribs=12):
    """Ribbed pumpkin with a corky stalk."""
    body = lathe('pumpkin', spline(PUMPKIN_PROFILE, 80), 180, _pumpkin_skin(), fn=_pumpkin_shape(ribs, seed * 0.1))
    cork = skin(
        'pumpkin stalk',
        [(0.3, '#3a3a14'), (0.6, '#6e6228'), (0.8, '#9a8a4a')],
        5,
        0.75,
        sss=0,
        bump=0.4,
        stretch=(4, 4, 1),
    )
    stalk = tube(
        spline([(0, 0, 1.24), (0.01, 0, 1.5), (0.08, 0.02, 1.74), (0.26, 0.04, 1.92)], 24),
        lambda t: 0.20 * (1 - t) ** 1.6 + 0.10 + 0.05 * max(0, t - 0.85),
        cork,
        30,
        fn=lambda t, a: 1 + 0.16 * math.cos(5 * a + t),
    )
    return group([body, stalk], 'pumpkin', scale)


def pumpkin_wedge(scale=1, spread=46):
    """Slice of pumpkin, its rind towards -y: rx=90 lays it on the rind. A cut either side, seeds in the hollow."""
    ribs = 12
    shape = _pumpkin_shape(ribs)
    prof = [p for p in spline(PUMPKIN_PROFILE, 80)]
    a0, a1 = (math.radians(-90 + turn * spread) for turn in (-0.5, 0.5))
    shell = partial_lathe('rind', prof, a0, a1, _pumpkin_skin(), 40, shape)
    inner = spline(
        [(1e-6, 0.40), (0.3, 0.34), (0.66, 0.46), (0.80, 0.76), (0.68, 1.02), (0.36, 1.14), (1e-6, 1.12)], 60
    )
    hollow_mat = skin(
        'pumpkin hollow', [(0.3, '#b85004'), (0.7, '#d87414')], 9, 0.4, sss=0.15, bump=0.5, bump_scale=14
    )
    hollow = partial_lathe('hollow', inner, a0, a1, hollow_mat, 24)
    face = flesh(
        'pumpkin flesh',
        [(0.0, '#c85a06'), (0.12, '#d46604'), (0.9, '#d86a08'), (0.97, '#d8882c'), (0.99, '#b04002')],
        0.35,
        fibre=0.2,
        glow='#ea6c0a',
    )
    parts = [shell, hollow]
    for turn in (a0, a1):
        outer = [shape(r, z, turn, i) for i, (r, z) in enumerate(prof)]
        parts.append(_band_face(outer, inner, face, turn))
    pip = skin('pumpkin seed', [(0.3, '#dcc084'), (0.7, '#efdcae')], 6, 0.35, sss=0.1, bump=0)
    rnd = random.Random(4)
    for _ in range(26 if spread < 90 else 90):
        t = rnd.uniform(0.15, 0.9)
        i = int(t * 59)
        a = a0 + rnd.uniform(0.08, 0.92) * (a1 - a0)
        r, z = inner[i]
        s = ball(0.085, pip, (0.6, 0.28, 1), 14)
        r *= 0.93
        s.location = (r * math.cos(a), r * math.sin(a), z)
        s.rotation_euler = (rnd.uniform(-0.6, 0.6), rnd.uniform(-0.9, 0.9), a + math.pi / 2)
        parts.append(s)
    return group(parts, 'pumpkin wedge', scale)


def _band_face(outer, inner, mat, turn):
    """Flat face between two profiles in the plane at angle turn; UV.x runs from 0 inside to 1 at the rind."""
    steps = (0, 0.1, 0.3, 0.5, 0.7, 0.85, 0.92, 0.96, 1)
    n = 60
    a = spline(outer, n)
    b = spline(inner, n)
    V = []
    F = []
    uvs = []
    for k in steps:
        for p, q in zip(a, b):
            r, z = q[0] + (p[0] - q[0]) * k, q[1] + (p[1] - q[1]) * k
            V.append((r * math.cos(turn), r * math.sin(turn), z))
    for j in range(len(steps) - 1):
        for i in range(n - 1):
            F.append((j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i))
            uvs += [(steps[j], i / n), (steps[j], (i + 1) / n), (steps[j + 1], (i + 1) / n), (steps[j + 1], i / n)]
    o = mesh_obj('band', V, F, mat)
    o.data.uv_layers.new().data.foreach_set('uv', np.array(uvs, np.float32).ravel())
    return o


# ---------------------------------------------------------------- cucumber
def _cucumber_skin():
    m = M('cucumber')
    oc = m.coord()
    x, y, z = m.sep(oc)
    angle = m.math('ARCTAN2', y, x)
    wob = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(oc, 5, 4), 0.5), 1.2)
    stripe = m.math(
        'ADD', m.math('MULTIPLY', m.math('SINE', m.math('ADD', m.math('MULTIPLY', angle, 9), wob)), 0.3), 0.5
    )
    f = m.math('ADD', stripe, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(oc, 3, 4), 0.5), 0.7))
    m.color(m.ramp(f, [(0.2, '#0c2a08'), (0.5, '#174510'), (0.75, '#2c6418'), (1, '#5a8a34')]))
    m.set(Roughness=0.3, Specular=0.5, Clearcoat=0.15).sss(0.04, (0.1, 0.12, 0.02), '#3f7a20')
    warts = m.ramp(m.voro(oc, 8), [(0.0, (1, 1, 1, 1)), (0.16, (0, 0, 0, 1))])
    m.bump(m.math('ADD', warts, m.math('MULTIPLY', m.noise(oc, 9, 3), 0.25)), 0.45, 0.04)
    return m.m


def cucumber(seed=0, scale=1, length=3.4):
    """Whole cucumber along z."""

    def radius(t):
        end = min(t, 1 - t)
        return 0.40 * min(1, (end / 0.09 + 0.02)) ** 0.42 * (1 + 0.05 * math.sin(t * 3))

    pts = [(0.16 * math.sin(t * 3 + seed), 0.05 * math.sin(t * 4), length * t) for t in np.linspace(0, 1, 120)]
    body = tube(pts, radius, _cucumber_skin(), 48, 'cucumber', fn=lambda t, a: 1 + 0.018 * math.cos(3 * a + seed))
    stalk = tube(
        [(pts[-1][0], pts[-1][1], length - 0.03), (pts[-1][0] + 0.03, pts[-1][1], length + 0.14)],
        0.07,
        leaf_material('cucumber stalk', '#4a6a1c', '#8a9a4a', 0.6, False),
    )
    return group([body, stalk], 'cucumber', scale)


def cucumber_slice(scale=1, thick=0.13):
    """Round slice with three seed chambers."""
    m = M('cucumber cut')
    u, v, _ = m.sep(m.coord('UV'))
    n = m.noise(m.coord(), 6, 3)
    tri = m.math('COSINE', m.math('MULTIPLY', v, 6 * math.pi))
    core = m.math('ADD', u, m.math('MULTIPLY', tri, -0.05))
    base = m.ramp(
        core,
        [
            (0.0, '#c2cf84'),
            (0.5, '#a9c062'),
            (0.62, '#c8d68c'),
            (0.88, '#b4cc74'),
            (0.95, '#6a9a34'),
            (0.975, '#174510'),
        ],
    )
    seg = m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', v, 15 * math.pi)))
    ring = m.math('MULTIPLY', m.remap(u, 0.26, 0.33), m.remap(u, 0.56, 0.48))
    pips = m.math('MULTIPLY', m.remap(seg, 0.55, 0.8), ring)
    m.color(m.mix(m.math('MULTIPLY', pips, 0.8), base, '#e6e2b4')).set(Roughness=0.18, Specular=0.6)
    m.sss(0.2, (0.12, 0.14, 0.05), '#c4dc84')
    m.bump(m.math('ADD', pips, m.math('MULTIPLY', n, 0.3)), 0.3, 0.02)
    return group(slice_solid(circle(0.40, 64), thick, _cucumber_skin(), m.m), 'cucumber slice', scale)
