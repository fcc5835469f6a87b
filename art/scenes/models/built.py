"""Things that people built, for the landscapes: a truck, a tank lorry and what fills it, gates, boats, a small house, greenhouses, crates, tanks."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from models import land, palm as palms, props
from models.common import group, tube
from shared import M, hexc, lathe, link, mesh_obj


def paint(name, color, rough=.5, **more):
    """One-colour material."""
    return M(name).set(Base_Color=hexc(color), Roughness=rough, **more).m


def bevel(obj, width=.04):
    """Round the edges a little, so that they catch light."""
    mod = obj.modifiers.new('b', 'BEVEL')
    mod.width, mod.segments = width, 2
    return obj


def slab(name, outline, width, place, mat, turn=0.):
    """A side view (x, z) drawn out to a width along y, its middle at a place."""
    n = len(outline)
    verts = [(x, y, z) for y in (-width / 2, width / 2) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
    obj = mesh_obj(name, verts, faces, mat, smooth=False)
    obj.location = place
    obj.rotation_euler = (0, 0, turn)
    return obj


# ---------------------------------------------------------------------------------------------- truck

HEAPED = ((8, 3, 0), (8, 3, 0), (7, 3, 0), (6, 2, 0), (3, 1, 0))


def cab(place, color):
    """A lorry's cab that faces left, its front 3.6 m left of a place on the ground."""
    cx, cy, cz = place
    body, dark = paint('cab', color, .35, Clearcoat=.6), paint('chassis', '#26282a', .6)
    glass, lamp = paint('pane', '#1b2a30', .08, Specular=.8), paint('lamp', '#f6ecd0', .2)

    def box(name, size, x, y, z, mat, round_=.03):
        return bevel(land.box(name, size, (cx + x, cy + y, cz + z), mat), round_)

    bevel(slab('cab', [(-3.55, .62), (-1.55, .62), (-1.55, 2.78), (-2.95, 2.78), (-3.38, 1.72), (-3.55, 1.6)], 2.2,
               (cx, cy, cz), body), .09)
    bevel(slab('visor', [(-3.16, 2.72), (-2.92, 2.72), (-2.92, 2.84), (-3.2, 2.8)], 2.1, (cx, cy, cz), body), .02)
    for side in (-1, 1):
        window = [(-2.0, 1.72), (-2.0, 2.52), (-2.86, 2.52), (-3.16, 1.72)]
        slab('window', window, .03, (cx, cy + side * 1.1, cz), glass)
        box('mirror', (.08, .1, .42), -3.1, side * 1.28, 1.9, dark)
        box('light', (.06, .34, .22), -3.57, side * .78, 1.0, lamp)
    slab('screen', [(-3.40, 1.78), (-2.99, 2.70), (-3.02, 2.72), (-3.43, 1.79)], 1.86, (cx, cy, cz), glass)
    box('bumper', (.22, 2.3, .34), -3.6, 0, .5, dark, .06)
    box('grille', (.05, 1.0, .42), -3.56, 0, 1.02, dark)


def wheels(place, axles):
    """A lorry's wheels and their guards, both sides of each axle, which stands so far right of a place on the ground."""
    cx, cy, cz = place
    rubber, steel = paint('tyre', '#1a1b1c', .85), paint('hub', '#b9bcbc', .4, Metallic=.7)
    dark = paint('chassis', '#26282a', .6)
    for x in axles:
        for side in (-1, 1):
            for name, r, wide, mat in (('tyre', .52, .36, rubber), ('hub', .27, .38, steel)):
                edge = [(1e-6, -wide / 2), (r * .9, -wide / 2), (r, -wide * .36), (r, wide * .36), (r * .9, wide / 2),
                        (1e-6, wide / 2)]
                wheel = lathe(name, edge, 40, mat)
                wheel.location = (cx + x, cy + side * .96, cz + .52)
                wheel.rotation_euler = (math.pi / 2, 0, 0)
            slab('guard', [(-.66, 0), (.66, 0), (.6, .1), (-.6, .1)], .46, (cx + x, cy + side * .98, cz + 1.04), dark)


