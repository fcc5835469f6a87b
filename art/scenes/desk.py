"""A desk before an open window, the plantation outside: the firm's book in the first light, its rules in full morning."""
import math
import os
import random

import bpy
import cv2
import numpy as np

from corporate import cork_mat, matte
from lab import CRUDE, vessel
from models import land, palm as palms
from models.common import grade, group, place
from models.props import box, grained
from office import binder, folder, helmet, stamp
from shared import M, area, camera, lathe, link, mesh_obj, render, reset, setup, spline, world_hdr

MASTERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'content', 'pictures')
WALL, DEEP = 3.0, 1.2                       # where the wall begins behind the desk, and how thick it is
LEFT, RIGHT, SILL = -.75, 7.2, .46          # of the window
PAGE = (2.08, 2.96)                         # a leaf of the ledger, decimetres as all of this scene
BOTTLE = [(.38, 0), (.43, .02), (.45, .07), (.45, .16), (.45, .40), (.45, .70), (.45, .86), (.42, 1.00), (.30, 1.13),
          (.18, 1.22), (.155, 1.30), (.155, 1.42), (.19, 1.45), (.195, 1.50)]


def paper():
    """Cream paper with faint ruled lines and the columns of an account."""
    m = M('page')
    x, y, _ = m.sep(m.coord())
    tone = m.ramp(m.noise(m.coord(), 3, 4), [(.3, '#ab8f62'), (.7, '#b89b6d')])

    def line(at, every, wide):
        away = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', m.math('DIVIDE', at, every)), .5))
        return m.remap(away, wide / every, wide / every * .5)

    rows = m.math('MULTIPLY', line(y, .17, .022), m.remap(m.math('ABSOLUTE', y), 1.27, 1.26))
    col = m.mix(m.math('MULTIPLY', rows, .80), tone, '#55707a')
    for at in (.42, 1.38, 1.66):
        rule = m.remap(m.math('ABSOLUTE', m.math('SUBTRACT', m.math('ABSOLUTE', x), at)), .012, .006)
        col = m.mix(m.math('MULTIPLY', rule, .65), col, '#96402c')
    m.color(col).set(Roughness=.8, Specular=.12)
    return m.m


def edges():
    """The edge of many leaves: fine uneven stripes."""
    m = M('edges')
    x, y, z = m.sep(m.coord())
    stripes = m.noise(m.combine(m.math('MULTIPLY', x, .6), m.math('MULTIPLY', y, .6), m.math('MULTIPLY', z, 60)), 1, 3)
    m.color(m.ramp(stripes, [(.35, '#6e5634'), (.65, '#a98d60')])).set(Roughness=.9, Specular=.1)
    return m.m


def leaf_height(x, thick):
    """How high the upper leaf lies, x from the fold: it rises out of the fold, and sinks to its outer edge."""
    return .20 + (thick - .20) * (1 - math.exp(-x / .26)) * (1 + .16 * math.exp(-x / .5)) - .022 * (x / PAGE[0]) ** 2


def half_book(side, thick, page, edge):
    """One of the two halves: a block of leaves with its page, and a leaf that stands off it a little."""
    wide, deep = PAGE
    cols = [wide * (k / 40) ** 1.5 for k in range(41)]
    outer = [(x, leaf_height(x, thick)) for x in cols]
    verts = [(side * x, y, z) for y in (-deep / 2, deep / 2) for x, z in outer]
    top = mesh_obj('page', verts, [(k, k + 1, 42 + k, 41 + k) for k in range(40)], page)
    verts, faces = [], []
    for y in (-deep / 2, deep / 2):
        verts += [(side * x, y, z) for x, z in outer] + [(side * (x + .05 * (x == wide)), y, .06) for x in cols]
    for b in (0, 82):
        faces += [(b + k, b + k + 1, b + 42 + k, b + 41 + k) for k in range(40)]
    faces.append((40, 81, 163, 122))
    block = mesh_obj('block', verts, faces, edge, smooth=False)
    verts = []
    for y in (-deep / 2 + .01, deep / 2 - .015):
        for x in cols:
            t = max(0, (x - .7) / (wide - .7))
            verts.append((side * (x - .02 * t), y, leaf_height(x, thick) + .004 + .05 * t ** 2.2))
    return [top, block, mesh_obj('leaf', verts, [(k, k + 1, 42 + k, 41 + k) for k in range(40)], page)]


