"""Everything that grows on, or is pressed from, an oil palm: fruit, bunches, kernels, whole palms, oil and glass."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from shared import M, lathe, mesh_obj

GOLDEN_ANGLE = math.radians(137.5)


# ---------------------------------------------------------------------------------------------- studio materials

def fruit_mat(offset=0.):
    """Ripe oil-palm fruit: amber base, orange-red body, dark tip (smaller with a negative offset)."""
    m = M('palmfruit')
    z = m.sep(m.coord('Object'))[2]
    rnd = m.rnd()
    wobble = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(m.coord('Object'), 3.2, 3), .5), .42)
    shift = m.math('MULTIPLY', m.math('SUBTRACT', rnd, .5), .34)
    height = m.math('ADD', m.math('ADD', m.math('ADD', z, wobble), shift), .5 + offset)
    col = m.ramp(height, [(0, '#f7a81f'), (.14, '#f07a10'), (.36, '#e24a08'),
                          (.56, '#b02807'), (.72, '#5c1208'), (.9, '#1a0705')])
    specks = m.ramp(m.noise(m.coord('Object'), 26, 2), [(.62, (1, 1, 1, 1)), (.78, (.42, .3, .24, 1))])
    col = m.mix(.55, col, specks, 'MULTIPLY')
    m.color(_vary(m, col, rnd, hue=.028, value=.3, base=.85))
    m.set(Roughness=.26, Specular=.55, Clearcoat=.25, Clearcoat_Roughness=.12)
    m.bump(m.noise(m.coord('Object'), 9, 5), .12, .03)
    return m.m


def _vary(m, col, rnd, hue=0., value=.3, base=.85):
    """Shift hue and value of a colour by the per-object random number."""
    node = m.add('ShaderNodeHueSaturation')
    m.ln(m.math('ADD', m.math('MULTIPLY', rnd, hue), .5 - hue * .2), node.inputs['Hue'])
    m.ln(m.math('ADD', m.math('MULTIPLY', rnd, value), base), node.inputs['Value'])
    m.ln(col, node.inputs['Color'])
    return node.outputs[0]


def calyx_mat():
    """Straw-brown bract and stalk material."""
    m = M('calyx')
    m.color(m.ramp(m.noise(m.coord('Object'), 18, 4), [(.3, '#5b3a16'), (.7, '#b98c46')])).set(Roughness=.8)
    return m.m


def kernel_mat():
    """Dark brown palm kernel with lengthwise grain."""
    m = M('kernel')
    grain = m.noise(m.mapping(m.coord('Object'), (1, 1, .35)), 14, 5)
    col = m.ramp(grain, [(.3, '#120906'), (.52, '#28140b'), (.72, '#51301c')])
    m.color(_vary(m, col, m.rnd(), value=.7, base=.7)).set(Roughness=.42, Specular=.4)
    m.bump(grain, .35, .03)
    return m.m


def wood_mat(a='#7a4b27', b='#b98352'):
    """Turned wood with long grain along X."""
    m = M('wood')
    n = m.noise(m.mapping(m.coord('Object'), (1, 14, 14)), 2.2, 6, .6, .6)
    m.color(m.ramp(n, [(.3, a), (.7, b)])).set(Roughness=.5)
    m.bump(n, .15, .02)
    return m.m


def glass_mat(name='glass', col=(1, 1, 1, 1)):
    """Clear glass whose shadow is plain transparency, so no caustics are needed."""
    m = M(name)
    glass = m.add('ShaderNodeBsdfGlass')
    glass.inputs['Roughness'].default_value = 0
    glass.inputs['IOR'].default_value = 1.45
    glass.inputs['Color'].default_value = col
    clear = m.add('ShaderNodeBsdfTransparent')
    clear.inputs[0].default_value = (.93, .93, .92, 1)
    _shadow_switch(m, glass.outputs[0], clear.outputs[0])
    return m.m


def _shadow_switch(m, shader, shadow_shader):
    """Use shadow_shader for shadow rays and shader for all others."""
    path = m.add('ShaderNodeLightPath')
    mix = m.add('ShaderNodeMixShader')
    m.ln(path.outputs['Is Shadow Ray'], mix.inputs[0])
    m.ln(shader, mix.inputs[1])
    m.ln(shadow_shader, mix.inputs[2])
    m.ln(mix.outputs[0], m.out.inputs[0])


# ---------------------------------------------------------------------------------------------- studio meshes

def fruit_profile(radius, tip=1., steps=24):
    """Outline (r, z) of one fruit, z from -.5 (attached end) to .5 (pointed tip)."""
    profile = []
    for t in np.linspace(0, 1, steps):
        r = radius * max(0, math.sin(math.pi * (t ** .86))) ** .62
        if t > .9:
            r = max(r * (1 - (t - .9) * 2.2), .035 * (1 - t) / .1)
        profile.append((max(r, 1e-6), -.5 + t + (.03 * tip * max(0, (t - .9) / .1) ** 2)))
    return profile


def fruit_mesh(mat, var=0, seg=28):
    """One unlinked fruit object, height 1, variant var."""
    rnd = random.Random(var)
    radius = .30 + rnd.uniform(-.025, .03)
    profile = fruit_profile(radius, rnd.uniform(.8, 1.15))
    lobes = [rnd.uniform(-.05, .05) for _ in range(4)]

    def dent(r, z, angle, _):
        k = 1 + lobes[0] * math.cos(2 * angle) + lobes[1] * math.cos(3 * angle + 1)
        return r * (k + lobes[2] * math.sin(2 * angle + z * 4)), z

    return lathe(f'fruit{var}', profile, seg, mat, fn=dent, do_link=False)


def kernel_mesh(mat, var=0):
    """One unlinked palm kernel, length 1: a squat, slightly three-sided nut."""
    rnd = random.Random(var)
    radius = rnd.uniform(.30, .40)
    profile = [(max(1e-6, radius * math.sin(t) ** .9), -.5 * math.cos(t)) for t in np.linspace(0, math.pi, 18)]

    def dent(r, z, angle, _):
        k = 1 + .10 * math.cos(3 * angle + var) + .07 * math.cos(2 * angle)
        return r * k, z + .04 * math.sin(3 * angle)

    return lathe(f'kernel{var}', profile, 22, mat, fn=dent, do_link=False)


def physics_drop(objs, statics, frames=90, friction=.6):
    """Drop objs on statics with Bullet and keep the final poses (works headless: frames are stepped in order)."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.point_cache.frame_end = frames
    scene.rigidbody_world.substeps_per_frame = 5
    for obj in statics + objs:
        for selected in bpy.context.selected_objects:
            selected.select_set(False)
        layer.objects.active = obj
        obj.select_set(True)
        bpy.ops.rigidbody.object_add()
        body = obj.rigid_body
        body.type = 'PASSIVE' if obj in statics else 'ACTIVE'
        body.collision_shape = 'MESH' if obj in statics else 'CONVEX_HULL'
        body.friction = friction
        body.restitution = .05
        body.use_margin = True
        body.collision_margin = .004
        body.linear_damping = .15
        body.angular_damping = .4
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    poses = {obj: obj.evaluated_get(graph).matrix_world.copy() for obj in objs}
    bpy.ops.rigidbody.world_remove()
    for obj, pose in poses.items():
        obj.matrix_world = pose
    scene.frame_set(1)
    for obj, pose in poses.items():
        obj.matrix_world = pose


