"""A table in a window's light: what clients make of our oils, and what a shift is measured with."""
import math
import random

import bpy
import numpy as np

from corporate import clipboard, label_band, matte
from lab import BEAKER, CRUDE, vessel
from models import land
from models.common import ball, grade, group, place, slice_solid, tube
from models.props import box, grained, kraft, sack
from shared import M, area, camera, lathe, mesh_obj, render, reset, setup, spline, world_hdr
from works import dial, disc

WALL = 3.4                                  # where the wall begins behind the table, decimetres as all of this scene
GOLD = [(.0, '#a8690a'), (.45, '#c48712'), (.85, '#d8a022'), (1, '#e2b036')]
FLAGON = [(.36, 0), (.40, .02), (.42, .07), (.42, .40), (.42, .90), (.42, 1.40), (.42, 1.60), (.38, 1.76), (.27, 1.92),
          (.175, 2.06), (.15, 2.16), (.15, 2.30)]
LOAF = [(-.40, 0), (.40, 0), (.44, .05), (.45, .30), (.44, .52), (.52, .62), (.55, .74), (.50, .90), (.34, 1.02), (.12, 1.07),
        (-.12, 1.07), (-.34, 1.02), (-.50, .90), (-.55, .74), (-.52, .62), (-.44, .52), (-.45, .30), (-.44, .05)]


def flagon():
    """A bottle of clear frying oil with a blank label and a green cap."""
    whole = vessel(FLAGON, 1.84, GOLD, shadow='#f2c65a')
    cap = lathe('cap', [(.172, 2.18), (.178, 2.20), (.178, 2.42), (.165, 2.45), (1e-6, 2.45)], 64, matte('cap', '#1f5038', .45))
    ring = lathe('ring', [(.155, 2.10), (.180, 2.11), (.180, 2.15), (.155, 2.16)], 64, matte('ring', '#1f5038', .45))
    label = label_band(.52, 1.22, -1.25, 1.25, matte('label', '#d9cfb2', .75), .424)
    stripe = label_band(.60, .68, -1.25, 1.25, matte('stripe', '#2b5a41', .75), .426)
    return group([whole, cap, ring, label, stripe], 'flagon')


def crumb():
    """The inside of a loaf: cream, with pores of many sizes."""
    m = M('crumb')
    pores = m.math('MULTIPLY', m.remap(m.voro(m.coord(), 17), .05, .40), m.remap(m.voro(m.coord(), 34), .02, .36))
    tone = m.ramp(pores, [(.0, '#a0703c'), (.35, '#cda566'), (.8, '#dab881')])
    m.color(tone).set(Roughness=.85, Specular=.15).sss(.12, (.12, .08, .04), '#dcbf92')
    m.bump(pores, .5, .03)
    return m.m


def crust():
    """Baked crust, darkest on top of the loaf."""
    m = M('crust')
    _, _, z = m.sep(m.coord())
    baked = m.math('ADD', m.remap(z, .1, 1.05, 0, .62), m.math('MULTIPLY', m.noise(m.coord(), 3.2, 6, .65), .38))
    m.color(m.ramp(baked, [(.15, '#b07a3c'), (.5, '#8e5220'), (.85, '#5c2a0d')])).set(Roughness=.5, Specular=.3)
    m.bump(m.noise(m.coord(), 16, 5), .3, .03)
    return m.m


def loaf():
    """A tin loaf on a board, its cut face in front, two slices lying before it."""
    shell, inside = crust(), crumb()
    outline = spline([*LOAF, LOAF[0]], 120)[:-1]
    board = box((2.1, 2.5, .12), grained('board', '#5a3415', '#8a5a2c', '#a9773f', .6), 'board', .05)
    board.location = (.02, .42, 0)
    whole = group(slice_solid(outline, 1.3, shell, inside), 'loaf')
    whole.rotation_euler = (0, 0, math.radians(-20))
    whole.location = (.16, .42, .12)
    parts = [board, whole]
    for k, (x, y, turn) in enumerate(((-.42, .36, -8), (-.30, .33, 4))):
        one = group(slice_solid(outline, .15, shell, inside), 'slice')
        one.rotation_euler = (math.radians(-90), 0, math.radians(turn + 180))
        one.location = (x, y, .12 + .151 * (k + 1))
        parts.append(one)
    return group(parts, 'bread')