def tank_lorry(place, turn=0.):
    """A lorry with a tank for oil; it faces left before turning. place is the middle of the tank on the ground."""
    before = set(bpy.data.objects)
    tank, band = paint('vessel', '#2f6a4d', .35, Clearcoat=.5), paint('band', '#e9e2d0', .5)
    dark, steel = paint('chassis', '#26282a', .6), paint('rail', '#b9bcbc', .45, Metallic=.6)
    lamp = paint('tail', '#8c1d14', .3)
    radius, half, axis = 1.12, 4.6, 2.42

    def box(name, size, x, y, z, mat, round_=.02):
        return bevel(land.box(name, size, (x, y, z), mat), round_)

    cab((-4.2, 0, 0), '#2f6a4d')
    box('frame', (6.4, 1.0, .26), -4.4, 0, .72, dark)
    box('frame', (8.4, 1.1, .3), .5, 0, .98, dark)
    wheels((0, 0, 0), (-6.75, -3.3, -2.15, 1.5, 2.7, 3.9))
    shell = [(1e-6, -half), (.6, -half + .04), (.95, -half + .2), (radius, -half + .5)]
    body = lathe('vessel', shell + [(r, -z) for r, z in reversed(shell)], 72, tank)
    body.rotation_euler = (0, math.pi / 2, 0)
    body.location = (0, 0, axis)
    for x in (-4.0, -2.0, 0, 2.0, 4.0):
        hoop = lathe('hoop', [(radius - .02, -.05), (radius + .03, -.05), (radius + .03, .05), (radius - .02, .05)], 72,
                     band, close=True)
        hoop.rotation_euler = (0, math.pi / 2, 0)
        hoop.location = (x, 0, axis)
    for side in (-1, 1):
        box('line', (8.0, .05, .34), 0, side * (radius - .02), axis - .17, band, .01)
        box('skirt', (4.4, .06, .5), -.4, side * 1.1, .72, dark)
        box('saddle', (8.6, .12, .5), 0, side * .7, 1.2, dark)
        box('tail', (.06, .3, .16), 4.75, side * .8, .95, lamp)
        for k in range(9):
            land.box('post', (.04, .04, .55), (-3.2 + k * .8, side * .34, axis + radius), steel)
        land.beam('rail', (-3.2, side * .34, axis + radius + .55), (3.2, side * .34, axis + radius + .55), .045, .045,
                  steel)
        land.beam('ladder', (4.72, side * .25, .9), (4.72, side * .25, axis + radius), .06, .06, steel)
    box('walk', (6.8, .8, .05), 0, 0, axis + radius - .02, steel)
    for x in (-2.4, 0, 2.4):
        land.cylinder('hatch', .3, .2, (x, 0, axis + radius), band, .08, 24)
    for k in range(8):
        land.box('rung', (.04, .5, .04), (4.72, 0, 1.1 + k * .3), steel)
    box('bumper', (.16, 2.3, .24), 4.7, 0, .6, dark)
    whole = link(bpy.data.objects.new('tank_lorry', None))
    for part in set(bpy.data.objects) - before - {whole}:
        part.parent = whole
    whole.location = place
    whole.rotation_euler = (0, 0, turn)


def loading_arm(place, turn=0.):
    """A steel stage beside a tank lorry, and the pipe that comes down into its hatch. place is below the pipe's end."""
    before = set(bpy.data.objects)
    steel, pipe = paint('stage', '#8a918f', .5, Metallic=.4), paint('pipe', '#c9862a', .45)
    rail = paint('edge', '#d8a62c', .6)
    for x in (-2.6, 2.6):
        for y in (1.9, 3.3):
            land.box('column', (.2, .2, 5.6 if y > 3 else 3.5), (x, y, 0), steel)
    land.box('floor', (5.6, 1.7, .14), (0, 2.6, 3.4), steel)
    for y in (1.8, 3.4):
        for level in (4.0, 4.45):
            land.beam('rail', (-2.8, y, level), (2.8, y, level), .06, .06, rail)
        for k in range(6):
            land.box('post', (.06, .06, 1.0), (-2.75 + k * 1.1, y, 3.5), rail)
    land.beam('head', (-2.6, 3.3, 5.6), (2.6, 3.3, 5.6), .2, .2, steel)
    land.beam('feed', (0, 22, 5.2), (0, 3.2, 5.2), .24, .24, pipe)
    land.beam('arm', (0, 3.2, 5.2), (0, 0, 5.05), .2, .2, pipe)
    land.beam('drop', (0, 0, 5.1), (0, 0, 3.75), .2, .2, pipe)
    for side in (-1, 1):
        land.beam('stair', (2.8 + 3.2, 2.6 + side * .45, 0), (2.8, 2.6 + side * .45, 3.5), .08, .2, steel)
    for k in range(1, 12):
        land.box('step', (.26, .9, .04), (6.0 - k * .267, 2.6, k * .29), steel)
    whole = link(bpy.data.objects.new('loading_arm', None))
    for part in set(bpy.data.objects) - before - {whole}:
        part.parent = whole
    whole.location = place
    whole.rotation_euler = (0, 0, turn)


