"""Inside the mill: screw presses in a row on their deck, a digester above each, crude oil running into an open trough."""
import math

import bpy
import numpy as np
from mathutils import Vector

from crew import noting
from desk import backdrop
from models import land
from models.built import bevel, paint
from models.common import ball, grade, group, tube
from shared import M, area, camera, lathe, mesh_obj, render, reset, setup, world_hdr

LEFT, RIGHT, BACK, EAVES, RIDGE = -6.5, 8.5, 21., 8.6, 11.4   # of the hall, metres as all of this scene
DECK, EDGE, FAR = 1.3, 1.5, 6.2                               # how high the deck is, and from where to where it reaches
ROW, PRESS = (2.6, 7.6, 12.6), 3.4                            # where the presses stand along the hall, and across it
TROUGH, LEVEL = .70, .69                                      # the middle of the trough, and how high oil stands in it
LIP = .98                                                     # where oil leaves a press's pan


def concrete():
    """A worn floor with joints."""
    m = M('floor')
    x, y, _ = m.sep(m.coord())
    worn = m.noise(m.coord(), .55, 7, .65)
    tone = m.ramp(worn, [(.32, '#6d685d'), (.5, '#857f72'), (.68, '#979182')])
    for at in (x, y):
        away = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', m.math('DIVIDE', at, 4)), .5))
        tone = m.mix(m.remap(away, .0045, .0025), tone, '#4b473f')
    m.color(tone).set(Specular=.35)
    m.ln(m.remap(worn, .3, .7, .34, .6), m.b.inputs['Roughness'])
    return m.m


def crude():
    """Crude palm oil as it leaves the press: opaque, and lit a little from within."""
    m = M('crude')
    tone = m.ramp(m.noise(m.coord(), 2.4, 4), [(.3, '#b82800'), (.7, '#de4a02')])
    m.color(tone).set(Roughness=.14, Specular=.5, Emission_Strength=.34)
    m.ln(tone, m.b.inputs['Emission'])
    return m.m


def pipe(corners, radius, mat, bend=.28):
    """A pipe through corners, each of them an elbow."""
    points = [Vector(p) for p in corners]
    path = [points[0]]
    for before, at, after in zip(points, points[1:], points[2:]):
        a, b = at + (before - at).normalized() * bend, at + (after - at).normalized() * bend
        path += [a.lerp(at, t / 6).lerp(at.lerp(b, t / 6), t / 6) for t in range(7)]
    return tube([*path, points[-1]], radius, mat, 24, 'pipe')


def disc(radius, start, end, mat, name='disc'):
    """A cylinder with its two ends, from one point to another."""
    a, b = Vector(start), Vector(end)
    high, edge = (b - a).length, min(.02, radius * .2)
    obj = lathe(name, [(1e-6, 0), (radius - edge, 0), (radius, edge), (radius, high - edge), (radius - edge, high), (1e-6, high)],
                48, mat)
    obj.location = a
    obj.rotation_mode = 'QUATERNION'
    obj.rotation_quaternion = (b - a).to_track_quat('Z', 'Y')
    for poly in obj.data.polygons:
        poly.use_smooth = abs(poly.normal.z) < .3
    return obj


def ribbed(start, end, low, high, mat, wave=.36, depth=.05):
    """A wall of ribbed sheet between two points on the floor."""
    a, b = Vector((*start, 0)), Vector((*end, 0))
    along = (b - a).normalized()
    out = Vector((along.y, -along.x, 0)) * depth
    verts = []
    for k in range(int((b - a).length / wave)):
        for share, raised in ((.0, 0), (.50, 0), (.62, 1), (.88, 1)):
            foot = a + along * ((k + share) * wave) + out * raised
            verts += [foot + Vector((0, 0, low)), foot + Vector((0, 0, high))]
    return mesh_obj('sheet', verts, [(k, k + 2, k + 3, k + 1) for k in range(0, len(verts) - 2, 2)], mat, smooth=False)


