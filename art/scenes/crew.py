"""People at work out of doors: whole figures with arms and legs, small in a landscape."""
import math

import bpy
import numpy as np
from mathutils import Vector

from models import built, land, palm as palms
from models.common import group, tube
from people import Person, cloth, plain
from shared import M, lathe, mesh_obj, spline

TALL = .37      # metres to one unit of a figure
HIPS = 1.86     # of a figure's hips above its soles
NECK = 1.72
CREW = {
    'lifter': dict(skin='#8a5833', hair='#1c1410', style='short', hat='helmet', helmet='#f0ece0', shirt='#c9622a',
                   scarf=None, clothes='shirt', trousers='#34445a'),
    'stacker': dict(skin='#9a6238', hair='#1a100c', style='fade', hat='straw', moustache=1, shirt='#e6e1d2',
                    scarf='#c8501e', clothes='shirt', trousers='#4a4034'),
    'carrier': dict(skin='#7a4a2c', hair='#1d1410', style='fade', hat='helmet', helmet='#e0a020', shirt='#3f6b8a',
                    scarf=None, clothes='shirt', trousers='#5a5442'),
    'cutter': dict(skin='#8f5a36', hair='#20140e', style='short', hat='helmet', helmet='#f0ece0', shirt='#e3b64d',
                   scarf=None, clothes='shirt', trousers='#3a4650'),
    'buyer': dict(skin='#a9714a', hair='#1a110c', style='bob', hat='helmet', helmet='#f4f1e6', shirt='#2c6f8c',
                  clothes='polo', lashes=1, trousers='#4a4a46'),
    'operator': dict(skin='#8a5833', hair='#1c1410', style='short', hat='helmet', helmet='#f4f1e6', shirt='#3f6b8a',
                     scarf=None, clothes='shirt', trousers='#3a4046'),
    'gardener': dict(skin='#a9714a', hair='#1a110c', style='bob', hat='straw', shirt='#a84a30', scarf=None, clothes='shirt',
                     lashes=1, trousers='#3f4c5e'),
    'weigher': dict(skin='#9a6238', hair='#1d1410', style='short', hat='helmet', helmet='#f4f1e6', shirt='#2f6a4d',
                    clothes='polo', trousers='#4a4a46'),
    'producer': dict(skin='#7a4a2c', hair='#1a110c', style='bob', hat='straw', shirt='#4f86a8', scarf='#d9a03a', clothes='shirt',
                     lashes=1, trousers='#5a4a38'),
    'grower': dict(skin='#8a5833', hair='#8d8984', style='short', hat='straw', moustache=1, shirt='#e8e0cc',
                   scarf='#b5432a', clothes='shirt', trousers='#3f4c5e'),
}
# where the hands of each are, and the elbows on the way there: x to the figure's left, -y before it, z up from the hips
POSES = {
    'lift': (((.94, -.44, 1.80), (.66, -1.10, 2.60)), ((-.94, -.44, 1.80), (-.66, -1.10, 2.60))),
    'reach': (((.86, -.42, 1.02), (.46, -1.30, 1.00)), ((-.86, -.42, 1.02), (-.46, -1.30, 1.00))),
    'carry': (((.98, -.20, .78), (.58, -.92, .42)), ((-.98, -.20, .78), (-.58, -.92, .42))),
    'write': (((.90, -.12, .78), (.40, -.74, .66)), ((-.94, -.16, .84), (-.12, -.92, 1.02))),
    'show': (((1.02, -.14, .80), (1.26, -.72, 1.06)), ((-.98, .10, .78), (-.70, -.46, .30))),
    'hand_over': (((1.0, .06, .80), (.76, -.36, .28)), ((-.80, -.52, .80), (-.10, -1.30, .98))),
    'receive': (((.80, -.52, .80), (.10, -1.30, .98)), ((-1.0, .06, .80), (-.76, -.36, .28))),
    'point': (((.98, .10, .78), (.70, -.46, .30)), ((-.84, -.52, 1.16), (-.30, -1.28, 1.34))),
    'pole': (((.90, -.30, 1.10), (.20, -.86, 1.62)), ((-.95, -.20, .80), (-.12, -.80, .62))),
}


def _middle(obj):
    """Height of the middle of a part."""
    heights = [(obj.matrix_basis @ Vector(corner)).z for corner in obj.bound_box]
    return (min(heights) + max(heights)) / 2