def cookie(seed):
    """A round cookie with dark chips."""
    rnd = random.Random(seed)
    dough = M('dough')
    _, _, z = dough.sep(dough.coord())
    baked = dough.math('ADD', dough.math('MULTIPLY', dough.noise(dough.coord(), 7, 5), .6), dough.remap(z, .0, .12, .35, .1))
    dough.color(dough.ramp(baked, [(.3, '#c08a48'), (.6, '#9a5f28')])).set(Roughness=.75, Specular=.2)
    dough.bump(dough.noise(dough.coord(), 22, 5), .6, .03)
    base = lathe('cookie', spline([(1e-6, 0), (.36, 0), (.42, .03), (.42, .07), (.36, .115), (.2, .135), (1e-6, .14)], 40), 64, dough.m,
                 fn=lambda r, z, a, _: (r * (1 + .02 * math.sin(3 * a + seed) + .012 * math.sin(7 * a - seed)), z))
    chip = matte('chip', '#2a140a', .45)
    parts = [base]
    for k in range(9):
        a, r = 2.4 * k + seed, .34 * math.sqrt((k + .5) / 9)
        one = ball(rnd.uniform(.035, .05), chip, (1, 1, .7), 14)
        one.location = (r * math.cos(a), r * math.sin(a), .135 - .16 * r * r)
        parts.append(one)
    return group(parts, 'cookie')


def tub():
    """An open tub of margarine, its top one swirl."""
    white, band = matte('tub', '#cbc3ae', .4), matte('band', '#2b5a41', .5)
    m = M('margarine')
    m.color(m.ramp(m.noise(m.coord(), 2.5, 3), [(.3, '#dba646'), (.7, '#e3b65c')])).set(Roughness=.36, Specular=.45)
    m.sss(.18, (.2, .14, .05), '#ecc257')

    def swirl(r, z, a, _):
        turn = math.cos(a - 17 * r)
        return r, z + (.055 * turn * math.sin(math.pi * min(1, r / .5)) ** .7) + .20 * math.exp(-(r / .13) ** 2)

    wall = lathe('tub', [(1e-6, 0), (.42, 0), (.44, .02), (.52, .56), (.56, .565), (.565, .60), (.545, .605), (.53, .60), (.515, .56)],
                 96, white)
    fill = lathe('fill', [(.515 * (1 - k / 60) + 1e-6, .53 + .03 * math.sin(math.pi * k / 60)) for k in range(61)], 144, m.m, fn=swirl)
    around = lathe('band', [(.456, .12), (.503, .44)], 96, band)
    around.scale = (1.006, 1.006, 1)
    return group([wall, fill, around], 'tub')


def bar(mat, size=(1.30, .62, .46)):
    """A bar of laundry soap, a panel sunk into its top."""
    x, y, z = size
    body = box((x, y, z - .03), mat, 'bar', .07)
    rim = [box((x - .24, .05, .05), mat, 'rim', .02) for _ in range(2)] + [box((.05, y - .16, .05), mat, 'rim', .02) for _ in range(2)]
    for part, (dx, dy) in zip(rim, ((0, 1), (0, -1), (1, 0), (-1, 0))):
        part.location = (dx * (x / 2 - .14), dy * (y / 2 - .10), z - .05)
    return group([body, *rim], 'bar')


def soap(name, stops):
    """Soap: waxy, a little light goes into it, faint marbling."""
    m = M(name)
    m.color(m.ramp(m.noise(m.mapping(m.coord(), (1, 3, 3)), 2.2, 4, .6, 1.2), [(.3, stops[0]), (.7, stops[1])]))
    m.set(Roughness=.42, Specular=.4).sss(.16, (.2, .15, .08), stops[1])
    m.bump(m.noise(m.coord(), 9, 4), .06, .02)
    return m.m


def wrapped():
    """A piece of soap in paper with a blank band round it; its ends are folded."""
    paper, band = kraft(), matte('sleeve', '#cdc3a8', .8)
    parts = [box((1.0, .62, .34), paper, 'piece', .035)]
    sleeve = box((.52, .632, .352), band, 'sleeve', .036)
    sleeve.location = (0, 0, -.006)
    stripe = box((.10, .636, .356), matte('stripe', '#2b5a41', .8), 'stripe', .036)
    stripe.location = (.15, 0, -.008)
    for side in (-1, 1):
        flap = [(side * .503, -.26, .03), (side * .503, .26, .03), (side * .507, 0, .24)]
        parts.append(mesh_obj('flap', flap, [(0, 1, 2)], matte('flap', '#7a5533', .9), smooth=False))
    return group([*parts, sleeve, stripe], 'wrapped')


