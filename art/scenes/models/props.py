"""Props for the shop scenes: boards, dishes, ice, crates, bottles, sacks, pots."""

import itertools
import math
import random

import bmesh
import bpy
import numpy as np

from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree

from models.common import (
    ball, blade, circle, cut_face, descendants, group, leaf_material, partial_lathe, plain, resample, skin, solidify,
    tube,
)
from shared import M, hexc, lathe, link, mesh_obj, spline


def wood(name='wood', dark='#5a3820', light='#94683e', rough=0.5, grain=(1, 14, 14)):
    """Wood with the grain along x."""
    m = M(name)
    n = m.noise(m.mapping(m.coord(), grain), 2.2, 6, 0.6, 0.6)
    tone = m.math('ADD', m.math('MULTIPLY', n, 0.85), m.math('MULTIPLY', m.rnd(), 0.15))
    m.color(m.ramp(tone, [(0.3, dark), (0.7, light)])).set(Roughness=rough)
    m.bump(n, 0.15, 0.02)
    return m.m


def grained(name='grained', dark='#3f210d', middle='#6d3f1c', light='#885529', rough=0.62):
    """Sawn wood that keeps its brown in full light: fine lines and broad bands along x, another piece of them in each board."""
    m = M(name)
    shift = m.math('MULTIPLY', m.rnd(), 37)
    x, y, z = m.sep(m.coord())
    at = m.combine(m.math('ADD', x, shift), m.math('ADD', y, shift), m.math('ADD', z, shift))
    bent = m.noise(m.mapping(at, (0.45, 1.1, 1.1)), 1.3, 2)
    bands = m.noise(m.mapping(at, (0.16, 4.2, 4.2)), 2.0, 3, 0.5, 1.1)
    lines = m.noise(m.mapping(at, (0.55, 26, 26)), 2.2, 4, 0.6, 0.3)
    tone = m.math('ADD', m.math('MULTIPLY', bands, 0.52), m.math('MULTIPLY', lines, 0.38))
    tone = m.math('ADD', tone, m.math('MULTIPLY', bent, 0.10))
    tone = m.math('ADD', tone, m.math('MULTIPLY', m.math('SUBTRACT', m.rnd(), 0.5), 0.10))
    m.color(m.ramp(tone, [(0.36, dark), (0.50, middle), (0.64, light)])).set(Roughness=rough, Specular=0.25)
    m.bump(lines, 0.22, 0.02)
    return m.m


def plaited_straw():
    """Straw plaited into a flat braid, which runs round z from the top of a hat to its brim: a herring-bone on every row."""
    m = M('plaited straw')
    x, y, z = m.sep(m.coord())
    radius = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', x, x), m.math('MULTIPLY', y, y)))
    way = m.math('MULTIPLY', m.math('ADD', m.math('SUBTRACT', radius, z), 0.55), 12)
    row, across = m.math('FLOOR', way), m.math('FRACT', way)
    count = m.math('FLOOR', m.math('MULTIPLY', m.math('ADD', row, 1), 5.5))
    bent = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('MULTIPLY', across, 2), 1))
    stalk = m.math('ADD', m.math('MULTIPLY', m.math('ARCTAN2', y, x), count), m.math('MULTIPLY', bent, 3.6))
    height = m.math('ADD', m.math('MULTIPLY', m.math('SINE', stalk), 0.5), 0.5)
    height = m.math('MULTIPLY', height, m.remap(bent, 1.0, 0.72))
    tone = m.math('ADD', m.math('MULTIPLY', height, 0.6), m.math('MULTIPLY', m.noise(m.coord(), 5, 5, 0.65), 0.5))
    m.color(m.ramp(tone, [(0.18, '#6b4519'), (0.50, '#b08543'), (0.85, '#cfae6c')])).set(Roughness=0.65, Specular=0.3)
    m.bump(height, 0.6, 0.02)
    return m.m


def bevelled(o, width=0.03, segments=3):
    """Round the edges."""
    b = o.modifiers.new('b', 'BEVEL')
    b.width = width
    b.segments = segments
    return o


def prism(outline, height, mat, name='prism', bevel=0.03):
    """Upright prism over an XY outline."""
    n = len(outline)
    V = [(x, y, 0) for x, y in outline] + [(x, y, height) for x, y in outline]
    F = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    F += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    return bevelled(mesh_obj(name, V, F, mat, smooth=False), bevel)