def hall(night):
    """Floor, walls of ribbed sheet behind and on the right, columns on the open side, roof and trusses."""
    steel, sheet = paint('steel', '#6c7874', .5, Metallic=.2), paint('sheet', '#9b9d90', .6)
    roof, kerb = paint('roof', '#8b918c', .7), paint('kerb', '#8b867a', .9)
    sky = dict(Emission=(.16, .15, .34, 1), Emission_Strength=.2) if night else dict(Emission=(.86, .95, .90, 1), Emission_Strength=.9)
    daylight = M('daylight').set(Base_Color=(0, 0, 0, 1), **sky).m
    daylight.cycles.sample_as_light = False
    land.box('floor', (RIGHT - LEFT + 2.4, 50, .3), ((LEFT + RIGHT) / 2 - 1.2, 4, -.3), concrete())
    grass = M('grass')
    grass.color(grass.ramp(grass.noise(grass.coord(), .8, 6, .7), [(.3, '#1b2417'), (.6, '#252f22')] if night else [(.3, '#3a4f1c'), (.6, '#586c30')])).set(Roughness=.9)
    land.box('outside', (40, 50, .3), (LEFT - 22.4, 0, -.36), grass.m)
    ribbed((LEFT, BACK), (RIGHT, BACK), 0, 6.6, sheet)
    ribbed((LEFT, BACK), (RIGHT, BACK), 7.8, RIDGE, sheet)
    land.box('pane', (RIGHT - LEFT, .02, 1.2), ((LEFT + RIGHT) / 2, BACK + .03, 6.6), daylight)
    ribbed((RIGHT, BACK), (RIGHT, -12), 0, EAVES + .2, sheet)
    ribbed((LEFT, BACK), (LEFT, -12), 6.6, EAVES + .3, sheet)
    land.box('plinth', (RIGHT - LEFT, .3, .9), ((LEFT + RIGHT) / 2, BACK - .1, 0), kerb)
    ridge = (LEFT + RIGHT) / 2
    for side in (LEFT - .9, RIGHT + .3):
        verts = [(side, -14, EAVES + .25), (side, BACK, EAVES + .25), (ridge, BACK, RIDGE + .25), (ridge, -14, RIDGE + .25)]
        mesh_obj('roof', verts, [(0, 1, 2, 3)], roof, smooth=False)
    slope = (RIDGE - EAVES) / (ridge - LEFT)

    def under(x):
        return EAVES + slope * (ridge - LEFT - abs(x - ridge))

    for y in range(3, 22, 5):
        for x0, x1 in ((LEFT + 2.2, LEFT + 5.4), (RIGHT - 5.4, RIGHT - 2.2)):
            verts = [(x0, y - .5, under(x0) + .2), (x1, y - .5, under(x1) + .2), (x1, y + .5, under(x1) + .2), (x0, y + .5, under(x0) + .2)]
            mesh_obj('skylight', verts, [(0, 1, 2, 3)], daylight, smooth=False)
    for k in range(13):
        x = LEFT + (RIGHT - LEFT) * k / 12
        land.box('purlin', (.08, BACK + 14, .14), (x, (BACK - 14) / 2, under(x) + .06), steel)
    for y in (-4.6, .4, 5.4, 10.4, 15.4, 20.4):
        for x in (LEFT, RIGHT - .3):
            for flange in (-.15, .15):
                land.box('flange', (.30, .03, EAVES), (x, y + flange, 0), steel)
            land.box('web', (.03, .30, EAVES), (x, y, 0), steel)
            land.box('foot', (.5, .5, .22), (x, y, 0), kerb)
        land.beam('chord', (LEFT, y, EAVES - .5), (RIGHT, y, EAVES - .5), .12, .14, steel)
        joints = [LEFT + (RIGHT - LEFT) * k / 10 for k in range(11)]
        for x in joints[1:-1]:
            land.beam('strut', (x, y, EAVES - .5), (x, y, under(x)), .07, .07, steel)
        for a, b in zip(joints, joints[1:]):
            land.beam('rafter', (a, y, under(a)), (b, y, under(b)), .12, .14, steel)
            inner, outer = (b, a) if b <= ridge else (a, b)
            land.beam('brace', (outer, y, EAVES - .5), (inner, y, under(inner)), .07, .07, steel)


