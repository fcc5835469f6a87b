"""The market: a table of produce in the open, another stall, a hedge and palms out of focus behind it."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from models import fruit, land, palm as palms, props, vegetables as veg
from models.common import ball, circle, cut_face, grade, group, place, plain, tube
from shared import M, area, camera, hexc, link, mesh_obj, render, reset, setup, world_hdr

GROUND = -7.5
NEXT = 25      # where the other stall's counter begins


def _table(wood, front=-2.35, back=3.7, wide=22.0, planks=7):
    """Planks side by side, a board below their front edge."""
    rnd = random.Random(2)
    deep = (back - front) / planks
    parts = []
    for k in range(planks):
        plank = props.box((wide, deep - 0.025, 0.16), wood, 'plank', 0.02)
        plank.location = (rnd.uniform(-3, 3), front + (k + 0.5) * deep, -0.16 + rnd.uniform(-0.004, 0.004))
        parts.append(plank)
    board = props.box((wide, 0.14, 1.5), wood, 'apron', 0.02)
    board.location = (0, front + 0.22, -1.68)
    return group([*parts, board], 'table')


def _crate(wood, at, turn, size, models, spots, rnd, bed, floor=-0.03):
    """A crate with copies of the models at spots, resting at the height of bed."""
    parts = [place(props.crate(*size, 2, share=0.9, mat=wood), (0, 0), (0, 0, 0), floor)]
    for k, (x, y) in enumerate(spots):
        one = models[k] if k < len(models) else props.duplicate(models[k % len(models)])
        tilt = (rnd.uniform(-14, 14), rnd.uniform(-14, 14), rnd.uniform(0, 360))
        parts.append(place(one, (x + rnd.uniform(-0.03, 0.03), y), tilt, bed + rnd.uniform(0, 0.06)))
    return place(group(parts, 'filled crate'), (*at, 0), (0, 0, turn))


def _rows(columns, rows, step, deep):
    """Spots of a packed crate, each other row set off."""
    return [((c - (columns - 1) / 2) * step + 0.05 * (r % 2), ((rows - 1) / 2 - r) * deep)
            for r in range(rows) for c in range(columns)]


def produce(wood):
    """What lies on the table."""
    rnd = random.Random(6)
    scale = [place(props.scale(1.05), (0, 0), (0, 0, 0))]
    for k, (x, y) in enumerate(((-0.44, 0.12), (0.44, 0.10), (0.02, -0.44), (0.0, 0.66))):
        scale.append(place(veg.onion(k + 2, 0.36, k == 1), (x, y), (8 - 5 * k, 6 * k - 8, 70 * k), 1.70))
    return [
        _crate(wood, (-2.45, 0.44), 6, (2.45, 1.75, 0.62), [veg.tomato(k, 0.325) for k in (1, 5)],
               _rows(4, 3, 0.55, 0.53), rnd, 0.40),
        _crate(wood, (-3.75, 2.55), 3, (2.4, 1.55, 0.80), [veg.bell_pepper(k, 0.40, hue) for k, hue in
               ((2, 'green'), (5, 'yellow'), (8, 'green'))], _rows(3, 2, 0.72, 0.68), rnd, 0.62),
        place(group(scale, 'laden scale'), (-1.02, 2.42, 0), (0, 0, 8)),
        _crate(wood, (3.20, 2.70), -4, (2.80, 1.55, 1.30), [fruit.orange(k, 0.37, k == 1) for k in (1, 2, 3)],
               _rows(4, 2, 0.64, 0.66), rnd, 1.10),
        place(veg.pumpkin(1, 0.78), (-0.22, 0.72)),
        place(fruit.watermelon_half_slice(0.72), (0.62, -0.55), (-12, 4, 8)),
        place(fruit.pineapple(0.72), (0.98, 2.02)),
        place(props.basket(1.05, 0.55), (2.35, 0.35)),
        place(fruit.mango(1, 0.40), (1.84, 0.22), (74, 30, 10), 0.36),
        place(fruit.apple(1, 0.42), (2.58, -0.10), (0, 6, 50), 0.38),
        place(fruit.apple(3, 0.40, False), (2.34, 0.92), (0, -6, 150), 0.40),
        place(fruit.lemon(2, 0.36), (3.02, 0.48), (0, 70, 40), 0.46),
        place(fruit.orange_half(0.42), (3.62, -0.62), (-16, 0, 12)),
        place(fruit.orange(5, 0.42), (3.92, 0.35), (0, 8, 70)),
        place(veg.bell_pepper(1, 0.46, 'red'), (-0.90, -0.68), (0, 8, 20)),
        place(veg.bell_pepper(2, 0.44, 'yellow'), (-0.42, -0.98), (70, 0, 30)),
        place(veg.carrot(2, 0.46, 2.4, 1.5), (1.9, -0.98), (0, 90, 168)),
        place(veg.carrot(3, 0.46, 2.4, 1.5), (1.98, -1.44), (0, 90, 184)),
        place(veg.eggplant(1, 0.50), (-3.02, -1.04), (0, 76, 8)),
        place(veg.cucumber(2, 0.46), (-2.30, -1.62), (0, 90, -6)),
        place(veg.onion(3, 0.40, True), (-3.58, -1.10), (0, 12, 60)),
        place(veg.onion(4, 0.37), (-4.04, 0.10), (4, -8, 20)),
        place(fruit.lemon(3, 0.36), (0.74, -1.52), (0, 84, 20)),
    ]


def _awning(name, x0, x1, front, back, low, high, drop, tones):
    """A striped sheet from its low front edge up to the back, with a scalloped valance."""
    stripes = round((x1 - x0) / 1.25)
    wide = (x1 - x0) / stripes
    verts, faces, index = [], [], []
    for k in range(stripes):
        left, right = x0 + k * wide, x0 + (k + 1) * wide
        b = len(verts)
        verts += [(left, front, low), (right, front, low), (right, back, high), (left, back, high)]
        faces.append((b, b + 1, b + 2, b + 3))
        rim = [(left + wide * t / 10, front, low - drop * (0.62 + 0.38 * math.sin(math.pi * t / 10))) for t in range(11)]
        b = len(verts)
        verts += [(left, front, low), *rim, (right, front, low)]
        faces.append(tuple(range(b, b + 13)))
        index += [k % 2] * 2
    o = mesh_obj(name, verts, faces, None, smooth=False)
    for tone in tones:
        o.data.materials.append(plain('awning', tone, 0.9, 0.1))
    o.data.polygons.foreach_set('material_index', index)
    return o


def _hanging_scale(x, y, top):
    """A dial on a hook, a pan on three rods below it."""
    tin, green = plain('tin', '#a9a79f', 0.4, metal=0.6), plain('dial rim', '#1f4f3a', 0.4)
    tube([(x, y, top), (x, y, top - 0.9)], 0.07, tin, 8)
    place(props.prism(circle(0.92), 0.4, green, 'dial', 0.05), (x, y + 0.2, top - 1.75), (90, 0, 0))
    face = cut_face(circle(0.76), plain('dial', '#f1e6cc', 0.5))
    face.location = (x, y - 0.22, top - 1.75)
    needle = props.box((0.08, 0.04, 0.6), plain('needle', '#b93815', 0.4), 'needle', 0.01)
    place(needle, (x, y - 0.26, top - 1.75), (0, 35, 0))
    for a in (0.5, 2.6, 4.7):
        tube([(x, y, top - 2.6), (x + 1.05 * math.cos(a), y + 1.05 * math.sin(a), top - 4.3)], 0.035, tin, 6)
    pan = ball(1.1, tin, (1, 1, 0.25), 32)
    pan.location = (x, y, top - 4.35)


def next_stall(wood, rnd):
    """Counter, crates of fruit in two tiers, posts and a striped awning."""
    x0, x1 = -3.2, 17.0
    for k in range(4):
        board = props.box((x1 - x0, 0.2, 1.7), wood, 'front', 0.03)
        board.location = ((x0 + x1) / 2, NEXT, GROUND + 0.1 + 1.8 * k)
    for z, y, deep in ((-0.3, NEXT + 1.6, 3.4), (1.5, NEXT + 4.6, 2.6)):
        top = props.box((x1 - x0, deep, 0.3), wood, 'counter', 0.03)
        top.location = ((x0 + x1) / 2, y, z)
    step = props.box((x1 - x0, 0.2, 1.6), wood, 'step', 0.03)
    step.location = ((x0 + x1) / 2, NEXT + 3.4, 0)
    for x in (x0 + 0.3, x0 + 13.4):
        for y in (NEXT - 0.5, NEXT + 6.2):
            post = props.box((0.45, 0.45, 18), wood, 'post', 0.03)
            post.location = (x, y, GROUND)
    beam = props.box((x1 - x0, 0.4, 0.5), wood, 'beam', 0.03)
    beam.location = ((x0 + x1) / 2, NEXT + 0.1, 5.9)
    skins = [M('far fruit').set(Base_Color=hexc(tone), Roughness=0.4).m for tone in
             ('#d94a00', '#4f7d1c', '#e0a000', '#b3200c', '#7c9a2a', '#e86a10')]
    for tier, (y, z, hues) in enumerate(((NEXT + 1.5, 0.0, (0, 1, 3, 2, 4)), (NEXT + 4.5, 1.8, (2, 5, 1, 0, 3)))):
        for k, hue in enumerate(hues):
            x = x0 + 2.1 + 3.6 * k + 0.4 * tier
            place(props.crate(3.2, 2.1, 1.0, 2, share=0.9, mat=wood), (x, y), (0, 0, 0), z)
            one = None
            for r in range(3):
                for c in range(5):
                    one = one and link(bpy.data.objects.new('far fruit', one.data)) or ball(0.33, skins[hue], seg=18)
                    one.location = (x - 1.2 + 0.6 * c, y - 0.62 + 0.62 * r, z + 0.98 + 0.22 * r + rnd.uniform(0, 0.12))
            bed = props.box((3.0, 1.9, 0.8), skins[hue], 'bed', 0.02)
            bed.location = (x, y, z + 0.06)
    _awning('awning', x0 - 0.6, x1, NEXT - 1.4, NEXT + 8, 6.3, 9.6, 1.15, ('#a12a14', '#ead9b8'))
    _hanging_scale(2.7, NEXT - 0.4, 5.9)


def green(rnd):
    """A hedge across the back, palms in front of it."""
    mats = palms.PalmMaterials()
    leaf = palms.leaf_material('hedge', '#47701f', '#66922e', '#93b04a', translucent=0.4)
    bushes = [land.broadleaf(leaf, mats.trunk, 30 + s, 5, 4200, 0.34, 0.10) for s in range(3)]
    for k in range(51):
        o = link(bpy.data.objects.new('bush', bushes[k % 3]))
        o.location = (-34 + 1.4 * k + rnd.uniform(-0.6, 0.6), 66 + 4 * (k % 3) + rnd.uniform(-1, 1), GROUND)
        o.scale = [2.0 * rnd.uniform(0.85, 1.1)] * 3
        o.rotation_euler = (0, 0, rnd.uniform(0, 6.28))
    for k, (x, y, size, height) in enumerate(((-13.5, 58, 1.35, 6.0), (-5.8, 62, 1.2, 7.4), (9.5, 62, 1.3, 7.0))):
        o = link(bpy.data.objects.new('palm', palms.oil_palm(mats, 60 + k, height, 26, 46)))
        o.location = (x, y, GROUND)
        o.scale = [size] * 3
    earth = M('earth')
    n = earth.noise(earth.coord(), 0.25, 5, 0.6)
    earth.color(earth.ramp(n, [(0.3, '#a58a63'), (0.7, '#c3a97e')])).set(Roughness=0.95)
    mesh_obj('ground', [(-90, 3, GROUND), (90, 3, GROUND), (90, 130, GROUND), (-90, 130, GROUND)], [(0, 1, 2, 3)], earth.m)
    sky = M('sky')
    glow = sky.add('ShaderNodeEmission')
    height = sky.sep(sky.coord('Object'))[2]
    sky.ln(sky.ramp(sky.remap(height, 0, 26), [(0, '#fff6e6'), (1, '#cfe0e6')]), glow.inputs[0])
    glow.inputs[1].default_value = 1.25
    sky.ln(glow.outputs[0], sky.out.inputs[0])
    far = mesh_obj('sky', [(-160, 129, GROUND), (160, 129, GROUND), (160, 129, 90), (-160, 129, 90)], [(0, 1, 2, 3)], sky.m)
    far.visible_diffuse = far.visible_glossy = far.visible_shadow = False


def worn():
    """The table's planks: pale, planed and scrubbed, each in its own shade, with fine faint lines."""
    m = M('worn planks')
    shift = m.math('MULTIPLY', m.rnd(), 41)
    x, y, z = m.sep(m.coord())
    at = m.combine(m.math('ADD', x, shift), m.math('ADD', y, shift), m.math('ADD', z, shift))
    lines = m.noise(m.mapping(at, (0.30, 7.0, 7.0)), 2.2, 2, 0.4, 0.25)
    broad = m.noise(m.mapping(at, (0.5, 0.9, 0.9)), 0.9, 2)
    tone = m.math('ADD', m.math('MULTIPLY', lines, 0.30), m.math('MULTIPLY', broad, 0.25))
    tone = m.math('ADD', tone, m.math('MULTIPLY', m.rnd(), 0.45))
    m.color(m.ramp(tone, [(0.15, '#5e4025'), (0.85, '#765232')])).set(Roughness=0.72, Specular=0.2)
    return m.m


