"""Studio pictures of the mill's products. Each function builds one, with its light and camera."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Vector, noise

from models import palm as palms
from models.common import ball, frame, group, grown, place, tube
from models.props import box, prism, superellipse
from shared import M, area, camera, hexc, lathe, link, mesh_obj, render, reset, setup, spline, studio

BOWL = [(1e-6, 0), (.34, 0), (.36, .05), (.52, .12), (.74, .34), (.82, .56), (.835, .60), (.80, .62), (.77, .59),
        (.70, .38), (.5, .19), (1e-6, .13)]
BOWL_INNER = [(.13, .0), (.19, .5), (.38, .70), (.59, .77), (.62, .80)]
CREAM = '#fbf0dc'


# ---------------------------------------------------------------------------------------------- helpers

def bowl(location, wood=('#6b3f22', '#a9713f'), scale=1.):
    """Turned wooden bowl, rim radius .82."""
    obj = lathe('bowl', spline(BOWL, 60), 72, palms.wood_mat(*wood))
    obj.location = location
    obj.scale = (scale,) * 3
    return obj


def put(mesh, location, rotation=(0, 0, 0), scale=1.):
    """Linked copy of a mesh."""
    obj = link(bpy.data.objects.new('i', mesh))
    obj.location = location
    obj.rotation_euler = rotation
    obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return obj


def fill_bowl(container, meshes, count, sizes, rnd, frames=115, step=.06):
    """Drop count copies into a bowl and delete what jumped out."""
    cx, cy = container.location.x, container.location.y
    objs = []
    for i in range(count):
        a = rnd.uniform(0, 6.28)
        q = .42 * math.sqrt(rnd.random())
        objs.append(put(rnd.choice(meshes), (cx + q * math.cos(a), cy + q * math.sin(a), .5 + i * step),
                        [rnd.uniform(0, 6.28) for _ in range(3)], rnd.uniform(*sizes)))
    floor = mesh_obj('floor', [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)])
    palms.physics_drop(objs, [floor, container], frames, .8)
    bpy.data.objects.remove(floor)
    for obj in objs:
        x, y, z = obj.matrix_world.translation
        if math.hypot(x - cx, y - cy) > .86 or z < .12:
            bpy.data.objects.remove(obj)


def lying(mesh, x, y, size, rnd, radius=.3):
    """A fruit or kernel lying on the table."""
    return put(mesh, (x, y, radius * size * 1.02), (math.pi / 2 + rnd.uniform(-.1, .1), 0, rnd.uniform(0, 6.28)), size)


def label_band(z0, z1, a0, a1, mat, radius, parts=48):
    """Rectangle wrapped round a bottle; angles from the front in radians."""
    verts = []
    for i in range(parts + 1):
        a = -math.pi / 2 + a0 + (a1 - a0) * i / parts
        verts += [(radius * math.cos(a), radius * math.sin(a), z) for z in (z0, z1)]
    return mesh_obj('label', verts, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(parts)], mat)


def matte(name, color, rough=.8, **more):
    """One-colour material."""
    return M(name).set(Base_Color=hexc(color), Roughness=rough, **more).m


def cork_mat():
    """Speckled cork."""
    m = M('cork')
    cells = m.voro(m.coord('Object'), 26)
    m.color(m.mix(m.noise(m.coord('Object'), 40), m.ramp(cells, [(.1, '#5f371b'), (.5, '#976638')]), '#a97a46'))
    m.set(Roughness=.9).bump(cells, .5, .02)
    return m.m


def even_studio(key=800, fill=190, rim=460, env=.34):
    """The studio with a wash on its wall: the ground is even up to all four edges, so that a page's tint shows no seam."""
    studio(CREAM, key=key, fill=fill, rim=rim, env=env)
    area((0, -1.5, 7.5), (0, 6, 3.2), 9, 900, (1, .97, .93), spread=math.radians(100))


def sun(towards, strength, soft):
    """Even light from far away, soft in degrees: it draws the shadow of what lies flat, and leaves the ground even.
    The studio's wall does not stand in its way."""
    bpy.data.objects['cyc'].visible_shadow = False
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(soft), (1, .965, .92)
    obj = link(bpy.data.objects.new('sun', lamp))
    obj.rotation_euler = Vector(towards).to_track_quat('Z', 'Y').to_euler()


def clear_glass():
    """Clear glass, faintly green. Its shadow is plain transparency; what is seen through it takes many bounces."""
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = cycles.transmission_bounces = cycles.transparent_max_bounces = 48
    return palms.glass_mat(col=hexc('#f3faf6'))


def beaker_glass(foot, rim):
    """Clear glass whose foot, up to one height, and rim, from another on, are painted: light passes them straight, grey
    where they turn away, with a faint mirror. Thick round glass gathers the dark of the studio and came out black."""
    clear_glass()
    m = M('beaker')
    glass = m.add('ShaderNodeBsdfGlass', Roughness=0, IOR=1.45, Color=hexc('#f3faf6'))
    z = m.sep(m.coord('Object'))[2]
    weight = m.add('ShaderNodeLayerWeight', Blend=.5)
    thin = m.add('ShaderNodeBsdfTransparent')
    edge = [(.0, '#fbfdfb'), (.50, '#edf2ef'), (.80, '#c4cec8'), (1, '#717e77')]
    m.ln(m.ramp(weight.outputs['Facing'], edge), thin.inputs[0])
    gloss = m.add('ShaderNodeBsdfGlossy', Roughness=.15)
    painted, either = m.add('ShaderNodeMixShader'), m.add('ShaderNodeMixShader')
    m.ln(m.math('MULTIPLY', m.add('ShaderNodeFresnel', IOR=1.45).outputs[0], .35), painted.inputs[0])
    m.ln(thin.outputs[0], painted.inputs[1]).ln(gloss.outputs[0], painted.inputs[2])
    m.ln(m.math('MAXIMUM', m.remap(z, *foot, 1, 0), m.remap(z, *rim)), either.inputs[0])
    m.ln(glass.outputs[0], either.inputs[1]).ln(painted.outputs[0], either.inputs[2])
    shadow = m.add('ShaderNodeBsdfTransparent')
    shadow.inputs[0].default_value = (.93, .93, .92, 1)
    palms._shadow_switch(m, either.outputs[0], shadow.outputs[0])
    return m.m


def vessel(outer, bore, level, fn=None, mat=None):
    """A filled vessel of glass. Oil breaks light as glass does, so both are one body: the outer wall, the bore down to the
    level, a meniscus, and the surface. What colours the oil stands inside."""
    radius = np.interp(level, [z for _, z in bore], [r for r, _ in bore])
    empty = [(r, z) for r, z in bore if z > level + .05][::-1]
    surface = [(radius - .07 * (1 - t), level + .034 * t ** 3) for t in np.linspace(1, 0, 9)]
    return lathe('vessel', outer + empty + surface + [(1e-6, level)], 160, mat or clear_glass(), fn=fn)


def contents(bore, floor, level, mat):
    """The oil in a vessel: a body within the bore, from its rounded floor to just below the surface."""
    side = [(r - .001, z) for r, z in bore if floor + .09 < z < level]
    foot = [(side[0][0] - .09 * (1 - math.sin(t)), floor + .09 * (1 - math.cos(t))) for t in np.linspace(0, math.pi / 2, 9)]
    top = side[-1][0]
    rim = [(top, level + .012), (top - .03, level - .002), (1e-6, level - .002)]
    return lathe('oil', [(1e-6, floor + .02), (.2, floor + .015)] + foot + side + rim, 160, mat)