def press(y, green, grey, steel, dark):
    """A screw press on its skid, mouth towards the aisle: cage, gear and motor in a line, the head with its ram in front."""
    z = DECK + .18
    for side in (-.46, .46):
        land.box('skid', (3.5, .14, .18), (PRESS + .5, y + side, DECK), dark)
    axis = z + .72
    bevel(land.box('bed', (1.7, .92, .34), (PRESS, y, z), green), .03)
    disc(.54, (PRESS - .78, y, axis), (PRESS + .78, y, axis), green, 'cage')
    for x in (-.78, -.26, .26, .78):
        disc(.585, (PRESS + x - .035, y, axis), (PRESS + x + .035, y, axis), grey, 'band')
    bevel(land.box('head', (.30, 1.22, 1.26), (PRESS - 1.02, y, z + .06), grey), .05)
    disc(.34, (PRESS - 1.30, y, axis), (PRESS - 1.12, y, axis), green, 'flange')
    disc(.17, (PRESS - 1.62, y, axis), (PRESS - 1.25, y, axis), steel, 'ram')
    for k in range(8):
        a = math.pi * (k + .5) / 4
        at = Vector((0, .46 * math.cos(a), .46 * math.sin(a)))
        disc(.05, Vector((PRESS - 1.22, y, axis)) + at, Vector((PRESS - 1.14, y, axis)) + at, steel, 'bolt')
    bevel(land.box('gear', (.80, 1.06, 1.20), (PRESS + 1.28, y, z), green), .08)
    disc(.36, (PRESS + 1.68, y, axis), (PRESS + 2.44, y, axis), grey, 'motor')
    for k in range(7):
        disc(.385, (PRESS + 1.78 + .09 * k, y, axis), (PRESS + 1.81 + .09 * k, y, axis), grey, 'fin')


def oil(y, mat, steel):
    """The pan below a press with the oil on it, and how that falls from its lip into the trough."""
    start, top, low = PRESS - .4, DECK + .19, DECK + .05
    verts = []
    for x, z, half in ((start, top, .40), (EDGE + .35, low + .06, .34), (LIP, low, .25)):
        verts += [(x, y - half, z + .16), (x, y - half, z), (x, y + half, z), (x, y + half, z + .16)]
    pan = mesh_obj('pan', verts, [(r + k, r + k + 1, r + k + 5, r + k + 4) for r in (0, 4) for k in range(3)], steel, smooth=False)
    pan.modifiers.new('t', 'SOLIDIFY').thickness = .02
    path = [(start, top + .05, .38), (EDGE + .35, low + .11, .32), (LIP + .10, low + .06, .225), (LIP, low + .045, .22)]
    path += [(LIP - .34 * t, low + .045 - .70 * t * t, .22 - .07 * t) for t in (.15, .3, .45, .6, .75, .9, 1.0)]
    verts, seg = [], 20
    for k, (x, z, half) in enumerate(path):
        (x0, z0, _), (x1, z1, _) = path[max(0, k - 1)], path[min(len(path) - 1, k + 1)]
        along = Vector((x1 - x0, 0, z1 - z0)).normalized()
        out = Vector((along.z, 0, -along.x)) * -.03
        for s in range(seg):
            a = 2 * math.pi * s / seg
            ripple = 1 + .10 * math.sin(3 * a + k * .9) * (k > 3)
            verts.append(Vector((x, y + half * math.cos(a) * ripple, z)) + out * math.sin(a) * ripple)
    faces = [(seg * k + s, seg * k + (s + 1) % seg, seg * k + seg + (s + 1) % seg, seg * k + seg + s)
             for k in range(len(path) - 1) for s in range(seg)]
    mesh_obj('fall', verts, faces, mat)