def box(size, mat, name='box', bevel=0.02):
    """Box centred in x and y, standing on z=0."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    return prism([(-x, -y), (x, -y), (x, y), (-x, y)], z, mat, name, bevel)


def superellipse(rx, ry, power=0.35, n=96):
    """Rounded rectangle outline."""
    pts = []
    for a in np.linspace(0, 2 * math.pi, n, endpoint=False):
        c, s = math.cos(a), math.sin(a)
        pts.append((math.copysign(abs(c) ** power, c) * rx, math.copysign(abs(s) ** power, s) * ry))
    return pts


def board(rx=2.3, ry=1.5, power=0.35, height=0.13, dark='#4c2f1a', light='#8a5f38'):
    """Cutting board."""
    return prism(superellipse(rx, ry, power), height, wood('board', dark, light), 'board')


def quiet_board(rx=2.3, ry=1.5, corner=0.42, height=0.16):
    """Cutting board of even wood with faint lines, straight sides and a rim without facets."""
    m = M('quiet board')
    lines = m.noise(m.mapping(m.coord(), (0.22, 5.5, 5.5)), 2.4, 3, 0.45, 0.25)
    broad = m.noise(m.mapping(m.coord(), (0.30, 1.2, 1.2)), 1.4, 2)
    tone = m.math('ADD', m.math('MULTIPLY', lines, 0.8), m.math('MULTIPLY', broad, 0.2))
    m.color(m.ramp(tone, [(0.34, '#6c4525'), (0.66, '#845a32')])).set(Roughness=0.6, Specular=0.3)
    outline = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for a in np.linspace(math.pi / 2 * k, math.pi / 2 * (k + 1), 25):
            outline.append((sx * (rx - corner) + corner * math.cos(a), sy * (ry - corner) + corner * math.sin(a)))
    o = prism(outline, height, m.m, 'quiet board', 0.045)
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(35)
    return o


def mark_outlines():
    """The drop and the frond within it of the company's mark (app/lib/mark-path.ts), two units high, the tip towards -y."""
    def at(x, y):
        return (16 - x) / 16, (y - 17) / 16

    def bow(a, b, c, n=12):
        return [tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r for p, q, r in zip(a, b, c))
                for t in np.linspace(0, 1, n)]

    side = [tuple((1 - t) ** 3 * 16 * (i == 0) + 3 * (1 - t) ** 2 * t * (16, 1)[i] + 3 * (1 - t) * t * t * (28, 12.6)[i]
                  + t ** 3 * (28, 21)[i] + (1 - t) ** 3 * (i == 1) for i in (0, 1)) for t in np.linspace(0, 1, 40)]
    side += [(16 + 12 * math.cos(a), 21 + 12 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 30)[1:]]
    drop = [at(x, y) for x, y in side] + [at(32 - x, y) for x, y in side[-2:0:-1]]
    right = [(16.9, 32.6), *bow((16.9, 27.6), (23, 25.4), (25.2, 18.3)), *bow((25.2, 18.3), (21.6, 23), (16.9, 24.4))[1:],
             *bow((16.9, 20.6), (21.4, 18.6), (22.6, 12.8)), *bow((22.6, 12.8), (20, 16.7), (16.9, 17.6))[1:], (16.9, 9)]
    return drop, [at(x, y) for x, y in right] + [at(32 - x, y) for x, y in right[::-1]]


def mark_tag(scale=1):
    """A key's tag in the shape of the company's mark, its tip towards -y, with an eyelet there."""
    green, inlay = plain('tag', '#08291a', 0.7, 0.12), plain('tag inlay', '#e6d9bd', 0.7, 0.2)
    steel = plain('eyelet', '#8d9192', 0.3, metal=0.8)
    drop, frond = mark_outlines()
    body, lines = prism(drop[::-1], 0.075, green, 'tag', 0.02), prism(frond[::-1], 0.012, inlay, 'frond', 0.002)
    lines.location = (0, 0, 0.070)
    ring = [(0.085 * math.cos(t), -0.73 + 0.085 * math.sin(t), 0.075) for t in np.linspace(0, 2 * math.pi, 37)]
    hole = prism([(0.075 * math.cos(t), -0.73 + 0.075 * math.sin(t)) for t in np.linspace(0, 6.28, 30)], 0.078,
                 plain('hole', '#2a1a0e', 0.8), 'hole', 0)
    return group([body, lines, tube(ring, 0.024, steel, 10), hole], 'tag', scale)


def slate(rx=2.3, ry=1.5):
    """Dark stone slab with a rough edge."""
    rnd = random.Random(3)
    m = M('slate')
    n = m.noise(m.coord(), 5, 6, 0.65)
    m.color(m.ramp(n, [(0.3, '#17191a'), (0.7, '#34383a')])).set(Roughness=0.55, Specular=0.4)
    m.bump(n, 0.35, 0.04)
    even = resample(superellipse(rx, ry, 0.14, 400), 170)
    outline = [(x + rnd.uniform(-0.012, 0.012), y + rnd.uniform(-0.012, 0.012)) for x, y in even]
    return prism(outline, 0.10, m.m, 'slate', 0.015)


def platter(rx=2.4, ry=1.6, body='#e8e2d2', rim='#2a4a78'):
    """Oval enamel dish with a coloured rim."""
    m = M('enamel')
    z = m.sep(m.coord())[2]
    m.color(m.mix(m.remap(z, 0.225, 0.235), body, rim)).set(Roughness=0.16, Specular=0.5, Clearcoat=0.4)
    prof = spline(
        [(1e-6, 0.04), (0.60, 0.04), (0.80, 0.05), (0.90, 0.15), (1.0, 0.23), (1.02, 0.245), (1.0, 0.25)], 40
    )
    prof += spline([(0.99, 0.235), (0.88, 0.13), (0.80, 0.02), (0.6, 0.0), (1e-6, 0.0)], 20)
    o = lathe('platter', prof, 120, m.m)
    o.scale = (rx, ry, 1)
    return o


def tray(rx=2.2, ry=1.8, body='#0f2620', rim='#39433f', power=0.36):
    """Rectangular tray of dark enamel with round corners, its rim of grey steel: it stands out on any tint."""
    def reach(a):
        c, s = (abs(x) ** (2 / power) for x in (math.cos(a), math.sin(a)))
        return (c + s) ** (-power / 2)

    m = M('tray')
    z = m.sep(m.coord())[2]
    m.color(m.mix(m.remap(z, 0.215, 0.225), body, rim)).set(Roughness=0.6, Specular=0.2)
    prof = spline([(1e-6, 0.04), (0.70, 0.04), (0.88, 0.05), (0.945, 0.14), (0.985, 0.225), (1.0, 0.245), (1.012, 0.235)], 48)
    prof += spline([(1.0, 0.20), (0.955, 0.11), (0.90, 0.02), (0.7, 0.0), (1e-6, 0.0)], 24)
    o = lathe('tray', prof, 240, m.m, fn=lambda r, z, a, i: (r * reach(a), z))
    o.scale = (rx, ry, 1)
    return o


def herb_sprig(scale=1, seed=0, leaves=9):
    """Flat parsley-like sprig lying on the table along x."""
    rnd = random.Random(seed)
    green = leaf_material('parsley', '#1c4f10', '#4a8a24', 0.45, False)
    stem = [(t * 1.0, 0.08 * math.sin(t * 3 + seed), 0.03 + 0.05 * t) for t in np.linspace(0, 1, 10)]
    parts = [tube(stem, 0.014, green, 6)]
    for k in range(leaves):
        p = stem[min(9, 3 + int(6 * k / (leaves - 1)))]
        heading = rnd.uniform(-1.3, 1.3) if k < leaves - 1 else 0
        for j in (-0.55, 0, 0.55):
            leaf = blade(0.26, 0.07, green, rnd.uniform(-0.3, 0.9), 0.3, 0.5, 10, 0.5, 0.006)
            leaf.location = (p[0], p[1], p[2] + 0.02)
            leaf.rotation_euler = (rnd.uniform(-0.4, 0.4), rnd.uniform(-0.5, -0.05), heading + j)
            parts.append(leaf)
    return group(parts, 'sprig', scale)