def market_table():
    """Produce on a table of the market."""
    rnd = random.Random(4)
    wood = props.grained('stall wood')
    _table(worn())
    produce(wood)
    next_stall(wood, rnd)
    green(rnd)


def light():
    """Soft light from the left, as the studio's, a low sun on what stands behind."""
    world_hdr('studio', 1.0, rot=2.2)
    area((-5.0, -3.6, 6.0), (0, 0, 0.6), 3.6, 1700, (1, 0.955, 0.89))
    area((4.6, 3.4, 4.4), (0, 0.4, 0.7), 2.4, 480, (1, 0.86, 0.68))
    area((4.0, -5.6, 2.6), (0, 0, 0.7), 4.0, 380, (0.9, 0.95, 1))
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 10.5, math.radians(6), (1, 0.93, 0.82)
    o = link(bpy.data.objects.new('sun', sun))
    o.rotation_euler = Vector((0.62, 0.50, -0.62)).to_track_quat('-Z', 'Y').to_euler()


def hazy(rgb, passes):
    """Bright air before what lies far off, so that the table stands out, and a warm sky."""
    far = passes['Mist'][..., :1]
    rgb = rgb * (1 + np.clip((far - 0.75) / 0.2, 0, 1) * np.array([0.42, 0.34, 0.16], np.float32))    # the sky
    share = 0.04 * np.clip(far / 0.04, 0, 1) + 0.13 * np.clip(far, 0, 1)
    return grade(rgb * (1 - share) + share * np.array([0.98, 0.90, 0.76], np.float32), passes, 1.12)


def make(recipe, size, samples, out):
    """Build and render the picture."""
    reset()
    setup(*size, samples, bounces=5, look='High Contrast', exposure=0.24, thr=recipe.threshold, min_samples=4, diffuse=2)
    M.subsurface_method = 'BURLEY'
    light()
    camera((0, -14, 3.8), (0, 0, 1.68), 57, fstop=0.40, focus=(0, -0.2, 0.5))
    globals()[recipe.compose]()
    air = bpy.context.scene.world.mist_settings
    air.start, air.depth, air.falloff = 24, 100, 'LINEAR'
    render(out, mist=True, post=hazy, calm=True, rad=4, levels=4)
