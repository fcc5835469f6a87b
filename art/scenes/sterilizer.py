"""The sterilization hall of the mill: an open sterilizer, rails that lead into it, a train of cages heaped with bunches, steam."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from crew import noting
from desk import backdrop
from models import land, palm as palms
from models.built import bevel, mesh_copy, paint
from models.common import ball, grade, tube
from shared import M, area, camera, lathe, mesh_obj, render, reset, setup, world_hdr
from works import concrete, dial, disc, pipe, ribbed

LEFT, RIGHT, FRONT, BACK, EAVES, RIDGE = -7.4, 19., -15., 10.5, 8.2, 11.4    # of the hall; the vessel lies along x, its mouth at 0
AXIS, OUTER, INNER, LONG = 2.22, 1.76, 1.54, 13.                             # of the vessel: height, radii, length
RAIL, GAUGE = .62, .52                                                       # how high the rails' tops are, and half their gauge
CAGE, HALF = 2.3, .80                                                        # a cage's length over its buffers, half its width


def daylight():
    """A pane of the roof."""
    m = M('daylight').set(Base_Color=(0, 0, 0, 1), Emission=(.86, .95, .90, 1), Emission_Strength=.9).m
    m.cycles.sample_as_light = False
    return m


def shed():
    """Floor, a low wall behind, sheet walls right of it, columns, roof and trusses; open to the left and behind on the left."""
    steel, sheet = paint('steel', '#6c7874', .5, Metallic=.2), paint('sheet', '#9b9d90', .6)
    roof, kerb, pane = paint('roof', '#8b918c', .7), paint('kerb', '#8b867a', .9), daylight()
    middle, ridge = (LEFT + RIGHT) / 2, (FRONT + BACK) / 2
    land.box('floor', (RIGHT - LEFT + 3.2, BACK - FRONT + 8, .3), (middle - 1.0, ridge, -.3), concrete())
    grass = M('grass')
    grass.color(grass.ramp(grass.noise(grass.coord(), .8, 6, .7), [(.3, '#3a4f1c'), (.6, '#586c30')])).set(Roughness=.9)
    land.box('outside', (160, 160, .3), (0, 30, -.42), grass.m)
    wall = 3.6                                                               # from where the wall behind is closed
    land.box('parapet', (wall - LEFT, .24, 1.0), ((wall + LEFT) / 2, BACK, 0), kerb)
    land.box('plinth', (RIGHT - wall, .30, .9), ((RIGHT + wall) / 2, BACK - .1, 0), kerb)
    ribbed((wall, BACK), (RIGHT, BACK), 0, 5.6, sheet)
    ribbed((LEFT, BACK), (RIGHT, BACK), 6.9, EAVES + .3, sheet)
    land.box('pane', (RIGHT - wall, .02, 1.3), ((RIGHT + wall) / 2, BACK + .05, 5.6), pane)
    ribbed((LEFT, BACK), (LEFT, FRONT), 6.3, EAVES + .2, sheet)
    ribbed((RIGHT, BACK), (RIGHT, FRONT), 0, 5.2, sheet)
    ribbed((RIGHT, BACK), (RIGHT, FRONT), 6.6, RIDGE, sheet)
    land.box('pane', (.02, BACK - FRONT, 1.4), (RIGHT + .05, (BACK + FRONT) / 2, 5.2), pane)
    land.box('plinth', (.3, BACK - FRONT, .9), (RIGHT - .1, (BACK + FRONT) / 2, 0), kerb)
    for k in range(24):
        land.box('bar', (.05, .05, 1.4), (RIGHT - .02, BACK - 1.1 * k, 5.2), steel)

    def under(y):
        return EAVES + (RIDGE - EAVES) * (1 - abs(y - ridge) / (BACK - ridge))

    for edge in (FRONT, BACK + .5):
        verts = [(LEFT - 1.2, edge, EAVES + .2), (RIGHT, edge, EAVES + .2), (RIGHT, ridge, RIDGE + .25), (LEFT - 1.2, ridge, RIDGE + .25)]
        mesh_obj('roof', verts, [(0, 1, 2, 3)], roof, smooth=False)
    for x in (-4.6, .6, 5.8, 11.0, 16.2):
        for y0, y1 in ((ridge + 2, ridge + 5.4), (ridge - 5.4, ridge - 2), (BACK - 4.4, BACK - 1.6)):
            verts = [(x - .5, y0, under(y0) + .12), (x - .5, y1, under(y1) + .12), (x + .5, y1, under(y1) + .12), (x + .5, y0, under(y0) + .12)]
            mesh_obj('skylight', verts, [(0, 1, 2, 3)], pane, smooth=False)
    for k in range(15):
        y = FRONT + (BACK - FRONT) * k / 14
        land.box('purlin', (RIGHT - LEFT + 1.2, .08, .14), (middle - .6, y, under(y) - .02), steel)
    joints = [FRONT + (BACK - FRONT) * k / 14 for k in range(15)]
    for x in (LEFT, LEFT + 5.2, LEFT + 10.4, LEFT + 15.6, LEFT + 20.8):
        for flange in (-.15, .15):
            land.box('flange', (.03, .30, EAVES), (x + flange, BACK - .3, 0), steel)
        land.box('web', (.30, .03, EAVES), (x, BACK - .3, 0), steel)
        land.box('foot', (.5, .5, .22), (x, BACK - .3, 0), kerb)
        land.beam('chord', (x, FRONT, EAVES - .4), (x, BACK, EAVES - .4), .12, .14, steel)
        for y in joints[1:-1]:
            land.beam('strut', (x, y, EAVES - .4), (x, y, under(y) - .1), .07, .07, steel)
        for a, b in zip(joints, joints[1:]):
            land.beam('rafter', (x, a, under(a) - .12), (x, b, under(b) - .12), .12, .14, steel)
            inner, outer = (b, a) if b <= ridge else (a, b)
            land.beam('brace', (x, outer, EAVES - .4), (x, inner, under(inner) - .12), .07, .07, steel)
    for y in (3.6,):
        for flange in (-.15, .15):
            land.box('flange', (.03, .30, EAVES), (LEFT + flange, y, 0), steel)
        land.box('web', (.30, .03, EAVES), (LEFT, y, 0), steel)
        land.box('foot', (.5, .5, .22), (LEFT, y, 0), kerb)


def lying(name, profile, seg, mat):
    """A lathed body with its axis along x, at the vessel's height."""
    obj = lathe(name, profile, seg, mat)
    obj.rotation_euler = (0, math.pi / 2, 0)
    obj.location = (0, 0, AXIS)
    return obj


