"""Building blocks of the landscapes: relief, ground and water materials, sky, trees, grass, buildings, grading."""
import math
import random

import bpy
import cv2
import numpy as np
from mathutils import Vector, noise

from shared import M, hexc, lathe, link, mesh_obj

MIST_DEPTH = 14000
MIST_REACH = 9600
SIN_PHASE = .55
SIN_LENGTH = 75


# ---------------------------------------------------------------------------------------------- relief

def smooth(a, b, x):
    """Smoothstep of x between a and b."""
    t = min(1, max(0, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def noise2(x, y, scale, offset=0.):
    """Perlin noise of the plane, -1..1."""
    return noise.noise(Vector((x / scale + offset, y / scale, offset * 1.7)))


def ridged(x, y, scale, offset):
    """Ridged multifractal 0..1, for mountain crests."""
    total = 0
    weight = 0
    amp = 1
    for k in range(5):
        total += amp * (1 - abs(noise2(x, y, scale, offset + k * 1.7))) ** 2
        weight += amp
        amp *= .5
        scale *= .47
    return total / weight


def mountains(x, y, gain=1.):
    """Two ranges behind the fields."""
    near = smooth(1900, 3300, y) * (520 * ridged(x, y, 1900, 5.5) - 230)
    far = smooth(4600, 7600, y) * (1900 * ridged(x, y, 3600, 2.2) - 520)
    return (near + far) * gain


def wave(line, y):
    """x of a road or river whose centre line is (offset, amplitude, slope, halfwidth[, wavelength])."""
    length = line[4] if len(line) > 4 else SIN_LENGTH
    return line[0] + line[1] * math.sin(y / length + SIN_PHASE) + line[2] * y


def bend(line, y):
    """How far a river is from the middle of its course there: -1 at the leftmost bend, 1 at the rightmost."""
    length = line[4] if len(line) > 4 else SIN_LENGTH
    return math.sin(y / length + SIN_PHASE)


def valley(_view):
    """Rolling valley seen from a knoll."""
    def height(x, y):
        d = math.hypot(x, y)
        z = 26 * math.exp(-(d / 110) ** 2) + 10 * noise2(x, y, 190, 3.1) * smooth(30, 180, d)
        z += 26 * noise2(x, y, 430, 7.7) * smooth(120, 500, d) + 14 * smooth(220, 700, y)
        return z + smooth(700, 2200, y) * (70 + 110 * noise2(x, y, 900, 1.3)) + mountains(x, y)
    return height


def plain(view):
    """Almost flat land; with a river the bed is cut along its centre line."""
    river = view.get('river')
    hills = view.get('hills', 1.)

    def height(x, y):
        d = math.hypot(x, y)
        swell = 1.6 * noise2(x, y, 160, 4.2) + 9 * noise2(x, y, 520, 7.7)
        z = .25 * noise2(x, y, 21, 3.1) + swell * smooth(60, 600, d)
        z += smooth(700, 2200, y) * (60 + 90 * noise2(x, y, 900, 1.3)) * hills + mountains(x, y, hills)
        if river:
            side = x - wave(river, y)
            away = abs(side) - river[3] + 1.6 * noise2(x, y, 9, 1.1)
            land = max(smooth(-4, 7, away), smooth(1000, 1700, y))               # no canyon through the far hills
            z = -2.2 + (z + 3.6) * land - 1.4 * smooth(1000, 1700, y)
            z += view.get('rise', 0) * smooth(25, 330, side)                             # the right bank climbs to hills
            if view.get('bars'):                                                     # sand inside each bend
                bar = view['bars'] * max(0, -math.copysign(bend(river, y), bend(river, y) * side))
                z = max(z, min(.75, .085 * (away + bar - 2 + 2 * noise2(x, y, 26, 5.5))) + .05 * noise2(x, y, 5, 2.2))
        if view.get('flooded') and y < 450:
            road = view['road']
            sunk = 1 - smooth(road[3] - .9, road[3] + .9, abs(x - wave(road, y)))
            z = z * (1 - .45 * sunk) - view['flooded'] * sunk + .10 * noise2(x * 1.6, y, 2.6, 6.3)
        return z
    return height


def ranges(_view):
    """A plantation below five soft ranges, each higher and farther than the last."""
    crests = ((900, 230, 95, 420), (1500, 330, 215, 640), (2400, 480, 400, 900), (3700, 700, 760, 1500),
              (5800, 1100, 1420, 2300))

    def height(x, y):
        d = math.hypot(x, y)
        swell = 6 * noise2(x, y, 190, 3.1) + 8 * noise2(x, y, 430, 7.7)
        z = 34 * math.exp(-(d / 120) ** 2) + swell * smooth(40, 300, d)
        for k, (line, width, top, scale) in enumerate(crests):
            middle = line + .30 * width * noise2(x, 0, scale * .8, 11.3 + k)
            fall = math.exp(-((y - middle) / width) ** 2)
            if fall > .01:
                crest = .52 + .55 * noise2(x, y * .4, scale, 2.9 + 4.1 * k) + .22 * noise2(x, y, scale * .41, 5.2 + k)
                crest += .09 * noise2(x, y, scale * .17, 1.1 + k) + .04 * noise2(x, y, scale * .07, 8.1 + k)
                z += top * max(0, crest) * fall
        return z
    return height


def shore(view):
    """A beach along y, the sea on its left; hills round the bay."""
    line = view['river']

    def height(x, y):
        inland = x - wave(line, y) - max(0, y - 60) * .55 + .5 * noise2(x, y, 14, 2.2)
        z = max(-3, min(.13 * inland, .9 + .045 * inland))
        z = min(z, 2.4) + .05 * noise2(x, y, 2.3, 3.1) + .10 * noise2(x, y, 7, 1.1)
        return z + mountains(x - 900, y + 900, view.get('hills', 1.))
    return height


def seaside(_view):
    """Land that falls gently from the camera to a beach; the open sea behind it, a wooded cape on the right."""
    def height(x, y):
        line = 132 + 10 * math.sin(x / 70 + .6) + 7 * noise2(x, 0, 45, 2.4) + .05 * x
        inland = line - y
        z = 11.2 * smooth(-12, 150, inland) - .42 + .05 * min(0, inland + 8) + .10 * noise2(x, y, 14, 3.1)
        for cx, cy, wide, deep, top, seed in ((560, 620, 250, 130, 92, 1.7), (1250, 1900, 520, 300, 250, 4.4),
                                              (-2600, 5200, 1300, 500, 420, 8.2)):
            rise = math.exp(-((x - cx) / wide) ** 2 - ((y - cy) / deep) ** 2)
            if rise > .01:
                z += top * rise * (.65 + .55 * noise2(x, y, wide * .5, seed) + .18 * noise2(x, y, wide * .16, seed))
                z += 40 * smooth(.01, .3, rise)
        return max(z, -30)
    return height


RELIEF = {'valley': valley, 'plain': plain, 'ranges': ranges, 'shore': shore, 'seaside': seaside}


def terrain(height, material, near_width=70, spread=.95, columns=200, start=-40, step=1.6, rows=90, reach=9000,
            growth=1.021):
    """Fan-shaped ground mesh, fine near the camera, coarse towards the mountains."""
    ys = [start + step * i for i in range(rows)]
    y = ys[-1]
    while y < reach:
        y = max(y * growth, y + step)
        ys.append(y)
    verts = []
    for y in ys:
        half = near_width + max(0, y) * spread
        for i in range(columns + 1):
            u = -1 + 2 * i / columns
            x = half * (abs(u) ** 1.3) * (1 if u > 0 else -1)
            verts.append((x, y, height(x, y)))
    n = columns + 1
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i)
             for j in range(len(ys) - 1) for i in range(columns)]
    return mesh_obj('terrain', verts, faces, material)