def card(x, y, size, glow):
    """A panel beside the set that shows in glass alone: a strip of light, or black, which draws the outline."""
    m = M('card')
    light = m.add('ShaderNodeEmission', Strength=glow)
    light.inputs[0].default_value = hexc('#fff8ee')
    m.ln(light.outputs[0], m.out.inputs[0])
    wide, high = size
    corners = [(-wide / 2, 0, 0), (wide / 2, 0, 0), (wide / 2, 0, high), (-wide / 2, 0, high)]
    obj = mesh_obj('card', corners, [(0, 1, 2, 3)], m.m)
    obj.location = (x, y, .02)
    obj.rotation_euler = (0, 0, math.atan2(-x, y))
    obj.visible_camera = obj.visible_shadow = obj.visible_diffuse = False


def cards(aside=0.):
    """A strip of light on the left, a narrow one on the right, black beyond both; grey before the set, or rims go black.
    A wide set wants them further aside."""
    card(-4.6 - aside, .9, (.9, 4.5), 18)
    card(4.6 + aside, .9, (.3, 4.5), 9)
    card(-4.2 - aside, 2.4, (1.6, 5), 0)
    card(4.2 + aside, 2.4, (1.6, 5), 0)
    card(0, -11, (16, 9), .4)


def opaque_oil():
    """Crude oil: orange-red, dense, a little lighter towards the surface; it glows faintly where light goes in."""
    m = M('crude')
    color = m.ramp(m.sep(m.coord('Object'))[2], [(.1, '#d23c00'), (1., '#e24c00')])
    m.color(color).set(Roughness=.5, Specular=.1)
    m.ln(color, m.b.inputs['Emission'])
    m.b.inputs['Emission Strength'].default_value = .26
    tint = m.add('ShaderNodeBsdfTransparent')
    tint.inputs[0].default_value = hexc('#b8602c')
    palms._shadow_switch(m, m.b.outputs[0], tint.outputs[0])
    return m.m


def clear_oil():
    """What pale oil takes from light that goes in or out: most where the way through it is longest."""
    m = M('pale')
    weight = m.add('ShaderNodeLayerWeight')
    weight.inputs[0].default_value = .5
    tint = m.add('ShaderNodeBsdfTransparent')
    m.ln(m.ramp(weight.outputs['Facing'], [(.0, '#f8d690'), (.5, '#f9dca2'), (1, '#fcedd0')]), tint.inputs[0])
    m.ln(tint.outputs[0], m.out.inputs[0])
    return m.m


def drop_mark(z, size, radius, color):
    """Oil-drop emblem on the label."""
    points = []
    for t in np.linspace(0, 2 * math.pi, 64, endpoint=False):
        points.append((.79 * size * math.sin(t) * math.sin(t / 2) ** 1.6, z + size * math.cos(t)))
    verts = [(radius * math.cos(-math.pi / 2 + x / radius), radius * math.sin(-math.pi / 2 + x / radius), y)
             for x, y in points]
    return mesh_obj('drop', verts, [tuple(range(len(verts)))], matte('drop', color, .7), smooth=False)


# ---------------------------------------------------------------------------------------------- products

def stand(parts, x, y=0.):
    """Move parts that were built at the origin."""
    for part in parts:
        part.location.x += x
        part.location.y += y


def bottle_of_oil():
    """Apothecary bottle of crude palm oil with a cork and a blank label, radius .62."""
    r, level, thick = .62, 1.66, .045
    wall = spline([(r * .80, .0), (r * .95, .03), (r, .12), (r, .22), (r, .45), (r, .85), (r, 1.2), (r, 1.42), (r, 1.54),
                   (r * .96, 1.70), (r * .80, 1.9), (r * .54, 2.05), (.215, 2.17), (.195, 2.27), (.195, 2.41),
                   (.245, 2.435), (.262, 2.49), (.245, 2.545), (.20, 2.56)], 150)
    bore = [(radius - thick, z) for radius, z in wall if .12 < z < 2.40] + [(.15, 2.44), (.15, 2.52), (.17, 2.55)]
    parts = [
        vessel([(1e-6, .05), (r * .5, .035), (r * .72, .004)] + wall, bore, level),
        contents(bore, .12, level, opaque_oil()),
        lathe('cork', [(1e-6, 2.30), (.135, 2.30), (.140, 2.33), (.149, 2.5), (.165, 2.6), (.176, 2.76), (.165, 2.79),
                       (1e-6, 2.79)], 48, cork_mat()),
    ]
    cream, green = matte('label', '#d8c6a0', .85), matte('green', '#1f4d36')
    parts += [label_band(.50, 1.22, -.82, .82, cream, r + .006), label_band(.50, .58, -.82, .82, green, r + .009),
              label_band(1.195, 1.22, -.82, .82, green, r + .009)]
    return parts


def oil(rnd):
    """Apothecary bottle of crude palm oil beside a bowl of fruit."""
    even_studio(key=800, fill=120, rim=420)
    bottle = bottle_of_oil()
    bottle += [label_band(.69, .702, -.3, .3, matte('green', '#1f4d36'), .629), drop_mark(.94, .15, .631, '#d9541a')]
    stand(bottle, -.46)
    cards()
    skin = palms.fruit_mat()
    fruit = [palms.fruit_mesh(skin, i).data for i in range(6)]
    fill_bowl(bowl((1.10, -.18, 0)), fruit, 60, (.36, .43), rnd, step=.075)
    for x, y in ((-1.36, -.42), (-1.20, -.86), (.02, -.98), (.36, -1.22), (-.12, -1.36)):
        lying(rnd.choice(fruit), x, y, rnd.uniform(.36, .40), rnd)
    camera((.1, -9.4, 2.4), (.2, 0, 1.2), 66, fstop=8, focus=(0, -.5, 1))


def beaker_of_oil():
    """Beaker of clear pale-yellow kernel oil, radius .66."""
    r, top, level, thick = .66, 1.95, 1.40, .032
    marks = matte('marks', '#fffdf4', .6)
    wall = spline([(r * .80, 0), (r * .93, .03), (r, .12), (r, .26), (r, .60), (r, 1.2), (r, top - .32), (r, top - .14),
                   (r * 1.03, top - .04), (r * 1.07, top), (r * 1.06, top + .025), (r * 1.03, top + .02)], 130)

    def spout(rr, z, a, _):
        k = max(0, (z - top + .28) / .28) ** 2 * math.exp(-((a - math.pi * .93) / .24) ** 2)
        return rr + .16 * k, z + .02 * k

    bore = [(radius - thick, z) for radius, z in wall if .11 < z < top - .02]
    parts = [
        vessel([(1e-6, .03), (r * .6, .02), (r * .74, .003)] + wall, bore, level, spout,
               beaker_glass((.12, .25), (top - .09, top - .03))),
        contents(bore, .09, level, clear_oil()),
    ]
    parts += [label_band(z, z + .016, .30, .30 + w, marks, r + .004, 14)
              for z, w in ((.3, .34), (.5, .2), (.7, .34), (.9, .2), (1.1, .34), (1.3, .2))]
    return parts