def ice_material(tint='#fafaf6', glow=0.04):
    """Cheap crushed ice: glossy, each chip clear or white to a degree of its own; real refraction came out grey."""
    m = M('ice')
    own = m.rnd()
    m.color(m.ramp(own, [(0.0, tint), (0.6, tint), (1.0, '#b4c6d4')])).set(Roughness=0.08, Specular=0.7, Clearcoat=0.8)
    m.set(Emission=hexc(tint), Emission_Strength=glow)  # what light loses between the chips at few bounces
    m.sss(0.30, (0.2, 0.22, 0.24), '#fbfcfc')
    m.bump(m.noise(m.coord(), 2.2, 2), 0.25, 0.05)
    clear = m.add('ShaderNodeBsdfTransparent', Color=(0.90, 0.95, 0.98, 1))
    mixed = m.add('ShaderNodeMixShader')
    facing = m.add('ShaderNodeLayerWeight', Blend=0.35).outputs['Facing']
    m.ln(m.math('MULTIPLY', m.remap(own, 0.15, 1, 0.0, 0.62), m.math('SUBTRACT', 1, facing)), mixed.inputs[0])
    m.ln(m.b.outputs[0], mixed.inputs[1])
    m.ln(clear.outputs[0], mixed.inputs[2])
    m.ln(mixed.outputs[0], m.out.inputs[0])
    return m.m


def ice_bed(rx=2.4, ry=1.6, count=900, seed=1, size=0.125, height=0.12, power=1.0, walls=None, **look):
    """Oval heap of crushed ice; a power below 1 squares it, for crates, whose chips lie within the walls (half their width
    and depth inside). A look is what `ice_material` has."""
    rnd = random.Random(seed)

    def reach(a):
        """How much farther than an ellipse the heap goes in direction a."""
        c, s = (abs(x) ** (2 / power) for x in (math.cos(a), math.sin(a)))
        return (c + s) ** (-power / 2)

    mat = ice_material(**look)
    shapes = []
    for v in range(8):
        corners = [Vector([rnd.gauss(0, 1) for _ in range(3)]).normalized() * rnd.uniform(0.6, 1.0) for _ in range(13)]
        o = mesh_obj('ice', [(1.15 * x, 0.95 * y, 0.72 * z) for x, y, z in corners], [], mat)
        bm = bmesh.new()
        bm.from_mesh(o.data)
        hull = bmesh.ops.convex_hull(bm, input=bm.verts)
        bmesh.ops.delete(
            bm, geom=[g for g in hull['geom_interior'] if isinstance(g, bmesh.types.BMVert)], context='VERTS'
        )
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.07, segments=2, profile=0.5, affect='EDGES', clamp_overlap=True)
        bm.to_mesh(o.data)
        bm.free()
        o.hide_render = True
        o.scale = (0.01, 0.01, 0.01)
        shapes.append(o)
    parts = list(shapes)
    base = lathe(
        'ice base',
        spline([(1e-6, height * 0.4), (0.7, height * 0.36), (0.95, height * 0.1), (1.0, 0)], 20),
        60,
        mat,
        fn=lambda r, z, a, i: (r * reach(a), z),
    )
    base.scale = (rx * 0.94, ry * 0.94, 1)
    parts.append(base)
    for _ in range(count):
        a, q = rnd.uniform(0, 2 * math.pi), math.sqrt(rnd.random())
        o = link(bpy.data.objects.new('ice', rnd.choice(shapes).data))
        s = size * rnd.choice((0.5, 0.62, 0.8, 1.05))
        o.scale = (s, s, s)
        x, y = rx * q * reach(a), ry * q * reach(a)
        o.location = (x * math.cos(a), y * math.sin(a), height * (1 - q**3) + s * 0.25)
        o.rotation_euler = [rnd.uniform(0, 6.28) for _ in range(3)]
        if walls:
            turn = o.rotation_euler.to_matrix()
            half = np.abs([turn @ v.co for v in o.data.vertices]).max(0) * s
            for axis, wall in enumerate(walls):
                o.location[axis] = max(half[axis] - wall, min(wall - half[axis], o.location[axis]))
        parts.append(o)
    return group(parts, 'ice bed')