def digester(y, green, clad, grey, dark):
    """An insulated vessel on four legs above a press, its stirrer's drive on top, a chute down into the press."""
    for x in (-.86, .86):
        for s in (-.86, .86):
            land.box('leg', (.16, .16, 2.7), (PRESS + x, y + s, DECK), dark)
        land.box('tie', (.14, 1.9, .2), (PRESS + x, y, DECK + 2.5), dark)
    for s in (-.86, .86):
        land.box('tie', (1.9, .14, .2), (PRESS, y + s, DECK + 2.5), dark)
    body = lathe('digester', [(.34, 1.40), (.34, 1.66), (.80, 2.30), (.84, 2.34), (.84, 4.72), (.80, 4.78), (1e-6, 4.80)], 72, clad)
    body.location = (PRESS, y, DECK)
    for z, r, high, mat in ((2.30, .90, .10, green), (3.06, .852, .035, grey), (3.86, .852, .035, grey), (4.66, .90, .12, green)):
        disc(r, (PRESS, y, DECK + z), (PRESS, y, DECK + z + high), mat, 'hoop')
    bevel(land.box('chute', (.62, .62, .5), (PRESS, y, DECK + 1.26), grey), .03)
    disc(.24, (PRESS - .78, y - .34, DECK + 3.46), (PRESS - .90, y - .40, DECK + 3.46), green, 'manhole')
    bevel(land.box('drive', (.56, .62, .40), (PRESS + .36, y, DECK + 4.78), green), .05)
    disc(.22, (PRESS + .36, y, DECK + 5.18), (PRESS + .36, y, DECK + 5.70), grey, 'motor')
    bevel(land.box('spout', (.46, .46, 1.4), (PRESS - .32, y, DECK + 4.78), grey), .02)


def dial(place, turn, radius=.17):
    """A pressure gauge, its face towards -y before turning, in degrees."""
    rim, face, ink = paint('rim', '#3b4442', .35, Metallic=.5), paint('face', '#ded9c8', .6), paint('ink', '#1d211f', .6)
    parts = [disc(radius, (0, 0, 0), (0, .09, 0), rim), disc(radius * .88, (0, -.008, 0), (0, .01, 0), face)]
    for k in range(9):
        a = math.radians(225 - 33.75 * k)
        mark = [(radius * q * math.cos(a), -.012, radius * q * math.sin(a)) for q in (.66, .80)]
        parts.append(land.beam('mark', *mark, radius * .055, radius * .055, ink))
    a = math.radians(70)
    parts.append(land.beam('hand', (0, -.02, 0), (radius * .68 * math.cos(a), -.02, radius * .68 * math.sin(a)), radius * .065, radius * .065,
                           paint('hand', '#a3301c', .5)))
    whole = group(parts, 'dial')
    whole.location = place
    whole.rotation_euler = (0, 0, math.radians(turn))
    return whole


def wheel(place, radius, mat):
    """A valve's upright hand wheel, its axis along x."""
    x, y, z = place
    tube([(x, y + radius * math.cos(t), z + radius * math.sin(t)) for t in (math.pi * k / 18 for k in range(37))], .022, mat, 10)
    for k in range(3):
        a = math.pi * k / 3
        away = Vector((0, radius * math.cos(a), radius * math.sin(a)))
        land.beam('spoke', Vector(place) - away, Vector(place) + away, .025, .025, mat)
    disc(.03, (x - .03, y, z), (x + .18, y, z), mat, 'spindle')


def railing(corners, mat, gaps=()):
    """A handrail round the deck: posts, two rails, and a toe board but where gaps along y leave it out."""
    for a, b in zip(corners, corners[1:]):
        a, b = Vector((*a, DECK)), Vector((*b, DECK))
        posts = max(2, round((b - a).length / 1.25) + 1)
        for k in range(posts):
            foot = a.lerp(b, k / (posts - 1))
            tube([foot, foot + Vector((0, 0, 1.1))], .028, mat, 12, 'post')
            ball(.032, mat).location = foot + Vector((0, 0, 1.1))
        for level in (.56, 1.1):
            tube([a + Vector((0, 0, level)), b + Vector((0, 0, level))], .026, mat, 12, 'rail')
    start = corners[0][1]
    for low, high in (*gaps, (corners[-1][1], None)):
        if low > start:
            land.box('toe', (.02, low - start, .12), (corners[0][0], (low + start) / 2, DECK), mat)
        start = high