def worker(name, pose, stride=0.):
    """One of the crew, facing -y, soles at the origin; stride is how far one foot is before the other."""
    spec = CREW[name]
    before = set(bpy.data.objects)
    Person(spec).build()
    made = [obj for obj in bpy.data.objects if obj not in before and obj.parent is None]
    head = group([obj for obj in made if _middle(obj) > 1.9], 'head', .74)
    head.location = (0, 0, NECK * (1 - .74))
    chest = group([obj for obj in made if obj.parent is None], 'chest')
    chest.scale = (.74, .74, 1)
    shirt, skin = cloth(spec['shirt']), plain('hand', spec['skin'], .5)
    denim, boot = cloth(spec['trousers']), plain('boot', '#221d19', .5)
    parts = [head, chest]
    for side, (elbow, hand) in zip((1, -1), POSES[pose]):
        path = spline([(side * .56, 0, 1.34), elbow, hand], 24)
        parts.append(tube(path, lambda t: .24 - .10 * t, shirt, 16))
        palm = lathe('hand', [(.17 * math.sin(t) + 1e-6, -.19 * math.cos(t)) for t in np.linspace(0, math.pi, 12)], 16, skin)
        palm.location = hand
        parts.append(palm)
    seat = lathe('seat', [(1e-6, -.46), (.40, -.42), (.62, -.16), (.66, .10), (.64, .16)], 32, denim)
    seat.scale = (1, .86, 1)
    parts.append(seat)
    for side in (1, -1):
        step = side * stride
        knee, ankle = (side * .33, -.12 - step * .30, -.82), (side * .35, -step * .5 + .10 * abs(stride), -HIPS + .26)
        parts.append(tube(spline([(side * .31, 0, .0), knee, ankle], 16), lambda t: .33 - .09 * t, denim, 16))
        foot = lathe('boot', [(.25 * math.sin(t) + 1e-6, -.19 * math.cos(t)) for t in np.linspace(0, math.pi, 14)], 20, boot)
        foot.scale = (.92, 1.55, 1)
        foot.location = (ankle[0], ankle[1] - .12, -HIPS + .18)
        shaft = lathe('shaft', [(.26, -HIPS + .14), (.27, -HIPS + .52)], 20, boot)
        shaft.location = (ankle[0], ankle[1], 0)
        parts += [foot, shaft]
    whole = group(parts, name, TALL)
    whole.location = (0, 0, HIPS * TALL)
    return group([whole], name)


def noting(name):
    """One of the crew who writes on a clipboard."""
    figure = worker(name, 'write')
    sheet = land.box('sheet', (.62, .03, .84), (0, 0, 0), plain('paper', '#e9e4d4', .8))
    board = land.box('board', (.70, .04, .94), (0, .04, -.05), plain('board', '#7a4b27', .6))
    clip = group([sheet, board], 'clipboard', TALL * 1.15)
    clip.location = (.10 * TALL, -.92 * TALL, (HIPS + .52) * TALL)
    clip.rotation_euler = (math.radians(-48), 0, 0)
    clip.parent = figure
    return figure


def _stand(figure, place, turn, lean=0.):
    """Set a figure down, turned in degrees."""
    figure.location = place
    figure.rotation_euler = (math.radians(lean), 0, math.radians(turn))
    return figure


def standing(p, figure, place, turn):
    """A figure on the ground of a landscape."""
    return _stand(figure, (*place, p.height(*place)), turn)


def crew(p):
    """Two load a truck between the palms, a third brings a bunch from the heap, a fourth cuts farther off."""
    M.subsurface_method = 'BURLEY'
    rnd = p.rnd
    before = set(bpy.data.objects)
    built.truck((0, 0, 0), p.mats, rnd, ((5, 3, -.9), (5, 3, -.9), (4, 2, -1.0), (2, 2, -1.2)))
    truck = group([obj for obj in bpy.data.objects if obj not in before and obj.parent is None], 'truck')
    turn = math.radians(-48)
    x, y = 1.9, 13.2
    truck.location = (x, y, p.height(x, y) + .02)
    truck.rotation_euler = (0, 0, turn)

    def beside(along, out, up=0.):
        """A place by the truck, from its middle: along its bed, out of its side, up from the ground."""
        a = x + along * math.cos(turn) - out * math.sin(turn)
        b = y + along * math.sin(turn) + out * math.cos(turn)
        return a, b, p.height(a, b) + up

    bunches = [palms.field_bunch(p.mats, s, 380, 12, 10) for s in (1, 2, 3, 4)]

    def bunch(place, turned, size=.9):
        obj = built.mesh_copy(rnd.choice(bunches), place, size)
        obj.rotation_euler = turned
        return obj

    facing = math.degrees(turn)
    lifter = beside(3.0, -2.15)
    _stand(worker('lifter', 'lift', .35), lifter, facing + 180, -4)
    ahead = beside(3.0, -1.66, 2.16)
    bunch(ahead, (1.4, .2, turn + 1.2), .84)
    _stand(worker('stacker', 'reach'), beside(3.0, -.30, 1.66), facing - 4, 26)
    for dx, dy, dz, spin in ((-3.1, 8.9, .29, .3), (-2.5, 8.6, .29, 1.9), (-2.75, 9.4, .29, 3.3), (-3.65, 9.2, .29, 4.4),
                             (-2.0, 9.3, .29, 2.6), (-3.3, 9.9, .29, .9), (-2.6, 10.0, .29, 5.1), (-4.0, 9.8, .29, 2.2),
                             (-4.4, 9.3, .28, 5.5), (-2.9, 9.1, .72, 1.2), (-2.35, 9.5, .68, 4.0), (-3.45, 9.5, .71, 2.9),
                             (-2.8, 9.8, .70, .4), (-3.9, 9.45, .62, 1.6), (-1.75, 8.2, .27, 3.7), (-1.3, 8.75, .26, .8)):
        bunch((dx, dy, p.height(dx, dy) + dz), (1.5 + .3 * math.sin(spin * 3), .3 * math.cos(spin), spin), 1.0)
    cx, cy = -.95, 10.3
    _stand(worker('carrier', 'carry', .8), (cx, cy, p.height(cx, cy)), 78, 7)
    bunch((cx + .36, cy + .02, p.height(cx, cy) + .96), (1.3, .2, .9), .84)
    fx, fy = -4.3, 22.5
    _stand(worker('cutter', 'pole', .3), (fx, fy, p.height(fx, fy)), 215, 6)
    foot = Vector((fx - .1, fy + .25, p.height(fx, fy) + .35))
    tip = foot + Vector((-1.5, 2.0, 4.3))
    tube([tuple(foot), tuple(tip)], .026, plain('pole', '#c9b98a', .6), 10)