def table():
    """Planks up to the wall."""
    rnd = random.Random(5)
    planks = grained('table', '#341b0b', '#5e3819', '#7c5028', .5)
    for k in range(7):
        plank = box((46, 1.46, .3), planks, 'plank', .014)
        plank.location = (rnd.uniform(-6, 6), -6.3 + 1.47 * k, -.3)


def client_goods():
    """Bread and cookies, frying oil, margarine, soap and a sack of feed in the right half; table and wall at the left."""
    table()
    place(loaf(), (1.78, 1.00), (0, 0, -6), 0, 0)
    for seed, spot, turn in ((1, (1.50, -1.02), (0, 0, 0)), (2, (2.32, -1.06), (0, 0, 40)), (3, (1.98, -.72), (14, 16, 70))):
        place(cookie(seed), spot, turn, .0 if seed < 3 else .07, 0)
    bottle = flagon()
    bottle.location = (3.30, 1.30, 0)
    pot = tub()
    pot.location = (3.34, -.28, 0)
    cream, blue = soap('cream', ('#cdb88c', '#d9c8a2')), soap('blue', ('#5f8794', '#7da0a8'))
    place(bar(blue), (4.58, -.10), (0, 0, 14), 0, 0)
    place(bar(cream), (4.62, -.06), (0, 0, -9), .46, 0)
    place(wrapped(), (4.50, -1.0), (0, 0, -12), 0, 0)
    place(sack(.98), (4.74, 1.96), (0, 0, 0), 0, 0)


def thermometer(start, end):
    """A glass thermometer from its foot to its top, its scale towards the camera."""
    a, b = np.array(start), np.array(end)
    high, front = float(np.linalg.norm(b - a)), np.array((0, -1, 0))
    glass, thread, ink = matte('tube', '#c9cfc6', .15, Clearcoat=.6), matte('thread', '#a3160a', .3), matte('ink', '#2a2e2a', .6)
    parts = [tube([a + (b - a) * t for t in np.linspace(0, 1, 12)], .062, glass, 24),
             tube([a + (b - a) * t + front * .050 for t in np.linspace(0, .72, 12)], .017, thread, 10)]
    top = ball(.075, glass)
    top.location = b
    across = np.cross((b - a) / high, front)
    for k in range(16):
        at, half = a + (b - a) * (.46 + .032 * k) + front * .060, .030 if k % 5 else .046
        parts.append(tube([at - across * half, at + across * half], .0055, ink, 6))
    return group([*parts, top], 'thermometer')


def chart():
    """A clipboard with one sheet: a ruled field and a shift's curve with its readings, which comes down to the line it should keep."""
    sheet, steel = matte('sheet', '#b9ae90', .85), matte('clip', '#aeb4b4', .28, Metallic=.9)
    rule, ink, aim = matte('rule', '#8f947f', .9), matte('curve', '#a3301c', .7), matte('aim', '#2b5a41', .8)
    parts, top = clipboard(sheet, steel, (0,)), .0595

    def stroke(points, wide, mat, lift=0.):
        verts = []
        for (x0, y0), (x1, y1) in zip([points[0], *points[:-1]], [*points[1:], points[-1]]):
            long = math.hypot(x1 - x0, y1 - y0)
            mid = points[len(verts) // 2]
            out = (-(y1 - y0) / long * wide / 2, (x1 - x0) / long * wide / 2)
            verts += [(mid[0] + s * out[0], mid[1] + s * out[1], top + lift) for s in (-1, 1)]
        parts.append(mesh_obj('stroke', verts, [(k, k + 2, k + 3, k + 1) for k in range(0, len(verts) - 2, 2)], mat, smooth=False))

    for k in range(9):
        stroke([(-.70, -.95 + .2 * k), (.70, -.95 + .2 * k)], .012, rule)
    for k in range(8):
        stroke([(-.70 + .2 * k, -.95), (-.70 + .2 * k, .65)], .012, rule)
    stroke([(-.70, .70), (-.70, -.95), (.74, -.95)], .03, aim, .001)
    stroke([(-.70, -.35), (.72, -.35)], .022, aim, .001)
    readings = [(-.62, .10), (-.42, .34), (-.22, .50), (-.02, .22), (.18, -.16), (.38, -.30), (.60, -.34)]
    stroke(spline(readings, 60), .034, ink, .002)
    for x, y in readings:
        dot = lathe('reading', [(.038, 0), (1e-6, .001)], 20, ink)
        dot.location = (x, y, top + .003)
        parts.append(dot)
    for k, wide in enumerate((.9, .6)):
        stroke([(-.70, .92 - .12 * k), (-.70 + wide, .92 - .12 * k)], .03, rule)
    return group(parts, 'chart')


def pencil():
    """A six-sided pencil along x, its point on the right."""
    around = [(.062 * math.cos(math.pi * k / 3), .062 * math.sin(math.pi * k / 3)) for k in range(6)]
    verts = [(x, y, z) for x in (-.95, .72) for y, z in around]
    faces = [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)] + [tuple(range(6))]
    body = mesh_obj('pencil', verts, faces, matte('lacquer', '#1f5038', .35), smooth=False)
    cone = tube([(.72, 0, 0), (.92, 0, 0)], lambda t: .060 - .044 * t, matte('cedar', '#a9773f', .8), 6)
    lead = tube([(.92, 0, 0), (.985, 0, 0)], lambda t: .016 - .013 * t, matte('lead', '#23262a', .4), 12)
    return group([body, cone, lead], 'pencil')