def kernel_oil(rnd):
    """Beaker of clear pale-yellow kernel oil with kernels."""
    even_studio(key=800, fill=120, rim=420)
    stand(beaker_of_oil(), -.44)
    cards()
    shell = palms.kernel_mat()
    nuts = [palms.kernel_mesh(shell, v).data for v in range(5)]
    fill_bowl(bowl((1.16, -.10, 0), ('#5a3720', '#94653a'), .92), nuts, 120, (.22, .29), rnd, step=.05)
    for x, y in ((.24, -.86), (.42, -1.24), (.06, -1.28), (-1.30, -.42), (-1.16, -.88)):
        lying(rnd.choice(nuts), x, y, rnd.uniform(.26, .31), rnd, .34)
    half_kernels([(.78, -1.30, .31, .3), (-.86, -1.16, .3, -.3)])
    camera((.1, -9.4, 2.5), (.28, 0, .9), 70, fstop=9, focus=(0, -.5, .8))


def half_kernels(places):
    """Cut kernels: dark skin, ivory inside. places = (x, y, size, turn)."""
    skin, flesh = palms.kernel_mat(), M('flesh')
    n = flesh.noise(flesh.coord('Object'), 9, 5)
    flesh.color(flesh.ramp(n, [(.3, '#a3916c'), (.7, '#c4b48f')])).set(Roughness=.6, Specular=.3)
    profile = [(max(1e-6, .36 * math.sin(t)), -.38 * math.cos(t)) for t in np.linspace(0, math.pi / 2, 14)]
    shell = profile + [(.315, 0)]
    face = [(.318, -.006)] + [(r, -.012 - .05 * (1 - r / .31) ** 2) for r in np.linspace(.31, .03, 8)] + [(1e-6, -.062)]
    for x, y, size, turn in places:
        for prof, mat in ((shell, skin), (face, flesh.m)):
            obj = lathe('half', prof, 32, mat)
            obj.location = (x, y, size * .36)
            obj.rotation_euler = (math.radians(30), .10, turn)
            obj.scale = (size * 1.25, size, size)


def cut_bunch(rnd):
    """A bunch just cut: lying on palm fronds beside the harvester's chisel, a few fruits shaken loose."""
    studio(CREAM, key=860, fill=170, rim=640, env=.36)
    green = palms.leaf_material('frond', '#1d3f12', '#356620', '#6c9438', translucent=.2)
    for k, (x, y, turn, size) in enumerate(((2.5, .35, 176, 1.0), (-2.2, -.75, 14, .92), (1.7, 1.2, 205, .95))):
        verts, faces = palms.frond(.25, random.Random(k + 3), 74, length=4.6 * size, seg=4, leaf_width=.030)
        leaf = mesh_obj('frond', verts, faces, green)
        leaf.scale = (1, 1, .16)
        leaf.rotation_euler = (0, 0, math.radians(turn))
        leaf.location = (x, y, .10 + .05 * k)
    fruit = ripe_bunch(rnd, Vector((-.15, .1, .94)), Euler((math.radians(-20), math.radians(58), math.radians(-14))))
    for x, y in ((-1.15, -.95), (-.82, -1.28), (.85, -1.32), (1.22, -1.02), (.30, -1.45)):
        lying(rnd.choice(fruit), x, y, .30, rnd, .32)
    wood, steel = palms.wood_mat('#8a5a2e', '#c79257'), matte('steel', '#9aa0a2', .28, Metallic=.9)
    tube([(3.6, -1.05, .16), (.95, -1.95, .16)], .085, wood, 18)
    blade = mesh_obj('chisel', [(0, -.10, .0), (.42, -.12, .0), (1.0, -.25, .0), (1.0, .25, .0), (.42, .12, .0),
                                (0, .10, .0)], [(0, 1, 2, 3, 4, 5)], steel, smooth=False)
    solid = blade.modifiers.new('t', 'SOLIDIFY')
    solid.thickness = .05
    blade.location = (.98, -1.94, .17)
    blade.rotation_euler = (0, 0, math.pi + math.atan2(.90, 2.65))
    camera((.25, -7.6, 4.0), (.25, -.30, .62), 62, fstop=7, focus=(0, -.7, .9))


def ripe_bunch(rnd, centre, turn):
    """A bunch turned about its middle; returns the meshes of its fruits."""
    ripe = palms.fruit_mat(-.13)
    fruit = [palms.fruit_mesh(ripe, i).data for i in range(6)]
    straw = palms.calyx_mat()
    rx, rz = .80, .98
    tilt = turn.to_matrix()
    outline = [(max(1e-6, rx * .93 * math.sin(t)), -rz * .93 * math.cos(t)) for t in np.linspace(0, math.pi, 40)]
    core = lathe('core', outline, 48, matte('core', '#7a2c0c', .7))
    core.location = centre
    core.rotation_euler = tilt.to_euler()
    spine = lathe('spine', [(.026, 0), (.020, .12), (.009, .28), (1e-6, .40)], 6, straw, do_link=False).data
    bract = lathe('bract', [(.09, 0), (.075, .06), (.028, .16), (1e-6, .2)], 10, straw, do_link=False).data
    for layer, count, low, high, sink in ((0, 420, .20, .25, -.10), (1, 640, .245, .30, .0)):
        for i in range(count):
            u = (i + .5) / count
            polar = math.acos(1 - 2 * u) + rnd.uniform(-.03, .03)
            turn = i * palms.GOLDEN_ANGLE + layer * 1.3 + rnd.uniform(-.06, .06)
            n = Vector((math.sin(polar) * math.cos(turn), math.sin(polar) * math.sin(turn), math.cos(polar)))
            p = tilt @ Vector((n.x * rx, n.y * rx, n.z * rz))
            normal = tilt @ Vector((n.x / rx, n.y / rx, n.z / rz)).normalized()
            lean = Vector((rnd.uniform(-.2, .2), rnd.uniform(-.2, .2), rnd.uniform(-.05, .28)))
            d = (normal + lean).normalized()
            s = rnd.uniform(low, high)
            place = centre + p + d * (s * .28 + sink + rnd.uniform(-.035, .03))
            obj = put(rnd.choice(fruit), place, scale=(s * 1.15, s * 1.15, s))
            obj.rotation_mode = 'QUATERNION'
            obj.rotation_quaternion = d.to_track_quat('Z', 'Y') @ Euler((0, 0, rnd.uniform(0, 6.28))).to_quaternion()
            if layer and i % 3 == 0:
                lean = Vector((rnd.uniform(-.5, .5), rnd.uniform(-.5, .5), rnd.uniform(-.3, .5)))
                obj = put(spine if rnd.random() < .75 else bract, centre + p * .97, scale=(1, 1, rnd.uniform(.55, .9)))
                obj.rotation_mode = 'QUATERNION'
                obj.rotation_quaternion = (normal + lean).normalized().to_track_quat('Z', 'Y')
    stalk(centre + tilt @ Vector((0, 0, rz * .82)), tilt)
    return fruit