def deck(y0, y1, rail, dark):
    """The deck on its columns, a railing towards the aisle and at the near end, and a stair."""
    plate = paint('plate', '#59625f', .55, Metallic=.3)
    land.box('deck', (FAR - EDGE, y1 - y0, .08), ((FAR + EDGE) / 2, (y0 + y1) / 2, DECK - .08), plate)
    for x in (EDGE, FAR):
        land.box('girder', (.10, y1 - y0, .26), (x + (.05 if x == EDGE else -.05), (y0 + y1) / 2, DECK - .32), dark)
    land.box('girder', (FAR - EDGE, .10, .26), ((FAR + EDGE) / 2, y0 + .05, DECK - .32), dark)
    for k in range(8):
        y = y0 + .2 + (y1 - y0 - .4) * k / 7
        for x in (EDGE + .12, FAR - .12):
            land.box('column', (.16, .16, DECK - .1), (x, y, 0), dark)
    railing([(EDGE + .05, y0 + .05), (EDGE + .05, y1 - .05)], rail, [(y - .36, y + .36) for y in ROW])
    railing([(EDGE + .05, y0 + .05), (4.3, y0 + .05)], rail)
    for x in (4.3, 5.3):
        land.beam('string', (x, y0 - 1.5, 0), (x, y0, DECK), .05, .22, dark)
        tube([(x, y0 - 1.45, .95), (x, y0 + .05, DECK + 1.1)], .026, rail, 12, 'rail')
        tube([(x, y0 - 1.45, .0), (x, y0 - 1.45, .95)], .028, rail, 12, 'post')
    for k in range(5):
        land.box('step', (1.0, .26, .04), (4.8, y0 - 1.36 + .28 * k, .2 + .22 * k), plate)


def trough(y0, y1, mat, steel, dark):
    """The open trough along the deck, oil in it up to its level."""
    half, low, high = .38, .32, .78
    sides = [(-half, high), (-half, low), (half, low), (half, high)]
    verts = [(TROUGH + x, y, z) for y in (y0, y1) for x, z in sides]
    shell = mesh_obj('trough', verts, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (0, 3, 2, 1), (4, 5, 6, 7)], steel, smooth=False)
    shell.modifiers.new('t', 'SOLIDIFY').thickness = .025
    for side in (-1, 1):
        land.box('brim', (.07, y1 - y0 + .06, .03), (TROUGH + side * (half + .01), (y0 + y1) / 2, high), steel)
    for y in (y0, y1):
        land.box('brim', (2 * half, .05, .03), (TROUGH, y, high), steel)
    rows, columns, verts = 240, 10, []
    for i in range(rows + 1):
        y = y0 + .03 + (y1 - y0 - .06) * i / rows
        for k in range(columns + 1):
            x = TROUGH - half + .03 + (2 * half - .06) * k / columns
            rise = 0.
            for fall in ROW:                                       # rings round where the oil falls in
                r = math.hypot(x - LIP + .34, y - fall)
                rise += .022 * math.cos(r * 22) * math.exp(-r * 2.2)
            verts.append((x, y, LEVEL + rise + .004 * math.sin(y * 9 + x * 14)))
    w = columns + 1
    mesh_obj('oil', verts, [(w * i + k, w * i + k + 1, w * i + w + k + 1, w * i + w + k) for i in range(rows) for k in range(columns)], mat)
    pipe([(TROUGH, y0 + .5, low), (TROUGH, y0 + .5, .16), (EDGE + 2, y0 + .5, .16)], .09, steel, .12)
    for k in range(7):
        y = y0 + .4 + (y1 - y0 - .8) * k / 6
        for side in (-.32, .32):
            land.box('leg', (.07, .07, low), (TROUGH + side, y, 0), dark)


def steam(clad, dark, grey):
    """The insulated steam line along the digesters, a branch with a valve to each, and its gauge beside the aisle."""
    x, z = EDGE + .62, DECK + 5.05
    pipe([(x, BACK - .2, z), (x, ROW[0] + .62, z), (x, ROW[0] + .62, z - .9)], .15, clad, .45)
    for k in range(12):
        disc(.158, (x, 4.0 + 1.5 * k, z), (x, 4.05 + 1.5 * k, z), grey, 'strap')
    for y in ROW:
        pipe([(x, y + .62, z), (x, y + .62, DECK + 3.0), (PRESS - .5, y + .52, DECK + 3.0)], .085, clad, .24)
        wheel((x - .22, y + .62, DECK + 3.7), .17, dark)
        dial((x + .10, y - .28, DECK + 3.62), -12, .15)
        tube([(x + .10, y - .24, DECK + 3.62), (PRESS - .7, y - .14, DECK + 3.62)], .022, grey, 10)


def noon(picture):
    """What stands in full daylight outside a hall: brighter, and paler for it."""
    return 1.35 * (.8 * picture + .2 * picture.mean(-1, keepdims=True))