def truck(place, mats, rnd, load=HEAPED):
    """A truck that faces left, bunches on its bed; place is the middle of its wheelbase on the ground.

    load is one entry for each layer of bunches: how many along the bed, how many across, how far from its middle.
    """
    cx, cy, cz = place
    dark, boards = paint('chassis', '#26282a', .6), paint('boards', '#5d6f4e', .7)

    def box(name, size, x, y, z, mat, round_=.03):
        return bevel(land.box(name, size, (cx + x, cy + y, cz + z), mat), round_)

    box('frame', (7.6, 1.0, .26), .4, 0, .72, dark)
    cab(place, '#c9862a')
    box('bed', (5.4, 2.4, .16), 1.5, 0, 1.05, dark)
    for side in (-1, 1):
        for k in range(4):
            box('slat', (5.4, .07, .2), 1.5, side * 1.19, 1.26 + k * .27, boards)
        for k in range(6):
            box('stake', (.1, .1, 1.2), -1.1 + k * 1.04, side * 1.25, 1.1, dark)
    for x in (-1.2, 4.2):
        for k in range(4):
            box('slat', (.07, 2.4, .2), x, 0, 1.26 + k * .27, boards)
    wheels(place, (-2.55, 2.35, 3.45))
    bunches = [palms.field_bunch(mats, s, 380, 9, 8) for s in (1, 2, 3, 4)]
    outlines = {data: np.array([vert.co for vert in data.vertices]) for data in bunches}
    inside = np.array(((cx - 1.15, cx + 4.15), (cy - 1.14, cy + 1.14)))
    for layer, (columns, rows, shift) in enumerate(load):
        for column in range(columns):
            for row in range(rows):
                x = 1.5 + shift + (column - (columns - 1) / 2) * .62 + rnd.uniform(-.08, .08)
                y = (row - (rows - 1) / 2) * .70 + rnd.uniform(-.07, .07)
                data = rnd.choice(bunches)
                obj = mesh_copy(data, (cx + x, cy + y, cz + 1.45 + layer * .36 + rnd.uniform(-.05, .05)),
                                rnd.uniform(.86, 1.02))
                obj.rotation_euler = (rnd.uniform(1.2, 1.9), rnd.uniform(-.5, .5), rnd.uniform(0, 6.28))
                turned = (outlines[data] * obj.scale) @ np.array(obj.rotation_euler.to_matrix()).T
                for axis, (low, high) in enumerate(inside):                    # nothing reaches through the boards
                    reach = turned[:, axis]
                    obj.location[axis] = min(max(obj.location[axis], low - reach.min()), high - reach.max())


def mesh_copy(data, place, scale=1.):
    """One linked copy of a mesh."""
    obj = link(bpy.data.objects.new('i', data))
    obj.location = place
    obj.scale = (scale,) * 3
    return obj


def weighbridge(place, turn_in=9., cabin=(-7.6, 3.4)):
    """A low steel platform with ramps, and the keeper's cabin, which stands so far from its middle."""
    x, y, z = place
    deck, edge = paint('deck', '#7d8080', .5, Metallic=.5), paint('edge', '#d8a62c', .6)
    concrete = paint('concrete', '#a9a294', .9)
    land.box('deck', (turn_in, 3.3, .5), (x, y, z - .28), deck)
    for side in (-1, 1):
        land.box('edge', (turn_in, .14, .34), (x, y + side * 1.7, z + .02), edge)
        slab('ramp', [(0, -.3), (2.6 * side, -.3), (0, .22)], 3.3, (x + side * turn_in / 2, y, z), concrete)
    white, roof = paint('plaster', '#e6dfcf', .8), paint('tin', '#7d4a36', .5, Metallic=.2)
    glass, green = paint('pane', '#24363c', .1, Specular=.8), paint('door', '#2f5b47', .5)
    cx, cy = x + cabin[0], y + cabin[1]
    land.box('cabin', (3.4, 3.0, 2.8), (cx, cy, z), white)
    land.box('plinth', (3.5, 3.1, .5), (cx, cy, z), green)
    land.box('pane', (1.5, .1, 1.0), (cx + .6, cy - 1.5, z + 1.25), glass)
    land.box('frame', (1.7, .06, 1.2), (cx + .6, cy - 1.49, z + 1.15), paint('frame', '#f4efe2', .6))
    land.box('door', (.85, .1, 2.0), (cx - 1.0, cy - 1.56, z + .1), paint('leaf', '#3f7a5f', .5))
    slab('gable', [(-1.7, 0), (1.7, 0), (1.7, .42), (-1.7, .0)], 3.0, (cx, cy, z + 2.79), white)
    slab('roof', [(-2.2, 0), (2.2, .55), (2.2, .67), (-2.2, .12)], 3.9, (cx, cy - .1, z + 2.72), roof)
    pole = paint('pole', '#e8e2d4', .5)
    land.box('post', (.22, .22, 1.1), (x + turn_in / 2 + 3.4, y - 1.9, z - .1), edge)
    land.beam('bar', (x + turn_in / 2 + 3.4, y - 1.9, z + .95), (x + turn_in / 2 + 3.4, y + 2.1, z + 3.6), .1, .1, pole)