def stalk(location, tilt):
    """Fibrous peduncle with a pale slanting cut and a few dry bracts."""
    m = M('stalk')
    streak = m.noise(m.mapping(m.coord('Object'), (9, 9, .7)), 4, 5, .65)
    m.color(m.ramp(streak, [(.3, '#5f4a22'), (.5, '#96803f'), (.72, '#c2ab64')])).set(Roughness=.75)
    m.bump(streak, .7, .03)
    cut = M('cut')
    dots = cut.voro(cut.coord('Object'), 34)
    cut.color(cut.ramp(dots, [(.1, '#8a6a3a'), (.45, '#e6d3a0')])).set(Roughness=.8)
    cut.bump(dots, .4, .01)

    def flute(r, z, a, _):
        slant = .16 * r / .2 * math.cos(a) * max(0, z - .3)
        return r * (1 + .07 * math.sin(5 * a + 2 * z) + .03 * math.sin(13 * a)), z + slant

    for mat, prof in ((m.m, [(.34, -.15), (.27, .08), (.215, .26), (.20, .44), (.205, .56), (.195, .575)]),
                      (cut.m, [(.197, .574), (.12, .566), (.05, .562), (1e-6, .56)])):
        obj = lathe('stalk', spline(prof, 24) if len(prof) > 4 else prof, 48, mat, fn=flute)
        obj.location = location
        obj.rotation_euler = tilt.to_euler()
    for k in range(9):
        a = k * palms.GOLDEN_ANGLE
        out = Vector((math.cos(a), math.sin(a), 0))
        pts = [out * .24 + Vector((0, 0, .02)), out * .34 + Vector((0, 0, .16)),
               out * (.44 + .02 * (k % 3)) + Vector((0, 0, .26))]
        obj = tube(spline([tuple(p) for p in pts], 8), lambda t: .055 * (1 - t) + .004, m.m, 8)
        obj.location = location
        obj.rotation_euler = tilt.to_euler()


def meal_mat():
    """Fine brown expeller meal."""
    m = M('meal')
    n = m.noise(m.coord('Object'), 22, 8, .75)
    m.color(m.ramp(n, [(.3, '#33210f'), (.5, '#5f4128'), (.7, '#8f6b45')])).set(Roughness=.95, Specular=.1)
    m.bump(n, 1., .06)
    return m.m


def mound(r, a, radius=.76, base=.47, rise=.34):
    """Height of a heap at polar position."""
    grain = .03 * noise.noise(Vector((r * 3 * math.cos(a), r * 3 * math.sin(a), 2)))
    return base + rise * max(0, 1 - (r / radius) ** 1.5) + grain


def meal_heap(rnd, at, radius, base, rise, crumbs, mat):
    """Heap of meal with loose crumbs on and around it."""
    obj = lathe('mound', [(1e-6, 0)] + [(r, 0) for r in np.linspace(.02, radius * 1.01, 44)], 110, mat,
                fn=lambda r, z, a, i: (r, mound(r, a, radius, base, rise) + .012 * rnd.random()))
    obj.location = (at[0], at[1], at[2] if len(at) > 2 else 0)
    grain = [(max(1e-6, .5 * math.sin(t)), -.4 * math.cos(t)) for t in np.linspace(0, math.pi, 5)]
    bits = [lathe('crumb', grain, 6, mat, do_link=False).data for _ in range(2)]
    for _ in range(crumbs):
        q = radius * .985 * math.sqrt(rnd.random())
        a = rnd.uniform(0, 6.28)
        s = rnd.uniform(.010, .034)
        place = (at[0] + q * math.cos(a), at[1] + q * math.sin(a), mound(q, a, radius, base, rise) + s * .1)
        put(rnd.choice(bits), place, [rnd.uniform(0, 6.28) for _ in range(3)], (s, s * rnd.uniform(.6, 1.4), s))
    return bits


def meal(rnd):
    """Bowl of kernel meal with a spilled handful and a wooden scoop."""
    even_studio()
    mat = meal_mat()
    bowl((-.18, .25, 0))
    meal_heap(rnd, (-.18, .25), .76, .47, .36, 2600, mat)
    bits = meal_heap(rnd, (.66, -.86), .50, -.012, .20, 900, mat)
    for _ in range(420):
        a, q = rnd.uniform(0, 6.28), .48 + abs(rnd.gauss(0, .11))
        s = rnd.uniform(.010, .03)
        place = (.66 + q * math.cos(a), -.86 + q * .8 * math.sin(a), s * .35)
        put(rnd.choice(bits), place, [rnd.uniform(0, 6.28)] * 3, s)
    wood = palms.wood_mat('#8a5a30', '#c08c55')
    scoop = lathe('scoop', spline([(1e-6, 0), (.20, .03), (.30, .15), (.325, .26), (.30, .265), (.27, .16), (.18, .06),
                                   (1e-6, .035)], 40), 56, wood)
    scoop.location = (-.52, -1.02, .02)
    scoop.scale = (1.15, .92, .9)
    handle = tube(spline([(-.82, -1.06, .22), (-1.04, -1.12, .24), (-1.28, -1.20, .20)], 16),
                  lambda t: .055 + .02 * math.sin(math.pi * t), wood, 16)
    handle.name = 'handle'
    meal_heap(rnd, (-.52, -1.02), .27, .20, .10, 380, mat)
    camera((0, -7.4, 3.5), (-.06, -.20, .36), 84, fstop=7, focus=(0, -.5, .5))


def fibre_mats():
    """Four browns of bunch fibre."""
    return [matte('fibre', c, .8, Specular=.2) for c in ('#5d4023', '#7d5a34', '#402a16', '#9a7548')]


def strand_meshes(rnd):
    """Ten curved fibre strands in four browns, length about .6."""
    mats = fibre_mats()
    meshes = []
    for v in range(12):
        points = [Vector((0, 0, 0))]
        d = Vector((1, 0, 0))
        for _ in range(8):
            d = (d + Vector((0, rnd.gauss(0, .24), rnd.gauss(0, .24)))).normalized()
            points.append(points[-1] + d * .075)
        middle = points[4].copy()
        points = [tuple(p - middle) for p in points]
        meshes.append(tube(points, lambda t: .011 * (1 - .5 * abs(2 * t - 1)), mats[v % 4], 5, do_link=False).data)
    return meshes


def strands(rnd, at, count, height, free, spread, size=(.55, 1.1)):
    """Scatter strands; height(q, a) is the heap surface, free(point) tells whether a strand end may be there."""
    meshes = strand_meshes(rnd)
    placed = tries = 0
    while placed < count and tries < count * 12:
        tries += 1
        q = spread * math.sqrt(rnd.random())
        a = rnd.uniform(0, 6.28)
        floor, top = height(q, a)
        z = floor + (top - floor) * rnd.random() ** .5
        s = rnd.uniform(*size)
        rot = Euler((rnd.uniform(0, 6.28), rnd.gauss(0, .38), rnd.uniform(0, 6.28)))
        centre = Vector((q * math.cos(a), q * math.sin(a), z))
        axis = rot.to_matrix() @ Vector((.31 * s, 0, 0))
        if not (free(centre + axis) and free(centre - axis) and free(centre)):
            continue
        put(rnd.choice(meshes), Vector(at) + centre, rot, s)
        placed += 1
    return placed


def fibre_in_bowl(rnd, at, count=2300):
    """Chopped fibre heaped in a bowl without piercing its wall."""
    bowl(at, ('#3f2413', '#7a4a26'))
    levels = [p[0] for p in BOWL_INNER]
    radii = [p[1] for p in BOWL_INNER]

    def free(p):
        if p.z < .66:
            return math.hypot(p.x, p.y) < np.interp(p.z, levels, radii) - .05
        return math.hypot(p.x, p.y) < .93

    bed = lathe('bed', [(1e-6, .70), (.3, .66), (.55, .58), (.70, .50)], 40, matte('bed', '#4a3119', .95))
    bed.location = at
    strands(rnd, at, count, lambda q, a: (.52, mound(q, a) + .12), free, .76)