def bedded(bed, things):
    """Press the chips of an ice bed down, or take them away, that would come out through what lies on it; returns all of it."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    tops = []
    for part in (part for thing in things for part in descendants(thing) if part.type == 'MESH'):
        ev = part.evaluated_get(graph)
        corners = [part.matrix_world @ v.co for v in ev.data.vertices]
        tops.append(BVHTree.FromPolygons(corners, [tuple(face.vertices) for face in ev.data.polygons]))

    def comes_out(chip, lower):
        at, reach = chip.matrix_world.translation - Vector((0, 0, lower)), chip.scale[0]
        for dx, dy in itertools.product((-1, -0.5, 0, 0.5, 1), repeat=2):
            above = Vector((at.x + dx * reach, at.y + dy * reach, 9))
            hits = (tree.ray_cast(above, Vector((0, 0, -1)))[0] for tree in tops)
            if any(hit and hit.z < at.z + 1.15 * reach for hit in hits):
                return True
        return False

    for chip in [o for o in bed.children if not o.hide_render and not o.name.startswith('ice base')]:
        fits = next((lower for lower in (0, 0.06, 0.12, 0.18) if not comes_out(chip, lower)), None)
        if fits is None:
            bpy.data.objects.remove(chip)
        else:
            chip.location[2] -= fits
    return [bed, *things]


# ---------------------------------------------------------------- containers
def crate(w=3.2, d=2.0, h=1.1, rows=3, tones=('#7a5630', '#b98d58'), share=0.80, posts=0.0, mat=None):
    """Slatted wooden crate standing on the floor, open at the top, of wood in two tones or of a material.

    share is what slats take of a row, the rest are gaps; posts is how far the corners stand above h, to stack another on.
    """
    rnd = random.Random(7)
    mat = mat or wood('crate', *tones, 0.6)
    parts = []
    gap = h / rows
    for k in range(rows):
        for s in (-1, 1):
            long = box((w, 0.07, gap * share), mat, 'slat', 0.012)
            long.location = (0, s * d / 2, k * gap + 0.06)
            long.rotation_euler = (0, rnd.uniform(-0.006, 0.006), 0)
            short = box((d, 0.07, gap * share), mat, 'slat', 0.012)
            short.location = (s * w / 2, 0, k * gap + 0.06)
            short.rotation_euler = (0, 0, math.pi / 2)
            parts += [long, short]
    for sx in (-1, 1):
        for sy in (-1, 1):
            post = box((0.16, 0.16, h + posts), mat, 'post', 0.015)
            post.location = (sx * (w / 2 - 0.1), sy * (d / 2 - 0.1), 0.02)
            parts.append(post)
    floor = box((w - 0.05, d - 0.05, 0.06), mat, 'crate floor', 0.01)
    floor.location = (0, 0, 0.04)
    return group(parts + [floor], 'crate')


def basket(radius=1.5, height=0.95):
    """Round wicker basket."""
    m = M('wicker')
    x, y, z = m.sep(m.coord())
    angle = m.math('ARCTAN2', y, x)
    row = m.math('FLOOR', m.math('MULTIPLY', z, 13))
    phase = m.math('MULTIPLY', row, math.pi)
    weave = m.math('SINE', m.math('ADD', m.math('MULTIPLY', angle, 34), phase))
    strand = m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', z, 13 * math.pi)))
    height_map = m.math('MULTIPLY', m.math('ADD', m.math('MULTIPLY', weave, 0.5), 0.55), strand)
    n = m.noise(m.coord(), 14, 4)
    tone = m.math('ADD', m.math('MULTIPLY', height_map, 0.7), m.math('MULTIPLY', n, 0.4))
    m.color(m.ramp(tone, [(0.15, '#3a2410'), (0.5, '#8a5f2e'), (0.85, '#b98a4c')])).set(Roughness=0.6)
    m.bump(height_map, 0.9, 0.07)
    r, h = radius, height
    prof = spline(
        [
            (1e-6, 0),
            (0.72 * r, 0),
            (0.80 * r, 0.05 * h),
            (0.92 * r, 0.5 * h),
            (r, h),
            (0.95 * r, h),
            (0.86 * r, 0.5 * h),
            (0.72 * r, 0.1 * h),
            (1e-6, 0.08 * h),
        ],
        60,
    )
    parts = [lathe('basket', prof, 120, m.m)]
    cane = wood('cane', '#6a4420', '#a8763c', 0.55, (6, 6, 6))
    for k in range(2):
        ring = [
            (0.985 * r * math.cos(a), 0.985 * r * math.sin(a), h + 0.03 * math.sin(22 * a + k * math.pi))
            for a in np.linspace(0, 2 * math.pi, 200)
        ]
        parts.append(tube(ring, 0.055, cane, 8))
    return group(parts, 'basket')


def kraft():
    """Brown paper: short fibres in its colour and none in its surface, whose shade stays clean."""
    m = M('kraft')
    fibres = m.noise(m.mapping(m.coord(), (34, 34, 9)), 2.0, 5, 0.7)
    m.color(m.ramp(fibres, [(0.3, '#8c653a'), (0.7, '#a67b4b')])).set(Roughness=0.85, Specular=0.2)
    return m.m


CREASES = ((-0.55, 0.62, 1.0, 0.35, 0.50), (0.42, 1.12, -0.8, 0.6, 0.44), (-0.30, 1.42, 0.7, 0.7, 0.36), (0.66, 0.30, 0.5, -0.9, 0.34),
           (0.10, 0.24, 0.2, 1.0, 0.40), (-0.80, 1.20, 1.0, -0.15, 0.36))


def paper_bag(scale=1, width=0.98, depth=0.62, height=1.78, fold=0.50, cuff=0.27):
    """Open paper bag, its broad side towards -y: sides folded inwards, its mouth turned down to a cuff with a pinked edge,
    the fold of its bottom, a few creases, the mark."""
    def broad(u, z):
        """How far the broad side stands out at u (-1 left, 1 right) and height z: flat between its creases."""
        crease = min(1, (1 - abs(u)) / 0.13)
        upper = 1 - abs(z - fold) / (height - fold if z > fold else fold)
        out = 0.030 * crease + (0.042 + 0.012 * (1 - u * u)) * crease * upper
        for cu, cz, nu, nz, reach in CREASES:                # a ridge along a line, which runs out at its ends
            across = abs((u - cu) * nu + (z - cz) * nz)
            along = abs((u - cu) * nz - (z - cz) * nu)
            out += 0.045 * crease * max(0, 1 - across / 0.20) * max(0, 1 - along / reach)
        return out

    across, deep = 96, 12

    def around(z, off=0.0):
        """The outline at a height, off further out."""
        t = z / height
        w, d = width * (1 + 0.035 * t) + off, depth * (1 - 0.02 * t) + off
        tuck = 0.22 * min(1, max(0, z - 0.06) / fold) ** 1.2 + 0.05 * t      # the fold of a side, closed at the foot
        ring = [(u * w, -d - broad(u, z)) for u in (2 * k / across - 1 for k in range(across))]
        ring += [(w - tuck * (1 - abs(v)), v * d) for v in (k / deep - 1 for k in range(2 * deep))]
        return ring + [(-x, -y) for x, y in ring]

    paper = kraft()

    def sheet(name, levels, pinked=0.0):
        """Paper through the outlines of the levels (height, off), the last one pinked."""
        verts = []
        for j, (z, off) in enumerate(levels):
            last = pinked if j == len(levels) - 1 else 0
            verts += [(x, y, z + last * (k % 2)) for k, (x, y) in enumerate(around(z, off))]
        n = len(verts) // len(levels)
        obj = mesh_obj(name, verts, [(j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k)
                                     for j in range(len(levels) - 1) for k in range(n)], paper)
        obj.data.use_auto_smooth = True
        obj.data.auto_smooth_angle = math.radians(3)
        return solidify(obj, 0.008)

    bag = sheet('bag', [(height * j / 56, 0) for j in range(57)])
    turn = [(height + 0.014 * math.sin(a), 0.014 - 0.014 * math.cos(a)) for a in np.linspace(0, math.pi, 7)]
    down = [(height - cuff * t, 0.028 + 0.012 * t) for t in np.linspace(0.05, 1, 10)]
    rim = sheet('cuff', turn + down, -0.024)

    def printed(name, outline, mat, off):
        """A shape on the broad side."""
        points = []
        for x, y in outline:
            x, z = -0.29 * x, 0.86 - 0.29 * y
            t = z / height
            points.append((x, -depth * (1 - 0.02 * t) - broad(x / (width * (1 + 0.035 * t)), z) - off, z))
        return mesh_obj(name, points, [tuple(range(len(points)))], mat, smooth=False)

    drop, frond = mark_outlines()
    mark = [printed('mark', drop, plain('mark', '#0f3d25', 0.8, 0.2), 0.012),
            printed('frond', frond, plain('frond', '#d9c49a', 0.8, 0.2), 0.015)]
    return group([bag, rim, *mark], 'paper bag', scale)


def scale(size=1):
    """Market scale: enamelled body with a dial without numbers, a tin pan on top at height 1.62."""
    green = plain('enamel', '#1f4f3a', 0.25, 0.5, 0.4)
    tin = M('tin').set(Base_Color=hexc('#c9c6bd'), Roughness=0.28, Metallic=0.85).m
    dark = plain('marks', '#24211c', 0.5)
    body = prism(superellipse(0.72, 0.42, 0.3), 1.28, green, 'body', 0.07)
    foot = prism(superellipse(0.82, 0.52, 0.3), 0.10, dark, 'foot', 0.04)
    parts = [foot, body]
    dial = cut_face(circle(0.52), plain('dial', '#f1e6cc', 0.45), y=-0.435)
    dial.location = (0, 0, 0.70)
    ring = [(0.54 * math.cos(a), -0.44, 0.70 + 0.54 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 73)]
    rim = tube(ring, 0.035, tin)
    parts += [dial, rim]
    for k in range(24):
        a = 2 * math.pi * k / 24
        long = 0.10 if k % 6 == 0 else 0.055
        mark = box((0.012, 0.012, long), dark, 'mark', 0.002)
        mark.rotation_euler = (0, a, 0)
        mark.location = ((0.49 - long) * math.sin(a), -0.438, 0.70 + (0.49 - long) * math.cos(a))
        parts.append(mark)
    needle = box((0.028, 0.012, 0.50), plain('needle', '#b93815', 0.4), 'needle', 0.004)
    needle.rotation_euler = (0, 2.2, 0)
    needle.location = (-0.10 * math.sin(2.2), -0.452, 0.70 - 0.10 * math.cos(2.2))
    hub = ball(0.05, tin, (1, 0.5, 1))
    hub.location = (0, -0.45, 0.70)
    neck = lathe('neck', [(1e-6, 1.2), (0.16, 1.2), (0.13, 1.45), (0.30, 1.58), (1e-6, 1.58)], 40, tin)
    pan = [(1e-6, 1.57), (0.5, 1.57), (0.82, 1.62), (1.0, 1.76), (1.03, 1.78), (1.0, 1.785), (0.80, 1.65), (0.5, 1.60)]
    parts += [needle, hub, neck, lathe('pan', spline(pan, 50) + [(1e-6, 1.60)], 96, tin)]
    return group(parts, 'scale', size)


def duplicate(o):
    """Copy a group with its parts, sharing meshes."""
    c = link(o.copy())
    for child in o.children:
        d = duplicate(child)
        d.parent = c
        d.matrix_parent_inverse = child.matrix_parent_inverse.copy()
    return c


# ---------------------------------------------------------------- dairy
def milk_can(scale=1):
    """A dairy's tin can with a lid and two handles."""
    tin = M('can').set(Base_Color=hexc('#6f7676'), Roughness=0.36, Metallic=0.8).m
    wall = spline([(1e-6, 0.02), (0.60, 0.02), (0.62, 0.06), (0.62, 1.30)], 40)
    wall += spline([(0.62, 1.30), (0.60, 1.42), (0.44, 1.70), (0.35, 1.84), (0.34, 2.06)], 40)
    lid = spline([(0.34, 2.02), (0.43, 2.08), (0.455, 2.14), (0.44, 2.20), (0.26, 2.25), (0.22, 2.34), (1e-6, 2.36)], 40)
    parts = [lathe('can', wall, 96, tin), lathe('lid', lid, 96, tin)]
    for z, r, thick in ((0.05, 0.625, 0.04), (0.42, 0.622, 0.022), (1.24, 0.622, 0.03), (1.84, 0.352, 0.03)):
        ring = [(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 97)]
        parts.append(tube(ring, thick, tin, 10))
    for s in (-1, 1):
        bow = [(s * 0.36, 0, 1.80), (s * 0.66, 0, 1.84), (s * 0.78, 0, 1.62), (s * 0.66, 0, 1.26)]
        parts.append(tube(spline(bow, 24), 0.045, tin, 12))
    return group(parts, 'milk can', scale)