def weight_slip(p):
    """The weigher hands a producer the slip of what her load weighs, beside the display; the truck still stands on the scale."""
    M.subsurface_method = 'BURLEY'
    a = p.azimuth

    def seen(deep, aside):
        """A place so far before the camera and to its right."""
        return (p.eye.x + deep * math.sin(a) + aside * math.cos(a), p.eye.y + deep * math.cos(a) - aside * math.sin(a))

    x, y = 66.5, 183
    z = p.height(x, y) + .12
    built.weighbridge((x, y, z), cabin=(-3.7, 3.7))
    built.truck((x, y, z + .22), p.mats, p.rnd, ((8, 3, 0), (8, 3, 0), (8, 3, 0), (7, 3, 0), (6, 2, 0), (3, 1, 0)))
    aim = math.degrees(-a)
    deep, middle, apart = 4.6, .16, .53
    standing(p, worker('weigher', 'hand_over', .1), seen(deep, middle - apart), aim + 90 - 22)
    standing(p, worker('producer', 'receive', -.15), seen(deep, middle + apart), aim - 90 + 22)
    mx, my = seen(deep - .16, middle)
    curl = [(.125 * (t - .5), .03 * math.sin(2.6 * t) - .012) for t in np.linspace(0, 1, 12)]
    slip = mesh_obj('slip', [(u * 2, w, v) for u, v in curl for w in (-.085, .085)],
                    [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(11)], plain('paper', '#f3efe2', .8))
    slip.location = (mx, my, p.height(mx, my) + (HIPS + 1.0) * TALL)
    slip.rotation_euler = (math.radians(42), 0, -a)
    dx, dy = seen(7.4, -1.82)
    built.scale_display((dx, dy, p.height(dx, dy)), -a + .22, '14 280')


def notice_board(p):
    """A grower reads what hangs on the mill's board, a finger on a line; his truck stands on the scale behind."""
    M.subsurface_method = 'BURLEY'
    a = p.azimuth

    def seen(deep, aside):
        """A place so far before the camera and to its right."""
        return (p.eye.x + deep * math.sin(a) + aside * math.cos(a), p.eye.y + deep * math.cos(a) - aside * math.sin(a))

    x, y = 66.5, 183
    z = p.height(x, y) + .12
    built.weighbridge((x, y, z), cabin=(-3.7, 3.7))
    built.truck((x, y, z + .22), p.mats, p.rnd, ((8, 3, 0), (8, 3, 0), (8, 3, 0), (7, 3, 0), (6, 2, 0), (3, 1, 0)))
    bx, by = seen(5.75, .40)
    built.notice_board((bx, by, p.height(bx, by)), -a - .26, palms.wood_mat('#4f2f1b', '#7d5232'), palms.wood_mat('#8a5f3a', '#b58a5a'))
    figure = worker('grower', 'point', .1)
    standing(p, figure, seen(4.95, -.74), math.degrees(-a) + 116)


def field_visit(p):
    """Somebody of the mill notes down what a grower tells her beside his bunches."""
    M.subsurface_method = 'BURLEY'
    bx, by = 1.50, 7.9
    buyer = noting('buyer')
    _stand(buyer, (bx, by, p.height(bx, by)), -58)
    gx, gy = .45, 8.1
    _stand(worker('grower', 'show', .25), (gx, gy, p.height(gx, gy)), 52)