def fibre(rnd):
    """Heap of chopped empty-bunch fibre on a round board."""
    studio(CREAM, key=800, fill=190, rim=560, env=.4)
    board = lathe('board', spline([(1e-6, 0), (1.30, 0), (1.36, .03), (1.36, .09), (1.32, .12), (1e-6, .12)], 40), 96,
                  palms.wood_mat('#6b4526', '#a5713f'))
    board.location = (0, 0, 0)

    def surface(q, _):
        return .13, .16 + .62 * max(0, 1 - (q / 1.12) ** 1.7)

    outline = [(1e-6, .62)] + [(r, .12 + .50 * max(0, 1 - r ** 1.7)) for r in np.linspace(.1, 1.0, 20)]
    core = lathe('bed', outline, 48, matte('bed', '#4a3119', .95))
    core.location = (0, 0, 0)
    strands(rnd, (0, 0, 0), 4200, surface, lambda p: p.z > .125 and math.hypot(p.x, p.y) < 1.22, 1.08, (.6, 1.15))
    camera((0, -7.6, 3.7), (0, -.05, .30), 70, fstop=8, focus=(0, -.5, .4))


def sheaf(rnd, tall=1.9, waist=.31, tie=.92):
    """Long bunch fibre as a standing bundle, tied round its waist with twine; strands curl where they are free."""
    parts, mats = [], fibre_mats()
    for k in range(1700):
        a, q = rnd.uniform(0, 6.28), math.sqrt(rnd.random())
        top, twist, wave, phase = tall * rnd.uniform(.80, 1), rnd.gauss(0, .7), rnd.gauss(0, .08), rnd.uniform(0, 6.28)
        flare, foot = rnd.gauss(.24, .10), rnd.uniform(.10, .20)
        points = []
        for t in np.linspace(0, 1, 18):
            z = .012 + top * t
            free = (z - tie) / (tall - tie) if z > tie else (tie - z) / tie
            out = q * (waist + (flare if z > tie else foot) * free ** 1.5)
            turn = a + twist * free * (z - tie)
            curl = wave * free * math.sin(11 * t + phase)
            points.append((out * math.cos(turn) + curl, out * math.sin(turn) - curl * .7, z))
        parts.append(tube(points, lambda t: .009 * (1 - .5 * abs(2 * t - 1)), mats[k % len(mats)], 5))
    twine, around = matte('twine', '#7d5c2e', .85), waist + .02
    parts += [tube([(around * math.cos(t), around * math.sin(t), tie - .075 + .02 * t / math.pi)
                    for t in np.linspace(-1.6, 6.5 * math.pi - 1.6, 181)], .02, twine, 8)]
    front = -around - .03
    for side in (-1, 1):
        bow = [(0, front, tie), (side * .10, front - .05, tie + .10), (side * .24, front - .04, tie + .09),
               (side * .25, front - .03, tie - .03), (side * .11, front - .04, tie - .02), (0, front, tie)]
        end = [(0, front, tie), (side * .06, front - .05, tie - .14), (side * .13, front - .06, tie - .34)]
        parts += [tube(spline(bow, 30), .018, twine, 8), tube(spline(end, 16), .018, twine, 8)]
    knot = ball(.045, twine, (1, .8, 1))
    knot.location = (0, front - .01, tie)
    return [*parts, knot]


def clipboard(paper, steel, turns=(-1.5, 1.), thick=.008):
    """The parts of a lying clipboard with a sheet for each turn, in degrees; two make it .066 high."""
    parts = [prism(superellipse(1.04, 1.40, .10), .05, palms.wood_mat('#5d3a1e', '#94643a'), 'board')]
    for k, turn in enumerate(turns):
        sheet = box((1.80, 2.42, thick), paper, 'sheet', .002)
        sheet.location = (0, -.12, .05 + thick * k)
        sheet.rotation_euler = (0, 0, math.radians(turn))
        parts.append(sheet)
    clip = box((.72, .20, .06), steel, 'clip', .02)
    clip.location = (0, 1.20, .055)
    loop = [(.22 * math.cos(t), 1.28 + .16 * math.sin(t), .10) for t in np.linspace(0, math.pi, 24)]
    return parts + [clip, tube(loop, .03, steel, 10)]


def symbol(kind, size, mat, lift=0.):
    """A part of what a round sign shows, lying flat: its disc, goggles, their lens, a glove. The disc has the radius 1 of
    size; shapes are made of rows (y, left, right), from below."""
    def blob(x, y, wide, high, steps=25):
        return [(y - high * math.cos(t), x - wide * math.sin(t), x + wide * math.sin(t))
                for t in np.linspace(0, math.pi, steps)]

    def finger(x, top, half=.066):
        return [(0, x - half, x + half)] + [(top - half + half * math.sin(t), x - half * math.cos(t), x + half * math.cos(t))
                                            for t in np.linspace(0, math.pi / 2, 9)]

    def thumb():
        rows = []
        for t in np.linspace(0, 1, 25):
            half = .105 * math.sqrt(max(0, 1 - max(0, (t - .72) / .28) ** 2))
            middle = -.24 - .30 * t ** .8
            rows.append((-.26 + .52 * t, middle - half, middle + half))
        return rows

    def pane(wide, high, nose):
        """Left and right half of goggles, with room for a nose."""
        rows = []
        for y in np.linspace(-high, high, 41):
            side = wide * max(0, 1 - abs(y / high) ** 3.4) ** (1 / 3.4)
            rows.append((y, min(side, nose * max(0, (-.25 - y / high) / .75) ** .7), side))
        return [rows, [(y, -b, -a) for y, a, b in rows]]

    fingers = [finger(-.255 + .17 * k, top) for k, top in enumerate((.52, .66, .63, .47))]
    strap = [[(-.13, s * .74 - .12, s * .74 + .12), (.15, s * .74 - .12, s * .74 + .12)] for s in (-1, 1)]
    shapes = {'disc': [blob(0, 0, 1, 1, 97)], 'goggles': [*pane(.66, .40, .15), *strap], 'lens': pane(.54, .28, .24),
              'glove': [[(-.70, -.30, .30), (-.46, -.29, .29)], [(-.40, -.27, .27), (-.30, -.30, .29), (.02, -.32, .32)],
                        *fingers, thumb()]}
    verts, faces = [], []
    for k, rows in enumerate(shapes[kind]):
        first = len(verts)
        verts += [(x * size, y * size, lift + .0004 * k) for y, *ends in rows for x in ends]
        faces += [(first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2) for i in range(len(rows) - 1)]
    return mesh_obj('symbol', verts, faces, mat, smooth=False)


def drum(radius, height, paint, steel):
    """A steel drum with two rolling hoops, a lid and its two plugs."""
    wall = [(1e-6, .03), (radius * .96, .03), (radius * 1.03, 0), (radius * 1.04, .035), (radius, .06)]
    for hoop_at in (.27, .75):
        wall += [(radius, height * hoop_at - .06), (radius * 1.045, height * hoop_at),
                 (radius, height * hoop_at + .06)]
    wall += [(radius, height - .06), (radius * 1.04, height - .035), (radius * 1.03, height), (radius * .97, height - .005),
             (radius * .955, height - .06), (1e-6, height - .06)]
    parts = [lathe('drum', wall, 96, paint)]
    for x, r in ((-.55, .12), (.5, .08)):
        plug = lathe('plug', [(1e-6, .05), (radius * r, .05), (radius * r * 1.2, .02), (radius * r * 1.2, 0)], 24, steel)
        plug.location = (x * radius, .1, height - .06)
        parts.append(plug)
    return parts