def lagging():
    """Aluminium sheet: brushed, a little uneven."""
    m = M('lagging')
    x, _, _ = m.sep(m.coord('Object'))
    tone = m.ramp(m.noise(m.coord('Object'), 1.1, 6, .65), [(.3, '#a2a9a6'), (.5, '#b2b7b4'), (.7, '#c0c5c1')])
    m.color(tone).set(Metallic=.55)
    m.ln(m.remap(m.noise(m.coord('Object'), 2.2, 5, .6), .3, .7, .30, .46), m.b.inputs['Roughness'])
    m.bump(m.noise(m.coord('Object'), .8, 3), .25, .05)
    return m.m


def soot():
    """The vessel's wall inside: dark, rusty, stained by oil and steam."""
    m = M('soot')
    m.color(m.ramp(m.noise(m.coord('Object'), 1.4, 7, .7), [(.3, '#1f1511'), (.55, '#3c2419'), (.72, '#5d3721')])).set(Roughness=.5, Specular=.4)
    return m.m


def vessel(green, grey, steel, dark, clad):
    """The sterilizer: lagged shell with its hoops, the mouth's ring with lugs, saddles, pipes, valves and gauges on it."""
    lying('inside', [(INNER, .05), (INNER, LONG - .6), (1e-6, LONG - .4)], 96, soot())
    lying('shell', [(OUTER - .04, .42), (OUTER, .46), (OUTER, LONG - .5), (OUTER * .93, LONG - .2), (OUTER * .7, LONG), (1e-6, LONG + .1)], 128, clad)
    lying('mouth', [(INNER, 0), (INNER + .05, -.05), (OUTER + .13, -.05), (OUTER + .17, 0), (OUTER + .17, .24), (OUTER + .13, .28),
                    (OUTER + .02, .28), (OUTER + .02, .46)], 128, green)
    lying('seat', [(INNER + .06, -.065), (INNER + .16, -.065), (INNER + .16, -.04)], 128, steel)
    for k in range(24):
        a = 2 * math.pi * (k + .5) / 24
        at = Vector((0, (OUTER + .15) * math.cos(a), AXIS + (OUTER + .15) * math.sin(a)))
        lug = bevel(land.box('lug', (.36, .16, .16), (0, 0, 0), grey), .02)
        lug.location = at + Vector((.10, 0, 0))
        lug.rotation_euler = (a - math.pi / 2, 0, 0)
    for k in range(10):
        x = 1.5 + 1.2 * k
        lying('hoop', [(OUTER + .004, x), (OUTER + .018, x), (OUTER + .018, x + .07), (OUTER + .004, x + .07)], 128, grey)
    for k, a in ((0, .62), (1, -.42), (2, 2.5)):
        seam = land.box('seam', (LONG - 1.2, .05, .014), (LONG / 2 + .1, (OUTER + .002) * math.cos(a), AXIS + (OUTER + .002) * math.sin(a)), grey)
        seam.rotation_euler = (a - math.pi / 2, 0, 0)
    kerb = paint('concrete', '#8b867a', .9)
    for x in (1.2, 5.0, 8.8, 12.):
        bevel(land.box('saddle', (.55, 2.5, AXIS - OUTER + .55), (x, 0, 0), kerb), .03)
        land.box('shoe', (.40, 2.56, .10), (x, 0, AXIS - OUTER + .50), dark)
    # steam main above, with a branch, a valve and the safety valves
    top = AXIS + OUTER
    pipe([(RIGHT + .2, .9, 6.3), (3.4, .9, 6.3), (3.4, .9, 5.2), (3.4, 0, 5.2), (3.4, 0, top - .1)], .15, clad, .34)
    for k in range(9):
        disc(.158, (4.6 + 1.5 * k, .9, 6.3), (4.65 + 1.5 * k, .9, 6.3), grey, 'strap')
    disc(.26, (RIGHT - .10, .9, 6.3), (RIGHT - .04, .9, 6.3), grey, 'collar')
    disc(.27, (3.4, 0, top), (3.4, 0, top + .08), grey, 'flange')
    disc(.27, (3.4, 0, top + .52), (3.4, 0, top + .60), grey, 'flange')
    disc(.27, (3.4, 0, top + .84), (3.4, 0, top + .92), grey, 'flange')
    disc(.22, (3.4, 0, top + .60), (3.4, 0, top + .84), green, 'valve')
    tube([(3.4, -.15, top + .72), (3.4, -.5, top + .72)], .035, steel, 12)
    ring = [(3.4 + .22 * math.cos(t), -.5, top + .72 + .22 * math.sin(t)) for t in (math.pi * k / 18 for k in range(37))]
    tube(ring, .024, paint('red', '#a3301c', .5), 10)
    for k in range(3):
        a = math.pi * k / 3
        away = Vector((.22 * math.cos(a), 0, .22 * math.sin(a)))
        land.beam('spoke', Vector((3.4, -.5, top + .72)) - away, Vector((3.4, -.5, top + .72)) + away, .024, .024, dark)
    for x in (6.2, 6.9):
        disc(.11, (x, 0, top - .05), (x, 0, top + .34), steel, 'neck')
        disc(.19, (x, 0, top + .34), (x, 0, top + .42), grey, 'flange')
        disc(.13, (x, 0, top + .42), (x, 0, top + .98), green, 'safety')
        pipe([(x, 0, top + .6), (x, -.42, top + .6), (x, -.42, top + 1.2)], .07, steel, .1)
    pipe([(9.6, 0, top - .1), (9.6, 0, top + 1.3), (9.6, 4.4, top + 1.3), (9.6, 4.4, 8.4)], .2, clad, .4)
    pipe([(11.2, -.9, AXIS - OUTER + .3), (11.2, -.9, .18), (18, -.9, .18)], .10, steel, .14)
    # the gauges beside the mouth, on a bracket of the flank
    tube([(1.7, -OUTER - .02, AXIS + .12), (1.7, -OUTER - .30, AXIS + .12)], .03, steel, 12)
    dial((1.7, -OUTER - .34, AXIS + .12), -30, .24)
    tube([(2.4, -OUTER + .02, AXIS + .12), (2.4, -OUTER - .22, AXIS + .12)], .03, steel, 12)
    dial((2.4, -OUTER - .26, AXIS + .12), -30, .18)