# ---------------------------------------------------------------------------------------------- plantation materials

def leaf_material(name, dark, middle, light, rough=.58, specular=.28, translucent=.5):
    """Two-sided leaf: half principled, half translucent, so that low sun glows through it."""
    m = M(name)
    patch = m.math('MULTIPLY', m.noise(m.coord('Object'), .9, 2), .45)
    col = m.ramp(m.math('ADD', m.math('MULTIPLY', m.rnd(), .55), patch), [(.15, dark), (.5, middle), (.85, light)])
    m.color(col).set(Roughness=rough, Specular=specular)
    glow = m.add('ShaderNodeBsdfTranslucent')
    m.ln(m.mix(1, col, (1.5, 1.35, .5, 1), 'MULTIPLY'), glow.inputs[0])
    mix = m.add('ShaderNodeMixShader')
    mix.inputs[0].default_value = translucent
    m.ln(m.b.outputs[0], mix.inputs[1])
    m.ln(glow.outputs[0], mix.inputs[2])
    m.ln(mix.outputs[0], m.out.inputs[0])
    return m.m


def trunk_material():
    """Rough brown stem."""
    m = M('trunk')
    n = m.noise(m.mapping(m.coord('Object'), (3, 3, 9)), 2, 6, .7)
    m.color(m.ramp(n, [(.3, '#2b2017'), (.55, '#5a4633'), (.75, '#80694d')])).set(Roughness=.95)
    m.bump(n, .8, .1)
    return m.m