def glove(leather, cuff_at=.02):
    """A work glove lying on its back, fingers along y; its cuff begins below cuff_at."""
    bones = []
    for k, tip in enumerate((1.20, 1.38, 1.42, 1.24)):
        x = -.27 + .18 * k
        bones.append(([(x * 1.05, -.62, 0), (x * .80, -.1, 0), (x, .42, 0), (x * 1.22, .80, .03), (x * 1.38, tip, .0)], .125))
    bones.append(([(-.16, .02, 0), (-.40, .30, .02), (-.54, .56, .03), (-.58, .80, .0)], .118))
    obj = grown(bones, lambda t, r: r * math.sqrt(max(.02, 1 - max(0, (t - .88) / .12) ** 2)) * (1 - .12 * t), leather, 'glove')
    hem = [(.43 * math.copysign(abs(math.cos(t)) ** .6, math.cos(t)), -.55, .125 * math.sin(t)) for t in
           np.linspace(0, 2 * math.pi, 61)]
    return group([obj, tube(hem, .035, leather, 10)], 'glove')


def goggles(rubber, strap):
    """Safety goggles with one wide lens, resting on their lower edge and looking towards -y."""
    def outline(grow=1., back=0.):
        points = []
        for t in np.linspace(0, 2 * math.pi, 1201):
            c, s = math.cos(t), math.sin(t)
            x = .62 * grow * math.copysign(abs(c) ** .62, c)
            z = .31 * grow * math.copysign(abs(s) ** .62, s)
            if s < 0:
                z += .13 * math.exp(-(x / .15) ** 2)                            # room for a nose
            points.append((x, .42 * x * x + back, z))
        way = np.cumsum([0] + [math.dist(a, b) for a, b in zip(points, points[1:])])   # even steps: no spiky nose
        even = np.linspace(0, way[-1], 129)[:-1]
        return list(zip(*(np.interp(even, way, axis) for axis in zip(*points))))

    front, rear = outline(), outline(1.07, .26)
    n = len(front)
    skirt = mesh_obj('skirt', front + rear, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], rubber)
    inner = outline(.97, -.01)
    pane = M('pane')
    x, _, z = pane.sep(pane.coord('Object'))
    clear = pane.add('ShaderNodeBsdfTransparent')
    height = pane.remap(z, -.3, .3)
    pane.ln(pane.ramp(height, [(0, '#b3cbcc'), (1, '#7fa3a8')]), clear.inputs[0])
    slant = pane.math('ADD', x, pane.math('MULTIPLY', z, -.55))

    def strip(left, right, strength, soft=.008):
        """A slanting light on the lens."""
        first, last = pane.remap(slant, left - soft, left + soft), pane.remap(slant, right + soft, right - soft)
        return pane.math('MULTIPLY', pane.math('MULTIPLY', first, last), strength)

    light = pane.math('ADD', strip(-.40, -.26, .42), strip(-.20, -.15, .34))
    light = pane.math('MULTIPLY', light, pane.remap(height, .0, .9, .35, 1))
    glow = pane.add('ShaderNodeEmission')
    glow.inputs[0].default_value = hexc('#f4fbfa')
    mixed = pane.add('ShaderNodeMixShader')
    pane.ln(light, mixed.inputs[0]).ln(clear.outputs[0], mixed.inputs[1]).ln(glow.outputs[0], mixed.inputs[2])
    shadow = pane.add('ShaderNodeBsdfTransparent')
    shadow.inputs[0].default_value = (.72, .80, .80, 1)
    palms._shadow_switch(pane, mixed.outputs[0], shadow.outputs[0])
    lens = mesh_obj('lens', inner, [tuple(range(n))], pane.m, smooth=False)
    parts = [skirt, lens, tube(front + front[:1], .045, rubber, 12), tube(rear + rear[:1], .035, rubber, 10)]
    for side in (-1, 1):
        buckle = box((.08, .16, .20), strap, 'buckle', .02)
        buckle.location = (side * .68, .42, -.10)
        parts.append(buckle)
    verts = []
    for t in np.linspace(0, math.pi, 61):
        fall = -.16 * math.sin(t)
        verts += [(.69 * math.cos(t), .46 + .72 * math.sin(t), z + fall) for z in (-.085, .085)]
    band = mesh_obj('strap', verts, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(60)], strap)
    thick = band.modifiers.new('t', 'SOLIDIFY')
    thick.thickness = .02
    return group([*parts, band], 'goggles')


def safety(rnd):
    """A labelled drum, a sheet with the signs of what to wear on a clipboard that leans on a pail, goggles and a pair of gloves."""
    studio(CREAM, key=1900, fill=45, rim=90, env=.13, key_size=2.0, key_at=(-4.7, -1.2, 4.4))
    area((0, -1.5, 7.5), (0, 6, 3.2), 9, 980, (1, .97, .93), spread=math.radians(100))
    paper, rule = matte('paper', '#9d9076', .85), matte('rule', '#4b4537', .8)
    steel = matte('steel', '#858b8b', .3, Metallic=.8)
    blue, green = matte('paint', '#1a4760', .42, Specular=.35), matte('green', '#1f5a38', .7)
    duty, white = matte('duty', '#053c6b', .6), matte('white', '#cfc8b8', .8)
    tin = matte('tin', '#757d7c', .4, Metallic=.6)

    big = drum(.82, 2.25, blue, steel)
    big += [label_band(.88, 1.46, -.80, .80, paper, .825), label_band(.88, .95, -.80, .80, green, .828),
            drop_mark(1.20, .19, .832, '#1f5a38')]
    place(group(big, 'drum'), (-.98, .45), (0, 0, 7))

    pail = drum(.56, 1.28, tin, steel)
    arc = [(.60 * math.cos(t), -.10 - .50 * math.sin(t), 1.02 - .30 * math.sin(t)) for t in np.linspace(0, math.pi, 40)]
    place(group([*pail, tube(arc, .022, steel, 10)], 'pail'), (1.38, .72), (0, 0, -12))

    parts, top = clipboard(paper, steel, (.6,), .034), .085

    def flat(size, x, y, mat, lift=0.):
        obj = box((*size, .006), mat, 'flat', .001)
        obj.location = (x, y, top + lift)
        parts.append(obj)

    flat((1.50, .22), 0, .80, green)
    for x, wide in ((-.38, .50), (.02, .20)):
        flat((wide, .05), x, .80, paper, .004)
    for x, kinds in ((-.48, ('goggles', 'lens')), (.12, ('glove',))):
        for k, kind in enumerate(('disc', *kinds)):
            one = symbol(kind, .265, duty if kind in ('disc', 'lens') else white, top + .004 * (k + 1))
            one.location = (x, .37, 0)
            parts.append(one)
    for k in range(3):
        flat((.26 - .08 * (k == 2), .045), .60 - .04 * (k == 2), .49 - .12 * k, rule)
    for k in range(7):
        flat((1.44 - .34 * (k % 3 == 2), .045), -.17 * (k % 3 == 2), -.02 - .19 * k, rule)
    place(group(parts, 'clipboard', .70), (.80, -.22), (72, 0, -9))

    leather = M('leather')
    y = leather.sep(leather.coord('Object'))[1]
    grain = leather.noise(leather.coord('Object'), 16, 5)
    hide = leather.ramp(grain, [(.3, '#b9781c'), (.7, '#d79a34')])
    cuff = leather.ramp(grain, [(.3, '#123a28'), (.7, '#1f5a38')])
    leather.color(leather.mix(leather.remap(y, -.07, -.05), cuff, hide)).set(Roughness=.8, Specular=.25)
    leather.bump(grain, .25, .02)
    place(glove(leather.m), (1.98, -.95), (0, 0, 62))
    place(glove(leather.m), (1.52, -1.28), (4, 0, 24), .13)
    place(goggles(matte('rubber', '#b9481a', .5), matte('strap', '#232a28', .7)), (-.50, -1.20), (-8, 0, -14))
    camera((.2, -9.2, 3.9), (.2, 0, .8), 66, fstop=11, focus=(0, -.3, .8))


