"""Young oil palms in the nursery, seen from near: black bags in rows, a gloved hand that sets one, low sun from the left.

A unit is ten centimetres."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from desk import backdrop
from models import land, palm as palms
from models.common import grade, group, grown, tube
from models.props import duplicate, pellets
from people import cloth
from shared import M, area, camera, lathe, link, mesh_obj, render, reset, setup, spline, world_hdr

RADIUS, HIGH = .86, 1.86                 # of a bag
APART, DEEP = 2.85, 2.9                  # of bags in a row, and of rows


def plastic():
    """Black film: thin folds that catch the light, dust near the ground."""
    m = M('film')
    oc = m.coord('Object')
    _, _, z = m.sep(oc)
    folds = m.noise(m.mapping(oc, (1.0, 1.0, .45)), 2.6, 5, .6, 1.2)
    dust = m.math('MULTIPLY', m.remap(z, .75, .02), m.remap(m.noise(oc, 3.2, 4), .30, .65))
    m.color(m.mix(m.math('MULTIPLY', dust, .62), '#131416', '#6d4a33')).set(Specular=.55)
    m.ln(m.math('ADD', m.math('MULTIPLY', dust, .4), .30), m.b.inputs['Roughness'])
    m.bump(folds, .55, .10)
    return m.m


def earth(name, dark, middle, light, fine=9):
    """Crumbled earth."""
    m = M(name)
    n = m.noise(m.coord('Object'), fine, 8, .78)
    broad = m.noise(m.coord('Object'), fine * .09, 4)
    tone = m.math('ADD', m.math('MULTIPLY', n, .7), m.math('MULTIPLY', broad, .3))
    m.color(m.ramp(tone, [(.36, dark), (.5, middle), (.64, light)])).set(Roughness=.95, Specular=.1)
    m.bump(n, .9, .14)
    return m.m


def bag(film, soil, seed):
    """A bag full of soil: its foot is blunt, its mouth turned down, its film creased."""
    rnd = random.Random(seed)
    phase = [rnd.uniform(0, 6.28) for _ in range(5)]

    def creased(r, z, a, _):
        up = z / HIGH
        low = math.exp(-(up / .16) ** 2)
        wave = .020 * math.sin(3 * a + phase[0] + 2.2 * up) + .013 * math.sin(7 * a + phase[1] - 3 * up)
        wave += low * .030 * math.sin(11 * a + phase[2]) + .012 * math.sin(14 * z + 2 * math.sin(3 * a + phase[3]))
        return r * (1 + wave * min(1, r / .4)), z + .03 * math.sin(2 * a + phase[4]) * up

    r, h = RADIUS, HIGH
    wall = [(1e-6, 0), (.80 * r, 0), (.93 * r, .06), (1.0 * r, .30), (1.03 * r, .90), (1.0 * r, 1.35), (.985 * r, h - .30)]
    rim = [(1.035 * r, h - .31), (1.05 * r, h - .16), (1.045 * r, h - .03), (1.0 * r, h + .02), (.96 * r, h - .03), (.95 * r, h - .22)]
    shell = lathe('bag', spline(wall, 40) + spline(rim, 24), 96, film, fn=creased)
    top = lathe('soil', [(.97 * r, h - .20), (.7 * r, h - .14), (.3 * r, h - .10), (1e-6, h - .10)], 48, soil,
                fn=lambda q, z, a, i: (q, z + .02 * math.sin(5 * a + phase[1]) * (q > .1)))
    return [shell, top]


def leaf(rnd, age, split):
    """Vertices and faces of one leaf of a young palm, which grows along +x: a long pleated blade on a short stalk, folded
    along its middle; the older ones part at the tip. age is 0 for the spear, 1 for the lowest."""
    length = (2.3 + 1.0 * min(1, age * 2)) * rnd.uniform(.9, 1.1)
    width = (.11 + .22 * min(1, age * 1.8)) * rnd.uniform(.9, 1.1)
    angle, bend = math.radians(86 - 40 * age), math.radians(18 + 74 * age) * rnd.uniform(.85, 1.1)
    steps, half = 34, 8
    spine, p = [], Vector((0, 0, 0))
    for i in range(steps + 1):
        t = i / steps
        a = angle - bend * t ** 1.5
        tangent = Vector((math.cos(a), 0, math.sin(a)))
        spine.append((p.copy(), Vector((-math.sin(a), 0, math.cos(a)))))
        p += tangent * length / steps
    verts, faces = [], []
    sway = rnd.uniform(-.25, .25)
    for side in (-1, 1):
        b = len(verts)
        for i, (at, up) in enumerate(spine):
            t = i / steps
            wide = .018 + width * math.sin(math.pi * min(1, max(0, (t - .10) / .90)) ** .72) ** .85 if t > .10 else .018
            wide = max(wide, .004) if t > .98 else wide
            away = split * max(0, t - .52) ** 1.4
            fold = math.radians(30 - 14 * t)
            for j in range(half + 1):
                q = j / half
                pleat = .016 * (j % 2) * min(1, 6 * max(0, t - .12)) * (1 - t)
                out = wide * q
                verts.append(at + Vector((0, side * (out * math.cos(fold) + away) + sway * t * t, 0))
                             + up * (out * math.sin(fold) + pleat - .25 * away))
        n = half + 1
        faces += [(b + i * n + j, b + i * n + j + 1, b + (i + 1) * n + j + 1, b + (i + 1) * n + j)[::side]
                  for i in range(steps) for j in range(half)]
    return verts, faces


def seedling(seed, green, count=8):
    """Mesh data of a young palm: leaves from one point, each a golden angle on."""
    rnd = random.Random(seed)
    verts, faces = [], []
    for k in range(count):
        age = k / (count - 1)
        v, f = leaf(rnd, age, 0 if k < 3 else rnd.uniform(.15, .95))
        turn = k * 2.39996 + seed + rnd.uniform(-.2, .2)
        c, s = math.cos(turn), math.sin(turn)
        base = .03 + .05 * age
        b = len(verts)
        verts += [(c * (x + base) - s * y, s * (x + base) + c * y, z - .12 * age) for x, y, z in v]
        faces += [tuple(b + i for i in one) for one in f]
    obj = mesh_obj('young palm', verts, faces, green, do_link=False)
    obj.data.materials.append(green)
    return obj.data


def hand(leather, cuff, sleeve):
    """A gloved hand that holds a bag which stands at the origin, by its side on the right; its arm comes from the upper right."""
    def at(angle, r, z):
        a = math.radians(angle)
        return (r * math.cos(a), r * math.sin(a), z)

    r = RADIUS
    wrist = at(14, r + 1.02, 2.02)
    bones = []
    for k, (z, reach) in enumerate(((1.60, -80), (1.30, -92), (1.00, -90), (.72, -76))):
        bones.append(([wrist, at(8, r + .62, z * .55 + .86), at(-8, r + .30, z + .06), at(-38, r + .22, z + .02), at(-66, r + .19, z),
                       at(reach, r + .115, z - .02)], .146 - .012 * (k == 3)))
    bones.append(([wrist, at(5, r + .70, 1.62), at(-6, r + .36, 1.22), at(-16, r + .24, 1.10)], .30))       # the palm
    bones.append(([wrist, at(2, r + .60, 1.92), at(-12, r + .26, 2.06), at(-32, r + .06, 2.07), at(-52, r - .06, 2.00)], .165))
    obj = grown(bones, lambda t, r: r * math.sqrt(max(.02, 1 - max(0, (t - .90) / .10) ** 2)) * (1.16 - .20 * t), leather, 'glove',
                points=44, voxel=.022, smooth=5)
    elbow = Vector((4.6, 1.5, 4.3))
    start = Vector(wrist)
    way = (elbow - start).normalized()
    parts = [obj]
    parts.append(tube([tuple(start + way * d) for d in np.linspace(-.16, .62, 20)],
                      lambda t: .33 + .09 * t + .012 * math.sin(t * 40), cuff, 32))
    rough = lambda t, a: 1 + .045 * math.sin(2 * a + 13 * t) + .045 * math.sin(34 * t + 2.2 * math.sin(a + .8))  # noqa: E731
    parts.append(tube([tuple(start + way * d + Vector((0, 0, -.10 * math.sin(d)))) for d in np.linspace(.46, 4.4, 60)],
                      lambda t: .37 + .22 * t ** .7, sleeve, 48, fn=rough))
    return group(parts, 'hand')


def row_of_bags(rnd):
    """The nursery: bags in rows that lead away from the camera, one of them held."""
    film, green = plastic(), palms.leaf_material('young leaf', '#34561c', '#4d732a', '#7a943f', rough=.42, specular=.45, translucent=.36)
    soil = earth('soil', '#1f130b', '#3a2416', '#573823', 12)
    kinds = [bag(film, soil, s) for s in (1, 2, 3)]
    plants = [seedling(s, green, 7 + s % 3) for s in (2, 5, 8, 11, 14)]
    for parts in kinds:
        for one in parts:
            one.location = (0, 0, -100)
    held = (1.15, .1)
    k = 0
    for row in range(-1, 22):
        for column in range(-14, 12):
            x = held[0] + APART * column
            y = held[1] + DEEP * row
            path = column % 5 == 4                            # between two beds
            free = row == -1 and column > -3 or (row, column) == (0, 1)       # for the arm, and for the eye
            if path or free or abs(x) > 3.4 + .42 * (y + 14):
                continue
            x, y = (x + rnd.uniform(-.14, .14), y + rnd.uniform(-.14, .14)) if (row, column) != (0, 0) else (x, y)
            turn, size = rnd.uniform(0, 6.28), rnd.uniform(.96, 1.05)
            parts = kinds[0] if (row, column) == (0, 0) else kinds[k % 3]
            for one in parts:
                made = duplicate(one)
                made.location, made.rotation_euler, made.scale = (x, y, -.03), (rnd.uniform(-.03, .03), rnd.uniform(-.03, .03), turn), (1, 1, size)
            plant = link(bpy.data.objects.new('plant', plants[0 if (row, column) == (0, 0) else k % 5]))
            plant.location = (x, y, HIGH * size - .20)
            plant.rotation_euler = (rnd.uniform(-.05, .05), rnd.uniform(-.05, .05), rnd.uniform(0, 6.28) if (row, column) != (0, 0) else .5)
            plant.scale = (rnd.uniform(.85, 1.08),) * 3
            k += 1
    canvas = M('canvas').set(Roughness=.9, Specular=.15)
    canvas.color(canvas.ramp(canvas.noise(canvas.coord(), 3, 5, .6), [(.35, '#a87f45'), (.65, '#c79d5c')]))
    canvas.bump(canvas.noise(canvas.coord(), 9, 5, .65), .45, .05)
    arm = hand(canvas.m, cloth('#1d4a34', sheen=0), cloth('#2c4560', sheen=0))
    arm.location = (*held, 0)


def ground(rnd):
    """Red trodden earth with clods."""
    red = earth('red earth', '#5a2f1a', '#8a5030', '#b1784c', 6)
    n = 150
    xs, ys = np.linspace(-60, 60, n), np.concatenate([np.linspace(-12, 14, 110), np.linspace(14.6, 80, 40)])
    verts = [(x, y, .05 * math.sin(x * 1.7 + 2 * math.sin(y)) * math.sin(y * 1.3) - .02) for y in ys for x in xs]
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
    mesh_obj('ground', verts, faces, red)
    spots = []
    for _ in range(900):
        y = -5 + 16 * rnd.random() ** 1.4
        spots.append((rnd.uniform(-1, 1) * (4 + .55 * (y + 12)), y, .02))
    for size, part in ((.05, spots[:600]), (.10, spots[600:860]), (.17, spots[860:])):
        pellets(part, size, 3, ('#5a2f1a', '#86502f', '#a56d44'))


def morning(picture):
    """The grove behind, in warm haze that is brighter towards the sun on the left."""
    h, w = picture.shape[:2]
    along = np.linspace(0, 1, w, dtype=np.float32)[None, :, None]
    down = np.linspace(0, 1, h, dtype=np.float32)[:, None, None]
    air = np.array([1.0, .84, .56]) * (.62 + .5 * np.exp(-((along - .16) / .40) ** 2))
    share = .03 + .24 * np.exp(-((along - .16) / .45) ** 2) * (1 - .3 * down)
    return (picture * (1 - share) + air * share) * np.array([.74, .68, .56])


def palm_seedlings():
    """The picture."""
    rnd = random.Random(5)
    row_of_bags(rnd)
    ground(rnd)
    backdrop('landscape/nursery-above.webp', (1, 66, 13.6), 96, 8, (0, 1, 0, .52), morning)


def make(recipe, size, samples, out):
    """Build and render the picture."""
    reset()
    setup(*size, samples, bounces=5, look='High Contrast', exposure=.72, thr=recipe.threshold, min_samples=4, diffuse=2)
    M.subsurface_method = 'BURLEY'
    world_hdr('studio', .75, rot=2.2)
    land.sun_lamp(land.sun_direction(math.radians(-104), math.radians(35)), 10.5, (1, .83, .58), 2.5)
    area((-6, -9, 7), (0, 0, 1.5), 6, 500, (1, .96, .9))
    globals()[recipe.compose]()
    camera((.1, -12.4, 4.3), (.25, 0, 2.55), 54, fstop=.26, focus=(1.0, -.6, 2.0))
    render(out, post=grade, rad=5, patch=2, k=.6, levels=3)