# ---------------------------------------------------------------------------------------------- ground and water

def map_range(m, src, a, b, c=0., d=1.):
    """Map Range node."""
    node = m.add('ShaderNodeMapRange')
    for i, v in enumerate((a, b, c, d)):
        node.inputs[i + 1].default_value = v
    m.ln(src, node.inputs[0])
    return node.outputs[0]


def line_distance(m, x, y, line):
    """Node graph of |x - wave(line, y)|."""
    length = line[4] if len(line) > 4 else SIN_LENGTH
    phase = m.math('ADD', m.math('DIVIDE', y, length), SIN_PHASE)
    centre = m.math('ADD', m.math('MULTIPLY', m.math('SINE', phase), line[1]), line[0])
    centre = m.math('ADD', centre, m.math('MULTIPLY', y, line[2]))
    return m.math('ABSOLUTE', m.math('SUBTRACT', x, centre))


def ground_material(view):
    """Grass with an optional earth road, muddy river banks and forest texture in the distance."""
    g = M('ground')
    oc = g.coord('Object')
    xyz = g.sep(oc)
    grass = view.get('grass', ('#3a4a1c', '#5b6a2a', '#85843d'))
    col = g.ramp(g.noise(oc, .09, 8, .7), [(.3, grass[0]), (.5, grass[1]), (.7, grass[2])])
    col = g.mix(.35, col, g.ramp(g.noise(oc, 2.2, 6, .7), [(.3, grass[0]), (.7, grass[2])]))
    if view.get('road'):
        road = view['road']
        d = line_distance(g, xyz[0], xyz[1], road)
        d = g.math('ADD', d, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(oc, .6, 4), .5), 1.6))
        soil = view.get('soil', ('#7d4a28', '#b27a48', '#c99a63'))
        earth = g.ramp(g.noise(oc, .8, 6), [(.3, soil[0]), (.6, soil[1]), (.8, soil[2])])
        earth = g.mix(.3, earth, g.ramp(g.noise(oc, 9, 5, .7), [(.3, soil[0]), (.7, soil[2])]))
        col = g.mix(map_range(g, d, road[3] - .5, road[3] + .6, 1, 0), col, earth)
        if not view.get('wet'):
            col = g.mix(map_range(g, d, .25, .75, .5, 0), col, grass[2])
    if view.get('river'):
        col = g.mix(map_range(g, xyz[2], .25, 1.1, 1, 0), col, '#5a4630')
    if view.get('sand'):
        grain = g.mix(.4, g.ramp(g.noise(oc, .5, 6), [(.3, '#a58a60'), (.7, '#c2aa80')]),
                      g.ramp(g.noise(oc, 14, 5, .7), [(.3, '#96794f'), (.7, '#cbb58c')]))
        dry = map_range(g, xyz[2], .12, .5)
        grain = g.mix(dry, g.mix(.5, grain, '#6f5a3c'), grain)
        level = g.math('ADD', xyz[2], g.math('MULTIPLY', g.math('SUBTRACT', g.noise(oc, .35, 5), .5), .8))
        col = g.mix(map_range(g, level, *view['sand'], 1, 0), col, grain)
    if view.get('fields'):
        col = view['fields'](g, oc, xyz, col)
    far = map_range(g, xyz[1], 900, 1500)
    bumps = g.voro(oc, .09)
    col = g.mix(far, col, g.ramp(bumps, [(0, '#4a6a26'), (.8, '#1d3312')]))
    g.color(col).set(Roughness=.95, Specular=.1)
    if view.get('wet'):                                                                # the road, lower than the grass, gleams
        g.set(Specular=.4).ln(map_range(g, xyz[2], -.30, -.08, .16, .95), g.b.inputs['Roughness'])
    g.bump(g.math('MULTIPLY', bumps, far), .9, 6, prev=g.bump(g.noise(oc, 3, 6, .7), .5, .12))
    return g.m


def water_material(ripple=.06, tint=(.012, .022, .020, 1), river=None):
    """Dark glossy water with long faint ripples; of a river, brown and clear over the shallows by its banks."""
    m = M('water')
    oc = m.coord('Object')
    m.set(Base_Color=tint, Roughness=.02, Specular=.6)
    swell = m.noise(m.mapping(oc, (.35, 1.1, 1)), 1.1, 3, .5, .4)
    broad = m.noise(m.mapping(oc, (.03, .06, 1)), 1, 2)
    if river:
        x, y, _ = m.sep(oc)
        edge = m.math('SUBTRACT', river[3], line_distance(m, x, y, river))              # metres from the bank
        edge = m.math('ADD', edge, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(oc, .07, 4), .5), 9))
        m.color(m.ramp(map_range(m, edge, -4, river[3]), [(0, '#8a7a4c'), (.22, '#5f6a45'), (.5, '#2f4d43'),
                                                          (1, '#16332f')]))
        stream = m.noise(m.mapping(oc, (.16, .028, 1)), 1, 4, .6, .8)                   # smooth and ruffled lanes
        m.ln(map_range(m, stream, .42, .62, .03, .22), m.b.inputs['Roughness'])
    m.bump(m.math('MULTIPLY', swell, map_range(m, broad, .4, .6, .15, 1)), ripple, .25)
    return m.m


def water(level=0., size=9000, river=None):
    """Calm river surface."""
    return mesh_obj('water', [(-size, -200, level), (size, -200, level), (size, size, level), (-size, size, level)],
                    [(0, 1, 2, 3)], water_material(river=river), smooth=False)


def _crossing(height, level, at, low, high):
    """Where the land passes a level between low (under water) and high along the line at(t) = (x, y)."""
    for _ in range(18):
        middle = (low + high) / 2
        if height(*at(middle)) < level:
            low = middle
        else:
            high = middle
    return at(low)