def letter(rnd):
    """A form on a clipboard, filled in and signed, with a pencil and an envelope."""
    studio(CREAM, key=330, fill=60, rim=40, env=.24)
    sun((-1, .5, .50), 4.6, 7)
    paper, ink, green = matte('paper', '#c6b99f', .85), matte('ink', '#1f2d3c', .6), matte('green', '#1f4d36', .7)
    rule, steel = matte('rule', '#6e6654', .8), matte('steel', '#8f9494', .3, Metallic=.8)
    field = matte('field', '#a39679', .85)
    top = .076
    parts = clipboard(paper, steel, (.6,), .026)

    def flat(size, x, y, mat, lift=0., turn=0.):
        """Something thin lying on the sheet."""
        obj = box((*size, .006), mat, 'flat', .001)
        obj.location = (x, y, top + lift)
        obj.rotation_euler = (0, 0, math.radians(turn))
        parts.append(obj)

    mark = [(-.62 + .085 * math.sin(t) * math.sin(t / 2) ** 1.6, .70 + .105 * math.cos(t), top + .004)
            for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
    parts.append(mesh_obj('mark', mark, [tuple(range(len(mark)))[::-1]], matte('drop', '#d9541a', .7), smooth=False))
    flat((.78, .06), .0, .74, green)
    flat((.52, .03), -.13, .63, rule)
    for k in range(3):
        y = .38 - .21 * k
        flat((.13, .13), -.65, y, green)
        flat((.10, .10), -.65, y, paper, .002)
        flat((1.24, .15), .10, y, field, -.004)
        flat((1.05 - .22 * (k % 2), .032), .04 - .11 * (k % 2), y, rule)
    tick = [(-.70, .39, top + .02), (-.655, .335, top + .02), (-.55, .47, top + .02)]
    parts.append(tube(spline(tick, 12), .017, matte('tick', '#c8471a', .6), 8))
    for k in range(4):
        flat((1.44, .016), .0, -.32 - .19 * k, rule)
        line = [(-.66 + x, -.27 - .19 * k + .028 * math.sin(31 * x + k) * math.sin(7 * x + 2 * k), top + .012)
                for x in np.linspace(0, 1.25 - .3 * (k == 3), 60)]
        parts.append(tube(line, .009, ink, 6))
    signature = [(.10 + .55 * t, -1.16 + .07 * math.sin(17 * t) * (1 - .6 * t), top + .012) for t in np.linspace(0, 1, 60)]
    parts.append(tube(signature, .011, ink, 6))
    place(group(parts, 'clipboard'), (-.55, .05), (0, 0, 9))

    kraft = matte('kraft', '#a67845', .85)
    body = box((1.72, 1.14, .05), kraft, 'envelope', .015)
    flap = mesh_obj('flap', [(-.855, .565, .054), (.855, .565, .054), (.10, -.06, .066), (-.10, -.06, .066)],
                    [(3, 2, 1, 0)], matte('flap', '#b58752', .85), smooth=False)
    seal = lathe('seal', [(1e-6, .10), (.10, .10), (.15, .085), (.16, .06)], 40, matte('seal', '#a8321a', .35))
    seal.location = (0, -.02, .01)
    place(group([body, flap, seal], 'envelope', .95), (1.32, -.66), (0, 0, -73), sink=0)

    wood, lead = palms.wood_mat('#b98a54', '#dcb888'), matte('lead', '#22201e', .5)
    pencil = [lathe('pencil', [(.062, .0), (.062, 1.75)], 6, matte('lacquer', '#c8641a', .3, Clearcoat=.4)),
              lathe('cone', [(.060, 1.75), (.018, 2.0)], 24, wood), lathe('tip', [(.018, 2.0), (1e-6, 2.06)], 12, lead),
              lathe('ferrule', [(.066, -.16), (.066, .01)], 24, steel),
              lathe('rubber', [(1e-6, -.34), (.05, -.335), (.06, -.30), (.06, -.16)], 24, matte('rubber', '#c98a80', .8))]
    place(group(pencil, 'pencil', .86), (.92, .52), (0, 90, 50), sink=0)
    camera((0, -6.4, 7.6), (.1, 0, 0), 70, fstop=11, focus=(0, 0, 0))


def calendar(rnd):
    """A month on a desk calendar, a cup of coffee, glasses on a closed planner and a pen."""
    studio(CREAM, key=2500, fill=120, rim=20, env=.07, key_size=2.2, key_at=(-3.6, 1.6, 5.3))
    area((0, -1.5, 7.5), (0, 6, 3.2), 9, 500, (1, .97, .93), spread=math.radians(100))
    paper, green = matte('paper', '#a46f67', .85, Emission=hexc('#de9b8e'), Emission_Strength=1.2), matte('green', '#123524', .7)
    rule, steel = matte('rule', '#5d5748', .8), matte('steel', '#8f9494', .3, Metallic=.8)
    oak, ink = palms.wood_mat('#6b4526', '#a5713f'), matte('ink', '#1c1a16', .7)
    wide, high, lean = 2.5, 1.95, 17.

    def flat(size, x, y, mat, lift=.034):
        """Something thin, printed on the sheet."""
        obj = box((*size, .004), mat, 'flat', .001)
        obj.location = (x, y, lift)
        return obj

    def figure(number, x, y):
        """The number of a day."""
        text = bpy.data.curves.new('figure', 'FONT')
        text.body, text.size = str(number), .135
        text.materials.append(ink)
        obj = link(bpy.data.objects.new('figure', text))
        obj.location = (x, y, .037)
        return obj

    def month():
        """The leaf that faces the visitor, the next ones behind it: drawn lying, stood up by its parent."""
        board = box((wide + .22, high + .20, .07), oak, 'board', .02)
        board.location = (0, -.02, -.07)
        parts = [board]
        for k in range(4):
            sheet = box((wide, high, .008), paper, 'sheet', .001)
            sheet.location = (.006 * (k % 2), .012 * (k - 3), .009 * k)
            parts.append(sheet)
        bar = high / 2 - .36
        drop = [(.085 * math.sin(t) * math.sin(t / 2) ** 1.6 - .92, bar + .10 * math.cos(t), .040)
                for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
        parts += [flat((wide - .36, .27), 0, bar, green),
                  mesh_obj('mark', drop, [tuple(range(len(drop)))[::-1]], paper, smooth=False)]
        step, down, top = (wide - .36) / 7, .245, bar - .20
        parts += [flat((wide - .36, .010), 0, top - down * k, rule) for k in range(6)]
        parts += [flat((.010, 5 * down), (k - 3.5) * step, top - 2.5 * down, rule) for k in range(8)]
        for day in range(1, 32):
            row, column = divmod(day + 1, 7)
            parts.append(figure(day, (column - 3.5) * step + .04, top - down * row - .125))
        ring = [(math.cos(t), math.sin(t)) for t in np.linspace(-1.4, 4.3, 40)]
        for k in range(11):
            x = (k - 5) * .21
            hole = lathe('hole', [(.030, .036), (1e-6, .036)], 24, ink)
            hole.location = (x, high / 2 - .06, 0)
            parts += [hole, tube([(x, high / 2 + .06 + .12 * b, .12 * a + .01) for a, b in ring], .016, steel, 10)]
        return group(parts, 'month')

    front, back = month(), box((wide + .22, high + .20, .05), oak, 'back', .02)
    high += .20
    rise = math.radians(90 - lean)
    foot = high / 2 * math.sin(rise) + .15
    front.rotation_euler = (rise, 0, 0)
    front.location = (0, -high / 2 * math.cos(rise) - .03, foot)
    back.rotation_euler = (math.pi - rise, 0, 0)
    back.location = (0, high / 2 * math.cos(rise) + .03, foot)
    walnut = palms.wood_mat('#3d2413', '#6b4426')
    plinth = prism(superellipse(wide / 2 + .30, .98, .09), .12, walnut, 'plinth', .03)
    ledge = box((wide + .22, .09, .11), walnut, 'ledge', .015)
    ledge.location = (0, -high * math.cos(rise) - .17, .11)
    stays = []
    for s in (-1, 1):                                    # brass stays, which keep the two boards apart
        stays.append(tube([(s * (wide / 2 + .08), y, .52) for y in (-.42, .42)], .017, matte('brass', '#a8772e', .3, Metallic=.85), 12))
    place(group([front, back, plinth, ledge, *stays], 'calendar', 1.10), (-.62, .42), (0, 0, -13))

    leather = matte('leather', '#152c20', .6)
    covers = [prism(superellipse(.80, .58, .10), .034, leather, 'cover', .012) for _ in range(2)]
    covers[1].location.z = .166
    spine = box((.04, 1.14, .19), leather, 'spine', .015)
    spine.location = (-.775, 0, .005)
    pages = box((1.52, 1.08, .14), matte('pages', '#b7a888', .85), 'pages', .01)
    pages.location = (-.01, 0, .03)
    strap = box((.09, 1.18, .206), matte('strap', '#2b1a12', .6), 'strap', .004)
    strap.location = (.52, 0, 0)
    place(group([*covers, spine, pages, strap], 'planner'), (1.30, -1.40), (0, 0, -8))
    wire = matte('wire', '#3a2d20', .3, Metallic=.6)
    eye = np.linspace(0, 2 * math.pi, 65)
    glasses = [tube([(s * .27 + .21 * math.cos(t), 0, .19 + .18 * math.sin(t)) for t in eye], .011, wire, 12)
               for s in (-1, 1)]
    glasses.append(tube(spline([(-.07, 0, .24), (-.03, -.015, .265), (.03, -.015, .265), (.07, 0, .24)], 24), .011, wire, 12))
    for s in (-1, 1):
        bow = [(s * .475, 0, .22), (s * .51, .03, .225), (s * .515, .25, .225), (s * .50, .52, .215), (s * .49, .64, .15),
               (s * .485, .72, .02)]
        glasses.append(tube(spline(bow, 40), .010, wire, 12))
    place(group(glasses, 'glasses', .9), (1.30, -1.58), (0, 0, 14), .20, sink=0)

    clay, coffee = matte('cup', '#6d3317', .35, Clearcoat=.4), matte('coffee', '#1d0e07', .3, Specular=.3)
    wall = spline([(1e-6, .06), (.22, .06), (.30, .10), (.40, .34), (.44, .62)], 30)
    wall += spline([(.43, .635), (.405, .62), (.37, .36)], 12)
    ear = [(.40 + .20 * math.sin(t), 0, .36 + .17 * math.cos(t)) for t in np.linspace(.1, 3.0, 20)]
    cup = [lathe('cup', wall, 64, clay), lathe('coffee', [(.395, .53), (1e-6, .53)], 48, coffee), tube(ear, .042, clay, 12),
           lathe('saucer', spline([(1e-6, .03), (.34, .03), (.60, .09), (.64, .12), (.62, .13), (.36, .06), (1e-6, .06)], 40),
                 64, matte('saucer', '#6d3317', .5, Specular=.3))]
    place(group(cup, 'cup', .92), (1.84, -.06), (0, 0, -28))

    pen = [lathe('barrel', [(1e-6, 0), (.05, .01), (.062, .1), (.062, 1.15), (.05, 1.3)], 24, matte('lacquer', '#27384a', .25, Clearcoat=.5)),
           lathe('nib', [(.05, 1.3), (.012, 1.52), (1e-6, 1.53)], 20, steel),
           lathe('ring', [(.064, .52), (.067, .53), (.067, .6), (.064, .61)], 24, matte('brass', '#b98a3c', .3, Metallic=.8)),
           tube([(-.03, -.02, .05), (-.07, -.05, .07), (-.066, -.047, .48)], .014, steel, 10)]
    place(group(pen, 'pen'), (-1.52, -1.24), (0, 90, -9))
    camera((.5, -9.2, 3.5), (.2, 0, .75), 66, fstop=11, focus=(0, -.3, .6))


def samples(rnd):
    """What the mill makes, for a buyer: a bottle of palm oil, a beaker of kernel oil, a bowl of meal, a sheaf of fibre."""
    even_studio(key=620, fill=90, rim=60, env=.16)
    sun((-.42, .42, .72), 4.4, 8)
    stand(bottle_of_oil(), -1.72, .30)
    stand(beaker_of_oil(), -.26, .36)
    cards(1.2)
    mat = meal_mat()
    bowl((.84, -.92, 0), scale=.88)
    meal_heap(rnd, (.84, -.92), .67, .41, .32, 2600, mat)
    stand(sheaf(rnd), 1.74, .10)
    camera((.2, -9.2, 3.6), (.2, 0, .8), 66, fstop=11, focus=(0, -.3, .8))


def soft_grade(rgb, _passes):
    """Slight saturation lift."""
    grey = (rgb @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    return np.maximum(grey + (rgb - grey) * 1.06, 0)


def picture(compose, recipe, size, samples, out):
    """Build and render what compose sets up."""
    reset()
    setup(*size, samples, bounces=6, look='High Contrast', exposure=.05, thr=recipe.threshold,
          min_samples=5, diffuse=2)
    bpy.context.scene.cycles.min_transparent_bounces = 12  # or roulette speckles what is seen through glass
    compose(random.Random(7))
    if recipe.fill:
        frame([o for o in bpy.data.objects if o.type == 'MESH' and o.visible_camera and o.name != 'cyc'], *recipe.fill)
    render(out, post=soft_grade, calm=True, rad=4, levels=4)


def make(recipe, size, samples, out):
    """Build and render one picture."""
    picture(globals()[recipe.compose], recipe, size, samples, out)
