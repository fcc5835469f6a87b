"""Building blocks shared by the product models: studio, framing, placing, tubes, leaves, cut faces, skins."""

import math
import random

import bmesh
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from shared import M, area, hexc, lathe, link, mesh_obj, spline, studio, subsurf

CREAM = '#fdebcd'


# ---------------------------------------------------------------- studio and camera
def shop_studio(bg=CREAM, key=800, fill=95, rim=430, env=0.26, wash=540, wash_size=5, key_size=2.5, **rig):
    """Cream seamless, soft key from the left, warm rim from the right, a wash on the back wall only.

    Call it before building models: it also picks the subsurface method, a third faster than random walk
    and kinder to thin leaves.
    """
    M.subsurface_method = 'BURLEY'
    studio(bg, key=key, fill=fill, rim=rim, env=env, key_size=key_size, **rig)
    area((0, -1.5, 7.5), (0, 6, 3.2), wash_size, wash, (1, 0.965, 0.915), spread=math.radians(100))


def grade(rgb, _passes, boost=1.08):
    """Slight saturation lift in linear light."""
    luma = (rgb @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    return np.maximum(luma + (rgb - luma) * boost, 0)


def descendants(o):
    """The object and everything parented below it."""
    found = [o]
    for child in o.children:
        found += descendants(child)
    return found


def world_points(o, step=1):
    """World positions of all evaluated vertices under o."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for part in descendants(o):
        if part.type != 'MESH':
            continue
        ev = part.evaluated_get(graph)
        co = np.empty(len(ev.data.vertices) * 3, np.float32)
        ev.data.vertices.foreach_get('co', co)
        mat = np.array(part.matrix_world, np.float32)
        clouds.append(co.reshape(-1, 3)[::step] @ mat[:3, :3].T + mat[:3, 3])
    return np.concatenate(clouds)


def place(o, loc=(0, 0), rot=(0, 0, 0), floor=0.0, sink=0.012):
    """Turn o (degrees) and let it rest on the floor at loc; a third coordinate lifts it instead."""
    o.rotation_euler = [math.radians(x) for x in rot]
    o.location = (loc[0], loc[1], 0)
    if len(loc) == 3:
        o.location[2] = loc[2]
    else:
        o.location[2] = floor - sink - float(world_points(o)[:, 2].min())
    return o


def frame(objs, fill=0.76, fill_y=None, lift=0.0):
    """Zoom and shift the camera so the objects fill that share of the frame, centred."""
    sc = bpy.context.scene
    cam = sc.camera
    bpy.context.view_layer.update()
    pts = np.concatenate([world_points(o, 3) for o in objs])
    step = max(1, len(pts) // 6000)
    seen = np.array([world_to_camera_view(sc, cam, Vector(p))[:2] for p in pts[::step].tolist()])
    lo, hi = seen.min(0), seen.max(0)
    size, mid = hi - lo, (hi + lo) / 2 - 0.5
    k = min(fill / size[0], (fill_y or fill) / size[1])
    cam.data.lens *= k
    ratio = sc.render.resolution_y / sc.render.resolution_x
    long_side = max(1, ratio)
    cam.data.shift_x += mid[0] * k / long_side
    cam.data.shift_y += (mid[1] * k - lift) * ratio / long_side


def close_up(left, top, side):
    """After frame, in a square picture: zoom onto a window of it, in shares of its side; perspective stays."""
    cam = bpy.context.scene.camera.data
    cam.lens /= side
    cam.shift_x = (cam.shift_x + left + side / 2 - 0.5) / side
    cam.shift_y = (cam.shift_y + 0.5 - top - side / 2) / side


# ---------------------------------------------------------------- shapes
def group(objs, name='group', scale=1):
    """Parent objects to one empty."""
    e = link(bpy.data.objects.new(name, None))
    for o in objs:
        o.parent = e
    e.scale = (scale,) * 3
    return e


def copy_of(o, name='copy'):
    """Another object sharing o's mesh."""
    c = link(bpy.data.objects.new(name, o.data))
    for mod in o.modifiers:
        if mod.type == 'SUBSURF':
            subsurf(c, mod.levels)
    return c


def solidify(o, thickness):
    """Give a sheet some thickness."""
    s = o.modifiers.new('t', 'SOLIDIFY')
    s.thickness = thickness
    return o


def tube(pts, rad, mat, seg=14, name='tube', fn=None, do_link=True):
    """Tube along points; rad is a number or f(t); fn(t, angle) scales the section."""
    P = [Vector(p) for p in pts]
    n = len(P)
    V = []
    F = []
    prev = None
    for i, p in enumerate(P):
        t = i / (n - 1)
        d = (P[min(i + 1, n - 1)] - P[max(i - 1, 0)]).normalized()
        side = d.orthogonal().normalized() if prev is None else (prev - d * prev.dot(d)).normalized()
        prev = side
        up = d.cross(side)
        r = rad(t) if callable(rad) else rad
        for k in range(seg):
            a = 2 * math.pi * k / seg
            q = r * (fn(t, a) if fn else 1)
            V.append(p + side * q * math.cos(a) + up * q * math.sin(a))
        if i:
            b = (i - 1) * seg
            for k in range(seg):
                F.append((b + k, b + (k + 1) % seg, b + seg + (k + 1) % seg, b + seg + k))
    F.append(tuple(range(seg))[::-1])
    F.append(tuple((n - 1) * seg + k for k in range(seg)))
    return mesh_obj(name, V, F, mat, do_link=do_link)


def grown(bones, end, mat, name, points=40, voxel=.02, smooth=7):
    """Tubes along bones, each (points, radius), grown together to one soft shape, such as a glove.

    `end` tells the radius at t along a bone of a radius, and so how it ends.
    """
    shape = bmesh.new()
    for way, radius in bones:
        part = tube(spline(way, points), lambda t, r=radius: end(t, r), mat, 16, do_link=False)
        shape.from_mesh(part.data)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(mat)
    obj = link(bpy.data.objects.new(name, mesh))
    whole = obj.modifiers.new('whole', 'REMESH')
    whole.mode, whole.voxel_size, whole.use_smooth_shade = 'VOXEL', voxel, True
    soft = obj.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = .5, smooth
    return obj


def blade(length, width, mat, bend=0.8, fold=0.25, wave=0, n=18, power=0.75, thick=0.008, base=0.002):
    """Leaf lying along +x with a folded mid-rib and a drooping tip."""
    V = []
    F = []
    x = z = a = 0
    for i in range(n):
        t = i / (n - 1)
        w = base * (1 - t) + 0.002
        if 0 < t < 1:
            w += width * math.sin(math.pi * t**0.8) ** power
        for j in range(5):
            q = (j - 2) / 2
            V.append((x, q * w, z + fold * abs(q) * w + wave * math.sin(t * 14 + q * 3) * abs(q) * w))
        x += math.cos(a) * length / (n - 1)
        z += math.sin(a) * length / (n - 1)
        a -= bend / (n - 1)
        if i:
            for j in range(4):
                b = 5 * (i - 1) + j
                F.append((b, b + 5, b + 6, b + 1))
    o = mesh_obj('blade', V, F, mat)
    solidify(o, thick)
    return subsurf(o, 1)


def sepals(n, length, width, mat, centre, surface, seed=0, lift=0.02, curl=0.25, thick=0.014):
    """Calyx: n pointed sepals hugging surface(r) = height at distance r from the axis, tips curling up."""
    rnd = random.Random(seed)
    made = []
    for k in range(n):
        span = length * rnd.uniform(0.82, 1.15)
        tip = curl * rnd.uniform(0.4, 1.7)
        twist = rnd.uniform(-0.4, 0.4)
        V = []
        F = []
        for i in range(14):
            t = i / 13
            w = width * math.sin(math.pi * min(1, 0.14 + 0.86 * t)) ** 0.8 * (1 - t * 0.3) + 0.002
            r = centre + span * t
            z = surface(r) + lift + tip * span * max(0, t - 0.45) ** 2 * 2.2
            for s in (-1, 0, 1):
                V.append((r, s * w, z + 0.22 * w * abs(s) + s * twist * w * t))
            if i:
                b = 3 * (i - 1)
                F += [(b, b + 3, b + 4, b + 1), (b + 1, b + 4, b + 5, b + 2)]
        o = mesh_obj('sepal', V, F, mat)
        o.rotation_euler = (0, 0, 2 * math.pi * k / n + rnd.uniform(-0.2, 0.2))
        solidify(o, thick)
        made.append(subsurf(o, 1))
    return made


def partial_lathe(name, prof, a0, a1, mat, seg=48, fn=None):
    """Revolve prof from angle a0 to a1 (radians) only."""
    n = len(prof)
    V = []
    F = []
    for j in range(seg + 1):
        a = a0 + (a1 - a0) * j / seg
        for i, (r, z) in enumerate(prof):
            rr, zz = fn(r, z, a, i) if fn else (r, z)
            V.append((rr * math.cos(a), rr * math.sin(a), zz))
        if j:
            b = (j - 1) * n
            for i in range(n - 1):
                F.append((b + i, b + n + i, b + n + i + 1, b + i + 1))
    return mesh_obj(name, V, F, mat)


def cut_face(
    outline,
    mat,
    centre=None,
    y=0.0,
    rings=(1, 0.975, 0.95, 0.9, 0.8, 0.65, 0.5, 0.35, 0.2, 0.08),
    bulge=0.0,
    shrink=None,
):
    """Flat cut in the XZ plane facing -y. UV.x is 1 at the skin and 0 at the centre, UV.y runs round.

    outline runs counter-clockwise seen from -y and must be star-shaped about the centre. shrink(points, k) says where the
    ring k lies; without it rings are the outline, scaled towards the centre.
    """
    pts = np.array(outline)
    c = np.array(centre) if centre is not None else (pts.min(0) + pts.max(0)) / 2
    n = len(pts)
    V = []
    F = []
    uvs = []
    for k in rings:
        for p in shrink(pts, k) if shrink else c + (pts - c) * k:
            V.append((p[0], y - bulge * (1 - k * k), p[1]))
    if shrink:
        c = shrink(pts, 0).mean(0)
    V.append((c[0], y - bulge, c[1]))
    for j in range(len(rings) - 1):
        for i in range(n):
            i2 = (i + 1) % n
            F.append((j * n + i, j * n + i2, (j + 1) * n + i2, (j + 1) * n + i))
            u0, u1 = rings[j], rings[j + 1]
            uvs += [(u0, i / n), (u0, (i + 1) / n), (u1, (i + 1) / n), (u1, i / n)]
    last = (len(rings) - 1) * n
    for i in range(n):
        F.append((last + i, last + (i + 1) % n, len(V) - 1))
        uvs += [(rings[-1], i / n), (rings[-1], (i + 1) / n), (0, (i + 0.5) / n)]
    o = mesh_obj('cut', V, F, mat)
    layer = o.data.uv_layers.new()
    layer.data.foreach_set('uv', np.array(uvs, np.float32).ravel())
    return o


def half_solid(prof, skin_mat, face_mat, fn=None, seg=48, bulge=0.0, centre=None, shrink=None):
    """Half of a solid of revolution, the cut facing -y."""
    shell = partial_lathe('shell', prof, 0, math.pi, skin_mat, seg, fn)
    right = [fn(r, z, 0, i) if fn else (r, z) for i, (r, z) in enumerate(prof)]
    left = [fn(r, z, math.pi, i) if fn else (r, z) for i, (r, z) in enumerate(prof)]
    outline = list(right) + [(-r, z) for r, z in left[::-1]][1:-1]
    return [shell, cut_face(outline, face_mat, bulge=bulge, centre=centre, shrink=shrink)]


def resample(outline, n):
    """Closed outline resampled to n points of equal arc length."""
    pts = np.array(list(outline) + [outline[0]], float)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(pts, axis=0).T))]
    s = np.linspace(0, d[-1], n, endpoint=False)
    return np.c_[np.interp(s, d, pts[:, 0]), np.interp(s, d, pts[:, 1])]