def _foam_material():
    """White froth where the point attribute 'foam' is 1; below that it breaks up into lace, at 0 it is gone."""
    m = M('foam').set(Base_Color=hexc('#e9eeea'), Roughness=.8)
    lace = m.noise(m.coord('Object'), 2.6, 6, .7)
    thick = m.add('ShaderNodeAttribute', attribute_name='foam').outputs['Fac']
    froth = m.math('ADD', m.math('MULTIPLY', lace, .9), m.math('MULTIPLY', thick, .75))
    blend = m.add('ShaderNodeMixShader')
    m.ln(map_range(m, froth, .62, 1.02), blend.inputs[0])
    m.ln(m.add('ShaderNodeBsdfTransparent').outputs[0], blend.inputs[1])
    m.ln(m.b.outputs[0], blend.inputs[2])
    m.ln(blend.outputs[0], m.out.inputs[0])
    return m.m


def sea(height, lines, size=9500, calm=(30, 180)):
    """Blue water at level 0, green over the shallows, with broken lines of foam along the shore.

    lines: pairs of functions and ends (at, low, high), each crossing the shore once, side by side. calm is where, along
    y, the waves begin and end to lie down.
    """
    m = M('sea')
    oc = m.coord('Object')
    broad = m.noise(m.mapping(oc, (.008, .02, 1)), 1, 4)
    m.color(m.ramp(broad, [(.35, '#0a3550'), (.55, '#0e4c66'), (.7, '#146478')])).set(Roughness=.24, Specular=.12)
    far = map_range(m, m.sep(oc)[1], *calm, 1, .05)                           # finer waves than a pixel are only noise
    m.bump(m.math('MULTIPLY', m.noise(m.mapping(oc, (.12, .5, 1)), 1.3, 4, .6, .5), far), .06, .5)
    mesh_obj('sea', [(-size, -200, 0), (size, -200, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)], m.m,
             smooth=False)
    foam = _foam_material()
    tints = [M('shallow').set(Base_Color=hexc(tone), Roughness=.14, Specular=.4).m
             for tone in ('#17676c', '#2a827f', '#58a396')]
    rnd = random.Random(3)
    drift = [rnd.uniform(0, 6.28) for _ in range(6)]

    def strip(name, mat, lift, *depths, foams=None, gaps=None):
        """A band along the shore between depths, land side first; foams is how much of it each edge bears."""
        verts, faces, froth = [], [], []
        n = len(depths)
        for k, line in enumerate(lines):
            ragged = sum(math.sin(k * f + d) for f, d in zip((.05, .13, .31, .73, 1.7, 2.9), drift)) / 6
            shown = 1. if gaps is None else math.sin(k * .11 + drift[2]) + .6 * math.sin(k * .37 + drift[1]) - gaps
            for i, depth in enumerate(depths):
                level = depth + .05 * ragged if i == 0 else depth * (1 + .5 * ragged)
                verts.append((*_crossing(height, level, *line), lift))
                froth.append(max(0., min(1., shown * 2)) * foams[i] if foams else 0.)
            if k:
                b = len(verts) - 2 * n
                faces += [(b + i, b + i + 1, b + n + i + 1, b + n + i) for i in range(n - 1)]
        band = mesh_obj(name, verts, faces, mat, smooth=False)
        band.data.attributes.new('foam', 'FLOAT', 'POINT').data.foreach_set('value', np.array(froth, np.float32))

    for k, (tint, depth) in enumerate(zip(tints, (-1.5, -.95, -.5))):
        strip('shallow', tint, .010 + .004 * k, .1, depth)
    strip('foam', foam, .035, .10, -.03, -.14, foams=(1, .9, 0))
    strip('foam', foam, .035, -.34, -.45, -.56, foams=(0, .85, 0), gaps=.1)
    strip('foam', foam, .035, -.82, -.93, -1.04, foams=(0, .8, 0), gaps=.5)


# ---------------------------------------------------------------------------------------------- sky and light

def _math(tree, op, a, b=None, c=None):
    node = tree.nodes.new('ShaderNodeMath')
    node.operation = op
    for i, v in ((0, a), (1, b), (2, c)):
        if isinstance(v, bpy.types.NodeSocket):
            tree.links.new(v, node.inputs[i])
        elif v is not None:
            node.inputs[i].default_value = v
    return node.outputs[0]


def sky(azimuth, elevation, strength=.15, cloud=(.50, .74), cloud_tint=(2.1, 1.75, 1.6, 1), dust=1.6,
        mirrored=1.):
    """Nishita sky without its disc, multiplied by streaky procedural clouds; mirrored is its gain in reflections."""
    world = bpy.data.worlds.new('w')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    new = tree.nodes.new
    wire = tree.links.new
    background = tree.nodes['Background']
    air = new('ShaderNodeTexSky')
    air.sky_type = 'NISHITA'
    air.sun_disc = False
    air.sun_elevation = elevation
    air.sun_rotation = azimuth
    air.altitude = 100
    air.air_density = 1.3
    air.dust_density = dust
    air.ozone_density = 3.5
    sep = new('ShaderNodeSeparateXYZ')
    wire(new('ShaderNodeTexCoord').outputs['Generated'], sep.inputs[0])
    up = _math(tree, 'ADD', _math(tree, 'MAXIMUM', sep.outputs[2], 0.), .09)
    plane = new('ShaderNodeCombineXYZ')
    wire(_math(tree, 'DIVIDE', sep.outputs[0], up), plane.inputs[0])
    wire(_math(tree, 'DIVIDE', sep.outputs[1], up), plane.inputs[1])
    mapping = new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (.55, 1.25, 1)
    mapping.inputs['Location'].default_value = (3.3, .4, 0)
    wire(plane.outputs[0], mapping.inputs[0])
    puff = new('ShaderNodeTexNoise')
    for name, value in (('Scale', .75), ('Detail', 9), ('Roughness', .56), ('Distortion', .35)):
        puff.inputs[name].default_value = value
    wire(mapping.outputs[0], puff.inputs['Vector'])
    ramp = new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = cloud[0]
    ramp.color_ramp.elements[1].position = cloud[1]
    wire(puff.outputs['Fac'], ramp.inputs[0])
    fade = _math(tree, 'MINIMUM', _math(tree, 'MULTIPLY', sep.outputs[2], 5.), .85)
    fade = _math(tree, 'MULTIPLY', ramp.outputs[0], fade)
    lit = new('ShaderNodeMixRGB')
    lit.blend_type = 'MULTIPLY'
    lit.inputs[0].default_value = 1
    lit.inputs[2].default_value = cloud_tint
    wire(air.outputs[0], lit.inputs[1])
    mix = new('ShaderNodeMixRGB')
    wire(fade, mix.inputs[0])
    wire(air.outputs[0], mix.inputs[1])
    wire(lit.outputs[0], mix.inputs[2])
    wire(mix.outputs[0], background.inputs[0])
    glossy = new('ShaderNodeLightPath').outputs['Is Glossy Ray']
    wire(_math(tree, 'MULTIPLY_ADD', glossy, strength * (mirrored - 1), strength), background.inputs[1])
    world.mist_settings.start = 10
    world.mist_settings.depth = MIST_DEPTH
    world.mist_settings.falloff = 'LINEAR'
    return world