def field_bunch_material():
    """Bunch as one mesh: colour follows the point attribute 'tip' (0 base .. 1 tip of each fruit)."""
    m = M('fieldbunch')
    tip = m.add('ShaderNodeAttribute', attribute_name='tip').outputs['Fac']
    wobble = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(m.coord('Object'), 7, 2), .5), .5)
    col = m.ramp(m.math('ADD', tip, wobble), [(0, '#ffb42a'), (.28, '#f58a18'), (.52, '#e2580c'),
                                              (.76, '#8a1c06'), (.92, '#1c0805')])
    m.color(col).set(Roughness=.34, Specular=.5, Clearcoat=.15)
    return m.m


def petiole_material():
    """Yellow-green stalk of a leaf, streaked along."""
    m = M('petiole')
    streak = m.noise(m.mapping(m.coord('Object'), (6, 6, 1.5)), 4, 5, .6)
    m.color(m.ramp(streak, [(.3, '#4d5c1e'), (.55, '#76812f'), (.75, '#a39a4c')]))
    m.set(Roughness=.55, Specular=.3).bump(streak, .25, .01)
    return m.m


class PalmMaterials:
    """The five materials shared by all palms of one scene."""

    def __init__(self, greens=('#2c4d16', '#43691d', '#6c8a2b')):
        self.leaf = leaf_material('leaf', *greens)
        self.dry = leaf_material('dry', '#6b4a22', '#8a6a33', '#a88a4a')
        self.trunk = trunk_material()
        self.petiole = petiole_material()
        self.bunch = field_bunch_material()


# ---------------------------------------------------------------------------------------------- plantation meshes

def frond(age, rnd, leaflets=130, length=6.2, seg=6, leaf_width=.018, sides=3, stiff=1.):
    """One frond growing along +X. age 0 is the upright spear, 1 an old hanging frond. Returns verts and faces.

    leaflets are counted per side; they leave the rachis in several planes, and their outer halves hang, those of short
    fronds less. The first 20 * sides faces are its rachis: three-sided, or rounded with more sides for a near camera.
    stiff below 1 bends it less.
    """
    verts = []
    faces = []
    angle = math.radians(84 - 84 * age + rnd.uniform(-6, 6))
    curl = math.radians(rnd.uniform(84, 122)) * (.3 + .7 * min(1, age * 4)) * stiff
    length *= rnd.uniform(.88, 1.06) * (.7 + .3 * min(1, age * 3))
    side = rnd.uniform(-.22, .22)
    steps = 40
    points = []
    tangents = []
    p = Vector((0, 0, 0))
    for i in range(steps + 1):
        t = i / steps
        a = angle - curl * t ** 1.3
        d = Vector((math.cos(a), side * t, math.sin(a))).normalized()
        points.append(p.copy())
        tangents.append(d)
        p = p + d * (length / steps)

    def at(t):
        x = t * steps
        i = min(int(x), steps - 1)
        return points[i].lerp(points[i + 1], x - i), tangents[i].lerp(tangents[i + 1], x - i).normalized()

    def across(d):                                                     # a steep frond has no level side
        return Vector((d.y, -d.x, 0)).normalized() if math.hypot(d.x, d.y) > .05 and d.x > 0 else Vector((0, -1, 0))

    for i in range(0, steps + 1, 2):                                   # three-sided rachis
        t = i / steps
        r = (.052 * (1 - t) ** .8 + .006) * length / 6.2
        q, d = at(min(t, .999))
        s = across(d)
        u = s.cross(d)
        wide = 1.6 if t < .12 else 1
        b = len(verts)
        if sides > 3:
            ring = (2 * math.pi * k / sides for k in range(sides))
            verts += [q + s * r * wide * math.cos(a) + u * r * .8 * math.sin(a) for a in ring]
        else:
            verts += [q + s * r * wide, q - s * r * wide, q + u * r * .9]
        if i:
            before, now = b - sides, b
            faces += [(before + k, now + k, now + (k + 1) % sides, before + (k + 1) % sides) for k in range(sides)]
    down = Vector((0, 0, -1.4 * min(1, length / 5) / seg))
    for k in range(leaflets):
        t = .16 + .84 * (k + rnd.random() * .6) / leaflets
        q, d = at(min(t, .998))
        s0 = across(d)
        u0 = s0.cross(d)
        size = 1.3 * min(1, .45 + (t - .16) * 3.6) * (1 - .64 * t ** 3) * length / 6.2
        for sign in (1, -1):
            if rnd.random() < .04:
                continue
            lift = rnd.choice((.75, .3, -.15)) + rnd.uniform(-.22, .22)
            forward = .34 + 1.0 * t ** 2.4 + rnd.uniform(-.16, .16)
            dd = (s0 * sign * math.cos(lift) + u0 * math.sin(lift) + d * forward).normalized()
            wide = dd.cross(d.cross(dd).normalized()).normalized()
            half = leaf_width * rnd.uniform(.8, 1.2)
            long = size * rnd.uniform(.82, 1.1)
            droop = down * rnd.uniform(.55, 1.35) * (1 - .4 * t)
            b = len(verts)
            pp = q.copy()
            for j in range(seg + 1):
                f = j / seg
                w = half * (1 - f ** 2.2) * (.5 + 1.6 * f if f < .31 else 1) + .0015
                verts += [pp + wide * w, pp - wide * w]
                dd = (dd + droop * (.35 + 2.2 * f * f)).normalized()
                pp = pp + dd * (long / seg)
                if j:
                    faces.append((b + 2 * j - 2, b + 2 * j - 1, b + 2 * j + 1, b + 2 * j))
    return verts, faces