def resting(radius, thick):
    """Height of the middle of a round thing that lies in the fold."""
    z = leaf_height(0, thick)
    while any(x * x + (leaf_height(abs(x), thick) - z) ** 2 < radius ** 2 for x in np.linspace(-radius, radius, 41)):
        z += .002
    return z


def pen():
    """A fountain pen along y, its nib towards -y, its axis at the origin."""
    body, gold = matte('lacquer', '#0f2a20', .22, Clearcoat=.6), matte('gold', '#b98a3a', .28, Metallic=.9)
    steel = matte('nib', '#c2a05a', .25, Metallic=.9)
    parts = [lathe('barrel', [(1e-6, .74), (.035, .735), (.05, .70), (.062, .30), (.066, .0), (.066, -.02)], 40, body),
             lathe('section', [(.056, -.02), (.052, -.30), (.044, -.36), (1e-6, -.36)], 40, matte('grip', '#0b0d0c', .3)),
             lathe('ring', [(.067, -.03), (.069, -.02), (.069, .01), (.067, .02)], 40, gold),
             lathe('end', [(.0535, .60), (.0555, .605), (.0550, .635), (.0530, .64)], 40, gold),
             lathe('nib', [(.036, -.34), (.034, -.42), (.020, -.52), (.004, -.58), (1e-6, -.585)], 24, steel)]
    parts[-1].scale = (1, .5, 1)
    whole = group(parts, 'pen')
    whole.rotation_euler = (math.radians(-90), 0, 0)
    return group([whole], 'laid pen')


def open_book():
    """A thick book, open in its middle, with a pen in the fold."""
    page, edge = paper(), edges()
    leather = M('leather')
    leather.color(leather.ramp(leather.noise(leather.coord(), 9, 5), [(.3, '#0e2a20'), (.7, '#17402f')]))
    leather.set(Roughness=.5, Specular=.35).bump(leather.noise(leather.coord(), 60, 3), .25, .01)
    parts = []
    for side, thick in ((-1, .40), (1, .34)):
        cover = box((PAGE[0] + .16, PAGE[1] + .18, .06), leather.m, 'cover', .02)
        cover.location = (side * (PAGE[0] + .16) / 2, 0, 0)
        parts += [cover, *half_book(side, thick, page, edge)]
    laid = group([pen()], 'pen', 1.25)
    laid.location = (0, -.05, resting(.083, .34) + .002)
    ribbon = matte('ribbon', '#7a1f12', .6)
    path = spline([(.0, -1.1, .22), (.0, -1.47, .215), (.03, -1.56, .13), (.08, -1.68, .035), (.20, -2.0, .014)], 40)
    verts = [(x + s * .035, y, z) for x, y, z in path for s in (-1, 1)]
    parts += [laid, mesh_obj('ribbon', verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(39)], ribbon)]
    return group(parts, 'book', .94)


def bottle():
    """A small bottle of crude palm oil under its cork."""
    whole = vessel(BOTTLE, .90, CRUDE, shadow='#e86a26')
    cork = lathe('cork', [(1e-6, 1.34), (.120, 1.34), (.138, 1.49), (.150, 1.66), (.142, 1.68), (1e-6, 1.68)], 40, cork_mat())
    return group([whole, cork], 'bottle', 1.12)


