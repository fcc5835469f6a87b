"""What lies on the office's desk: an open ring binder, thin folders, a stamp on its pad, a safety helmet."""
import math
import random

import numpy as np

from corporate import matte
from models.common import group, tube
from models.props import box, grained, prism, superellipse
from shared import M, lathe, mesh_obj, spline, subsurf

LEAF = (2.10, 2.97)                         # a sheet of paper, decimetres as all of this
RINGS = (-1.05, 0, 1.05)
TABS = ((-1, 0, '#a8701c'), (-1, 1, '#8f3a1c'), (-1, 2, '#2f6470'), (1, 3, '#4f7a35'), (1, 4, '#a8701c'))


def quads(rows, mat, height, name='print'):
    """Flat rectangles (x0, x1, y0, y1) on a sheet, which lies height(x) high."""
    verts = [(x, y, height(x)) for x0, x1, y0, y1 in rows for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    return mesh_obj(name, verts, [tuple(range(4 * k, 4 * k + 4)) for k in range(len(rows))], mat, smooth=False)


def words(rnd, x0, x1, top, lines, step=.135, high=.050):
    """A paragraph as rectangles: words of uneven length, the last line shorter. No letters."""
    rows = []
    for k in range(lines):
        x, end = x0, x1 if k < lines - 1 else x0 + (x1 - x0) * rnd.uniform(.35, .75)
        while x < end - .06:
            wide = min(rnd.uniform(.07, .26), end - x)
            rows.append((x, x + wide, top - step * k - high, top - step * k))
            x += wide + .045
    return rows


def round_stamp(at, size, ink, height):
    """The print of a round stamp: two rings, strokes between them, a bar across."""
    x, y = at
    verts, faces = [], []

    def ring(inner, outer, a0=0., a1=2 * math.pi, n=72):
        first = len(verts)
        for a in np.linspace(a0, a1, n + 1):
            for r in (inner, outer):
                px = x + size * r * math.cos(a)
                verts.append((px, y + size * r * math.sin(a), height(px)))
        faces.extend((first + 2 * k, first + 2 * k + 1, first + 2 * k + 3, first + 2 * k + 2) for k in range(n))

    ring(.92, 1)
    ring(.56, .61)
    for k in range(22):
        a = 2 * math.pi * k / 22
        ring(.70, .84, a, a + (.17 if k % 5 else .07), 3)
    bar = quads([(x - .42 * size, x + .42 * size, y + dy * size - .05 * size, y + dy * size + .05 * size) for dy in (-.17, .17)],
                ink, height)
    return [mesh_obj('stamp', verts, faces, ink, smooth=False), bar]


def sheet(side, thick, mat):
    """The upper leaf on one side of the rings, its outer edge raised a little; and how high it lies at x."""
    def height(x):
        t = max(0, (abs(x) - .9) / 1.3)
        return thick + .045 * t ** 2.2

    cols = [side * x for x in np.linspace(.13, .13 + LEAF[0], 31)]
    verts = [(x, y, height(x)) for y in (-LEAF[1] / 2, LEAF[1] / 2) for x in cols]
    return mesh_obj('leaf', verts, [(k, k + 1, 32 + k, 31 + k) for k in range(30)], mat), height


def stack(side, low, thick, edge, rnd):
    """The leaves below the upper one, in parcels that do not lie quite on each other."""
    parts, z = [], low
    while z < thick - .012:
        high = min(rnd.uniform(.03, .06), thick - .006 - z)
        parcel = box((LEAF[0], LEAF[1], high), edge, 'parcel', .002)
        parcel.location = (side * (.13 + LEAF[0] / 2 + rnd.uniform(-.012, .012)), rnd.uniform(-.012, .012), z)
        parts.append(parcel)
        z += high
    return parts


def divider(side, k, z, color):
    """A coloured sheet among the leaves, of which the tab stands out at the side."""
    card = matte('divider', color, .7)
    tab = prism(superellipse(.26, .24, .3, 48), .016, card, 'tab', .003)
    tab.location = (side * (.13 + LEAF[0] + .03), 1.16 - .56 * k, z)
    body = box((LEAF[0] + .04, LEAF[1] + .02, .012), card, 'divider', .002)
    body.location = (side * (.15 + LEAF[0] / 2), 0, z)
    return [tab, body]


def binder(edge):
    """A ring binder, open: printed leaves on both sides of three rings, tabs between them, the print of a stamp on the right."""
    rnd = random.Random(8)
    cloth = M('cloth')
    cloth.color(cloth.ramp(cloth.noise(cloth.coord(), 11, 5), [(.3, '#0b3322'), (.7, '#12452f')]))
    cloth.set(Roughness=.55, Specular=.3).bump(cloth.noise(cloth.coord(), 70, 3), .2, .01)
    page, ink = matte('page', '#b3a78c', .85, Specular=.12), matte('ink', '#3c3a36', .8)
    green, violet = matte('heading', '#1f5a3c', .8), matte('violet', '#3a2c78', .7)
    steel = matte('rings', '#8f9596', .34, Metallic=.75)
    parts = []
    for side, thick in ((-1, .24), (1, .34)):
        cover = prism(superellipse(1.16, 1.62, .06), .07, cloth.m, 'cover', .02)
        cover.location = (side * 1.52, 0, 0)
        leaf, height = sheet(side, thick, page)
        parts += [cover, leaf, *stack(side, .075, thick, edge, rnd)]
        inner, outer = sorted((side * .52, side * 2.02))
        printed = lambda x, h=height: h(x) + .004  # noqa: E731
        parts.append(quads([(inner, inner + .95, 1.12, 1.21)], green, printed))
        rows = words(rnd, inner, outer, .93, 5) + words(rnd, inner, outer, .12, 4)
        rows += words(rnd, inner, outer, -.56, 4 if side < 0 else 2)
        parts.append(quads(rows, ink, printed))
    parts += round_stamp((1.58, -1.02), .33, violet, lambda x, h=height: h(x) + .006)
    scrawl = [(.55, -1.12), (.66, -.98), (.72, -1.16), (.80, -1.02), (.86, -1.12), (.98, -1.05), (1.12, -1.10)]
    parts.append(tube([(x, y, height(x) + .004) for x, y in spline(scrawl, 50)], .010, violet, 6))
    for side, k, color in TABS:
        parts += divider(side, k, .10 + .035 * k, color)
    spine = box((.80, 3.24, .05), cloth.m, 'spine', .02)
    plate = box((.22, 2.70, .05), steel, 'plate', .02)
    plate.location = (0, 0, .05)
    parts += [spine, plate]
    for y in RINGS:
        arch = [(-.30, y, .08), (-.30, y, .20)]
        arch += [(-.30 * math.cos(t), y, .28 + .26 * math.sin(t)) for t in np.linspace(.1, math.pi - .1, 15)]
        parts.append(tube(spline([*arch, (.30, y, .20), (.30, y, .08)], 70), .032, steel, 14))
    return group(parts, 'binder', .88)


def folder(paper, board, color):
    """A thin folder of paper, closed, a coloured tab on its long edge on the right."""
    sheets = box((2.18, 3.0, .09), paper, 'sheets', .004)
    sheets.location = (-.02, 0, .02)
    parts = [sheets]
    for z in (0, .105):
        cover = prism(superellipse(1.16, 1.58, .05), .02, board, 'cover', .006)
        cover.location = (0, 0, z)
        parts.append(cover)
    tab = prism(superellipse(.26, .40, .25, 48), .022, matte('tab', color, .7), 'tab', .004)
    tab.location = (1.18, -.50, .10)
    return group([*parts, tab], 'folder', .88)


def stamp():
    """A round stamp with a turned handle, standing on its pad, whose lid lies behind it."""
    tin, felt = matte('tin', '#1b211f', .4, Clearcoat=.3), matte('felt', '#231a44', .95, Specular=.05)
    wood = grained('handle', '#5a2f14', '#80481f', '#9a5f30', .4)
    tray = prism(superellipse(.62, .46, .16), .13, tin, 'tray', .03)
    pad = prism(superellipse(.54, .38, .14), .02, felt, 'pad', .008)
    pad.location = (0, 0, .128)
    lid = prism(superellipse(.62, .46, .16), .07, tin, 'lid', .025)
    lid.location = (0, .97, 0)
    inside = prism(superellipse(.54, .38, .14), .004, matte('inside', '#59605c', .5), 'inside', 0)
    inside.location = (0, .97, .069)
    turned = spline([(.29, .06), (.30, .10), (.29, .22), (.20, .27), (.115, .36), (.105, .50), (.15, .64), (.215, .78),
                     (.225, .90), (.17, 1.01), (.08, 1.045), (1e-6, 1.05)], 70)
    rubber = lathe('rubber', [(1e-6, 0), (.265, 0), (.27, .01), (.27, .06), (.26, .065)], 64, matte('rubber', '#7a2a1c', .7))
    whole = group([lathe('handle', turned, 64, wood), rubber], 'stamp')
    whole.location = (-.05, -.02, .146)
    return group([tray, pad, lid, inside, whole], 'pad', .84)


def helmet():
    """A white safety helmet on its rim, its peak towards -y."""
    shell, dark = matte('shell', '#a5a298', .28, Clearcoat=.5), matte('slot', '#3a3d3c', .7)
    dome = spline([(1e-6, .74), (.22, .725), (.44, .64), (.61, .44), (.68, .20), (.70, .06)], 50)
    brim = [(.69, .07), (.71, .055), (.78, .045), (.79, .03), (.78, .015), (.69, .02)]
    parts = [lathe('dome', dome, 96, shell), lathe('brim', brim, 96, shell)]
    radii, heights = zip(*dome)
    for x in (-.19, 0, .19):
        arc = [(x, y, np.interp(math.hypot(x, y), radii, heights) + .012) for y in np.linspace(-.60, .60, 60)]
        parts.append(tube(arc, lambda t: .045 * math.sin(math.pi * (t * .9 + .05)) ** .5, shell, 14))
    verts = []
    for a in np.linspace(math.radians(-64), math.radians(64), 33):
        for reach, z in ((0, .06), (.5, .05), (1, .02)):
            r = .70 + reach * .30 * max(0, math.cos(a * 1.4)) ** .7
            verts.append((r * math.sin(a), -r * math.cos(a), z))
    faces = [(3 * k + j, 3 * k + j + 1, 3 * k + j + 4, 3 * k + j + 3) for k in range(32) for j in (0, 1)]
    peak = mesh_obj('peak', verts, faces, shell)
    thick = peak.modifiers.new('t', 'SOLIDIFY')
    thick.thickness = .03
    parts.append(subsurf(peak, 1))
    for side in (-1, 1):
        slot = box((.03, .16, .05), dark, 'slot', .01)
        slot.location = (side * .692, 0, .13)
        parts.append(slot)
    whole = group(parts, 'helmet')
    whole.scale = (1.22, 1.38, 1.28)
    return group([whole], 'laid helmet')
