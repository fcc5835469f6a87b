"""Studio pictures of the mill's products. Each function builds one, with its light and camera."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Vector, noise

from models import palm as palms
from models.common import tube
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
    m.color(m.mix(m.noise(m.coord('Object'), 40), m.ramp(cells, [(.1, '#8a5a33'), (.5, '#c99d6c')]), '#d8b487'))
    m.set(Roughness=.9).bump(cells, .5, .02)
    return m.m


def dense_oil_mat():
    """Unrefined palm oil is cloudy: a glowing body without subsurface noise, brighter where the light passes."""
    m = M('denseoil')
    facing = m.add('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = .35
    z = m.sep(m.coord('Object'))[2]
    depth = m.math('ADD', m.math('MULTIPLY', z, .28), m.math('MULTIPLY', facing.outputs['Facing'], -.35))
    depth = m.math('ADD', depth, .42)
    col = m.ramp(depth, [(.15, '#a81c00'), (.45, '#e23c00'), (.75, '#ff6a08'), (1, '#ff8a1c')])
    m.color(col).set(Roughness=.9, Specular=0)                            # the glass already reflects
    m.ln(col, m.b.inputs['Emission'])
    m.b.inputs['Emission Strength'].default_value = .22
    tint = m.add('ShaderNodeBsdfTransparent')
    tint.inputs[0].default_value = hexc('#ff7a2e')
    palms._shadow_switch(m, m.b.outputs[0], tint.outputs[0])
    return m.m


def thin_glass_mat():
    """Laboratory glass without refraction: mirror by Fresnel, otherwise clear, greyer towards the silhouette."""
    m = M('thinglass')
    weight = m.add('ShaderNodeLayerWeight')
    weight.inputs[0].default_value = .25
    clear = m.add('ShaderNodeBsdfTransparent')
    tint = [(.55, (.985, .99, .985, 1)), (.88, (.62, .69, .68, 1)), (1, (.24, .31, .30, 1))]
    m.ln(m.ramp(weight.outputs['Facing'], tint), clear.inputs[0])
    gloss = m.add('ShaderNodeBsdfGlossy')
    gloss.inputs['Roughness'].default_value = .02
    mix = m.add('ShaderNodeMixShader')
    m.ln(m.ramp(weight.outputs['Facing'], [(0, (.035,) * 3 + (1,)), (.8, (.10,) * 3 + (1,)), (1, (.6,) * 3 + (1,))]),
         mix.inputs[0])
    m.ln(clear.outputs[0], mix.inputs[1])
    m.ln(gloss.outputs[0], mix.inputs[2])
    shadow = m.add('ShaderNodeBsdfTransparent')
    shadow.inputs[0].default_value = (.96, .96, .95, 1)
    palms._shadow_switch(m, mix.outputs[0], shadow.outputs[0])
    return m.m


def pale_oil_mat(shadow='#fff0b8'):
    """Clear pale yellow kernel oil, deeper yellow towards the silhouette; no refraction, so no grain."""
    m = M('paleoil')
    weight = m.add('ShaderNodeLayerWeight')
    weight.inputs[0].default_value = .4
    col = m.ramp(weight.outputs['Facing'], [(0, '#fdf3c4'), (.6, '#f7e49a'), (.9, '#e8c45c'), (1, '#c99a34')])
    bend = m.add('ShaderNodeBsdfTransparent')
    m.ln(col, bend.inputs['Color'])
    body = m.add('ShaderNodeEmission')
    body.inputs['Color'].default_value = hexc('#fbeab0')
    body.inputs['Strength'].default_value = .8
    mix = m.add('ShaderNodeMixShader')
    mix.inputs[0].default_value = .30
    m.ln(bend.outputs[0], mix.inputs[1])
    m.ln(body.outputs[0], mix.inputs[2])
    tint = m.add('ShaderNodeBsdfTransparent')
    tint.inputs[0].default_value = hexc(shadow)
    palms._shadow_switch(m, mix.outputs[0], tint.outputs[0])
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

def oil(rnd):
    """Apothecary bottle of crude palm oil beside a bowl of fruit."""
    studio(CREAM, key=800, fill=240, rim=560, env=.4)
    area((.6, 3.2, 2.2), (0, 0, 1), 1.8, 200, (1, .93, .82))
    r = .62
    outer = [(1e-6, .02), (r * .82, 0), (r * .95, .03), (r, .12), (r, 1.55), (r * .97, 1.72), (r * .82, 1.9),
             (r * .52, 2.05), (.2, 2.16), (.175, 2.26), (.175, 2.42), (.225, 2.44), (.235, 2.5), (.225, 2.56),
             (.165, 2.57)]
    inner = [(.135, 2.55), (.135, 2.24), (.17, 2.13), (r * .47, 2.0), (r * .77, 1.86), (r * .90, 1.7), (r * .93, 1.54),
             (r * .93, .16), (r * .86, .09), (1e-6, .08)]
    parts = [lathe('bottle', spline(outer, 90) + spline(inner, 70), 96, palms.glass_mat())]
    level = 1.62
    parts.append(lathe('oil', [(1e-6, .078), (r * .865, .088), (r * .935, .158), (r * .935, 1.53),
                               (r * .925, level - .01), (r * .90, level), (r * .84, level - .012),
                               (1e-6, level - .014)], 96, dense_oil_mat()))
    parts.append(lathe('cork', [(1e-6, 2.30), (.125, 2.30), (.14, 2.6), (.158, 2.76), (.15, 2.79), (1e-6, 2.79)], 48,
                       cork_mat()))
    cream, green = matte('label', '#f7efdf', .85), matte('green', '#1f4d36')
    parts += [label_band(.50, 1.22, -.82, .82, cream, r + .006), label_band(.50, .58, -.82, .82, green, r + .009),
              label_band(1.195, 1.22, -.82, .82, green, r + .009), label_band(.69, .702, -.3, .3, green, r + .009),
              drop_mark(.94, .15, r + .011, '#d9541a')]
    for part in parts:
        part.location.x -= .32
    skin = palms.fruit_mat()
    fruit = [palms.fruit_mesh(skin, i).data for i in range(6)]
    fill_bowl(bowl((1.22, -.30, 0)), fruit, 60, (.36, .43), rnd, step=.075)
    for x, y in ((-1.26, -.50), (-1.10, -.98), (.06, -.92), (.40, -1.26), (-.06, -1.34)):
        lying(rnd.choice(fruit), x, y, rnd.uniform(.38, .43), rnd)
    camera((.1, -7.8, 2.0), (.34, 0, 1.22), 66, fstop=5.6, focus=(0, -.5, 1))


def kernel_oil(rnd):
    """Beaker of clear pale-yellow kernel oil with kernels."""
    studio('#f7f0e2', key=820, fill=220, rim=520, env=.45)
    area((-.4, 3.4, 2.4), (-.2, 0, .8), 2.2, 260, (1, .96, .86))
    r, top, x0 = .66, 1.95, -.40
    outer = [(1e-6, .0), (r * .90, 0), (r * .98, .04), (r, .13), (r, top - .12), (r * 1.03, top - .03), (r * 1.06, top)]
    inner = [(r * 1.02, top), (r * .975, top - .06), (r * .955, top - .16), (r * .955, .16), (r * .9, .08), (1e-6, .07)]

    def spout(rr, z, a, _):
        k = max(0, (z - top + .28) / .28) ** 2 * math.exp(-((a - math.pi * .93) / .24) ** 2)
        return rr + .16 * k, z + .02 * k

    glass = lathe('beaker', spline(outer, 70) + spline(inner, 60)[:14], 128, thin_glass_mat(), fn=spout)
    level = 1.32
    ri = r * .965
    body = lathe('oil', [(1e-6, .05), (ri * .93, .06), (ri, .15), (ri, level + .02), (ri * .985, level),
                         (ri * .9, level - .015), (1e-6, level - .018)], 128, pale_oil_mat())
    marks = matte('marks', '#fdfdfa', .6)
    scale = [label_band(z, z + .014, .36, .36 + w, marks, r + .004, 14)
             for z, w in ((.3, .34), (.5, .2), (.7, .34), (.9, .2), (1.1, .34), (1.3, .2), (1.5, .34))]
    surface = lathe('surface', [(ri * .985, level + .004), (ri * .5, level), (1e-6, level)], 96,
                    matte('surface', '#d8b04a', .9, Specular=.05))
    circle = np.linspace(0, 2 * math.pi, 97)
    rim = matte('rim', '#8ea3a2', .12, Specular=.8)
    rings = [tube([(rr * math.cos(t), rr * math.sin(t), z) for t in circle], thick, rim, 10)
             for rr, z, thick in ((r * 1.05, top, .014), (r * .93, .02, .016))]
    for part in [glass, body, surface] + rings + scale:
        part.location.x += x0
    shell = palms.kernel_mat()
    nuts = [palms.kernel_mesh(shell, v).data for v in range(5)]
    fill_bowl(bowl((1.20, -.10, 0), ('#5a3720', '#94653a'), .92), nuts, 120, (.22, .29), rnd, step=.05)
    for x, y in ((.30, -.92), (.52, -1.24), (.16, -1.30), (-1.22, -.50), (-1.02, -.92), (1.62, -1.12)):
        lying(rnd.choice(nuts), x, y, rnd.uniform(.26, .31), rnd, .34)
    half_kernels([(.84, -1.36, .31, .3), (-1.42, -.86, .3, -.3)])
    camera((.1, -7.8, 2.15), (.28, 0, .86), 70, fstop=6.3, focus=(0, -.5, .8))


def half_kernels(places):
    """Cut kernels: dark skin, ivory inside. places = (x, y, size, turn)."""
    skin, flesh = palms.kernel_mat(), M('flesh')
    n = flesh.noise(flesh.coord('Object'), 9, 5)
    flesh.color(flesh.ramp(n, [(.3, '#b9a988'), (.7, '#dccfae')])).set(Roughness=.6, Specular=.3)
    profile = [(max(1e-6, .36 * math.sin(t)), -.38 * math.cos(t)) for t in np.linspace(0, math.pi / 2, 14)]
    shell = profile + [(.315, 0)]
    face = [(.318, -.006)] + [(r, -.012 - .05 * (1 - r / .31) ** 2) for r in np.linspace(.31, .03, 8)] + [(1e-6, -.062)]
    for x, y, size, turn in places:
        for prof, mat in ((shell, skin), (face, flesh.m)):
            obj = lathe('half', prof, 32, mat)
            obj.location = (x, y, size * .36)
            obj.rotation_euler = (math.radians(30), .10, turn)
            obj.scale = (size * 1.25, size, size)


def bunch(rnd):
    """Whole ripe fruit bunch with its cut stalk."""
    studio(CREAM, key=820, fill=230, rim=720, env=.45)
    fruit = ripe_bunch(rnd, Vector((0, 0, 1.0)), Euler((math.radians(-14), math.radians(12), 0)))
    for x, y in ((-1.20, -.62), (-.98, -.95), (-1.36, -.92), (1.10, -.78), (.84, -1.06)):
        lying(rnd.choice(fruit), x, y, .30, rnd, .32)
    camera((0, -7.2, 2.0), (.02, 0, 1.08), 74, fstop=5, focus=(0, -.7, 1))


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


def kernels_in_bowl(rnd, at=(0, 0, 0), count=120, wood=('#5a3720', '#94653a')):
    """Bowl filled with kernels; returns the kernel meshes."""
    shell = palms.kernel_mat()
    meshes = [palms.kernel_mesh(shell, v).data for v in range(5)]
    fill_bowl(bowl(at, wood), meshes, count, (.25, .32), rnd, step=.05)
    return meshes


def kernels(rnd):
    """Bowl of kernels, a few whole and cut ones in front."""
    studio(CREAM, key=800, fill=190, rim=560, env=.4)
    meshes = kernels_in_bowl(rnd, (0, .15, 0), 135)
    for x, y in ((-1.02, -.50), (-.86, -.86), (-.56, -1.02), (-1.20, -.82), (.86, -.78), (1.06, -.44), (.60, -1.12)):
        lying(rnd.choice(meshes), x, y, rnd.uniform(.29, .33), rnd, .34)
    half_kernels([(-.10, -1.06, .36, .3), (.98, -1.10, .34, -.5)])
    camera((0, -7.4, 3.5), (0, -.18, .36), 98, fstop=7, focus=(0, -.5, .5))


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
    studio(CREAM, key=800, fill=190, rim=560, env=.4)
    mat = meal_mat()
    bowl((-.18, .25, 0))
    meal_heap(rnd, (-.18, .25), .76, .47, .36, 2600, mat)
    bits = meal_heap(rnd, (.95, -.72), .52, -.012, .20, 900, mat)
    for _ in range(420):
        a, q = rnd.uniform(0, 6.28), .50 + abs(rnd.gauss(0, .16))
        s = rnd.uniform(.010, .03)
        place = (.95 + q * math.cos(a), -.72 + q * .8 * math.sin(a), s * .35)
        put(rnd.choice(bits), place, [rnd.uniform(0, 6.28)] * 3, s)
    wood = palms.wood_mat('#8a5a30', '#c08c55')
    scoop = lathe('scoop', spline([(1e-6, 0), (.20, .03), (.30, .15), (.325, .26), (.30, .265), (.27, .16), (.18, .06),
                                   (1e-6, .035)], 40), 56, wood)
    scoop.location = (-.80, -.86, .02)
    scoop.scale = (1.15, .92, .9)
    handle = tube(spline([(-1.10, -.90, .22), (-1.34, -.96, .24), (-1.62, -1.04, .20)], 16),
                  lambda t: .055 + .02 * math.sin(math.pi * t), wood, 16)
    handle.name = 'handle'
    meal_heap(rnd, (-.80, -.86), .27, .20, .10, 380, mat)
    camera((0, -7.4, 3.5), (-.06, -.20, .36), 84, fstop=7, focus=(0, -.5, .5))


def strand_meshes(rnd):
    """Ten curved fibre strands in four browns, length about .6."""
    mats = [matte('fibre', c, .8, Specular=.2) for c in ('#5d4023', '#7d5a34', '#402a16', '#9a7548')]
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
    camera((0, -7.6, 3.7), (0, -.05, .30), 84, fstop=8, focus=(0, -.5, .4))


def trio(rnd):
    """Kernels, meal and fibre side by side."""
    studio('#fdf3e2', key=860, fill=160, rim=500, env=.34)
    area((0, -1.5, 7.5), (0, 6, 3.2), 5, 480, (1, .97, .93), spread=math.radians(100))
    dark = ('#3f2413', '#7a4a26')
    meshes = kernels_in_bowl(rnd, (-2.05, .15, 0), 125, dark)
    bowl((0, -.2, 0), dark)
    meal_heap(rnd, (0, -.2), .76, .47, .34, 2600, meal_mat())
    fibre_in_bowl(rnd, (2.05, .15, 0), 2000)
    for x, y in ((-1.30, -.92), (-1.02, -1.16), (-2.55, -.95), (-.92, -.72), (-2.9, -.62)):
        lying(rnd.choice(meshes), x, y, rnd.uniform(.28, .32), rnd, .34)
    half_kernels([(-1.86, -1.06, .33, .3)])
    camera((0, -9.2, 4.4), (0, -.1, .42), 54, fstop=8, focus=(0, -.5, .5))


def soft_grade(rgb, _passes):
    """Slight saturation lift."""
    grey = (rgb @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    return np.maximum(grey + (rgb - grey) * 1.06, 0)


def make(recipe, size, samples, out):
    """Build and render one picture."""
    reset()
    bounces = 12 if 'oil' in recipe.compose else 6
    setup(*size, samples, bounces=bounces, look='High Contrast', exposure=.05, thr=.04,
          min_samples=5, diffuse=2)
    globals()[recipe.compose](random.Random(7))
    render(out, post=soft_grade, calm=True, rad=4, levels=4)