def milk_bottle(scale=1):
    """Glass bottle of milk under a crimped cap of foil. Milk and glass are one opaque body, as glass over milk gets dots: its
    silhouette darkens to grey-green, and above the milk the neck does, too."""
    level, m = 1.36, M('bottled milk')
    facing = m.add('ShaderNodeLayerWeight', Blend=0.45).outputs['Facing']
    full = m.ramp(facing, [(0.50, '#efe0c0'), (0.72, '#cfc9ae'), (0.92, '#5d6c60')])
    empty = m.ramp(facing, [(0.20, '#aab3a6'), (0.80, '#57655a')])
    m.color(m.mix(m.remap(m.sep(m.coord())[2], level - 0.005, level + 0.005), full, empty))
    m.set(Roughness=0.12, Specular=0.5, Clearcoat=1, Clearcoat_Roughness=0.02)
    m.sss(0.06, (0.2, 0.16, 0.12), '#f8efdc')
    foil = M('cap').set(Base_Color=hexc('#9a6a24'), Roughness=0.36, Metallic=0.8).m
    wall = spline([(1e-6, 0.03), (0.28, 0.02), (0.345, 0.0), (0.365, 0.05), (0.37, 0.12), (0.37, 0.82)], 50)
    wall += spline([(0.37, 0.82), (0.355, 0.92), (0.27, 1.08), (0.19, 1.24), (0.175, 1.36), (0.178, 1.44)], 50)[1:]
    lip = spline([(0.178, 1.44), (0.215, 1.46), (0.222, 1.50), (0.21, 1.54), (1e-6, 1.54)], 20)[1:]
    cap = spline([(0.232, 1.455), (0.229, 1.50), (0.222, 1.545), (0.20, 1.56), (0.15, 1.556), (1e-6, 1.55)], 30)

    def crimp(r, z, a, _):
        return r + 0.009 * math.sin(28 * a) * min(1, max(0, (1.54 - z) / 0.05)), z

    return group([lathe('bottle', wall + lip, 96, m.m), lathe('cap', cap, 168, foil, fn=crimp)], 'milk bottle', scale)