def oil_palm(mats, seed, height, fronds=38, leaflets=130, seg=6, frond_length=6., oldest=1., leaf_width=.018):
    """Mesh data of a whole palm, for a camera farther off than bearing_palm's."""
    rnd = random.Random(seed)
    verts = []
    faces = []
    index = []
    for i in range(fronds):
        age = (i / max(1, fronds - 1)) ** .8 * oldest
        turn = i * GOLDEN_ANGLE + rnd.uniform(-.15, .15)
        jitter = age * .98 + rnd.uniform(-.04, .04) if i > 2 else .02 * i
        v, f = frond(jitter, rnd, leaflets, length=frond_length, seg=seg, leaf_width=leaf_width)
        dry = age > .93 and rnd.random() < .6
        rot = Matrix.Rotation(turn, 4, 'Z')
        base = Vector((.12 + .2 * age, 0, height - .55 * age)) if height > .5 else Vector((0, 0, height))
        b = len(verts)
        verts += [rot @ (x + base) for x in v]
        faces += [tuple(b + q for q in x) for x in f]
        index += [1 if dry else 3] * 60 + [1 if dry else 0] * (len(f) - 60)
    if height > .5:
        _stem(verts, faces, index, height)
    obj = mesh_obj(f'palm{seed}', verts, faces, None, do_link=False)
    for mat in (mats.leaf, mats.dry, mats.trunk, mats.petiole):
        obj.data.materials.append(mat)
    obj.data.polygons.foreach_set('material_index', index)
    return obj.data


def _stem(verts, faces, index, height, around=14):
    """Append a trunk with a spiral of old frond bases."""
    rings = max(8, int(height / .16))
    b = len(verts)
    for j in range(rings + 1):
        z = height * j / rings - .3 * (j == 0)
        r0 = .34 + .13 * math.exp(-z * 1.3) + .08 * (z / height)
        for k in range(around):
            a = 2 * math.pi * k / around
            r = r0 + .075 * max(0, math.sin(5 * a + j * 1.9)) * (.6 + .4 * math.sin(j * 2.1))
            verts.append(Vector((r * math.cos(a), r * math.sin(a), z)))
        if j:
            q = b + (j - 1) * around
            for k in range(around):
                k1 = (k + 1) % around
                faces.append((q + k, q + k1, q + around + k1, q + around + k))
                index.append(2)


def field_bunch(mats, seed, fruits=260, seg=8, rings=8, radius=.27, half=.34):
    """Mesh data of a harvest-size bunch made of many low-polygon fruits (metres)."""
    rnd = random.Random(seed)
    outline = np.array(fruit_profile(.33, 1, rings))
    angles = np.linspace(0, 2 * math.pi, seg, endpoint=False)
    unit = np.array([(r * math.cos(a), r * math.sin(a), z) for r, z in outline for a in angles])
    quads = [(i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k)
             for i in range(rings - 1) for k in range(seg)]
    verts = []
    faces = []
    tips = []
    for i in range(fruits):
        u = (i + .5) / fruits
        polar = math.acos(1 - 2 * u) + rnd.uniform(-.04, .04)
        turn = i * GOLDEN_ANGLE + rnd.uniform(-.1, .1)
        n = Vector((math.sin(polar) * math.cos(turn), math.sin(polar) * math.sin(turn), math.cos(polar)))
        d = (n + Vector((rnd.uniform(-.25, .25), rnd.uniform(-.25, .25), rnd.uniform(-.1, .35)))).normalized()
        s = rnd.uniform(.085, .108)
        rot = np.array(d.to_track_quat('Z', 'Y').to_matrix())
        centre = np.array((n.x * radius, n.y * radius, n.z * half)) + np.array(d) * rnd.uniform(-.015, .02)
        b = len(verts)
        verts += [tuple(q) for q in (unit * s) @ rot.T + centre]
        faces += [tuple(b + x for x in q) for q in quads]
        ripe = rnd.uniform(-.12, .12)
        tips += list(np.repeat(outline[:, 1] + .5, seg) + ripe)
    obj = mesh_obj(f'bunch{seed}', verts, faces, mats.bunch, do_link=False)
    obj.data.attributes.new('tip', 'FLOAT', 'POINT').data.foreach_set('value', np.array(tips, np.float32))
    return obj.data