def shift_sample():
    """A beaker of warm crude oil with a thermometer in it, the shift's curve on a clipboard, a gauge on its pipe."""
    land.box('bench', (46, 10.4, .3), (0, -1.8, -.3), matte('bench', '#a39d8d', .4))
    beaker = vessel(BEAKER, .56, CRUDE, 2.05)
    beaker.location = (-.92, .10, 0)
    thermometer((-.95, .12, .20), (-2.17, .12, 3.0))
    board = chart()
    board.rotation_euler = (math.radians(76), 0, math.radians(-5))
    board.location = (1.12, WALL - .43, 1.38)
    place(pencil(), (.72, -.70), (0, 0, 24), 0, -.004)
    paint, steel = matte('pipe', '#24453a', .45, Clearcoat=.2), matte('bare', '#aab0ae', .32, Metallic=.8)
    y, z = WALL - .62, 4.12
    tube([(-9, y, z), (9, y, z)], .34, paint, 48)
    for x in (-2.62, 1.9):
        for side in (-.075, .075):
            disc(.52, (x + side - .065, y, z), (x + side + .065, y, z), paint, 'flange')
        for k in range(10):
            a = math.pi * (k + .5) / 5
            at = (y + .43 * math.cos(a), z + .43 * math.sin(a))
            disc(.05, (x - .20, *at), (x + .20, *at), steel, 'bolt')
    disc(.11, (-.92, y, z + .30), (-.92, y, z + .62), steel, 'stub')
    disc(.16, (-.92, y, z + .50), (-.92, y, z + .60), steel, 'nut')
    dial((-.92, y - .04, z + 1.16), -8, .62)


VIEWS = {'client_goods': dict(loc=(0, -12.6, 4.6), look=(0, 0, .95), lens=40),
         'shift_sample': dict(loc=(.1, -12.4, 4.4), look=(.05, 0, 2.25), lens=58)}


def window():
    """The sun through a window on the left, its bars' shadows on the wall and across the table, and the sky in it."""
    blind, deep = matte('jamb', '#4a4a44', .9), .4
    low, high, near, far, x = 3.9, 13., -11.5, .4, -10
    land.box('sill', (deep, 40, low + 3), (x, -5, -3), blind)
    land.box('head', (deep, 40, 10), (x, -5, high), blind)
    land.box('far', (deep, 12, 16), (x, far + 6, 0), blind)
    land.box('near', (deep, 20, 16), (x, near - 10, 0), blind)
    land.box('bar', (.2, far - near, .26), (x, (near + far) / 2, (low + high) / 2), blind)
    for k in (1, 2):
        land.box('bar', (.2, .26, high - low), (x, near + (far - near) * k / 3, low), blind)
    land.sun_lamp(land.sun_direction(math.radians(-110), math.radians(28)), 9, (1, .84, .62), 3)
    area((x + .4, -5.5, 8), (2.5, 0, .5), 7, 900, (.92, .96, 1))
    area((5, -10, 6), (3, 0, .5), 6, 260, (1, .94, .86))
    world_hdr('studio', .20, rot=2.2)


def make(recipe, size, samples, out):
    """Build and render the picture."""
    reset()
    setup(*size, samples, bounces=6, look='High Contrast', exposure=.45, thr=recipe.threshold, min_samples=4, diffuse=3)
    bpy.context.scene.cycles.min_transparent_bounces = 12  # or roulette speckles what is seen through glass
    M.subsurface_method = 'BURLEY'
    window()
    land.box('wall', (60, .4, 30), (0, WALL + .2, -2), matte('wall', '#6d7764', .9, Specular=.1))
    globals()[recipe.compose]()
    camera(**VIEWS[recipe.compose])
    render(out, post=grade, calm=True, rad=6, patch=2, k=.7, levels=3)