def circle(r, n=72, rz=None):
    """Counter-clockwise outline for cut_face."""
    return [(r * math.cos(a), (rz or r) * math.sin(a)) for a in np.linspace(0, 2 * math.pi, n, endpoint=False)]


def slice_solid(outline, thick, side_mat, face_mat):
    """Slab with the given XZ outline, both faces cut, lying between y=0 and y=thick."""
    n = len(outline)
    V = [(x, 0, z) for x, z in outline] + [(x, thick, z) for x, z in outline]
    F = [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    front = cut_face(outline, face_mat, y=-0.001)
    back = cut_face([(-x, z) for x, z in outline][::-1], face_mat)
    back.rotation_euler = (0, 0, math.pi)
    back.location = (0, thick + 0.001, 0)
    return [mesh_obj('side', V, F, side_mat), front, back]


def ball(radius, mat, squash=(1, 1, 1), seg=20, do_link=True):
    """Small sphere."""
    prof = [(radius * math.sin(t) + 1e-7, -radius * math.cos(t)) for t in np.linspace(0, math.pi, seg // 2 + 2)]
    o = lathe('ball', prof, seg, mat, do_link=do_link)
    o.scale = squash
    return o


# ---------------------------------------------------------------- materials
def leaf_material(name='leaf', dark='#1f4a17', light='#4d8428', rough=0.4, vein=True):
    """Green leaf with faint veins."""
    m = M(name)
    n = m.noise(m.coord(), 3, 4)
    m.color(m.ramp(n, [(0.3, dark), (0.7, light)])).set(Roughness=rough)
    m.sss(0.12, (0.08, 0.14, 0.02), light)
    if vein:
        w = m.add('ShaderNodeTexWave')
        w.inputs['Scale'].default_value = 6
        w.inputs['Distortion'].default_value = 2
        m.ln(m.coord(), w.inputs[0])
        m.bump(w.outputs['Fac'], 0.15, 0.02)
    return m.m


def plain(name, colour, rough=0.5, spec=0.5, coat=0.0, metal=0.0):
    """One-colour material."""
    return M(name).set(Base_Color=hexc(colour), Roughness=rough, Specular=spec, Clearcoat=coat, Metallic=metal).m


def skin(
    name,
    stops,
    scale=2.0,
    rough=0.3,
    spec=0.5,
    coat=0.0,
    sss=0.1,
    glow=None,
    radius=(0.2, 0.08, 0.03),
    bump=0.05,
    bump_scale=6.0,
    stretch=(1, 1, 1),
):
    """Fruit or vegetable skin: noise through a colour ramp, soft subsurface, gentle bump."""
    m = M(name)
    n = m.noise(m.mapping(m.coord(), stretch), scale, 4)
    m.color(m.ramp(n, stops))
    m.set(Roughness=rough, Specular=spec, Clearcoat=coat, Clearcoat_Roughness=0.1)
    if sss:
        m.sss(sss, radius, glow or stops[-1][1])
    if bump:
        m.bump(m.noise(m.coord(), bump_scale, 3), bump, 0.04)
    return m.m


def flesh(name, stops, rough=0.32, fibre=0.0, glow=None, sss=0.2, wobble=0.05):
    """Cut flesh: colour by distance from the skin (UV.x: 0 core, 1 skin), optional radial fibres."""
    m = M(name)
    u, v, _ = m.sep(m.coord('UV'))
    n = m.noise(m.coord(), 7, 4)
    f = m.math('ADD', u, m.math('MULTIPLY', m.math('SUBTRACT', n, 0.5), wobble))
    colour = m.ramp(f, stops)
    if fibre:
        streak = m.noise(m.combine(m.math('MULTIPLY', v, 60), m.math('MULTIPLY', u, 3)), 2.5, 3)
        colour = m.mix(fibre, colour, m.ramp(streak, [(0.35, '#9a9a9a'), (0.65, '#ffffff')]), 'MULTIPLY')
        m.bump(streak, 0.25, 0.02)
    else:
        m.bump(m.noise(m.coord(), 30, 3), 0.12, 0.02)
    m.color(colour).set(Roughness=rough, Specular=0.5)
    m.sss(sss, (0.2, 0.1, 0.05), glow or stops[len(stops) // 2][1])
    return m.m