def backdrop(master, at, wide, blur, crop, tone):
    """A picture of ours out of focus, on a plane that only the camera sees; tone changes its linear light."""
    picture = cv2.imread(os.path.join(MASTERS, master), cv2.IMREAD_COLOR)[..., ::-1].astype(np.float32) / 255
    h, w = picture.shape[:2]
    x0, x1, y0, y1 = crop
    picture = picture[int(y0 * h):int(y1 * h), int(x0 * w):int(x1 * w)]
    picture = tone(cv2.GaussianBlur(np.where(picture < .04045, picture / 12.92, ((picture + .055) / 1.055) ** 2.4), (0, 0), blur))
    h, w = picture.shape[:2]
    image = bpy.data.images.new('outlook', w, h, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([picture[::-1], np.ones((h, w, 1))], -1).astype(np.float32).ravel())
    m = M('outlook')
    glow = m.add('ShaderNodeEmission')
    node = m.add('ShaderNodeTexImage', image=image)
    m.ln(m.coord('UV'), node.inputs[0]).ln(node.outputs[0], glow.inputs[0]).ln(glow.outputs[0], m.out.inputs[0])
    glow.inputs[1].default_value = 1.3
    x, y, z = at
    high = wide * h / w
    corners = [(x + i * wide / 2, y, z + k * high / 2) for i, k in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    plane = mesh_obj('outlook', corners, [(0, 1, 2, 3)], m.m)
    plane.data.uv_layers.new().data.foreach_set('uv', (0, 0, 1, 0, 1, 1, 0, 1))
    plane.visible_diffuse = plane.visible_shadow = False


def morning(picture):
    """Warm haze, brighter where the sun stands and along the ground."""
    h, w = picture.shape[:2]
    down = np.linspace(0, 1, h, dtype=np.float32)[:, None, None]
    along = np.linspace(0, 1, w, dtype=np.float32)[None, :, None]
    sun = np.exp(-((along - .22) / .42) ** 2 - ((down - .50) / .5) ** 2)
    grey = picture.mean(-1, keepdims=True)
    warm = (grey + (picture - grey) * .85) * np.array([1.16, .92, .62])
    air = np.array([1.0, .72, .42]) * (.45 + .6 * sun)
    veil = .12 + .28 * sun + .16 * np.exp(-((down - .78) / .14) ** 2)
    return warm * (1 - veil) + air * veil


def day(picture):
    """Clear air, a little haze."""
    grey = picture.mean(-1, keepdims=True)
    return (grey + (picture - grey) * .95) * np.array([2.3, 2.1, 1.8]) + np.array([.10, .10, .08])


def room(wood, wall='#33543f', shutter='#274535'):
    """The wall with its window, the frame, a shutter folded back in the shade on the left."""
    plaster, dark = matte('wall', wall, .9, Specular=.1), matte('shutter', shutter, .9, Specular=.1)
    walls = [box((17, DEEP, 30), plaster, 'wall', .02), box((2.7, DEEP, 30), plaster, 'wall', .02),
             box((RIGHT - LEFT, DEEP, 8), plaster, 'breast', .02), box((20, DEEP, 30), plaster, 'wall', .02)]
    for wall, (x, z) in zip(walls, ((LEFT - 11.2, -8), (LEFT - 1.35, -8), ((LEFT + RIGHT) / 2, SILL - 8.12), (RIGHT + 10, -8))):
        wall.location = (x, WALL + DEEP / 2, z)
    walls[1].visible_shadow = False                    # or the book's left page would lie in the shade of the jamb
    sill = box((RIGHT - LEFT + .5, DEEP + .5, .14), wood, 'sill', .03)
    sill.location = ((LEFT + RIGHT) / 2, WALL + DEEP / 2 - .15, SILL - .14)
    for x in (LEFT + .12, RIGHT - .12):
        post = box((.24, .34, 14), wood, 'post', .03)
        post.location = (x, WALL + .55, SILL)
        post.visible_shadow = x > 0
    x, wide = LEFT - 2.3, 3.9
    shutter = [(x, -.10, box((wide, .14, 14), dark, 'shutter', .03))]
    shutter += [(x + k * (wide / 2 - .22), -.20, box((.36, .10, 14), dark, 'stile', .004)) for k in (-1, 1)]
    for x, y, part in shutter:
        part.location = (x, WALL + y, SILL - .3)
        part.visible_shadow = False


def desktop(wood, rnd):
    """Planks up to the wall."""
    for k in range(6):
        plank = box((44, 1.46, .3), wood, 'plank', .012)
        plank.location = (rnd.uniform(-6, 6), -5.2 + 1.47 * k, -.3)


def ledger():
    """The ledger, the bottle and two fruits in the right half; the left one is the room's shade."""
    rnd = random.Random(3)
    wood = grained('desk', '#271308', '#43230f', '#5b3318', .42)
    desktop(wood, rnd)
    room(wood)
    place(open_book(), (2.45, .10), (0, 0, -8), 0, 0)
    place(bottle(), (5.16, 1.75), (0, 0, 0), 0, -.002)
    skin = palms.fruit_mat(.14)
    for k, (x, y, turn) in enumerate(((4.80, -.76, 62), (5.28, -.28, 115))):
        fruit = link(palms.fruit_mesh(skin, k + 1))
        fruit.scale = (.48,) * 3
        place(fruit, (x, y), (90, 0, turn))
    backdrop('landscape/track.webp', (13.5, 60, -7.9), 40, 7, (.11, .91, .02, .74), morning)


def rules():
    """The open binder on two folders, a stamp on its pad and a helmet in the right half; bare wood and wall at the left."""
    wood = grained('desk', '#836647', '#9a7b58', '#ad906b', .5)
    desktop(wood, random.Random(6))
    room(matte('frame', '#a39f90', .6), '#b2bda0', '#a3b196')
    sheets, board = edges(), matte('board', '#a98d5c', .8)
    place(folder(sheets, board, '#8f3a1c'), (.80, -.30), (0, 0, 184), 0, 0)
    place(folder(sheets, board, '#2f6470'), (3.34, -.66), (0, 0, -97), 0, 0)
    place(binder(sheets), (2.10, .10), (0, 0, -5), .11, 0)
    place(stamp(), (5.36, -1.08), (0, 0, -12), 0, 0)
    place(helmet(), (5.70, 1.60), (0, 0, -40), 0, 0)
    backdrop('landscape/young-palms.webp', (15, 60, -14.4), 46, 9, (0, 1, .24, .90), day)


def first_light():
    """A low sun behind the window on the left, the sky in the window, and a little of the room's own light."""
    world_hdr('studio', .24, rot=2.2)
    land.sun_lamp(land.sun_direction(math.radians(-32), math.radians(28)), 12, (1, .74, .46), 4)
    sky = area(((LEFT + RIGHT) / 2, WALL + DEEP + .2, 5.4), ((LEFT + RIGHT) / 2, 0, 1.0), 8, 900, (1, .92, .80))
    sky.visible_camera = sky.visible_glossy = False
    area((-7, -9, 8), (2, 0, 0), 6, 800, (.95, .96, 1))


def morning_light():
    """The sun through a window out of sight on the left, the sky in both windows, and the light of a pale room."""
    world_hdr('studio', .22, rot=2.2)
    blind = matte('bars', '#4a4a44', .9)
    land.box('bar', (.2, .34, 20), (-10, -1.5, -3), blind)
    land.box('bar', (.2, 30, .34), (-10, -3, 4.4), blind)
    land.sun_lamp(land.sun_direction(math.radians(-112), math.radians(33)), 13, (1, .87, .68), 1.6)
    area((-9, -6, 8), (2.5, 0, .5), 7, 420, (.92, .96, 1))
    area((4, -11, 9), (2, 0, .5), 7, 140, (1, .96, .90))
    sky = area(((LEFT + RIGHT) / 2, WALL + DEEP + .2, 5.4), ((LEFT + RIGHT) / 2, 0, 1.0), 8, 500, (.95, .98, 1))
    sky.visible_camera = sky.visible_glossy = False


VIEWS = {'ledger': (first_light, .22, dict(loc=(0, -12.6, 5.2), look=(0, 0, .9), lens=35)),
         'rules': (morning_light, -.22, dict(loc=(0, -12.2, 6.2), look=(0, 0, .6), lens=36))}


def make(recipe, size, samples, out):
    """Build and render the picture."""
    light, exposure, view = VIEWS[recipe.compose]
    reset()
    setup(*size, samples, bounces=6, look='High Contrast', exposure=exposure, thr=recipe.threshold, min_samples=4, diffuse=3)
    bpy.context.scene.cycles.min_transparent_bounces = 12  # or roulette speckles what is seen through glass
    M.subsurface_method = 'BURLEY'
    light()
    globals()[recipe.compose]()
    camera(**view)
    render(out, post=grade, calm=True, rad=6, patch=2, k=.7, levels=3)