def uneven(o, voxel, *waves):
    """Remesh o and displace it by clouds of (size, strength), so that its edges are not those of a box."""
    r = o.modifiers.new('even', 'REMESH')
    r.mode, r.voxel_size, r.use_smooth_shade = 'VOXEL', voxel, True
    for size, strength in waves:
        d = o.modifiers.new('uneven', 'DISPLACE')
        d.texture = bpy.data.textures.new('clouds', 'CLOUDS')
        d.texture.noise_scale, d.texture.noise_depth = size, 3
        d.strength = strength
    return o


def fresh_cheese(start, stop, scale=1, radius=0.86, height=0.46):
    """Fresh white cheese from its ribbed mould, or a wedge of it: what lies between two angles, in degrees."""
    m = M('fresh cheese')
    curd = m.noise(m.coord(), 26, 4, 0.6)
    m.color(m.ramp(curd, [(0.3, '#bfa878'), (0.6, '#cdb88c')])).set(Roughness=0.55, Specular=0.35)
    m.sss(0.14, (0.2, 0.16, 0.11), '#f2e6c8')
    m.bump(curd, 0.35, 0.02)
    rim = []
    for a in np.linspace(math.radians(start), math.radians(stop), 2 * int(stop - start)):
        r = radius + 0.010 * math.sin(36 * a)
        rim.append((r * math.cos(a), r * math.sin(a)))
    body = prism([(0, 0)] + rim, height, m.m, 'cheese', 0.03)
    return group([uneven(body, 0.014, (0.5, 0.035), (0.06, 0.016))], 'cheese', scale)


def butter(scale=1, length=1.05, wide=0.52, height=0.40):
    """A block of butter along x on its unfolded paper; of two slices cut from its end one still stands, one has fallen."""
    m = M('butter')
    m.color(m.ramp(m.noise(m.coord(), 2.5, 3), [(0.3, '#cfa04a'), (0.7, '#d9ae5c')])).set(Roughness=0.42, Specular=0.4)
    m.sss(0.15, (0.2, 0.15, 0.05), '#e8bc5c')
    m.bump(m.noise(m.mapping(m.coord(), (1, 14, 14)), 2, 3), 0.10, 0.02)

    def piece(thick, at, turn):
        o = uneven(box((thick, wide, height), m.m, 'butter', 0.03), 0.012, (0.35, 0.02))
        o.location, o.rotation_euler = at, [math.radians(x) for x in turn]
        return o

    pieces = [piece(length, (-0.14, 0.06, 0.02), (0, 0, 0)),
              piece(0.11, (length / 2 - 0.02, 0.06, 0.04), (0, -14, 3)),
              piece(0.10, (length / 2 + 0.10, -0.30, 0.07), (0, -90, -28))]
    return group([parchment(0.90, 0.58), *pieces], 'butter', scale)


def parchment(rx, ry, n=60):
    """A sheet of paper that was wrapped round a block: it bends up at two edges, and its folds are still seen."""
    verts = []
    for v in np.linspace(-1, 1, n):
        for u in np.linspace(-1, 1, n):
            z = 0.20 * max(0, abs(u) - 0.72) ** 1.5 + 0.75 * max(0, abs(v) - 0.80) ** 1.35
            z += 0.010 * sum(max(0, 1 - abs(x - c) / 0.05) for x, c in ((u, -0.72), (u, 0.80), (v, 0.80), (v, -0.78)))
            z += 0.034 * noise.noise((1.7 * u, 1.3 * v, 2)) + 0.020 * abs(noise.noise((4 * u, 3 * v, 5)))
            verts.append((rx * u + 0.02 * math.sin(7 * v), ry * v + 0.015 * math.sin(6 * u), z))
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
    m = M('parchment')
    m.color(m.ramp(m.noise(m.coord(), 9, 4), [(0.3, '#a39371'), (0.7, '#b7a786')])).set(Roughness=0.8, Specular=0.2)
    return solidify(mesh_obj('parchment', verts, faces, m.m), 0.008)