def dusk(picture):
    """The same after sunset: what light there is, is violet."""
    return .17 * picture.mean(-1, keepdims=True) * np.array((.62, .5, 1.))


def lamps(dark):
    """Bell lamps on cords from the trusses, in two rows, each with its light below it."""
    bulb = M('bulb').set(Base_Color=(0, 0, 0, 1), Emission=(1, .80, .50, 1), Emission_Strength=14).m
    bulb.cycles.sample_as_light = False
    for y in (.4, 5.4, 10.4, 15.4):
        for x in (-2.6, PRESS + .4):
            z = EAVES - 1.5
            tube([(x, y, z + .3), (x, y, EAVES - .5)], .02, dark, 8, 'cord')
            lathe('bell', [(.06, .34), (.12, .30), (.20, .16), (.46, 0), (.44, 0), (.18, .13), (.05, .28)], 48, dark).location = (x, y, z)
            ball(.13, bulb).location = (x, y, z + .06)
            area((x, y, z - .06), (x, y, 0), .5, 640, (1, .76, .44))


def press_hall(night=False):
    """The row of presses on the right, the open side on the left, an operator at a gauge between them; at noon, or by lamps."""
    green, grey = paint('green', '#224839', .4, Clearcoat=.3), paint('grey', '#8a928e', .45, Metallic=.2)
    steel, dark = paint('bare', '#b2b7b4', .34, Metallic=.8), paint('dark', '#39423f', .55)
    clad, rail = paint('clad', '#b9beba', .42, Metallic=.55), paint('yellow', '#d39a18', .45)
    red = crude()
    hall(night)
    if night:
        lamps(dark)
    deck(.2, 15.6, rail, dark)
    for y in ROW:
        press(y, green, grey, steel, dark)
        digester(y, green, clad, grey, dark)
        oil(y, red, steel)
    trough(.9, 14.8, red, steel, dark)
    steam(clad, dark, grey)
    x, z = PRESS - .32, DECK + 5.9
    bevel(land.box('feeder', (.7, 19.2, .7), (x, 11.2, z), green), .04)
    for k in range(10):
        land.box('rib', (.76, .05, .76), (x, 1.7 + 2 * k, z - .03), grey)
    disc(.22, (x, 1.1, z + .36), (x, 1.6, z + .36), grey, 'motor')
    land.cylinder('tank', 1.7, 5.2, (-2.2, 18.3, 0), clad, .5, 72)
    for level in (.1, 1.7, 3.4, 5.1):
        land.ring('seam', 1.7, .03, (-2.2, 18.3, level), grey, 72)
    stand = (-.36, 4.35)
    tube([(*stand, 0), (*stand, 1.45)], .045, dark, 16, 'post')
    disc(.16, (*stand, 0), (*stand, .03), dark, 'foot')
    dial((stand[0] - .04, stand[1] - .07, 1.52), -40, .21)
    operator = noting('operator')
    operator.location = (-1.2, 4.05, 0)
    operator.rotation_euler = (0, 0, math.radians(74))
    backdrop('landscape/forest-edge.webp', (-12.6, 24, 5.1), 26.5, 1.5, (0, .55, 0, 1), dusk if night else noon)


def make(recipe, size, samples, out):
    """Build and render the picture."""
    night = recipe.compose == 'night_press'
    reset()
    setup(*size, samples, bounces=6, look='High Contrast', exposure=.5, thr=recipe.threshold, min_samples=4, diffuse=3)
    M.subsurface_method = 'BURLEY'
    world_hdr('studio', .03 if night else .4, rot=2.2)
    if night:
        area((LEFT - 1, 8, 5.5), (3, 8, 2), 12, 50, (.55, .5, 1))
    else:
        land.sun_lamp(land.sun_direction(math.radians(-104), math.radians(20)), 11, (1, .84, .62), 1.5)
        area((LEFT - 1, 8, 5.5), (3, 8, 2), 12, 1100, (.88, .95, 1))
        area((-2, -11, 7), (2, 6, 2.5), 6, 420, (1, .97, .92))
    press_hall(night)
    view = camera((-2.3, -8.6, 2.35), (.4, 8, 2.35), 28)
    view.data.shift_y = .085
    render(out, post=grade, rad=5, patch=2, k=.6, levels=3)