def door(green, grey, steel, dark, turn=124):
    """The dished door, hinged beyond the mouth and swung open by so many degrees; what it shows is its inner face."""
    r = OUTER + .10
    parts = [lathe('leaf', [(1e-6, -.46), (r * .35, -.42), (r * .66, -.29), (r * .9, -.06), (r, 0), (r + .03, .02), (r + .03, .22), (r, .24),
                            (INNER + .02, .24)], 128, green),
             lathe('face', [(INNER + .03, .24), (INNER - .06, .20), (INNER * .8, .06), (INNER * .45, -.06), (1e-6, -.10)], 128, paint('inner', '#6d706a', .42, Metallic=.5)),
             lathe('gasket', [(INNER + .05, .235), (INNER + .05, .262), (INNER + .13, .262), (INNER + .13, .235)], 128, dark)]
    for k in range(24):
        a = 2 * math.pi * k / 24
        lug = bevel(land.box('lug', (.16, .15, .24), (0, 0, 0), grey), .02)
        lug.location = ((r + .06) * math.cos(a), (r + .06) * math.sin(a), .0)
        lug.rotation_euler = (0, 0, a)
        parts.append(lug)
    # a frame of its own: z of the disc looks along the hinge frame's +x, which is into the mouth when the door is shut
    hinge = bpy.data.objects.new('hinge', None)
    land.link(hinge)
    for part in parts:
        part.parent = hinge
        turned = part.rotation_euler.to_matrix().to_4x4()
        turned.translation = part.location
        part.matrix_basis = Matrix.Translation((-.28, -r - .26, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Y') @ turned
    arm = [(-.42, -r * .55 - .3, s) for s in (.42, -.42)]
    for at in arm:
        beam = land.beam('arm', at, (.06, 0, at[2]), .14, .18, dark)
        beam.parent = hinge
    hinge.location = (-.02, r + .34, AXIS)
    hinge.rotation_euler = (0, 0, math.radians(-turn))
    disc(.09, (-.02, r + .34, AXIS - .8), (-.02, r + .34, AXIS + .8), steel, 'pin')
    for s in (.58, -.58):
        bevel(land.box('bracket', (.34, .46, .16), (.14, r + .16, AXIS + s - .08), dark), .02)


def rust():
    """A cage's steel: dark, worn bright at edges, with stains of oil."""
    m = M('cage')
    m.color(m.ramp(m.noise(m.coord('Object'), 3.2, 7, .7), [(.28, '#352f2b'), (.5, '#4e4b47'), (.72, '#6c6a65')])).set(Metallic=.35)
    m.ln(m.remap(m.noise(m.coord('Object'), 5, 5), .3, .7, .38, .62), m.b.inputs['Roughness'])
    return m.m


def cage(x, mat, dark, steel, bunches, rnd, heap=5):
    """A cage on four wheels, its middle at x: ends of plate, sides of bars, bunches heaped above its rim."""
    low, high, half = RAIL + .36, RAIL + 1.40, CAGE / 2 - .14
    land.box('frame', (CAGE - .1, .16, .16), (x, -GAUGE + .12, low - .18), dark)
    land.box('frame', (CAGE - .1, .16, .16), (x, GAUGE - .12, low - .18), dark)
    for dx in (-.70, .70):
        disc(.045, (x + dx, -GAUGE - .1, RAIL + .19), (x + dx, GAUGE + .1, RAIL + .19), steel, 'axle')
        for s in (-1, 1):
            disc(.19, (x + dx, s * GAUGE - .05, RAIL + .19), (x + dx, s * GAUGE + .05, RAIL + .19), steel, 'wheel')
            disc(.23, (x + dx, s * (GAUGE - .07) - .015, RAIL + .19), (x + dx, s * (GAUGE - .07) + .015, RAIL + .19), steel, 'flange')
            disc(.08, (x + dx, s * (GAUGE + .06), RAIL + .19), (x + dx, s * (GAUGE + .12), RAIL + .19), dark, 'hub')
    land.box('floor', (2 * half, 2 * HALF - .1, .05), (x, 0, low), mat)
    for s in (-1, 1):
        bevel(land.box('end', (.05, 2 * HALF, high - low), (x + s * half, 0, low), mat), .01)
        for y in (-HALF + .05, -.28, .28, HALF - .05):
            land.box('stiff', (.07, .08, high - low), (x + s * (half + .05), y, low), mat)
        land.box('stiff', (.06, 2 * HALF, .09), (x + s * (half + .05), 0, low + .48), mat)
        for level, tall in ((low, .14), (low + .48, .09), (high - .12, .14)):
            bevel(land.box('band', (2 * half, .05, tall), (x, s * HALF, level), mat), .01)
        for k in range(13):
            land.box('bar', (.075, .035, high - low), (x - half + .04 + (2 * half - .08) * k / 12, s * (HALF - .01), low), mat)
        disc(.12, (x + s * (half + .08), 0, low - .1), (x + s * (half + .17), 0, low - .1), dark, 'buffer')
    tube([(x + a, b, high + .02) for a, b in ((-half, -HALF), (half, -HALF), (half, HALF), (-half, HALF), (-half, -HALF))], .045, mat, 12, 'rim')
    shapes = {data: np.array([vert.co for vert in data.vertices]) for data in bunches}
    room = np.array(((x - half + .05, x + half - .05), (-HALF + .05, HALF - .05)))
    layers = [(4, 3, low + .30), (4, 3, low + .66), (4, 3, low + 1.0), (4, 3, low + 1.28), (3, 2, low + 1.56), (2, 1, low + 1.78)]
    for layer, (columns, rows, level) in enumerate(layers[:heap + 1]):
        for column in range(columns):
            for row in range(rows):
                data = rnd.choice(bunches)
                at = Vector((x + (column - (columns - 1) / 2) * .53 + rnd.uniform(-.06, .06), (row - (rows - 1) / 2) * .52 + rnd.uniform(-.05, .05),
                             level + rnd.uniform(-.05, .05)))
                obj = mesh_copy(data, at, rnd.uniform(.78, .92))
                obj.rotation_euler = (rnd.uniform(1.2, 1.9), rnd.uniform(-.5, .5), rnd.uniform(0, 6.28))
                turned = (shapes[data] * obj.scale) @ np.array(obj.rotation_euler.to_matrix()).T
                for axis, (least, most) in enumerate(room):                  # nothing reaches through the bars
                    reach = turned[:, axis]
                    obj.location[axis] = min(max(obj.location[axis], least - reach.min()), most - reach.max())


def track(steel, dark):
    """The rails on their low bed, from outside into the vessel."""
    bed = paint('bed', '#8b867a', .9)
    start = -40.
    bevel(land.box('bed', (-.5 - start, 2.1, RAIL - .16), ((start - .5) / 2, 0, 0), bed), .03)
    for k in range(52):
        land.box('sleeper', (.16, 1.5, .06), (-.8 - .75 * k, 0, RAIL - .16), dark)
    for s in (-1, 1):
        land.box('foot', (LONG - 1 - start, .12, .025), ((LONG - 1 + start) / 2, s * GAUGE, RAIL - .10), steel)
        land.box('rail', (LONG - 1 - start, .06, .09), ((LONG - 1 + start) / 2, s * GAUGE, RAIL - .09), steel)


def guard(corners, mat):
    """A yellow handrail that stands on the floor."""
    for a, b in zip(corners, corners[1:]):
        a, b = Vector((*a, 0)), Vector((*b, 0))
        count = max(2, round((b - a).length / 1.5) + 1)
        for k in range(count):
            foot = a.lerp(b, k / (count - 1))
            tube([foot, foot + Vector((0, 0, 1.1))], .032, mat, 12, 'post')
            ball(.036, mat).location = foot + Vector((0, 0, 1.1))
            disc(.09, foot, foot + Vector((0, 0, .02)), mat, 'foot')
        for level in (.56, 1.1):
            tube([a + Vector((0, 0, level)), b + Vector((0, 0, level))], .03, mat, 12, 'rail')


def steam(puffs, eye):
    """Soft steam: veils that face the camera, each (place, width, height, how dense), torn by noise and gone at their edges."""
    for k, (place, wide, high, dense) in enumerate(puffs):
        m = M(f'steam{k}')
        u, v, _ = m.sep(m.coord('UV'))
        x, y = m.math('MULTIPLY', m.math('SUBTRACT', u, .5), 2), m.math('MULTIPLY', m.math('SUBTRACT', v, .5), 2)
        away = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', x, x), m.math('MULTIPLY', y, y)))
        cloud = m.noise(m.mapping(m.coord('UV'), (1.6 * wide / high, 1.6, 1), (7.3 * k, 2.1 * k, 0)), 1.5, 5, .55, .4)
        body = m.math('MULTIPLY', m.remap(away, .98, .1), m.remap(cloud, .30, .68))
        glow, clear, blend = m.add('ShaderNodeEmission'), m.add('ShaderNodeBsdfTransparent'), m.add('ShaderNodeMixShader')
        glow.inputs[0].default_value = (1, .95, .87, 1)
        glow.inputs[1].default_value = 1.0
        m.ln(m.math('MULTIPLY', body, dense), blend.inputs[0]).ln(clear.outputs[0], blend.inputs[1]).ln(glow.outputs[0], blend.inputs[2])
        m.ln(blend.outputs[0], m.out.inputs[0])
        m.m.cycles.sample_as_light = False
        corners = [(a * wide / 2, 0, b * high / 2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        veil = mesh_obj('veil', corners, [(0, 1, 2, 3)], m.m)
        veil.data.uv_layers.new().data.foreach_set('uv', (0, 0, 1, 0, 1, 1, 0, 1))
        veil.location = place
        veil.rotation_euler = (0, 0, math.atan2(place[1] - eye[1], place[0] - eye[0]) - math.pi / 2)
        veil.visible_diffuse = veil.visible_shadow = veil.visible_glossy = False


def outdoors():
    """Palms outside the open sides, before a landscape of ours."""
    backdrop('landscape/forest-edge.webp', (0, 0, 9.4), 56, 1.2, (0, .55, 0, 1), lambda p: 1.9 * (.75 * p + .25 * p.mean(-1, keepdims=True)))
    plane = bpy.data.objects['outlook']
    plane.location = (-7, 46, 0)
    plane.rotation_euler = (0, 0, math.radians(6))
    sunny = palms.PalmMaterials(('#50782a', '#7c9f3c', '#b3c466'))
    meshes = [palms.oil_palm(sunny, s, h) for s, h in ((1, 6.2), (2, 7.4), (3, 6.8))]
    rnd = random.Random(4)
    for k, (x, y) in enumerate(((-5.2, 24), (-11.6, 22), (.4, 27), (-8.8, 33), (-15, 31), (4.5, 33), (-3.2, 38))):
        obj = mesh_copy(meshes[k % 3], (x, y, -.15), rnd.uniform(.9, 1.1))
        obj.rotation_euler = (0, 0, rnd.uniform(0, 6.28))
    for x, y in ((-25, -17.5), (-21, -21), (-31, -15)):                         # out of sight: their shade lies on the floor
        mesh_copy(meshes[1], (x, y, 0), 1).rotation_euler = (0, 0, rnd.uniform(0, 6.28))
    tufts = [land.grass_tuft(palms.leaf_material('grass', '#37521a', '#58752a', '#93994a', translucent=.4), s) for s in range(3)]
    for _ in range(1500):
        obj = mesh_copy(rnd.choice(tufts), (rnd.uniform(-18, 6), rnd.uniform(11.6, 26), -.12), rnd.uniform(.5, 1.1))
        obj.rotation_euler = (0, 0, rnd.uniform(0, 6.28))


EYE = (-9.0, -12.4, 3.7)


def sterilizer():
    """The open vessel in the middle, its train on the rails towards the left, an operator before its flank."""
    green, grey = paint('green', '#224839', .4, Clearcoat=.3), paint('grey', '#8a928e', .45, Metallic=.2)
    steel, dark = paint('bare', '#b2b7b4', .34, Metallic=.8), paint('dark', '#39423f', .55)
    yellow, clad = paint('yellow', '#d39a18', .45), lagging()
    rnd = random.Random(7)
    mats = palms.PalmMaterials()
    shed()
    vessel(green, grey, steel, dark, clad)
    door(green, grey, steel, dark)
    track(steel, dark)
    bunches = [palms.field_bunch(mats, s, 380, 12, 10) for s in (1, 2, 3, 4)]
    mat = rust()
    for x, heap in ((.35, 4), (.35 - CAGE - .12, 5), (.35 - 2 * CAGE - .24, 5)):
        cage(x, mat, dark, steel, bunches, rnd, heap)
    guard([(3.0, -2.2), (3.0, -3.1), (13.5, -3.1)], yellow)
    operator = noting('lifter')
    operator.location = (1.1, -3.0, 0)
    operator.rotation_euler = (0, 0, math.radians(262))
    steam([((-.5, .2, 4.1), 4.4, 2.6, .62), ((.2, .6, 5.2), 5.6, 3.2, .55), ((1.4, .8, 6.5), 6.6, 3.4, .42), ((2.8, 1.2, 7.8), 7.2, 3.4, .30),
           ((-.3, -.4, 3.4), 3.0, 1.9, .24)], EYE)
    outdoors()


def make(recipe, size, samples, out):
    """Build and render the picture."""
    reset()
    setup(*size, samples, bounces=6, look='High Contrast', exposure=.5, thr=recipe.threshold, min_samples=4, diffuse=3)
    M.subsurface_method = 'BURLEY'
    world_hdr('studio', .4, rot=2.2)
    land.sun_lamp(land.sun_direction(math.radians(-106), math.radians(19)), 14, (1, .82, .58), 1.0)
    area((LEFT - 1, 0, 5.5), (2, 1, 2), 12, 650, (.86, .94, 1))
    area((2, -15, 7), (4, 0, 2.0), 8, 620, (1, .97, .92))
    area((-20, 2, 16), (-5, 28, 5), 12, 9000, (1, .97, .9))
    bpy.context.scene.cycles.min_transparent_bounces = 12
    globals()[recipe.compose]()
    view = camera(EYE, (EYE[0] + .6, EYE[1] + .8, EYE[2] - .05), 27)
    view.data.shift_y = .02
    render(out, post=grade, rad=5, patch=2, k=.6, levels=3)