def cheese_wedge(scale=1, spread=52):
    """Wedge of holed cheese standing on its base, the cut faces towards -y."""
    a1 = math.radians(spread)
    m = M('cheese')
    m.color(m.ramp(m.noise(m.coord(), 3, 3), [(0.3, '#c8741a'), (0.7, '#d08830')])).set(Roughness=0.42)
    m.sss(0.15, (0.2, 0.14, 0.04), '#dc8e30')
    m.bump(m.noise(m.coord(), 18, 3), 0.06, 0.02)
    rim = [(1.7 * math.cos(a), 1.7 * math.sin(a)) for a in np.linspace(0, a1, 28)]
    body = prism([(0, 0)] + rim, 0.95, m.m, 'cheese', 0.035)
    rnd = random.Random(8)
    holes = []
    for k in range(15):
        on_cut = k < 10
        a = 0 if on_cut else rnd.uniform(0.1, 0.9) * a1
        r = rnd.uniform(0.45, 1.55)
        z = rnd.uniform(0.12, 0.85) if on_cut else 0.95
        hole = ball(rnd.uniform(0.07, 0.17), m.m, seg=24)
        hole.location = (r * math.cos(a), r * math.sin(a) - (0.02 if on_cut else 0), z)
        holes.append(hole)
    bpy.context.view_layer.update()
    for hole in holes:
        cut = body.modifiers.new('hole', 'BOOLEAN')
        cut.operation = 'DIFFERENCE'
        cut.solver = 'FAST'
        cut.object = hole
        hole.hide_render = True
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(body.evaluated_get(graph))
    body.modifiers.clear()
    body.data = mesh
    for hole in holes:
        bpy.data.objects.remove(hole)
    rind = partial_lathe(
        'rind', [(1.705, 0.0), (1.71, 0.03), (1.71, 0.92), (1.705, 0.95)], 0, a1, plain('rind', '#a8541c', 0.45), 28
    )
    return group([body, rind], 'cheese', scale)


# ---------------------------------------------------------------- garden
def soil_material():
    """Dark crumbly soil."""
    m = M('soil')
    n = m.noise(m.coord(), 16, 6, 0.7)
    m.color(m.ramp(n, [(0.3, '#1c110a'), (0.7, '#4a3020')])).set(Roughness=0.9)
    m.bump(n, 0.8, 0.06)
    return m.m


def burlap():
    """Woven jute."""
    m = M('burlap')
    x, y, z = m.sep(m.coord())
    angle = m.math('ARCTAN2', y, x)
    a = m.math('SINE', m.math('MULTIPLY', angle, 150))
    b = m.math('SINE', m.math('MULTIPLY', z, 150))
    weave = m.math('ADD', m.math('MULTIPLY', m.math('MULTIPLY', a, b), 0.5), 0.5)
    n = m.noise(m.coord(), 4, 4)
    m.color(
        m.ramp(
            m.math('ADD', m.math('MULTIPLY', weave, 0.35), m.math('MULTIPLY', n, 0.65)),
            [(0.25, '#6a4826'), (0.7, '#aa7c48')],
        )
    ).set(Roughness=0.85)
    m.bump(weave, 0.5, 0.02)
    return m.m


def pellets(spots, size, seed=0, tones=('#5a3a1e', '#8a6236', '#b08a54')):
    """Granules at the given (x, y, z) spots."""
    rnd = random.Random(seed)
    m = M('pellet')
    m.color(m.ramp(m.rnd(), [(0.0, tones[0]), (0.5, tones[1]), (1, tones[2])])).set(Roughness=0.7)
    m.bump(m.noise(m.coord(), 6, 3), 0.4, 0.05)
    base = lathe(
        'pellet',
        [(0.5 * math.sin(t) ** 0.8 + 1e-6, -0.62 * math.cos(t)) for t in np.linspace(0, math.pi, 9)],
        9,
        m.m,
    )
    parts = []
    for p in spots:
        o = link(bpy.data.objects.new('pellet', base.data))
        s = size * rnd.uniform(0.8, 1.2)
        o.scale = (s, s, s)
        o.location = p
        o.rotation_euler = [rnd.uniform(0, 6.28) for _ in range(3)]
        parts.append(o)
    bpy.data.objects.remove(base)
    return parts


def sack(scale=1, seed=2):
    """Open jute sack with a rolled rim, heaped with pellets."""
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, 6) for _ in range(4)]

    def fn(r, z, a, i):
        k = (
            1
            + 0.035 * math.cos(3 * a + ph[0] + z)
            + 0.03 * math.cos(5 * a + ph[1] - 2 * z)
            + 0.012 * math.cos(11 * a + 3 * z)
        )
        return r * k, z + 0.04 * math.cos(2 * a + ph[2]) * min(1, z)

    prof = spline(
        [
            (1e-6, 0),
            (0.80, 0),
            (1.0, 0.10),
            (1.10, 0.5),
            (1.04, 1.0),
            (0.94, 1.40),
            (0.95, 1.56),
            (1.06, 1.62),
            (1.13, 1.54),
            (1.10, 1.44),
        ],
        60,
    )
    cloth = lathe('sack', prof, 110, burlap(), fn=fn)
    solidify(cloth, 0.02)
    heap = lathe(
        'heap',
        spline([(0.97, 1.42), (0.7, 1.60), (0.35, 1.74), (1e-6, 1.78)], 16),
        48,
        plain('heap', '#5a3e22', 0.9),
    )
    spots = []
    for _ in range(1100):
        a, q = rnd.uniform(0, 6.28), 0.95 * math.sqrt(rnd.random())
        spots.append((q * math.cos(a), q * math.sin(a), 1.80 - 0.36 * q**1.7 + rnd.uniform(-0.02, 0.03)))
    return group([cloth, heap] + pellets(spots, 0.085), 'sack', scale)