def husk_material():
    """Stripped bunch: dark between its spikelets, brown along them, straw at their frayed tips."""
    m = M('husk')
    tip = m.add('ShaderNodeAttribute', attribute_name='tip').outputs['Fac']
    wobble = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(m.coord('Object'), 9, 3), .5), .5)
    m.color(m.ramp(m.math('ADD', tip, wobble), [(.05, '#21130a'), (.35, '#52331c'), (.65, '#7d5430'), (.95, '#b98d58')]))
    m.set(Roughness=.85, Specular=.15)
    return m.m


def empty_bunch(material, seed, spikelets=210, radius=.15, half=.23):
    """Mesh data of a bunch whose fruit is stripped: spikelets round a core, each with a few loose fibres (metres)."""
    rnd = random.Random(seed)
    verts, faces, tips = [], [], []

    def spike(foot, along, length, wide, sides, bend, pale):
        """A tapering, bent spike; with two sides a flat fibre."""
        quat = along.to_track_quat('Z', 'Y').to_matrix()
        b, steps = len(verts), 4
        for j in range(steps + 1):
            t = j / steps
            middle = foot + along * length * t + bend * length * t * t
            for k in range(sides):
                a = 2 * math.pi * k / sides
                verts.append(middle + quat @ Vector((math.cos(a), math.sin(a), 0)) * wide * (1 - .78 * t))
                tips.append(pale * (.15 + .85 * t))
            if j:
                c = b + (j - 1) * sides
                faces.extend((c + k, c + (k + 1) % sides, c + sides + (k + 1) % sides, c + sides + k)
                             for k in range(sides if sides > 2 else 1))

    rings, around = 10, 16
    for j in range(rings + 1):
        polar = math.pi * j / rings
        for k in range(around):
            a = 2 * math.pi * k / around
            verts.append(Vector((radius * math.sin(polar) * math.cos(a), radius * math.sin(polar) * math.sin(a), half * math.cos(polar))))
            tips.append(0)
            if j:
                c = (j - 1) * around
                faces.append((c + k, c + around + k, c + around + (k + 1) % around, c + (k + 1) % around))
    for i in range(spikelets):
        polar = math.acos(1 - 1.94 * (i + .5) / spikelets)
        turn = i * GOLDEN_ANGLE + rnd.uniform(-.15, .15)
        n = Vector((math.sin(polar) * math.cos(turn), math.sin(polar) * math.sin(turn), math.cos(polar)))
        foot = Vector((n.x * radius, n.y * radius, n.z * half)) * .9
        along = (n + Vector((0, 0, .55)) + Vector([rnd.uniform(-.3, .3) for _ in range(3)])).normalized()
        bend = Vector([rnd.uniform(-.3, .3) for _ in range(3)])
        length = rnd.uniform(.085, .135)
        spike(foot, along, length, rnd.uniform(.014, .020), 5, bend, rnd.uniform(.6, 1.1))
        for _ in range(5):
            stray = (along + Vector([rnd.uniform(-.8, .8) for _ in range(3)])).normalized()
            start = foot + along * length * rnd.uniform(.3, .9)
            spike(start, stray, rnd.uniform(.04, .10), .0028, 2, Vector([rnd.uniform(-.5, .5) for _ in range(3)]), 1.15)
    spike(Vector((0, 0, -half * .8)), Vector((0, 0, -1)), .14, .055, 9, Vector((.1, 0, 0)), .75)       # what is left of the stalk
    obj = mesh_obj(f'empty{seed}', verts, faces, material, do_link=False)
    obj.data.attributes.new('tip', 'FLOAT', 'POINT').data.foreach_set('value', np.array(tips, np.float32))
    return obj.data


# ---------------------------------------------------------------------------------------------- palms in bearing