def scale_display(place, turn, shown):
    """A post with a hooded display that shows a weight in lit figures; it faces -y before turning."""
    steel, case = paint('post', '#3f4645', .5, Metallic=.3), paint('case', '#2f6a4d', .45)
    dark = paint('face', '#0d0f0e', .25)
    lit = M('figures').set(Base_Color=(0, 0, 0, 1), Emission=hexc('#ff8a1e'), Emission_Strength=3.2)
    lit.m.cycles.sample_as_light = False
    text = bpy.data.curves.new('figures', 'FONT')
    text.body, text.size, text.align_x, text.align_y, text.extrude = shown, .27, 'CENTER', 'CENTER', .004
    text.materials.append(lit.m)
    figures = link(bpy.data.objects.new('figures', text))
    figures.location = (0, -.135, 1.96)
    figures.rotation_euler = (math.pi / 2, 0, 0)
    parts = [bevel(land.box('post', (.12, .12, 1.75), (0, 0, 0), steel), .01), bevel(land.box('foot', (.4, .4, .05), (0, 0, 0), steel), .01),
             bevel(land.box('case', (1.02, .24, .48), (0, 0, 1.72), case), .03), land.box('face', (.90, .02, .36), (0, -.12, 1.78), dark),
             bevel(land.box('hood', (1.10, .42, .03), (0, -.07, 2.21), case), .01), figures]
    whole = group(parts, 'display')
    whole.location = place
    whole.rotation_euler = (0, 0, turn)


def _corrugated(name, width, start, end, mat, wave=.076, depth=.012):
    """A sheet of tin whose waves run down from start to end, both (y, z), its middle at x = 0."""
    a, b = Vector((0, *start)), Vector((0, *end))
    down = (b - a).normalized()
    out = Vector((0, -down.z, down.y)) if down.y > 0 else Vector((0, down.z, -down.y))
    steps, verts = int(width / wave * 8), []
    for k in range(steps + 1):
        x = Vector((-width / 2 + width * k / steps, 0, 0))
        rise = out * depth * math.cos(2 * math.pi * x.x / wave)
        verts += [a + x + rise, b + x + rise]
    obj = mesh_obj(name, verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)], mat)
    obj.modifiers.new('t', 'SOLIDIFY').thickness = .006
    return obj


def _sheet(x, z, width, height, turn, paper, ink, head, pin, lines, seed):
    """A sheet pinned to a board, its middle at (x, z) on y = 0: a headline's bar, lines of grey; its foot stands off a little."""
    rnd = random.Random(seed)
    rows, verts = 10, []

    def off(v):
        return -.004 - .030 * max(0., .45 - v) ** 2 / .2

    for k in range(rows + 1):
        v = k / rows
        verts += [(-width / 2, off(v), (v - .5) * height), (width / 2, off(v) - .004 * (1 - v), (v - .5) * height)]
    page = mesh_obj('sheet', verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(rows)], paper)
    parts = [page]

    def bar(x0, x1, top, thick, mat):
        v = .5 + (top - thick / 2) / height
        parts.append(land.box('line', (x1 - x0, .002, thick), ((x0 + x1) / 2, off(v) - .005, top - thick), mat))

    edge = width / 2 - .045
    if head:
        bar(-edge, edge, height / 2 - .055, .055, head)
    for top, first, last in lines:
        bar(first * edge, (last if last < 1 else 1 - rnd.choice((0, 0, .06, .12))) * edge, top * height, .013, ink)
    for side in (-1, 1) if width > .45 else (0,):
        knob = lathe('pin', [(1e-6, -.022), (.012, -.021), (.017, -.012), (.012, 0), (1e-6, .002)], 16, pin)
        knob.rotation_euler = (-math.pi / 2, 0, 0)
        knob.location = (side * (width / 2 - .03), -.008, height / 2 - .025)
        parts.append(knob)
    whole = group(parts, 'page')
    whole.location = (x, 0, z)
    whole.rotation_euler = (0, math.radians(turn), 0)
    return whole, off


def _disc(radius, place, mat):
    """A flat round spot of colour that faces -y."""
    spot = lathe('spot', [(1e-6, 0), (radius, 0), (radius, .003), (1e-6, .003)], 24, mat)
    spot.rotation_euler = (math.pi / 2, 0, 0)
    spot.location = place
    return spot