def scoop(scale=1):
    """Wooden scoop lying on its back along x, heaped with pellets."""
    rnd = random.Random(5)
    mat = wood('scoop', '#6a4526', '#a8794a')
    prof = spline(
        [
            (1e-6, -0.55),
            (0.22, -0.52),
            (0.30, -0.35),
            (0.31, 0.55),
            (0.29, 0.60),
            (0.26, 0.5),
            (0.26, -0.3),
            (0.18, -0.44),
            (1e-6, -0.46),
        ],
        40,
    )
    shell = partial_lathe('scoop', prof, math.radians(240), math.radians(480), mat, 40)
    shell.rotation_euler = (0, math.radians(90), 0)
    handle = tube(
        [(-0.5, 0, 0), (-0.8, 0, 0.02), (-1.3, 0, 0.06)], lambda t: 0.07 + 0.025 * math.sin(t * 3), mat, 16
    )
    spots = [(rnd.uniform(-0.4, 0.5), rnd.uniform(-0.22, 0.22), 0) for _ in range(190)]
    spots = [(x, y, rnd.uniform(-0.14, 0.10 - 2.2 * y * y)) for x, y, _ in spots]
    return group([shell, handle] + pellets(spots, 0.085, 3), 'scoop', scale)


def trowel(scale=1):
    """Hand trowel along x: a pointed hollow blade of steel, its hollow up, on a bent neck, and a turned handle of wood."""
    steel = M('trowel steel').set(Base_Color=hexc('#828a89'), Roughness=0.34, Metallic=0.85).m
    grip = wood('grip', '#6b3f20', '#8f5c30', 0.45, (1, 9, 9))
    long, wide, across = 1.30, 0.36, 16
    verts = []
    for t in np.linspace(0, 1, 41):
        half = wide * min(1, 0.52 + 0.48 * math.sin(math.pi / 2 * min(1, t / 0.22)))
        half *= (1 - max(0, (t - 0.30) / 0.70) ** 2.1) * 0.97 + 0.03
        for q in np.linspace(-1, 1, across + 1):
            hollow = 0.17 * q * q * (half / wide) ** 1.3
            verts.append((long * t, q * half, hollow + 0.05 * max(0, t - 0.7) ** 1.5))
    n = across + 1
    faces = [(j * n + i, (j + 1) * n + i, (j + 1) * n + i + 1, j * n + i + 1) for j in range(40) for i in range(across)]
    blade_of_steel = mesh_obj('trowel blade', verts, faces, steel)
    solidify(blade_of_steel, 0.022)
    neck = tube(spline([(0.20, 0, 0.035), (0.02, 0, 0.05), (-0.14, 0, 0.14), (-0.28, 0, 0.23), (-0.46, 0, 0.25)], 30),
                lambda t: 0.030 + 0.028 * min(1, t * 1.6), steel, 16)
    ferrule = lathe('ferrule', [(1e-6, 0), (0.082, 0), (0.088, 0.01), (0.094, 0.15), (1e-6, 0.15)], 40, steel)
    turned = spline([(0.084, 0.13), (0.100, 0.20), (0.118, 0.42), (0.106, 0.66), (0.104, 0.84), (0.128, 1.02), (0.120, 1.12),
                     (0.070, 1.17), (1e-6, 1.18)], 60)
    handle = group([ferrule, lathe('grip', turned, 48, grip)], 'handle')
    handle.location = (-0.40, 0, 0.25)
    handle.rotation_euler = (0, math.radians(-90 - 3), 0)
    return group([blade_of_steel, neck, handle], 'trowel', scale)


def sprout(seed=0, height=0.8, pairs=2, big=0.42, tones=None):
    """Young plant growing from the origin; tones are the dark and the light green of leaves without stripes."""
    rnd = random.Random(seed)
    stalk = leaf_material('sprout stalk', '#5a8a34', '#9ac05c', 0.45, False)
    green = leaf_material('sprout leaf', *(tones or ('#2f7a1a', '#6cae38')), 0.4, not tones)
    lean = rnd.uniform(-0.12, 0.12)
    pts = spline([(0, 0, -0.05), (0.02, 0, height * 0.4), (lean, 0.02, height)], 16)
    parts = [tube(pts, lambda t: 0.035 * (1 - 0.4 * t), stalk, 10)]
    turn = rnd.uniform(0, 3)
    for k in range(pairs):
        p = pts[int(15 * (0.62 + 0.38 * k / max(1, pairs - 1)))] if pairs > 1 else pts[15]
        for s in (0, math.pi):
            size = big * (1.15 - 0.3 * k) * rnd.uniform(0.9, 1.1)
            leaf = blade(size, size * 0.30, green, rnd.uniform(0.5, 1.0), 0.25, 0.06, 16, 0.7)
            leaf.location = p
            leaf.rotation_euler = (0, rnd.uniform(-0.75, -0.4) - 0.15 * k, turn + s + 1.35 * k)
            parts.append(leaf)
    for s in (0, 2.2):
        leaf = blade(big * 0.4, big * 0.12, green, 0.1, 0.3, 0, 12, 0.7)
        leaf.location = pts[15]
        leaf.rotation_euler = (0, -1.15, turn + 0.8 + s)
        parts.append(leaf)
    return group(parts, 'sprout')


def pot(seed=0, scale=1, colour=('#8a4422', '#b8663a'), **plant):
    """Terracotta pot with soil, and a sprout if it is described."""
    clay = skin('clay', [(0.3, colour[0]), (0.7, colour[1])], 3, 0.75, sss=0, bump=0.1, bump_scale=12)
    prof = spline([(1e-6, 0), (0.36, 0), (0.38, 0.02), (0.50, 0.62), (0.505, 0.64)], 20)
    prof += [
        (0.56, 0.645),
        (0.565, 0.66),
        (0.575, 0.86),
        (0.565, 0.88),
        (0.52, 0.88),
        (0.505, 0.86),
        (0.49, 0.70),
        (1e-6, 0.70),
    ]
    earth = lathe('soil', [(1e-6, 0.79), (0.2, 0.785), (0.4, 0.775), (0.50, 0.75)], 40, soil_material())
    parts = [lathe('pot', prof, 64, clay), earth]
    if plant:
        parts.append(sprout(seed, **plant))
        parts[-1].location = (0, 0, 0.76)
    return group(parts, 'pot', scale)