class BearingMaterials:
    """What a palm seen from near has besides PalmMaterials: old and green leaf bases, their cut faces, fibre, fruit."""

    def __init__(self, palm):
        base = M('leafbase')
        oc = base.coord('Object')
        grain = base.noise(base.mapping(oc, (9, 9, 2.5)), 3, 7, .7)
        tone = base.ramp(grain, [(.28, '#241a12'), (.5, '#5a4530'), (.72, '#8d7452')])
        moss = base.ramp(base.noise(oc, 2.6, 5, .65), [(.52, (0, 0, 0, 1)), (.68, (1, 1, 1, 1))])
        base.color(base.mix(moss, tone, '#4c5626')).set(Roughness=.95, Specular=.1)
        base.bump(grain, .9, .03)
        cut = M('cut')
        cut.color(cut.ramp(cut.noise(cut.coord('Object'), 38, 4, .7), [(.35, '#5e4a30'), (.7, '#95794f')]))
        cut.set(Roughness=.9)
        fibre = M('fibre').set(Base_Color=(.042, .024, .012, 1), Roughness=.9, Specular=.1)
        peduncle = M('peduncle')
        husk = peduncle.noise(peduncle.coord('Object'), 14, 5)
        peduncle.color(peduncle.ramp(husk, [(.3, '#6b5a26'), (.7, '#a8924a')]))
        peduncle.set(Roughness=.7)
        self.of_palm = (palm.leaf, palm.dry, palm.trunk, base.m, palm.petiole, cut.m, fibre.m)
        self.peduncle = peduncle.m
        self.spine = M('spine').set(Base_Color=(.055, .030, .014, 1), Roughness=.8).m
        self.fruit = field_bunch_material()


LEAF, DRY, TRUNK, BASE, PETIOLE, CUT, FIBRE = range(7)


class _Parts:
    """A mesh that grows piece by piece, each with its material's number."""

    def __init__(self):
        self.verts, self.faces, self.index = [], [], []

    def add(self, verts, faces, material):
        """Append verts and the faces that name them."""
        b = len(self.verts)
        self.verts += verts
        self.faces += [tuple(b + q for q in face) for face in faces]
        self.index += material if isinstance(material, list) else [material] * len(faces)

    def data(self, name, materials):
        """Mesh data of it all."""
        obj = mesh_obj(name, self.verts, self.faces, None, do_link=False)
        for material in materials:
            obj.data.materials.append(material)
        obj.data.polygons.foreach_set('material_index', self.index)
        return obj.data


def _leaf_base(parts, rnd, foot, out, rise, length, width, thick, material, cut):
    """A clasping leaf base: broad where it leaves the stem, hollow above; cut is the slant of its cut face, or None."""
    side = Vector((-out.y, out.x, 0))
    steps = 7
    verts, faces, kinds = [], [], []
    p = Vector(foot)
    angle = rise + .30
    for j in range(steps + 1):
        t = j / steps
        a = angle - .62 * t
        d = out * math.cos(a) + Vector((0, 0, math.sin(a)))
        up = Vector((0, 0, math.cos(a))) - out * math.sin(a)
        w = width * (.42 + .58 * (1 - t) ** 1.5)
        h = thick * (.62 + .38 * (1 - t))
        slant = d * (cut or 0) * (t if j == steps else 0)
        for u, v in ((-1, .16), (-.62, -.42), (0, -.72), (.62, -.42), (1, .16), (.5, .26), (0, .20), (-.5, .26)):
            verts.append(p + side * w * u + up * h * v + slant * v)
        if j:
            b = 8 * (j - 1)
            for k in range(8):
                faces.append((b + k, b + (k + 1) % 8, b + 8 + (k + 1) % 8, b + 8 + k))
                kinds.append(material)
        p = p + d * (length / steps)
    if cut is not None:
        b = 8 * steps
        faces.append(tuple(range(b, b + 8)))
        kinds.append(CUT)
    else:
        b = len(verts)
    ends = verts[8 * steps:8 * steps + 8]
    parts.add(verts, faces, kinds)
    for _ in range(26):                                                       # the sheath frays to fibres at its edges
        t, u = rnd.random() ** 1.4 * .6, rnd.choice((-1, 1))
        k = 8 * int(t * steps) + (0 if u < 0 else 4)
        q = verts[k] + side * u * rnd.uniform(-.02, .01)
        aim = (Vector((0, 0, 1)) + side * u * rnd.uniform(-.3, .9) + out * rnd.uniform(-.5, .7)).normalized()
        tip = q + aim * rnd.uniform(.06, .17) - Vector((0, 0, rnd.uniform(0, .06)))
        wide = aim.cross(out).normalized() * rnd.uniform(.0018, .004)
        parts.add([q - wide, q + wide, tip], [(0, 1, 2)], FIBRE)
    return sum(ends, Vector()) / 8, ends