def notice_board(place, turn, wood, plank):
    """A board under a little roof of tin, five sheets pinned to it, one with a bunch and a scale drawn; it faces -y before turning."""
    tin, dark = paint('tinroof', '#8d9793', .42, Metallic=.5), paint('bolt', '#3b3f3d', .5, Metallic=.5)
    white, cream = paint('paper', '#e4e1d6', .8), paint('cream', '#e6dabb', .8)
    ink, green = paint('grey', '#8b8a84', .8), paint('headline', '#2f7350', .7)
    red, orange, leaf = paint('red', '#b3341c', .4), paint('fruit', '#c2441a', .7), paint('sprig', '#4d8a3a', .7)
    half, low, high = 1.02, 1.00, 2.16
    parts = []

    def box(name, size, at, mat, round_=.008):
        parts.append(bevel(land.box(name, size, at, mat), round_))

    for side in (-1, 1):
        box('post', (.13, .13, 2.62), (side * (half + .06), .03, -.1), wood, .012)
        box('brace', (.07, .80, .08), (side * (half + .06), .03, 2.36), wood)
        box('stile', (.08, .06, high - low + .16), (side * (half - .04), -.045, low - .08), wood)
        box('foot', (.34, .34, .12), (side * (half + .06), .03, -.06), paint('cast', '#a39d8e', .9), .02)
    count = 6
    for k in range(count):
        tall = (high - low) / count
        box('plank', (2 * half, .03, tall - .006), (0, 0, low + k * tall), plank, .005)
    for level in (low - .08, high):
        box('rail', (2 * half - .02, .07, .08), (0, -.048, level), wood)
    box('ridge', (2.62, .07, .10), (0, .03, 2.66), wood)
    for sign in (-1, 1):
        box('purlin', (2.62, .05, .06), (0, .03 + sign * .38, 2.41), wood)
        for side in (-1, 1):
            parts.append(land.beam('rafter', (side * (half + .06), .03, 2.71), (side * (half + .06), .03 + sign * .46, 2.43), .05, .07, wood))
        parts.append(_corrugated('tin', 2.76, (.03, 2.79), (.03 + sign * .58, 2.44), tin))
    cap = slab('cap', [(-.10, -.05), (0, .015), (.10, -.05), (.10, -.062), (0, .003), (-.10, -.062)], 2.78, (0, .03, 2.80), tin, math.pi / 2)
    parts.append(cap)
    front = -.012

    def body(first, last, count, short=.62):
        return [(first + (last - first) * k / (count - 1), -1, short if k in (count - 1, count // 2) else 1) for k in range(count)]

    sheets = (
        (-.67, 1.575, .52, .80, -.8, white, green, [(-.375, -1, 1), (-.42, -1, .5)], 1),
        (-.12, 1.67, .42, .58, 1.0, cream, green, body(.30, -.40, 10), 2),
        (.36, 1.76, .40, .52, -1.2, white, green, body(.28, -.38, 8), 3),
        (.37, 1.27, .44, .34, .7, cream, None, body(.34, -.30, 5), 4),
        (.76, 1.55, .34, .62, .9, white, green, body(.31, -.36, 11), 5),
        (-.13, 1.20, .34, .22, -1.4, white, green, body(.05, -.30, 3), 6),
    )
    for x, z, width, height, lean, paper, head, lines, seed in sheets:
        page, off = _sheet(x, z, width, height, lean, paper, ink, head, red if seed % 2 else orange, lines, seed)
        page.location.y = front - .004
        parts.append(page)
        if seed > 1:
            continue
        at, drawn = -.0105, []
        for level, across in ((.222, 2), (.180, 3), (.138, 4), (.096, 3), (.058, 2)):       # the bunch
            for k in range(across):
                drawn.append(_disc(.026, ((k - (across - 1) / 2) * .052, at - .001 * (k % 2), level - .02), orange))
        for sign in (-1, 0, 1):
            drawn.append(land.beam('sprig', (0, at - .003, .205), (sign * .095, at - .003, .300 - .04 * abs(sign)), .003, .024, leaf))
        drawn.append(land.box('rule', (.40, .002, .006), (0, at, .005), ink))
        foot = -.265                                                                          # and the scale below it
        drawn += [land.box('base', (.20, .003, .022), (0, at - .006, foot), green), land.box('stem', (.022, .003, .20), (0, at - .004, foot), green),
                  land.box('arm', (.32, .003, .018), (0, at - .002, foot + .19), green), _disc(.020, (0, at - .004, foot + .20), green)]
        for sign in (-1, 1):
            for lean_ in (-.05, .05):
                drawn.append(land.beam('cord', (sign * .145, at - .002, foot + .195), (sign * .145 + lean_, at - .003, foot + .075), .003, .007, green))
            drawn.append(land.box('pan', (.13, .003, .022), (sign * .145, at - .003, foot + .055), green))
        for part in drawn:
            part.parent = page
    whole = group(parts, 'notice_board')
    whole.location = place
    whole.rotation_euler = (0, 0, turn)
    return whole


# ---------------------------------------------------------------------------------------------- gate

def gate(place, half=4.3, reach=46.):
    """Two whitewashed pillars with lanterns, open leaves of iron, a low wall to both sides."""
    x, y, z = place
    white, cap = paint('lime', '#e9e2d0', .85), paint('cap', '#b8623c', .8)
    iron, glow = paint('iron', '#24382f', .5, Metallic=.4), paint('lantern', '#fff1c8', .3)
    for side in (-1, 1):
        px = x + side * half
        bevel(land.box('pillar', (1.0, 1.0, 3.4), (px, y, z - .2), white), .03)
        bevel(land.box('foot', (1.2, 1.2, .5), (px, y, z - .2), cap), .03)
        bevel(land.box('cap', (1.25, 1.25, .16), (px, y, z + 3.2), cap), .03)
        bevel(land.box('crown', (.8, .8, .14), (px, y, z + 3.36), white), .03)
        land.cylinder('lantern', .17, .42, (px, y, z + 3.5), glow, .16, 12)
        bevel(land.box('wall', (reach, .34, 1.35), (px + side * (reach / 2 + .4), y, z - .3), white), .02)
        bevel(land.box('coping', (reach, .5, .12), (px + side * (reach / 2 + .4), y, z + 1.05), cap), .02)
        for k in range(1, int(reach / 6)):
            bevel(land.box('pier', (.5, .5, 1.65), (px + side * (6 * k), y, z - .3), white), .02)
        hinge = Vector((px - side * .5, y + .1, z))
        out = Vector((-side * .34, .94, 0)) * 3.5
        for level in (.25, 1.35, 2.5):
            land.beam('rail', hinge + Vector((0, 0, level)), hinge + out + Vector((0, 0, level + .12)), .07, .07, iron)
        for k in range(16):
            foot = hinge + out * (k / 15) + Vector((0, 0, .2))
            land.beam('bar', foot, foot + Vector((0, 0, 2.35 + .3 * math.sin(math.pi * k / 15))), .045, .045, iron)


# ---------------------------------------------------------------------------------------------- beach

def boat(place, turn, color, stripe, heel=.12, length=6.2):
    """An open wooden skiff on the sand, its bow along +x before turning."""
    n, verts = 24, []
    for j in range(n + 1):
        t = j / n
        half = .86 * (1 - max(0, (t - .42) / .58) ** 2.2) * (.80 + .2 * min(1, t / .42))
        keel, sheer = .02 + .62 * max(0, t - .55) ** 1.7, .74 + .5 * t ** 2.6
        x = length * (t - .5) + .25 * max(0, t - .8)
        for u in (-1, -.86, -.6, 0, .6, .86, 1):
            rise = abs(u) ** 2.2
            verts.append((x + .3 * t ** 6 * rise, half * math.copysign(abs(u) ** .75, u), keel + (sheer - keel) * rise))
    faces, rows = [], [1, 0, 0, 0, 0, 1]
    index = []
    for j in range(n):
        for i in range(6):
            q = 7 * j + i
            faces.append((q, q + 7, q + 8, q + 1))
            index.append(rows[i])
    faces.append(tuple(range(7)))
    index.append(0)
    hull = mesh_obj('hull', verts, faces, None)
    hull.data.materials.append(paint('hull', color, .45))
    hull.data.materials.append(paint('stripe', stripe, .45))
    hull.data.polygons.foreach_set('material_index', index)
    solid = hull.modifiers.new('t', 'SOLIDIFY')
    solid.thickness = .07
    parts = [hull]
    wood = paint('thwart', '#a8794a', .7)
    for x, wide in ((-1.7, 1.3), (-.2, 1.45), (1.2, 1.05)):
        parts.append(land.box('thwart', (.34, wide, .06), (x, 0, .52), wood))
    engine = paint('engine', '#2b2f33', .4)
    parts.append(bevel(land.box('engine', (.36, .34, .55), (-length / 2 - .12, 0, .72), engine), .08))
    parts.append(land.box('leg', (.14, .1, .8), (-length / 2 - .16, 0, .0), engine))
    hub = link(bpy.data.objects.new('group', None))
    for part in parts:
        part.parent = hub
    hub.location = place
    hub.rotation_euler = (heel, 0, turn)


def ice_house(place, turn=0.):
    """A small whitewashed house on a plinth, its roof all solar panels tilted to the sun, boxes at its door."""
    white, blue = paint('lime', '#eee8da', .8), paint('door', '#2a6f8f', .5)
    stone, timber = paint('stone', '#9c9484', .9), paint('timber', '#7a5a3c', .7)
    cell, rim = paint('cell', '#101c38', .12, Specular=.9), paint('rim', '#c9cdd0', .3, Metallic=.8)
    hub = link(bpy.data.objects.new('group', None))
    parts = [land.box('plinth', (6.0, 4.8, .9), (0, 0, -.5), stone),
             land.box('house', (5.2, 4.0, 2.7), (0, 0, .4), white),
             land.box('band', (5.24, 4.04, .5), (0, 0, .4), blue),
             land.box('door', (1.3, .1, 2.05), (-1.1, -2.0, .42), blue),
             land.box('frame', (1.6, .06, 2.25), (-1.1, -1.99, .4), timber),
             land.box('shutter', (1.1, .1, .9), (1.2, -2.0, 1.5), blue),
             land.box('sill', (1.3, .2, .08), (1.2, -2.05, 1.42), timber)]
    low, high = -2.75, 2.6
    rise = math.tan(math.radians(17))

    def up(y):
        return 3.02 + (y - low) * rise

    gable = slab('gable', [(-2.0, 0), (2.0, 0), (2.0, up(2.0) - 3.1), (-2.0, up(-2.0) - 3.1)], 5.2, (0, 0, 3.1), white)
    gable.rotation_euler = (0, 0, math.pi / 2)
    parts.append(gable)
    roof = mesh_obj('roof', [(x, y, up(y) + lift) for lift in (0, .1) for y in (low, high) for x in (-3.1, 3.1)],
                    [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)], rim,
                    smooth=False)
    parts.append(roof)
    columns, lines = 5, 3
    for i in range(columns):
        for j in range(lines):
            x0, x1 = -2.95 + 5.9 * i / columns + .05, -2.95 + 5.9 * (i + 1) / columns - .05
            y0, y1 = low + .12 + 5.1 * j / lines + .05, low + .12 + 5.1 * (j + 1) / lines - .05
            parts.append(mesh_obj('panel', [(x, y, up(y) + .135) for y in (y0, y1) for x in (x0, x1)],
                                  [(0, 1, 3, 2)], cell, smooth=False))
            for k in range(1, 4):
                x = x0 + (x1 - x0) * k / 4
                parts.append(mesh_obj('wire', [(x + d, y, up(y) + .142) for y in (y0, y1) for d in (-.012, .012)],
                                      [(0, 1, 3, 2)], rim, smooth=False))
            for k in range(1, 4):
                y = y0 + (y1 - y0) * k / 4
                parts.append(mesh_obj('wire', [(x, y + d, up(y + d) + .142) for d in (-.012, .012) for x in (x0, x1)],
                                      [(0, 1, 3, 2)], rim, smooth=False))
    for x in (-2.9, 2.9):
        parts.append(land.box('post', (.14, .14, 2.75), (x, -2.55, .3), timber))
    white_box = paint('coolbox', '#f2f4f2', .4)
    lid = paint('lid', '#3a86a8', .4)
    for x, y, z in ((2.9, -3.4, -.35), (3.75, -3.25, -.35), (3.3, -3.3, .22)):
        parts += [bevel(land.box('coolbox', (.8, .55, .48), (x, y, z), white_box), .04),
                  bevel(land.box('lid', (.84, .59, .09), (x, y, z + .48), lid), .03)]
    for part in parts:
        part.parent = hub
    hub.location = place
    hub.rotation_euler = (0, 0, turn)


# ---------------------------------------------------------------------------------------------- field

def greenhouse(x, y0, y1, base, skin, frame, half=3.6, wall=1.9, rise=1.9):
    """A film house with upright sides along y, hoops, a gabled front and a door frame."""
    steps = 18
    arc = [(-half, 0)] + [(-half * math.cos(math.pi * i / steps), wall + rise * math.sin(math.pi * i / steps))
                          for i in range(steps + 1)] + [(half, 0)]
    n = len(arc)
    verts = [(x + u, y, base + z) for y in (y0, y1) for u, z in arc]
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    mesh_obj('film', verts, faces, skin)
    hoops = int((y1 - y0) / 2.2)
    for k in range(hoops + 1):
        y = y0 + (y1 - y0) * k / hoops
        for (u0, z0), (u1, z1) in zip(arc, arc[1:]):
            land.beam('hoop', (x + u0 * 1.004, y, base + z0 * 1.004), (x + u1 * 1.004, y, base + z1 * 1.004), .06, .06,
                      frame)
    for side in (-1, 1):
        land.beam('rail', (x + side * half * 1.004, y0, base + wall), (x + side * half * 1.004, y1, base + wall), .09,
                  .09, frame)
        land.box('jamb', (.09, .09, 2.2), (x + side * .75, y0 - .04, base), frame)
        land.box('edge', (.07, .07, wall + rise * .86), (x + side * half * .5, y0 - .04, base), frame)
    land.box('lintel', (1.6, .09, .09), (x, y0 - .04, base + 2.2), frame)
    land.box('sill', (2 * half, .1, .12), (x, y0 - .04, base), frame)
    dark = paint('opening', '#2b3a2c', .9)
    land.box('opening', (1.42, .02, 2.2), (x, y0 - .03, base), dark)


def rain_gutter(x, y0, y1, base, level):
    """A gutter between two houses, its pipe, and the tank that it fills."""
    tin, black = paint('tin', '#b9c0c2', .35, Metallic=.7), paint('tank', '#20262a', .45)
    slab('gutter', [(-.24, .16), (-.17, 0), (.17, 0), (.24, .16), (.19, .16), (.13, .05), (-.13, .05), (-.19, .16)],
         y1 - y0 + .9, (x, (y0 + y1) / 2 - .4, base + level), tin)
    land.beam('pipe', (x, y0 - .72, base + level + .02), (x, y0 - 1.15, base + 1.72), .12, .12, tin)
    for level_, r in ((0, .86), (.45, .9), (.9, .9), (1.32, .86)):
        land.cylinder('band', r + .02, .08, (x, y0 - 1.3, base + level_ + .1), black, 0)
    land.cylinder('tank', .84, 1.55, (x, y0 - 1.3, base), black, .28)


def crate(place, turn=0., size=(.62, .42, .3)):
    """An open slatted crate."""
    w, d, h = size
    wood = paint('crate', '#a5794a', .7)
    hub = link(bpy.data.objects.new('group', None))
    parts = [land.box('floor', (w, d, .03), (0, 0, .01), wood)]
    for k in range(3):
        level = .02 + k * h / 3
        parts += [land.box('slat', (w, .025, h / 3 * .74), (0, s * d / 2, level), wood) for s in (-1, 1)]
        parts += [land.box('slat', (.025, d, h / 3 * .74), (s * w / 2, 0, level), wood) for s in (-1, 1)]
    parts += [land.box('post', (.05, .05, h), (sx * (w / 2 - .03), sy * (d / 2 - .03), 0), wood)
              for sx in (-1, 1) for sy in (-1, 1)]
    for part in parts:
        part.parent = hub
    hub.location = place
    hub.rotation_euler = (0, 0, turn)


def harvest_basket(place, models, size=.22, turn=0., r=1.5, h=.95, bed=.62):
    """A wicker basket with a handle, heaped with models; their size is that of the studio, theirs to the basket."""
    weave = props.basket(r, h)
    cane = paint('handle', '#7a5228', .6)
    hoop = [(r * .96 * math.cos(a), 0, h + 1.15 * r * math.sin(a)) for a in (math.pi * k / 24 for k in range(25))]
    heap = [(.86 * r, bed - .2), (.5 * r, bed + .1), (1e-6, bed + .16)]
    parts = [weave, tube(hoop, .075, cane), lathe('bed', heap, 24, paint('shade', '#2a1c0e', .9))]
    for k, model in enumerate(models):
        ring, turned = (.0, 0) if k == 0 else (.32, 1.257 * k) if k < 6 else (.58, 1.047 * k)
        out = ring * r                                                         # within the wall, whatever the turn
        model.location = (out * math.cos(turned), out * math.sin(turned), bed + (.34, .22, .05)[(k > 0) + (k > 5)])
        model.rotation_euler = (.25 * math.sin(turned * 2), .25 * math.cos(turned), turned * 2.1)
        parts.append(model)
    hub = group(parts, 'harvest', size)
    hub.location = place
    hub.rotation_euler = (0, 0, turn)
    return hub


def wheelbarrow(place, turn=0.):
    """A barrow at rest on its legs, its wheel towards +x before turning; returns its parent."""
    tray, pipe = paint('tray', '#2f6a4d', .45), paint('pipe', '#3a3d3e', .5, Metallic=.4)
    rubber, hub, grip = paint('tyre', '#1a1b1c', .85), paint('hub', '#c9862a', .5), paint('grip', '#14110f', .7)
    low, high = ((-.34, -.24), (.38, .24), .36), ((-.60, -.38), (.66, .38), .64)
    ends = []
    for (x0, y0), (x1, y1), z in ((low[0], (low[1][0], low[1][1]), low[2]), (high[0], (high[1][0], high[1][1]), high[2])):
        ends += [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
    faces = [(3, 2, 1, 0)] + [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    bowl = mesh_obj('tray', ends, faces, tray, smooth=False)
    thick = bowl.modifiers.new('t', 'SOLIDIFY')
    thick.thickness = .02
    parts = [bevel(bowl, .03)]
    rim = [(x, y, high[2]) for x, y in ((-.60, -.38), (.66, -.38), (.66, .38), (-.60, .38), (-.60, -.38))]
    parts += [land.beam('rim', a, b, .03, .03, pipe) for a, b in zip(rim, rim[1:])]
    for side in (-1, 1):
        parts.append(tube([(.86, side * .07, .20), (.40, side * .22, .33), (-.40, side * .26, .35), (-1.05, side * .30, .52)], .022, pipe, 10))
        parts.append(tube([(-1.05, side * .30, .52), (-1.22, side * .31, .56)], .030, grip, 10))
        parts.append(tube([(-.36, side * .26, .35), (-.44, side * .27, .02), (-.30, side * .27, .0)], .020, pipe, 8))
    for name, r, wide, mat in (('tyre', .20, .10, rubber), ('hub', .11, .11, hub)):
        edge = [(1e-6, -wide / 2), (r * .88, -wide / 2), (r, -wide * .25), (r, wide * .25), (r * .88, wide / 2), (1e-6, wide / 2)]
        wheel = lathe(name, edge, 32, mat)
        wheel.location = (.86, 0, .20)
        wheel.rotation_euler = (math.pi / 2, 0, 0)
        parts.append(wheel)
    whole = group(parts, 'barrow')
    whole.location = place
    whole.rotation_euler = (0, 0, turn)
    return whole


def fibre_tuft(material, seed, strands=34, spread=.20, length=.26):
    """Mesh data of a handful of chopped bunch fibre lying on the ground."""
    rnd = random.Random(seed)
    verts, faces = [], []
    for _ in range(strands):
        turn, lean = rnd.uniform(0, 6.28), rnd.uniform(-.15, .5)
        along = Vector((math.cos(turn) * math.cos(lean), math.sin(turn) * math.cos(lean), math.sin(lean)))
        side = Vector((-math.sin(turn), math.cos(turn), 0)) * rnd.uniform(.005, .011)
        foot = Vector((rnd.gauss(0, spread), rnd.gauss(0, spread), rnd.uniform(0, .06)))
        size = length * rnd.uniform(.4, 1)
        b = len(verts)
        for j in range(4):
            t = j / 3
            p = foot + along * size * t - Vector((0, 0, .35 * size * t * t))
            verts += [p + side * (1.1 - .6 * t), p - side * (1.1 - .6 * t)]
            if j:
                faces.append((b + 2 * j - 2, b + 2 * j - 1, b + 2 * j + 1, b + 2 * j))
    return mesh_obj(f'fibre{seed}', verts, faces, material, do_link=False).data