def sun_direction(azimuth, elevation):
    """Unit vector towards the sun; azimuth is measured from +Y towards +X."""
    return Vector((math.sin(azimuth) * math.cos(elevation), math.cos(azimuth) * math.cos(elevation),
                   math.sin(elevation)))


def sun_lamp(direction, energy, color, angle=1.2):
    """Sun lamp shining from direction, angle in degrees."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy = energy
    lamp.angle = math.radians(angle)
    lamp.color = color
    obj = link(bpy.data.objects.new('sun', lamp))
    obj.rotation_euler = (-direction).to_track_quat('-Z', 'Y').to_euler()
    return obj


def mist_in_mirrors(color, length):
    """Fog what still water mirrors: the grade fogs only what the camera sees itself."""
    for material in bpy.data.materials:
        tree = material.node_tree
        out = next((n for n in tree.nodes if n.type == 'OUTPUT_MATERIAL'), None)
        if material.name.startswith('water') or not out or not out.inputs[0].links:
            continue
        path = tree.nodes.new('ShaderNodeLightPath')
        veil = _math(tree, 'SUBTRACT', 1., _math(tree, 'EXPONENT', _math(tree, 'DIVIDE', path.outputs['Ray Length'],
                                                                       -length)))
        glow = tree.nodes.new('ShaderNodeEmission')
        glow.inputs[0].default_value = (*color, 1)
        mix = tree.nodes.new('ShaderNodeMixShader')
        tree.links.new(_math(tree, 'MULTIPLY', veil, path.outputs['Is Glossy Ray']), mix.inputs[0])
        tree.links.new(out.inputs[0].links[0].from_socket, mix.inputs[1])
        tree.links.new(glow.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], out.inputs[0])
        material.cycles.sample_as_light = False


# ---------------------------------------------------------------------------------------------- plants and things

def _add_leaves(verts, faces, gen, places, along, across, size, broad):
    """Adds leaves as diamonds: as long as size, more or less, their corners at the sides broad times that from the middle."""
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    count = len(places)
    size = (size * gen.uniform(.6, 1.2, count))[:, None]
    corners = np.stack([places - along * size * .5, places + across * size * broad, places + along * size * .5,
                        places - across * size * broad], 1).reshape(-1, 3)
    b = len(verts)
    verts += [tuple(v) for v in corners]
    faces += [(b + 4 * k, b + 4 * k + 1, b + 4 * k + 2, b + 4 * k + 3) for k in range(count)]


def broadleaf(leaf, trunk, seed, height=20., leaves=5200, leaf_size=.5, low=.38):
    """Mesh data of a native forest tree: forked stem and a crown of leaf diamonds on overlapping blobs."""
    rnd = random.Random(seed)
    gen = np.random.default_rng(seed)
    verts = []
    faces = []
    index = []
    blobs = []
    for _ in range(rnd.randint(12, 17)):
        turn = rnd.uniform(0, 6.28)
        level = rnd.uniform(low, .88)
        reach = height * .27 * math.sqrt(rnd.random()) * (1.15 - abs(level - .6))
        size = height * rnd.uniform(.10, .19)
        level *= height
        blobs.append(((reach * math.cos(turn), reach * math.sin(turn), level), size))
    for centre, size in blobs + [((0, 0, 0), 0)]:                       # stem and one limb to each blob
        foot = Vector((0, 0, height * .28 if size else 0))
        tip = Vector(centre) if size else Vector((0, 0, height * .75))
        r0, r1 = (.014 * height, .004 * height) if size else (.026 * height, .010 * height)
        b = len(verts)
        for p, r in ((foot, r0), (foot.lerp(tip, .5) + Vector((0, 0, -.03 * height)), (r0 + r1) / 2), (tip, r1)):
            verts += [(p.x + r * math.cos(a), p.y + r * math.sin(a), p.z) for a in np.linspace(0, 6.28, 7)[:6]]
        for j in range(2):
            for k in range(6):
                q = b + j * 6
                faces.append((q + k, q + (k + 1) % 6, q + 6 + (k + 1) % 6, q + 6 + k))
                index.append(1)
    which = gen.integers(0, len(blobs), leaves)
    centres = np.array([blob[0] for blob in blobs])[which]
    sizes = np.array([blob[1] for blob in blobs])[which]
    out = gen.normal(size=(leaves, 3))
    out[:, 2] = np.abs(out[:, 2]) * 1.1 - .25
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    pos = centres + out * (sizes * gen.uniform(.35, 1.25, leaves) ** .5)[:, None] * (1, 1, .75)
    along = np.cross(out, gen.normal(size=(leaves, 3)))
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    along += (0, 0, -.35)
    across = np.cross(along, out + gen.normal(size=(leaves, 3)) * .5)
    _add_leaves(verts, faces, gen, pos, along, across, leaf_size, .24)
    index += [0] * leaves
    obj = mesh_obj(f'tree{seed}', verts, faces, None, smooth=False, do_link=False)
    obj.data.materials.append(leaf)
    obj.data.materials.append(trunk)
    obj.data.polygons.foreach_set('material_index', index)
    return obj.data


def ceiba(leaf, bark, seed, height=30., leaves=130, leaf_size=.42):
    """Mesh data of an old ceiba in the open: a straight trunk on buttresses, bare to half its height, great limbs that bow
    out, and an umbrella of clusters of leaves, with sky between. leaves are those of one tuft."""
    rnd = random.Random(seed)
    gen = np.random.default_rng(seed)
    verts, faces, tufts = [], [], []

    def rings(points, radius, around):
        """A tube along points; radius(k, angle)."""
        b = len(verts)
        for k, p in enumerate(points):
            d = (points[min(k + 1, len(points) - 1)] - points[max(k - 1, 0)]).normalized()
            side = d.cross(Vector((.3, 1, 0))).normalized()
            up = d.cross(side)
            for a in np.linspace(0, 2 * math.pi, around, endpoint=False):
                verts.append(tuple(p + (side * math.cos(a) + up * math.sin(a)) * radius(k, a)))
            if k:
                faces.extend((b + (k - 1) * around + q, b + (k - 1) * around + (q + 1) % around,
                              b + k * around + (q + 1) % around, b + k * around + q) for q in range(around))

    def bough(foot, tip, thick, thin, rise):
        """A limb that rises first and levels out towards its tip; its points."""
        knee = foot.lerp(tip, .5) + Vector((0, 0, (tip.z - foot.z) * rise))
        points = [foot.lerp(knee, t).lerp(knee.lerp(tip, t), t) for t in np.linspace(0, 1, 9)]
        sway = Vector((rnd.uniform(-.02, .02), rnd.uniform(-.02, .02), rnd.uniform(-.01, .01))) * height
        points = [p + sway * math.sin(math.pi * k / 8) for k, p in enumerate(points)]
        rings(points, lambda k, _: thick + (thin - thick) * k / 8, 10)
        return points

    def trunk(k, a):
        """Its radius: nearly a column, with buttresses that run out over the roots."""
        z = levels[k] / height
        ridge = sum(math.exp(-((math.remainder(a - turn, 2 * math.pi)) / .20) ** 2) * reach for turn, reach in buttresses)
        return height * (.034 - .020 * z + .012 * math.exp(-z / .03) + .085 * ridge * math.exp(-z / .042))

    buttresses = [(k * math.pi / 3.5 + rnd.uniform(-.2, .2), rnd.uniform(.6, 1.1)) for k in range(7)]
    levels = [height * .66 * t ** 1.7 - .3 for t in np.linspace(0, 1, 26)]
    rings([Vector((.15 * math.sin(z * .12), .1 * math.cos(z * .15), z)) for z in levels], trunk, 70)

    def dome(polar, turn, share):
        """A point of the crown."""
        wide = .54 * height * share * math.sin(polar)
        return Vector((wide * math.cos(turn), wide * math.sin(turn), height * (.62 + .33 * share * math.cos(polar))))

    limbs = []
    for k in range(13):
        polar = (1.50, 1.38, .95, 1.42, .35)[k % 5]
        foot = Vector((0, 0, height * (.49 + .012 * k)))
        limbs.append(bough(foot, dome(polar, k * 2.4 + rnd.uniform(-.2, .2), .78), height * .015, height * .005, .16))
    for i in range(110):
        polar = math.acos(1 - 1.02 * (i + .5) / 110)
        heart = dome(polar, i * 2.39996 + rnd.uniform(-.15, .15), rnd.uniform(.80, 1.04))
        start = min((p for limb in limbs for p in limb[4:]), key=lambda p: (p - heart).length)
        bough(start, heart, height * .0045, height * .0015, .1)
        size = height * rnd.uniform(.052, .078)
        for _ in range(11):
            spot = Vector(gen.normal(size=3)).normalized() * size * rnd.random() ** .4
            tufts.append(heart + Vector((spot.x, spot.y, spot.z * .45)))
    wood = len(faces)
    count = len(tufts) * leaves
    out = gen.normal(size=(count, 3))
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    out *= gen.random((count, 1)) ** .45 * height * .026
    pos = np.repeat(np.array(tufts), leaves, 0) + out * (1, 1, .7)
    along = out + gen.normal(size=(count, 3)) * height * .012 - (0, 0, height * .012)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, gen.normal(size=(count, 3)) * .5 + (0, 0, 1))
    _add_leaves(verts, faces, gen, pos, along, across, leaf_size, .2)
    obj = mesh_obj(f'ceiba{seed}', verts, faces, None, smooth=False, do_link=False)
    obj.data.materials.append(leaf)
    obj.data.materials.append(bark)
    obj.data.polygons.foreach_set('material_index', [1] * wood + [0] * count)
    obj.data.polygons.foreach_set('use_smooth', [True] * wood + [False] * count)
    return obj.data


def grass_tuft(material, seed, blades=26, height=.5, spread=.16):
    """Mesh data of a tuft of grass: blades that arch over, the longer ones more."""
    rnd = random.Random(seed)
    verts = []
    faces = []
    for _ in range(blades):
        turn = rnd.uniform(0, 6.28)
        share = rnd.uniform(.4, 1)
        lean = rnd.uniform(.15, .95) * share
        size = height * share
        x, y = rnd.gauss(0, spread), rnd.gauss(0, spread)
        side = Vector((-math.sin(turn), math.cos(turn), 0)) * rnd.uniform(.004, .010) * (height / .5)
        b = len(verts)
        for j in range(6):
            t = j / 5
            away = lean * size * t * (.25 + .75 * t)
            p = Vector((x + math.cos(turn) * away, y + math.sin(turn) * away, size * t * (1 - .55 * lean * t * t)))
            verts += [p + side * (1.05 - t ** 1.6), p - side * (1.05 - t ** 1.6)]
            if j:
                faces.append((b + 2 * j - 2, b + 2 * j - 1, b + 2 * j + 1, b + 2 * j))
    return mesh_obj(f'tuft{seed}', verts, faces, material, do_link=False).data


def staked(leaf, wood, fruit, seed, height=1.3, wide=.20, leaves=420, count=12, size=.036):
    """Mesh data of a fruiting plant tied to a stake: tomatoes if the fruits are round, materials by part."""
    gen = np.random.default_rng(seed)
    verts = [(sx * .014, sy * .014, z) for z in (0, height + .18) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(4, 5, 6, 7)] + [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    index = [1] * 5
    level = .10 * height + .92 * height * gen.random(leaves) ** .8
    turn = gen.uniform(0, 6.28, leaves)
    reach = wide * (1.1 - .55 * level / height) * gen.uniform(.2, 1, leaves) ** .6
    out = np.stack([np.cos(turn), np.sin(turn), gen.uniform(-.7, .2, leaves)], 1)
    pos = np.stack([reach * np.cos(turn), reach * np.sin(turn), level], 1)
    across = np.cross(out, gen.normal(size=(leaves, 3)))
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    long = gen.uniform(.07, .13, leaves)[:, None]
    corners = np.stack([pos, pos + out * long * .45 + across * long * .3, pos + out * long,
                        pos + out * long * .45 - across * long * .3], 1).reshape(-1, 3)
    b = len(verts)
    verts += [tuple(v) for v in corners]
    faces += [(b + 4 * i, b + 4 * i + 1, b + 4 * i + 2, b + 4 * i + 3) for i in range(leaves)]
    index += [0] * leaves
    ball = [(math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), math.cos(t))
            for t in np.linspace(.02, math.pi - .02, 8) for a in np.linspace(0, 2 * math.pi, 11)[:10]]
    for k in range(count):
        turn, z = gen.uniform(0, 6.28), height * gen.uniform(.18, .72)
        q = wide * gen.uniform(.75, 1.05)
        r = size * gen.uniform(.75, 1.1)
        b = len(verts)
        verts += [(q * math.cos(turn) + r * x, q * math.sin(turn) + r * y, z + r * .9 * h) for x, y, h in ball]
        faces += [(b + 10 * i + j, b + 10 * i + (j + 1) % 10, b + 10 * i + 10 + (j + 1) % 10, b + 10 * i + 10 + j)
                  for i in range(7) for j in range(10)]
        index += [3 if k % 4 == 3 else 2] * 70
    obj = mesh_obj(f'staked{seed}', verts, faces, None, do_link=False)
    for material in (leaf, wood, *fruit):
        obj.data.materials.append(material)
    obj.data.polygons.foreach_set('material_index', index)
    return obj.data


def lettuce(material, seed, leaves=30, size=.19, ruffle=.02):
    """Mesh data of one lettuce: broad ruffled leaves, flat outside, cupped in the heart."""
    rnd = random.Random(seed)
    verts = []
    faces = []
    steps, across = 9, 8
    for k in range(leaves):
        t = k / (leaves - 1)
        turn = k * math.radians(137.5) + rnd.uniform(-.15, .15)
        rise = .18 + 1.15 * t ** 1.2 + rnd.uniform(-.08, .08)
        length = size * (1.08 - .50 * t) * rnd.uniform(.9, 1.1)
        width = length * (.52 - .10 * t)
        out = Vector((math.cos(turn), math.sin(turn), 0))
        side = Vector((-out.y, out.x, 0))
        phase = rnd.uniform(0, 6.28)
        b = len(verts)
        for j in range(steps + 1):
            v = j / steps
            bend = rise + .55 * (1 - t) * (.5 - v) + .5 * t * v
            spine = out * length * v * math.cos(bend) + Vector((0, 0, length * v * math.sin(bend) + .012))
            wide = width * math.sin(math.pi * min(1, .10 + .82 * v)) ** .65
            for i in range(across + 1):
                u = -1 + 2 * i / across
                edge = max(abs(u), v) ** 3
                curl = math.sin(9 * u + 13 * v + phase) + .4 * math.sin(23 * u - 17 * v)
                cup = wide * (.10 + .55 * t) * u * u
                normal = Vector((0, 0, math.cos(bend))) - out * math.sin(bend)
                verts.append(spine + side * wide * u + normal * (cup + ruffle * edge * curl))
            if j:
                for i in range(across):
                    q = b + (j - 1) * (across + 1) + i
                    faces.append((q, q + 1, q + across + 2, q + across + 1))
    return mesh_obj(f'lettuce{seed}', verts, faces, material, do_link=False).data


def maize(leaf, tassel, seed, height=2.25):
    """Mesh data of one maize plant: stalk, arching leaves to both sides, a tassel."""
    rnd = random.Random(seed)
    verts = []
    faces = []
    index = []

    def ribbon(points, side, widths, material):
        b = len(verts)
        for j, (p, w) in enumerate(zip(points, widths)):
            verts.extend((p - side * w, p + Vector((0, 0, -w * .35)), p + side * w))
            if j:
                q = b + 3 * (j - 1)
                faces.extend(((q, q + 1, q + 4, q + 3), (q + 1, q + 2, q + 5, q + 4)))
                index.extend((material, material))

    for turn in (0, 1.57):
        ribbon([Vector((0, 0, height * j / 4)) for j in range(5)], Vector((math.cos(turn), math.sin(turn), 0)),
               [.017, .016, .014, .010, .006], 0)
    plane = rnd.uniform(0, 3.14)
    for k in range(12):
        foot = height * (.10 + .80 * k / 11)
        turn = plane + math.pi * (k % 2) + rnd.uniform(-.35, .35)
        out = Vector((math.cos(turn), math.sin(turn), 0))
        side = Vector((-out.y, out.x, 0))
        length = (.62 + .42 * math.sin(math.pi * (k + 1) / 13)) * rnd.uniform(.85, 1.15)
        rise = rnd.uniform(.9, 1.15)
        points = [Vector((0, 0, foot)) + out * length * (v * .78) + Vector((0, 0, length * (rise * v - 1.25 * v * v)))
                  for v in (j / 8 for j in range(9))]
        ribbon(points, side, [.042 * math.sin(math.pi * min(1, .25 + .75 * j / 8)) ** .7 + .002 for j in range(9)], 0)
    for k in range(13):
        turn = k * 2.4
        out = Vector((math.cos(turn), math.sin(turn), 0))
        lean, rise = (.02, .36) if not k else (rnd.uniform(.10, .26), rnd.uniform(.14, .30))
        foot = Vector((0, 0, height * (.96 + .006 * k)))
        points = [foot + out * lean * v ** 1.6 + Vector((0, 0, rise * (1.25 * v - .45 * v * v)))
                  for v in (0, .35, .7, 1)]
        ribbon(points, Vector((-out.y, out.x, 0)), [.003, .005, .005, .002], 1)
    obj = mesh_obj(f'maize{seed}', verts, faces, None, do_link=False)
    obj.data.materials.append(leaf)
    obj.data.materials.append(tassel)
    obj.data.polygons.foreach_set('material_index', index)
    return obj.data


def beam(name, start, end, width, height, material):
    """Box from start to end."""
    a, b = Vector(start), Vector(end)
    obj = box(name, (width, height, (b - a).length), a, material)
    obj.rotation_mode = 'QUATERNION'
    obj.rotation_quaternion = (b - a).to_track_quat('Z', 'Y')
    return obj


def ring(name, radius, thick, location, material, seg=40):
    """Flat-lying ring of square section."""
    profile = [(radius - thick, -thick), (radius + thick, -thick), (radius + thick, thick), (radius - thick, thick),
               (radius - thick, -thick)]
    obj = lathe(name, profile, seg, material)
    obj.location = location
    return obj


def box(name, size, location, material, turn=0.):
    """Axis box of full size (sx, sy, sz) standing on location."""
    sx, sy, sz = size[0] / 2, size[1] / 2, size[2]
    verts = [(x, y, z) for z in (0, sz) for x, y in ((-sx, -sy), (sx, -sy), (sx, sy), (-sx, sy))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7)] + [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    obj = mesh_obj(name, verts, faces, material, smooth=False)
    obj.location = location
    obj.rotation_euler = (0, 0, turn)
    return obj


def gable(name, size, rise, location, material, turn=0.):
    """Gabled roof prism over a box of size (sx, sy), ridge along Y."""
    sx, sy = size[0] / 2 + .6, size[1] / 2 + .6
    verts = [(-sx, -sy, 0), (sx, -sy, 0), (0, -sy, rise), (-sx, sy, 0), (sx, sy, 0), (0, sy, rise)]
    obj = mesh_obj(name, verts, [(0, 1, 2), (5, 4, 3), (0, 2, 5, 3), (1, 4, 5, 2)], material, smooth=False)
    obj.location = location
    obj.rotation_euler = (0, 0, turn)
    return obj


def cylinder(name, radius, height, location, material, cone=0., seg=40):
    """Upright tank; cone is the rise of its roof."""
    obj = lathe(name, [(radius, 0), (radius, height), (radius * 1.02, height), (1e-6, height + cone)], seg, material)
    obj.location = location
    for poly in obj.data.polygons:
        poly.use_smooth = abs(poly.normal.z) < .05
    return obj


# ---------------------------------------------------------------------------------------------- grading

class Grade:
    """Numpy grading of a finished landscape: designed sky, distance and height fog, sun glow, shafts, vignette."""

    DEFAULT = dict(
        top=(.07, .22, .30), middle=(.36, .38, .30), horizon=(.80, .40, .12), sun_sky=(.85, .40, .07), sky_mix=1.,
        fog=(.22, .33, .33), fog_sun=(1.55, .70, .18), fog_length=2700, fog_max=.93, air=(1., .55, .2), air_gain=.12,
        low_fog=None, low_color=(.6, .6, .58), disc=1., disc_color=(1., .80, .50), shafts=.24, vignette=.20,
        saturation=1.10, gain=(1, 1, 1), glow=2.4, horizon_y=None, sky_gain=1., bloom=.35, cloud=1.25,
        gaps=True, plumes=(), rain=0, steam=(1.05, .98, .90), steam_shade=(.46, .50, .54), steam_lit=(-.45, .30))

    def __init__(self, camera, sun_xy, horizon_level, **options):
        self.camera = camera
        self.sun_xy = sun_xy
        self.o = dict(self.DEFAULT, **options)
        if self.o['horizon_y'] is None:
            self.o['horizon_y'] = horizon_level

    def rays(self, h, w):
        """World directions (unit) of all pixels, row 0 at the bottom."""
        data = self.camera.data
        half = data.sensor_width / 2 / data.lens * w / max(w, h)
        yy, xx = np.mgrid[0:h, 0:w]
        x = ((xx + .5) / w - .5) * 2 * half
        y = ((yy + .5) / h - .5) * 2 * half * h / w + data.shift_y * data.sensor_width / data.lens
        d = np.stack([x, y, -np.ones_like(x)], -1)
        d /= np.linalg.norm(d, axis=-1, keepdims=True)
        return d @ np.array(self.camera.matrix_world.to_3x3()).T

    def __call__(self, rgb, passes):
        o = self.o
        h, w = rgb.shape[:2]
        dist, cover = self._coverage(passes['Mist'][..., 0], w, o['gaps'])
        sky_mask = cover[..., None]
        yy, xx = np.mgrid[0:h, 0:w]
        sx, sy = self.sun_xy
        r = np.hypot((xx / w - sx) * w / h, yy / h - sy)
        sun = np.exp(-r * o['glow'])[..., None]
        new_sky = self._sky(rgb, cover, yy, sun, w, h) * sky_mask
        rgb = self._land(rgb, cover, w)
        fog = (1 - np.exp(-(dist / o['fog_length']) ** .95))[..., None] * o['fog_max']
        tint = np.array(o['fog']) * (1 - sun) + np.array(o['fog_sun']) * sun
        land = 1 - sky_mask
        rgb = rgb * (1 - fog) + tint * fog * land
        rgb = rgb + np.array(o['air']) * o['air_gain'] * sun * (1 - np.exp(-dist / 140))[..., None] * land
        if o['low_fog']:
            rgb = self._low_fog(rgb, dist, sun, land, h, w)
        rgb = self._calm_gaps(rgb + new_sky, cover, w)
        for path in o['plumes']:
            rgb = self._steam(rgb, path, w, h)
        if o['disc']:
            disc = (np.exp(-(r / .022) ** 2) * 9 + np.exp(-(r / .05)) * .7)[..., None] * o['disc']
            rgb = rgb + disc * np.array(o['disc_color']) * sky_mask
        if o['shafts']:
            rgb = rgb + self._shafts(rgb, sky_mask, r, w, h) * o['shafts']
        rgb = rgb + cv2.GaussianBlur(np.maximum(rgb - 1.1, 0).astype(np.float32), (0, 0), w / 60) * o['bloom']
        if o['rain']:
            rgb = self._rain(rgb, w, h)
        edge = np.hypot((xx / w - .5) * 1.1, (yy / h - .5) * 1.2)
        rgb = rgb * np.clip(1 - o['vignette'] * np.clip(edge - .35, 0, 1)[..., None] / .4, .6, 1)
        grey = rgb.mean(-1, keepdims=True)
        return np.maximum((grey + (rgb - grey) * o['saturation']) * np.array(o['gain']), 0)

    def _rain(self, rgb, w, h):
        """Streaks of rain, slanted a little: many short and faint ones far off, a few long ones near."""
        gen = np.random.default_rng(8)
        veil = np.zeros((h, w), np.float32)
        for count, long, thick, light in ((1500, .016, .0007, .5), (420, .034, .0011, .7), (70, .07, .0018, .8)):
            layer = np.zeros((h, w), np.float32)
            for _ in range(count):
                x, y, size = gen.uniform(-.05, 1.05) * w, gen.uniform(-.05, 1.05) * h, long * h * gen.uniform(.6, 1.3)
                ends = [(int(16 * x), int(16 * y)), (int(16 * (x + .13 * size)), int(16 * (y + size)))]
                cv2.line(layer, *ends, gen.uniform(.4, 1.), max(1, round(thick * h)), cv2.LINE_AA, 4)
            veil = np.maximum(veil, cv2.GaussianBlur(layer, (0, 0), max(.4, thick * h * .5)) * light)
        return rgb + (veil * self.o['rain'] * .30)[..., None] * np.array((.92, .97, 1.))

    def _steam(self, rgb, path, w, h):
        """Paint a plume of steam along path: many soft puffs with ragged edges, each rounded by light from steam_lit."""
        gen = np.random.default_rng(abs(int(path[0][0] * 1e4)))
        tile = np.zeros((256, 256), np.float32)
        for cells in (4, 8, 16, 32, 64):
            tile += cv2.resize(gen.random((cells, cells)).astype(np.float32), (256, 256),
                               interpolation=cv2.INTER_CUBIC) * cells ** -.8
        tile = (tile - tile.min()) / (tile.max() - tile.min())
        puffs = []
        for t in np.sort(gen.random(420) ** .8)[::-1]:
            x, y, r, strength = (np.interp(t * (len(path) - 1), range(len(path)), column) for column in zip(*path))
            away = gen.normal(size=2) * .34 * r * (1 - .5 * math.exp(-t * 9))
            puffs.append((x + away[0], y + away[1] * w / h, r * gen.uniform(.5, 1.), strength))
        steam, shade = np.array(self.o['steam']), np.array(self.o['steam_shade'])
        right, up = self.o['steam_lit']
        for x, y, r, strength in puffs:
            radius = max(2., r * w)
            cx, cy = x * w, y * h
            x0, x1 = max(0, int(cx - radius)), min(w, int(cx + radius) + 2)
            y0, y1 = max(0, int(cy - radius)), min(h, int(cy + radius) + 2)
            if x0 >= x1 or y0 >= y1:
                continue
            yy, xx = np.mgrid[y0:y1, x0:x1]
            u, v = ((xx - cx) / radius).astype(np.float32), ((yy - cy) / radius).astype(np.float32)
            i, j = gen.integers(0, 128, 2)
            ragged = cv2.remap(tile, i + 64 + u * 60, j + 64 + v * 60, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
            away = np.sqrt(u * u + v * v) + (ragged - .5) * .9
            alpha = np.clip((.86 - away) / .8, 0, 1)
            alpha = (alpha * alpha * (3 - 2 * alpha) * .40 * strength ** 1.5)[..., None]
            light = np.clip(.52 + right * u + up * v + (ragged - .5) * .5, 0, 1)[..., None]
            rgb[y0:y1, x0:x1] += alpha * (steam * light + shade * (1 - light) - rgb[y0:y1, x0:x1])
        return rgb

    @staticmethod
    def _coverage(mist, w, gaps):
        """Distance of the land and sky coverage of every pixel; leaf edges in front of the sky are un-mixed, and with
        gaps what is between leaves, too: where that is hills, not sky, they would turn brown."""
        mist = mist.astype(np.float32)
        k = np.ones((max(5, w // 180) | 1,) * 2, np.uint8)
        low = cv2.erode(mist, k)
        around = np.pad(mist, 2, 'edge')
        h = len(mist)
        alike = sum(np.abs(around[j:j + h, i:i + w] - mist) < .012 for i in range(5) for j in range(5))
        surface = (alike > 9) & (mist < .97)                               # a real hillside, not a mixed pixel
        farthest = MIST_REACH / MIST_DEPTH                                 # beyond it there is only sky
        gap = gaps & (low < .06) & (mist > low + .02)                             # a little sky between leaves all round
        edge = ((cv2.dilate(mist, k) > farthest) | gap) & (low < .6) & ~surface
        cover = np.where(edge, np.clip((mist - low) / (1 - low), 0, 1), np.clip((mist - .97) / .03, 0, 1))
        dist = 10 + np.where(edge, low, mist) * MIST_DEPTH
        return dist, cover

    def _land(self, rgb, cover, w):
        """What the sky leaves to the land; a mixed pixel gets no brighter than its share of the land around."""
        left = np.maximum(rgb - self._raw_sky(rgb, cover, w) * cover[..., None], 0)
        solid = (cover < .02).astype(np.float32)
        weight = cv2.GaussianBlur(solid, (0, 0), w / 200)[..., None]
        mean = cv2.GaussianBlur((rgb * solid[..., None]).astype(np.float32), (0, 0), w / 200) / np.maximum(weight, 1e-3)
        mixed = (solid == 0)[..., None] & (weight > .02)
        return np.where(mixed, np.minimum(left, (mean * 2.2 + .02) * (1 - cover[..., None])), left)

    @staticmethod
    def _calm_gaps(rgb, cover, w):
        """Dim lone pixels of sky within foliage: at few samples they glitter."""
        grey = rgb.mean(-1).astype(np.float32)
        limit = cv2.medianBlur(grey, 5) * 2 + .03
        leafy = cv2.GaussianBlur((cover < .5).astype(np.float32), (0, 0), w / 400) > .35
        lone = leafy & (cover > .05) & (grey > limit)
        return rgb * np.where(lone, limit / np.maximum(grey, 1e-4), 1)[..., None]

    @staticmethod
    def _raw_sky(rgb, cover, w):
        """Rendered sky colour spread under the land edges."""
        pure = (cover > .98).astype(np.float32)
        weight = cv2.GaussianBlur(pure, (0, 0), w / 60)[..., None]
        spread = cv2.GaussianBlur((rgb * pure[..., None]).astype(np.float32), (0, 0), w / 60)
        return np.where(cover[..., None] > .98, rgb, spread / np.maximum(weight, 1e-3))

    def _sky(self, rgb, cover, yy, sun, w, h):
        """Keep the rendered cloud luminance, recolour with the designed gradient."""
        o = self.o
        hor = o['horizon_y']
        t = np.clip((yy / h - hor) / max(.15, 1 - hor), 0, 1)[..., None]
        pure = (cover > .98).astype(np.float32)                 # crowns in the mean would give them a bright halo
        lum = (rgb.mean(-1) * pure).astype(np.float32)
        weight, near, far = (cv2.GaussianBlur(x, (0, 0), w / s) for x, s in ((pure, 300), (lum, 300), (lum, 14)))
        far /= np.maximum(cv2.GaussianBlur(pure, (0, 0), w / 14), 1e-3)
        clouds = np.clip(near / np.maximum(weight * far, 1e-4), .6, 1.7) ** o['cloud']
        clouds = np.where(weight > .02, clouds, 1)[..., None]
        top, mid, low = (np.array(o[k]) for k in ('top', 'middle', 'horizon'))
        g = np.where(t < .45, low + (mid - low) * (t / .45), mid + (top - mid) * ((t - .45) / .55))
        g = g * (1 + .45 * sun) + np.array(o['sun_sky']) * sun ** 1.6
        return (g * clouds * o['sky_mix'] + rgb * (1 - o['sky_mix'])) * o['sky_gain']

    def _low_fog(self, rgb, dist, sun, land, h, w):
        """Ground mist: exponential in height, patchy over the land. low_fog = (density, height, patch size[, shift]).

        The patches repeat every 62; their seam runs through x = 0 and y = 0 unless shifted.
        """
        rho, scale, patch, *shift = self.o['low_fog']
        rays = self.rays(h, w)
        z0 = self.camera.location.z
        dz = rays[..., 2] * dist
        z1 = np.clip(z0 + dz, -5, 4000)
        span = z1 - z0
        level = np.abs(span) < .3
        mean = scale * (math.exp(-z0 / scale) - np.exp(-z1 / scale)) / np.where(level, 1, span)
        depth = rho * np.where(level, math.exp(-z0 / scale), mean) * np.minimum(dist, 2500)
        gen = np.random.default_rng(5)
        small = gen.normal(size=(64, 64)).astype(np.float32)
        small = cv2.GaussianBlur(small, (0, 0), 1.6)
        small = (small - small.min()) / (small.max() - small.min())
        px = (self.camera.location.x + rays[..., 0] * dist) / patch + sum(shift)
        py = (self.camera.location.y + rays[..., 1] * dist) / patch + sum(shift)
        wisps = cv2.remap(small, np.mod(px, 62).astype(np.float32), np.mod(py, 62).astype(np.float32),
                          cv2.INTER_LINEAR)
        wisps = cv2.GaussianBlur(wisps, (0, 0), w / 160)
        f = np.clip(1 - np.exp(-np.maximum(depth, 0) * (.45 + 1.1 * wisps)), 0, .96)[..., None]
        color = np.array(self.o['low_color']) * (1 - .6 * sun) + np.array(self.o['fog_sun']) * .6 * sun
        return rgb * (1 - f) + color * f * land

    def _shafts(self, rgb, sky_mask, r, w, h, steps=40):
        """Zoom blur of the bright sky towards the sun."""
        sx, sy = self.sun_xy
        bright = (np.minimum(rgb, 6) * sky_mask * np.exp(-r * 3)[..., None]).astype(np.float32)
        total = np.zeros_like(bright)
        for i in range(steps):
            s = 1 - .5 * i / steps
            move = np.float32([[1 / s, 0, sx * w - (sx * w) / s], [0, 1 / s, sy * h - (sy * h) / s]])
            total += cv2.warpAffine(bright, move, (w, h), flags=cv2.INTER_LINEAR) * (1 - i / steps)
        return total / steps