def bearing_palm(mats, seed, height, facing, crown=34, leaflets=130, first_bunch=21, bunches=6, width=1.5, gap=.030,
                 apart=.39, cut=None):
    """A palm with a crown to look at from near: leaf bases in a spiral, cut below, and where its bunches sit.

    height is that of the youngest leaf; gap the rise from one leaf base to the next. Leaves of the bunches' level that
    point to the camera (facing, within width, or within cut) are cut, as a harvester does. Returns its mesh data and the axils, at
    least apart from one another, as (place on the stem, turn).
    """
    rnd = random.Random(seed)
    parts = _Parts()
    count = int(height / gap) - 2

    def radius(z):
        return .27 * min(1, .42 + (height - z) * .75) + .12 * math.exp(-z * 1.6)

    verts, faces = [], []
    rings = int(height / .12)
    for j in range(rings + 1):
        z = height * j / rings - .3 * (j == 0)
        verts += [Vector((radius(z) * math.cos(a), radius(z) * math.sin(a), z))
                  for a in (2 * math.pi * k / 18 for k in range(18))]
        if j:
            b = (j - 1) * 18
            faces += [(b + k, b + (k + 1) % 18, b + 18 + (k + 1) % 18, b + 18 + k) for k in range(18)]
    parts.add(verts, faces, TRUNK)
    axils = []
    for i in range(count):
        turn = i * GOLDEN_ANGLE + facing + rnd.uniform(-.06, .06)
        z = height - i * gap - .05
        out = Vector((math.cos(turn), math.sin(turn), 0))
        toward = abs((turn - facing + math.pi) % (2 * math.pi) - math.pi)
        foot = out * (radius(z) - .05) + Vector((0, 0, z))
        age = i / crown
        shown = i < crown and not (i >= first_bunch - 4 and toward < (cut or width))
        seat = out * (radius(z) + .24) + Vector((0, 0, z))
        if first_bunch <= i and toward < width and len(axils) < bunches and all(
                (seat - other).length > apart for _, _, other in axils):
            axils.append((foot + Vector((0, 0, .12)), turn, seat))
        if shown:
            rise = math.radians(92 - 62 * age ** .9 + rnd.uniform(-4, 4))
            end, _ = _leaf_base(parts, rnd, foot, out, rise, .34, .155, .10, PETIOLE, None)
            v, f = frond((84 - math.degrees(rise - .32)) / 84, rnd, leaflets, length=6., seg=6, leaf_width=.019,
                         sides=8, stiff=.7)
            rot = Matrix.Rotation(turn, 4, 'Z')
            start = rot.inverted() @ end
            rachis = 20 * 8
            parts.add([rot @ (x + start) for x in v], f, [PETIOLE] * rachis + [LEAF] * (len(f) - rachis))
            for k in range(30):                                                # spines along the stalk
                t, u = rnd.random() * .13, rnd.choice((-1, 1))
                q = Vector(v[8 * int(t * 20) + (0 if u > 0 else 4)])
                tip = q + Vector((rnd.uniform(-.01, .03), -.035 * u, rnd.uniform(-.005, .02)))
                parts.add([rot @ (x + start) for x in (q, q + Vector((.009, 0, 0)), tip)], [(0, 1, 2)], PETIOLE)
        else:
            fresh = i < first_bunch + 22
            rise = math.radians(rnd.uniform(34, 48) if fresh else rnd.uniform(40, 58))
            length = rnd.uniform(.34, .46) if fresh else rnd.uniform(.20, .32)
            green = i < first_bunch + 8
            _leaf_base(parts, rnd, foot, out, rise, length, rnd.uniform(.135, .16), .12,
                       PETIOLE if green else BASE, rnd.uniform(.02, .09))
    for k in range(9):                                                         # ferns between the old bases
        turn, z = facing + rnd.uniform(-1.9, 1.9), rnd.uniform(.15, .55) * height
        out = Vector((math.cos(turn), math.sin(turn), 0))
        for blade in range(5):
            v, f = frond(rnd.uniform(.35, .75), rnd, 22, length=rnd.uniform(.45, .75), seg=2, leaf_width=.016)
            rot = Matrix.Rotation(turn + rnd.uniform(-1, 1), 4, 'Z')
            start = out * (radius(z) + .08) + Vector((0, 0, z))
            parts.add([rot @ x + start for x in v], f, LEAF)
    return parts.data(f'bearing{seed}', mats.of_palm), [axil[:2] for axil in axils]


def stalked_bunch(mats, seed, fruits=900, ripe=0., radius=.150, half=.235, stalk=.31):
    """Mesh data of a bunch on its stalk along +Z: fruits between dark spines; ripe below 0 is darker."""
    rnd = random.Random(seed)
    parts = _Parts()
    seg, rings = 9, 8
    outline = np.array(fruit_profile(.34, 1, rings))
    angles = np.linspace(0, 2 * math.pi, seg, endpoint=False)
    unit = np.array([(r * math.cos(a), r * math.sin(a), z) for r, z in outline for a in angles])
    quads = [(i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k)
             for i in range(rings - 1) for k in range(seg)]
    middle = Vector((0, 0, stalk + half * .92))
    tips = []
    for i in range(fruits):
        u = (i + .5) / fruits
        polar = math.acos(1 - 1.93 * u) + rnd.uniform(-.03, .03)
        turn = i * GOLDEN_ANGLE + rnd.uniform(-.08, .08)
        n = Vector((math.sin(polar) * math.cos(turn), math.sin(polar) * math.sin(turn), math.cos(polar)))
        bulge = 1 + .07 * math.sin(3 * turn + seed) + .06 * math.sin(5 * polar + 2 * turn)
        full = 1 - .34 * max(0, n.z) ** 2                                      # narrower at its tip
        d = (n + Vector((rnd.uniform(-.3, .3), rnd.uniform(-.3, .3), rnd.uniform(.05, .55)))).normalized()
        s = rnd.uniform(.046, .064)
        rot = np.array(d.to_track_quat('Z', 'Y').to_matrix())
        centre = Vector((n.x * radius * bulge * full, n.y * radius * bulge * full, n.z * half * bulge)) + middle
        centre += d * rnd.uniform(-.016, .014)
        parts.add([Vector(q) for q in (unit * s) @ rot.T + np.array(centre)], quads, 0)
        tips += list(np.repeat(outline[:, 1] + .5, seg) * .9 + rnd.uniform(-.14, .14) - ripe)
        if i % 3 == 0:
            side = d.orthogonal().normalized() * .0042
            foot, tip = centre + d * .012, centre + (d + Vector((0, 0, .25))) * rnd.uniform(.045, .075)
            other = d.cross(side)
            parts.add([foot - side, foot + side, foot + other, tip], [(0, 1, 3), (1, 2, 3), (2, 0, 3)], 1)
            tips += [0] * 4
    verts, faces = [], []
    for j in range(9):                                                         # the stalk, thicker into the bunch
        t = j / 8
        r = .050 - .016 * math.sin(math.pi * min(1, t * 1.15)) + .02 * t
        verts += [Vector((r * math.cos(a) * 1.25, r * math.sin(a), (stalk + .05) * t))
                  for a in (2 * math.pi * k / 12 for k in range(12))]
        if j:
            b = 12 * (j - 1)
            faces += [(b + k, b + (k + 1) % 12, b + 12 + (k + 1) % 12, b + 12 + k) for k in range(12)]
    parts.add(verts, faces, 2)
    tips += [0] * len(verts)
    for k in range(16):                                                        # torn bracts round it
        turn, foot = rnd.uniform(0, 6.28), rnd.uniform(.35, .9) * stalk
        out = Vector((math.cos(turn), math.sin(turn), 0))
        side = Vector((-out.y, out.x, 0)) * rnd.uniform(.012, .03)
        a = out * .04 + Vector((0, 0, foot))
        tip = a + out * rnd.uniform(.05, .12) + Vector((0, 0, rnd.uniform(.08, .2)))
        half_way = a.lerp(tip, .5) + out * .02
        parts.add([a - side, a + side, half_way + side * .8, tip, half_way - side * .8],
                  [(0, 1, 2, 4), (4, 2, 3)], 1)
        tips += [0] * 5
    data = parts.data(f'stalked{seed}', (mats.fruit, mats.spine, mats.peduncle))
    data.attributes.new('tip', 'FLOAT', 'POINT').data.foreach_set('value', np.array(tips, np.float32))
    return data


def hang_bunches(link_fn, meshes, location, axils, rnd, lean=(.62, 1.0), scale=1.):
    """Set a bunch on its stalk in each axil, leaning out over the leaf base that holds it (radians from upright)."""
    for i, (place, turn) in enumerate(axils):
        obj = link_fn(meshes[i % len(meshes)])
        obj.location = Vector(location) + place
        obj.rotation_euler = Euler((0, rnd.uniform(*lean), turn + rnd.uniform(-.1, .1)))
        obj.scale = (scale * min(1.12, .72 + .12 * i) * rnd.uniform(.95, 1.05),) * 3      # the highest are the youngest
