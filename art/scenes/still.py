"""Still lifes for services, blog and categories. Each function builds one and returns what to frame."""
import math
import random

import numpy as np
from mathutils import noise

from corporate import glove
from crates import full_crate, on_ice, round_heap
from models import fish, fruit, props, vegetables as veg, wicker
from models.common import circle, group, place, plain, skin, solidify, tube, world_points
from shared import M, hexc, lathe, spline


def crate_of_vegetables():
    """Crate heaped with vegetables, a few strays in front."""
    bed = 0.50
    return [
        place(props.crate(3.6, 2.1, 1.05), (0, 0), (0, 0, 4)),
        place(veg.corn(1, 0.62, lying=False), (-1.35, 0.55, bed + 0.55), (0, -14, 10)),
        place(veg.eggplant(2, 0.62), (-0.45, 0.70), (8, 14, 0), bed),
        place(veg.cucumber(1, 0.62), (0.25, 0.75), (4, -10, 0), bed - 0.2),
        place(veg.cucumber(4, 0.60), (0.70, 0.80), (4, 12, 0), bed - 0.2),
        place(veg.corn(5, 0.60, lying=False), (1.35, 0.55, bed + 0.5), (0, 14, 200)),
        place(veg.bell_pepper(1, 0.52, 'red'), (-0.62, 0.10), (6, -10, 20), bed + 0.10),
        place(veg.bell_pepper(2, 0.52, 'yellow'), (0.28, 0.12), (0, 10, 70), bed + 0.12),
        place(veg.bell_pepper(5, 0.48, 'green'), (1.12, 0.05), (6, 16, 10), bed + 0.12),
        place(veg.tomato(1, 0.48), (-1.25, -0.50), (8, -6, 20), bed + 0.10),
        place(veg.tomato(2, 0.46), (-0.38, -0.55), (14, 0, 80), bed + 0.12),
        place(veg.onion(1, 0.46), (0.42, -0.52), (0, 14, 0), bed + 0.06),
        place(veg.onion(3, 0.46, True), (1.22, -0.50), (0, -12, 50), bed + 0.08),
        place(veg.carrot(2, 0.50, 2.4, 1.5), (0.55, -1.50), (0, 90, 172)),
        place(veg.carrot(3, 0.50, 2.4, 1.5), (0.65, -1.95), (0, 90, 187)),
        place(veg.tomato(5, 0.46), (-1.55, -1.60), (0, 0, 40)),
        place(veg.tomato_half(4, 0.42), (-0.78, -1.75), (-14, 0, 10)),
    ]


def fruit_basket():
    """A wicker basket: a pineapple behind, a papaya lying, oranges, mangoes, bananas over the rim; cut citrus in front."""
    bed, lime = 0.50, fruit.lime_materials()
    return [
        place(wicker.basket(1.72, 0.92), (0, 0), (0, 0, 10)),
        place(props.prism(circle(1.42), 0.03, plain('lining', '#3a2412', 0.9)), (0, 0), floor=bed),
        place(fruit.pineapple(0.74, 4), (-0.62, 0.72), (-4, -5, 30), bed - 0.1),
        place(fruit.papaya(1, 0.58), (0.72, 0.78), (74, 10, 112), bed + 0.30),
        place(fruit.orange(2, 0.50), (-1.02, -0.28), (6, -8, 30), bed),
        place(fruit.orange(4, 0.50, False), (-0.34, -0.88), (12, 0, 80), bed),
        place(fruit.orange(6, 0.50, False), (-0.16, 0.02), (10, 10, 140), bed + 0.22),
        place(fruit.mango(1, 0.52), (0.52, -0.82), (76, 24, 66), bed),
        place(fruit.mango(6, 0.52), (0.52, 0.02), (80, -20, 20), bed + 0.06),
        place(fruit.orange(8, 0.44, False), (1.20, -0.40), (0, 20, 60), bed),
        place(fruit.banana_hand(4, 0.62), (0.76, 0.08, 0.98), (158, 1, -30)),
        place(fruit.orange_half(0.52), (1.10, -1.92), (-20, 0, 10)),
        place(fruit.lemon_half(0.42, cut=lime), (0.30, -2.12), (-26, 0, -8)),
        place(fruit.lemon(3, 0.40, peel=lime[0]), (-0.86, -1.84), (0, 84, 24)),
    ]


def fish_on_ice():
    """Four kinds of fish on ice in a dark tray, with lemon and herbs."""
    bed = props.ice_bed(2.72, 1.78, 3600, 2, 0.115, 0.10, 0.36, tint='#e0eefa', glow=0.06)
    catch = [
        place(fish.fish('snapper', 0.80), (0.42, 0.98), (-70, 0, 5), 0.20),
        place(fish.fish('mackerel', 0.74), (-0.50, 0.18), (-72, 0, -3), 0.20),
        place(fish.fish('tilapia', 0.62), (1.42, -0.62), (-70, 0, 8), 0.20),
    ]
    for k in range(3):
        catch.append(place(fish.fish('sardine', 0.52), (-1.40 + 0.10 * k, -0.52 - 0.36 * k), (-72, 0, 4 - 3 * k), 0.20))
    catch += [
        place(fruit.lemon_half(0.42), (0.30, -1.42), (-58, 0, 8), 0.20),
        place(fruit.lemon_slice(0.44), (-2.02, 0.78), (-78, 0, 20), 0.22),
        place(fruit.lemon_slice(0.44), (-1.84, 1.18), (-80, 0, -10), 0.22),
        place(props.herb_sprig(0.9, 6), (1.70, 0.22), (0, 0, 12), 0.24),
    ]
    return [place(props.tray(3.0, 2.05), (0, 0)), *props.bedded(place(bed, (0, 0, 0.08)), catch)]


def dairy():
    """A milk can; before it, on a board that shows behind what is white, a bottle of milk, a fresh cheese and butter."""
    top = 0.16
    return [
        place(props.milk_can(1.12), (-1.20, 2.06), (0, 0, -18)),
        place(props.quiet_board(2.14, 1.58, height=top), (0.44, -0.26), (0, 0, -2)),
        place(props.milk_bottle(1.08), (-1.06, 0.62), floor=top),
        place(props.fresh_cheese(286, 606, 1.05), (0.10, -0.36), (0, 0, -12), top),
        place(props.fresh_cheese(246, 286, 1.05), (0.60, -1.50), (0, 0, 122), top),
        place(props.butter(0.94), (1.58, 0.28), (0, 0, -20), top),
    ]


def fertilizer():
    """Jute sack of pellets, scoop and a seedling."""
    rnd = random.Random(11)
    spots = []
    for _ in range(150):
        a, q = rnd.uniform(0, 6.28), rnd.gauss(0, 0.5)
        spots.append((1.05 + q * math.cos(a) * 1.5, -1.15 + q * math.sin(a) * 0.55, 0.04))
    return [
        place(props.sack(1.0), (-0.75, 0.35)),
        place(props.scoop(1.1), (0.75, -1.05), (0, 0, 24)),
        group(props.pellets(spots, 0.085, 9), 'scatter'),
        place(props.pot(4, 1.0, height=0.85, pairs=2, big=0.6), (1.45, 0.35)),
    ]


def seedlings():
    """Five pots of young plants in two rows on a board."""
    parts = [place(props.board(2.15, 1.35, 0.3, 0.14), (0, 0))]
    spots = ((-1.35, 0.55), (0, 0.68), (1.35, 0.55), (-0.68, -0.60), (0.68, -0.60))
    for k, (x, y) in enumerate(spots):
        plant = props.pot(k, 0.92, height=0.95 + 0.18 * ((k * 2) % 3) - 0.25 * (k > 2), pairs=2, big=0.72)
        parts.append(place(plant, (x, y), (0, 0, 47 * k), 0.14))
    return parts


def corn_basket():
    """Basket of corn with two cobs in front."""
    bed = 0.30
    return [
        place(wicker.basket(1.45, 0.92), (0, 0.3), (0, 0, 10)),
        place(veg.corn(1, 0.66, lying=False), (-0.75, 0.70, bed + 0.35), (-8, -24, 20)),
        place(veg.corn(2, 0.70, lying=False), (-0.22, 0.92, bed + 0.4), (-10, -7, 60)),
        place(veg.corn(3, 0.68, lying=False), (0.42, 0.85, bed + 0.4), (-8, 10, 10)),
        place(veg.corn(4, 0.64, lying=False), (0.90, 0.45, bed + 0.35), (-4, 26, 40)),
        place(veg.corn(5, 0.62, lying=False), (-0.36, 0.04, bed + 0.4), (14, -12, 30)),
        place(veg.corn(6, 0.62, lying=False), (0.42, 0.04, bed + 0.4), (14, 13, 0)),
        place(veg.corn(7, 0.62), (-1.30, -1.85), (0, 89, -4)),
        place(veg.corn(8, 0.58), (1.16, -1.52), (0, 89, -22)),
    ]


def empty_basket():
    """The empty cart: a basket and one small tomato left beside it."""
    return [place(wicker.basket(), (0.3, 0.25), (0, 0, 24)), place(veg.tomato(3, 0.31), (-1.22, -1.12), (9, -9, 80))]


def crate_of_tomatoes():
    """A crate heaped with tomatoes, a sprig of basil among them, one whole and one cut in front."""
    return [
        *full_crate(round_heap([veg.tomato(k, 0.35) for k in (1, 2, 5)], lie=(0, 0, 180)), at=(-0.1, 0.2)),
        place(veg.tomato(7, 0.42), (1.86, -1.06), (0, 6, 30)),
        place(veg.tomato_half(4, 0.42), (1.12, -1.50), (-16, 0, -10)),
        place(props.herb_sprig(0.9, 5), (-0.02, -1.62), (0, 0, 12)),
    ]


def windowsill():
    """Small sprouts in clay pots on a plank, a ripe tomato at its end."""
    parts = [place(props.board(2.25, 0.72, 0.14, 0.16), (0, 0))]
    for k, height in enumerate((0.55, 0.85, 0.70)):
        plant = props.pot(k + 7, 1.0, height=height, pairs=1 + k % 2, big=0.62)
        parts.append(place(plant, (-1.50 + 1.18 * k, 0.06 - 0.04 * k), (0, 0, 70 * k), 0.16))
    parts.append(place(veg.tomato(4, 0.46), (1.72, -0.20), (0, -4, 40), 0.16))
    return parts


def citrus_board():
    """Oranges and lemons, whole and cut, on a cutting board."""
    return [
        place(props.board(2.5, 1.45, 0.34), (0, 0), (0, 0, -3)),
        place(fruit.orange(1, 0.70), (-1.30, 0.55), (0, 0, 30), 0.13),
        place(fruit.orange(4, 0.66, False), (-0.10, 0.80), (20, 10, 0), 0.13),
        place(fruit.lemon(2, 0.62, True), (1.25, 0.62), (0, 82, 26), 0.13),
        place(fruit.orange_half(0.72), (-0.72, -0.48), (-52, 0, -12), 0.13),
        place(fruit.orange_half(0.70), (0.50, -0.28), (-64, 0, 20), 0.13),
        place(fruit.lemon_half(0.62), (1.55, -0.30), (-50, 0, 26), 0.13),
        place(fruit.lemon_slice(0.56), (-1.70, -0.75), (-86, 0, 0), 0.13),
        place(fruit.lemon_slice(0.56), (-1.45, -0.98), (-72, 0, 20), 0.13),
        place(fruit.lemon_slice(0.56), (0.95, -1.00), (-88, 0, 40), 0.13),
    ]


def crate_of_pineapples():
    """Pineapples standing close in a crate."""
    parts = [place(props.crate(3.3, 1.75, 0.95), (0, 0), (0, 0, 3))]
    spots = ((-1.02, 0.34, 3), (0.02, 0.36, 2), (1.04, 0.32, 3), (-0.52, -0.30, 0), (0.54, -0.28, 0))
    for k, (x, y, lean) in enumerate(spots):
        parts.append(place(fruit.pineapple(0.57, k + 2), (x, y), (0, lean, 67 * k), 0.12))
    parts.append(place(fruit.pineapple_slice(0.62), (1.75, -1.15), (-20, 0, 18)))
    parts.append(place(fruit.pineapple_slice(0.60), (1.25, -1.35), (-78, 0, 0)))
    return parts


def fish_crate():
    """A crate of ice with two snappers, one leaning on the other, and lemons beside it in its shadow."""
    return [
        *on_ice([
            place(fish.fish('snapper', 0.66), (0.30, 0.42), (-76, 0, 9), 0.42),
            place(fish.fish('snapper', 0.66), (0.10, -0.34), (-58, 0, 1), 0.42),
        ], 9),
        place(fruit.lemon(2, 0.42), (2.62, -0.20), (0, 84, 24)),
        place(fruit.lemon_half(0.42), (2.32, -0.98), (-38, 0, 14)),
    ]


def corn_board():
    """One cob in its husk and two bare ones on a board, with lemon."""
    return [
        place(props.board(2.15, 1.75, 0.36), (0, 0), (0, 0, 3)),
        place(veg.corn(11, 0.64), (-0.95, 0.58), (0, 89, 6), 0.13),
        place(veg.corn(13, 0.62, False), (-1.25, -0.42), (0, 88, -5), 0.13),
        place(veg.corn(16, 0.62, False), (-0.95, -1.32), (0, 88, 4), 0.13),
        place(fruit.lemon_half(0.50), (1.44, -0.90), (-50, 0, 18), 0.13),
        place(fruit.lemon_half(0.48), (1.58, -0.10), (-72, 0, -20), 0.13),
    ]


def cheese_board():
    """A wedge of cheese with tomatoes and herbs on a board."""
    return [
        place(props.board(1.85, 1.25, 0.4), (0, 0), (0, 0, 5)),
        place(props.cheese_wedge(1.12), (-1.35, -0.15), (0, 0, 2), 0.13),
        place(props.cheese_wedge(0.55, 34), (-0.05, -0.92), (0, 0, 16), 0.13),
        place(veg.tomato(2, 0.36), (1.12, 0.42), (0, 0, 50), 0.13),
        place(veg.tomato(5, 0.34), (1.36, -0.18), (0, 8, 110), 0.13),
        place(veg.tomato_half(4, 0.36), (1.18, -0.72), (-24, 0, 14), 0.13),
        place(props.herb_sprig(0.85, 5), (-1.35, -0.72), (0, 0, 8), 0.13),
    ]


def root_basket():
    """A basket heaped with onions, carrots lying before it."""
    bed = 0.50
    parts = [place(props.basket(1.6, 0.85), (0, 0.1))]
    for k in range(7):
        a = math.radians(258 + 360 / 7 * k)
        turn = (16 * (k % 3) - 20, 34 - 17 * (k % 5), 50 * k)
        spot = (1.04 * math.cos(a), 0.12 + 0.96 * math.sin(a))
        parts.append(place(veg.onion(k + 2, 0.45, k in (1, 4, 6)), spot, turn, bed))
    for k, (x, y) in enumerate(((-0.42, 0.22), (0.34, 0.24), (0.02, 0.62))):
        turn = (-18 + 20 * k, 26 - 24 * k, 80 * k)
        parts.append(place(veg.onion(k + 11, 0.45, k == 1), (x, y), turn, bed + 0.40))
    for k in range(3):
        spot = (-0.78 + 0.16 * k, -1.75 - 0.30 * k)
        parts.append(place(veg.carrot(k + 4, 0.50, 2.4, 1.4), spot, (0, 90, 184 - 9 * k)))
    parts.append(place(veg.onion_half(3, 0.52), (1.42, -1.60), (-16, 0, 14)))
    return parts


def exotic_fruit():
    """Papaya, mango, pineapple and banana standing together."""
    return [
        place(fruit.pineapple(0.86, 4), (-0.75, 0.85)),
        place(fruit.papaya(3, 0.74), (0.75, 1.05), (-8, 16, 40)),
        place(fruit.papaya_half(5, 0.72), (1.55, 0.05), (-24, 16, 14)),
        place(fruit.mango(2, 0.62), (-1.75, 0.05), (70, 30, 40)),
        place(fruit.mango(6, 0.58), (0.45, -0.25), (76, -30, -60)),
        place(fruit.banana_hand(4, 0.72), (-1.55, -0.85), (-62, 20, -12)),
        place(fruit.pineapple_slice(0.52), (0.95, -1.10), (-74, 0, 10)),
        place(fruit.pineapple_slice(0.52), (1.45, -1.02), (-50, 0, 28)),
    ]


def _centred(model, spot, turn):
    """Place a model so that the middle of its outline, not its origin, lies on the spot."""
    place(model, spot, turn)
    outline = world_points(model)
    model.location[0] += spot[0] - (outline[:, 0].min() + outline[:, 0].max()) / 2
    model.location[1] += spot[1] - (outline[:, 1].min() + outline[:, 1].max()) / 2
    return model


def twelve_fruits():
    """Twelve kinds and cuts of fruit in four columns and three rows, from above."""
    models = [
        (fruit.orange(1, 0.58), (10, 8, 0)), (fruit.apple(2, 0.56), (8, -6, 30)), (fruit.lemon(3, 0.58), (0, 84, 30)),
        (fruit.mango(1, 0.54), (80, 30, 40)), (fruit.papaya_half(3, 0.46), (-82, 8, 24)),
        (fruit.pineapple_slice(0.64), (-86, 0, 0)), (fruit.orange_half(0.62), (-80, 0, 20)),
        (fruit.watermelon_half_slice(0.54), (-84, 0, 6)), (fruit.lemon_half(0.62), (-82, 0, 0)),
        (fruit.banana_hand(3, 0.46), (-62, 20, -30)), (fruit.apple_half(2, 0.60), (-84, 0, -10)),
        (fruit.papaya(4, 0.42), (82, 20, 60)),
    ]
    return [
        _centred(model, (-2.1 + 1.4 * (k % 4), 1.5 - 1.5 * (k // 4)), turn) for k, (model, turn) in enumerate(models)
    ]


def pepper_basket():
    """A basket of red, yellow and green peppers."""
    bed = 0.40
    parts = [place(props.basket(1.55, 0.85), (0, 0))]
    hues = ('red', 'yellow', 'green', 'yellow', 'red', 'green', 'red')
    spots = ((-0.85, 0.45), (0.0, 0.75), (0.85, 0.45), (-0.80, -0.40), (0.02, 0.0), (0.82, -0.38), (0.0, -0.88))
    for k, (hue, (x, y)) in enumerate(zip(hues, spots)):
        turn = (14 - 8 * (k % 3), -12 * x, 60 * k)
        parts.append(place(veg.bell_pepper(k + 1, 0.52, hue), (x, y), turn, bed + 0.22 * (k == 4)))
    parts.append(place(veg.bell_pepper(4, 0.50, 'yellow'), (1.42, -1.30), (92, 0, 40)))
    parts.append(place(veg.bell_pepper(9, 0.50, 'red'), (-1.25, -1.45), (0, 4, 20)))
    return parts


def compost():
    """A heap of dark soil with a seedling in it, a pot beside it and a hand trowel lying before them."""
    rnd = random.Random(4)
    at, wide, green = (-0.62, 0.15), 1.40, ('#1f5a12', '#478a24')
    outline = spline([(wide, 0.0), (1.22, 0.10), (0.95, 0.36), (0.55, 0.72), (0.22, 0.90), (1e-6, 0.94)], 90)
    radii, heights = np.array(outline)[::-1].T

    def spread(a):
        return 1 + 0.04 * math.sin(3 * a) + 0.02 * math.sin(7 * a + 1)

    def height(r, a):
        """The surface at r, which the spread has not yet widened: clods, fewer towards the rim."""
        z = float(np.interp(r, radii, heights))
        x, y = r * math.cos(a), r * math.sin(a)
        clods = 0.085 * noise.noise((2.1 * x, 2.1 * y, 3)) + 0.040 * noise.noise((6 * x, 6 * y, 7)) + \
            0.022 * noise.noise((15 * x, 15 * y, 1))
        return z + clods * min(1, z / 0.2)

    soil = lathe('soil heap', outline, 220, props.soil_material(), fn=lambda r, z, a, i: (r * spread(a), height(r, a)))
    crumbs = []
    for size, count, out in ((0.030, 1700, 1.10), (0.046, 700, 1.13), (0.070, 110, 1.15)):
        spots = []
        for _ in range(count):
            a, r = rnd.uniform(0, 6.28), wide * out * math.sqrt(rnd.uniform(0.01, 1))
            z = height(r, a) if r < wide else 0.3 * size
            spots.append((at[0] + r * spread(a) * math.cos(a), at[1] + r * spread(a) * math.sin(a), z))
        crumbs += props.pellets(spots, size, 3, ('#1c110a', '#33210f', '#4a3020'))
    return [
        place(soil, at),
        group(crumbs, 'crumbs'),
        place(props.sprout(5, 1.25, 3, 0.95, green), (at[0], at[1], 0.88), (0, 0, 40)),
        place(props.pot(6, 1.25, height=0.72, pairs=2, big=0.56, tones=green), (1.50, 0.55), (0, 0, 80)),
        place(props.trowel(1.0), (1.02, -1.95), (-24, -4.5, 190)),
    ]


def market_scale():
    """Tomatoes in the pan of a market scale, produce at its foot."""
    parts = [place(props.scale(1.15), (0, 0.2), (0, 0, -6))]
    spots = ((-0.42, 0.42), (0.40, 0.46), (-0.02, -0.12), (0.52, -0.06), (-0.52, -0.08))
    for k, (x, y) in enumerate(spots):
        turn = (8 - 4 * k, 6 * k - 10, 60 * k)
        parts.append(place(veg.tomato(k + 2, 0.40), (x, 0.2 + y), turn, 1.86 + 0.03 * (k % 2)))
    parts.append(place(veg.tomato(8, 0.38), (0.02, 0.42), (0, 8, 20), 2.28))
    parts += [
        place(veg.onion(2, 0.52), (-1.65, 0.30), (4, -6, 0)),
        place(veg.onion(3, 0.50, True), (-1.35, -0.65), (0, 14, 60)),
        place(veg.bell_pepper(2, 0.56, 'yellow'), (1.55, 0.45), (0, 4, 60)),
        place(veg.bell_pepper(5, 0.54, 'green'), (1.95, -0.35), (88, 0, 30)),
    ]
    for k in range(3):
        spot = (-0.35 + 0.15 * k, -1.25 - 0.32 * k)
        parts.append(place(veg.carrot(k + 3, 0.46, 2.4, 1.4), spot, (0, 90, 186 - 7 * k)))
    return parts


# ---------------------------------------------------------------- the offer
def offer_fruit():
    """Nine kinds of fruit side by side in a wide basket, one of each, to be counted."""
    bed = 0.10
    return [
        place(wicker.basket(2.15, 0.50), (0, 0), (0, 0, 12)),
        place(props.prism(circle(1.86), 0.03, plain('lining', '#3a2412', 0.9)), (0, 0)),
        place(fruit.pineapple(0.62, 4), (-1.46, 0.80), (0, 84, 6), bed),
        place(fruit.coconut(0.56), (0.58, 1.24), (-24, 12, 0), bed),
        place(fruit.papaya(1, 0.60), (1.36, 0.52), (74, 10, 118), bed),
        place(fruit.banana_hand(4, 0.60), (-1.60, -0.26), (-44, 10, -8), bed),
        place(fruit.orange(2, 0.52), (-0.06, 0.18), (8, 0, 30), bed),
        place(fruit.mango(1, 0.54), (0.86, -0.30), (78, 24, 66), bed),
        place(fruit.watermelon_half_slice(0.70, 0.34, 5), (0.80, -1.10), (-58, 0, 10), bed),
        place(fruit.apple(1, 0.50), (-0.30, -1.14), (6, -6, 20), bed),
        place(fruit.lemon(2, 0.48, True), (-1.12, -0.98), (0, 84, 20), bed),
    ]


def offer_vegetables():
    """A kitchen's crate: corn, carrots, peppers, tomatoes, onions, a cucumber and an aubergine."""
    bed = 0.46
    parts = [place(props.crate(3.9, 2.5, 0.80, 2), (0, 0), (0, 0, -4), -0.03)]
    parts += [
        place(veg.corn(3, 0.60, False), (-1.40, 0.86), (0, 88, 4), bed + 0.30),
        place(veg.corn(6, 0.60, False), (-1.66, 0.40), (0, 86, -3), bed + 0.34),
        place(veg.eggplant(2, 0.64), (0.22, 1.02), (0, 84, -3), bed + 0.36),
        place(veg.cucumber(1, 0.56), (-0.06, 0.46), (0, 90, -2), bed + 0.12),
        place(veg.bell_pepper(1, 0.50, 'red'), (-1.32, -0.12), (8, -6, 20), bed),
        place(veg.bell_pepper(2, 0.52, 'yellow'), (-0.55, -0.08), (4, 8, 70), bed + 0.02),
        place(veg.bell_pepper(5, 0.48, 'green'), (0.20, -0.08), (6, -4, 10), bed),
        place(veg.onion(1, 0.44), (0.90, -0.20), (10, 16, 0), bed),
        place(veg.onion(3, 0.44, True), (1.52, -0.20), (6, -18, 50), bed),
        place(veg.onion(5, 0.42), (1.20, -0.70), (14, 0, 90), bed - 0.04),
    ]
    for k, (x, y) in enumerate(((-1.38, -0.60), (-0.76, -0.66), (-0.12, -0.70), (0.52, -0.70))):
        parts.append(place(veg.tomato(k + 1, 0.38), (x, y), (8, 6 - 5 * k, 60 * k), bed - 0.04))
    for k in range(2):
        parts.append(place(veg.carrot(k + 2, 0.46, 2.3, 1.4), (0.66 + 0.10 * k, 0.64 - 0.32 * k, bed + 0.70),
                           (0, 90, 176 + 4 * k)))
    return parts


def offer_fish():
    """The four kinds of fish on ice in a wide dish, with lemon and herbs."""
    bed = props.ice_bed(2.38, 1.72, 2600, 2, 0.105, 0.16, tint='#e0eefa', glow=0.06)
    catch = [
        place(fish.fish('snapper', 0.72), (0.18, 0.98), (-70, 0, 5), 0.22),
        place(fish.fish('mackerel', 0.74), (0.10, 0.22), (-70, 0, 0), 0.22),
        place(fish.fish('tilapia', 0.58), (1.06, -0.64), (-70, 0, -4), 0.22),
    ]
    for k in range(3):
        catch.append(place(fish.fish('sardine', 0.50), (-1.14 + 0.06 * k, -0.40 - 0.34 * k), (-72, 0, 2 - 3 * k), 0.22))
    catch += [
        place(fruit.lemon_half(0.42), (0.30, -1.46), (-58, 0, 8), 0.22),
        place(fruit.lemon_slice(0.42), (-0.30, -1.48), (-78, 0, 20), 0.24),
        place(props.herb_sprig(0.9, 3), (0.84, -1.34), (0, 0, 12), 0.28),
    ]
    return [place(props.platter(2.75, 2.05), (0, 0)), *props.bedded(place(bed, (0, 0, 0.06)), catch)]


# ---------------------------------------------------------------- gallery
def tile_basket():
    """A small basket of oranges and bananas."""
    parts = [place(wicker.basket(1.35, 0.80), (0, 0), (0, 0, 10))]
    for k in range(6):
        a = math.radians(30 + 60 * k)
        spot = (0.80 * math.cos(a), 0.80 * math.sin(a))
        parts.append(place(fruit.orange(k + 1, 0.50, k == 4), spot, (10 * math.sin(a), 8, 70 * k), 0.42))
    return parts + [
        place(fruit.orange(9, 0.50, False), (0.0, -0.05), (0, 0, 40), 0.62),
        place(fruit.banana_hand(4, 0.60), (-0.08, 0.22, 1.54), (-26, 12, 14)),
        place(fruit.orange(3, 0.50), (1.42, -1.15), (0, 6, 150)),
    ]


def tile_crate():
    """A crate filled to its edge from above: onions, two cobs, carrots and three peppers."""
    bed = 0.34
    parts = [
        place(props.crate(3.75, 2.5, 0.72, 2), (0, 0.02), (0, 0, 3)),
        place(props.box((3.6, 2.36, bed), plain('straw', '#4a3218', 0.9), 'straw'), (0, 0.02), (0, 0, 3)),
    ]
    tilts = ((14, 30), (-20, -14), (30, 20), (8, -30), (-16, 24), (26, -16))
    for k, (rx, ry) in enumerate(tilts):
        spot = (-1.37 + 0.75 * (k % 2) + 0.03 * (k % 3), 0.86 - 0.76 * (k // 2))
        parts.append(place(veg.onion(k + 2, 0.40, k in (1, 4)), spot, (rx, ry, 50 * k), bed))
    for k, (x, y, lift) in enumerate(((-1.02, -0.20, 0.44), (-0.98, 0.50, 0.44), (-1.46, -0.26, 0.16))):
        parts.append(place(veg.onion(k + 9, 0.38, k == 0), (x, y), (-24 + 20 * k, 10, 30 + 70 * k), bed + lift))
    for k, (x, turn, husk) in enumerate(((0.08, 267, True), (0.69, 273, False))):
        parts.append(place(veg.corn(k + 4, 0.57, husk), (x, 1.16), (0, 89, turn), bed))
    for k, (x, y) in enumerate(((1.12, 0.60), (1.40, 0.66), (1.68, 0.58), (1.26, 0.52), (1.55, 0.60))):
        floor = bed + 0.24 * (k > 2)
        parts.append(place(veg.carrot(k + 5, 0.45, 2.5 - 0.1 * (k % 3), 1.2), (x, y), (0, 90, 93 - 3 * (k % 3)), floor))
    for k, (x, hue) in enumerate(((0.02, 'red'), (0.74, 'yellow'), (1.44, 'green'))):
        parts.append(place(veg.bell_pepper(k + 1, 0.40, hue), (x, -0.84), (12, 8 - 8 * k, 50 * k), bed))
    return parts


def tile_sprout():
    """One strong seedling in a clay pot."""
    return [place(props.pot(12, 1.0, height=0.95, pairs=3, big=0.74), (0, 0))]


def tile_fish():
    """A red snapper on a crate of ice with lemons."""
    crate = place(props.crate(3.9, 2.5, 0.62, 2), (0, 0), (0, 0, -3), -0.03)
    bed = props.ice_bed(1.92, 1.22, 1900, 5, 0.13, 0.10, 0.3, walls=(1.91, 1.21), tint='#e0eefa', glow=0.06)
    place(bed, (0, 0, 0.42), (0, 0, -3))
    catch = [
        place(fish.fish('snapper', 0.77), (0.20, 0.24), (-70, 0, 7), 0.56),
        place(fruit.lemon(2, 0.44), (-1.24, -0.78), (0, 84, 20), 0.50),
        place(fruit.lemon_half(0.46), (-0.42, -0.82), (-58, 0, 8), 0.52),
        place(fruit.lemon_half(0.44), (0.28, -0.88), (-64, 0, -12), 0.52),
        place(props.herb_sprig(0.86, 4), (0.62, -0.86), (0, 5, 4), 0.50),
        place(props.herb_sprig(0.74, 6), (0.72, -0.72), (0, 5, 26), 0.51),
    ]
    return [crate, *props.bedded(bed, catch)]


# ---------------------------------------------------------------- heads of pages
def watering_can():
    """An enamelled watering can between two seedlings in clay pots."""
    enamel, rim = plain('can', '#2f6a4c', 0.3, 0.5, 0.4), plain('can rim', '#e9dfc4', 0.35)
    wall = [(1e-6, 0), (0.80, 0), (0.83, 0.03), (0.74, 1.18), (0.73, 1.22), (0.70, 1.22), (0.70, 1.14), (1e-6, 1.12)]
    body = lathe('can', spline(wall[:5], 40) + wall[5:6], 72, enamel)
    lid = lathe('lid', [(0.735, 1.18), (0.76, 1.22), (0.735, 1.26), (0.70, 1.22)], 72, rim)
    foot = lathe('foot', [(0.82, 0.0), (0.86, 0.04), (0.83, 0.08)], 72, rim)
    cover = lathe('cover', spline([(0.72, 1.20), (0.5, 1.27), (1e-6, 1.30)], 12), 72, enamel)
    spout = tube(spline([(-0.62, 0, 0.22), (-1.10, 0, 0.50), (-1.72, 0, 1.36)], 30), lambda t: 0.15 - 0.07 * t, enamel, 24)
    strut = tube([(-0.70, 0, 1.06), (-1.38, 0, 0.96)], 0.035, enamel, 10)
    rose = group([lathe('rose', [(0.08, -0.06), (0.24, 0.26), (0.27, 0.28)], 48, enamel),
                  lathe('face', spline([(0.27, 0.28), (0.2, 0.32), (1e-6, 0.34)], 12), 48, rim)], 'rose')
    rose.location = (-1.70, 0, 1.34)
    rose.rotation_euler = (0, math.radians(-48), 0)
    top = tube(spline([(-0.52, 0, 1.22), (-0.30, 0, 1.72), (0.35, 0, 1.74), (0.74, 0, 1.10)], 40), 0.065, enamel, 14)
    back = tube(spline([(0.60, 0, 1.52), (1.28, 0, 1.30), (1.18, 0, 0.62), (0.76, 0, 0.36)], 40), 0.06, enamel, 14)
    can = group([body, lid, foot, cover, spout, strut, rose, top, back], 'can', 1.12)
    return [
        place(can, (-0.10, 0.25), (0, 0, -14)),
        place(props.pot(3, 0.86, height=0.85, pairs=2, big=0.66), (1.72, -0.30), (0, 0, 40)),
        place(props.pot(5, 0.70, height=0.62, pairs=2, big=0.54), (0.92, -1.15), (0, 0, 100)),
        place(veg.tomato(2, 0.40), (-1.45, -0.75), (0, 8, 20)),
        place(veg.tomato(5, 0.36), (-0.85, -1.20), (0, -6, 90)),
    ]


def two_crates():
    """A crate of oranges on a crate of lemons, a cut orange in front."""
    rnd = random.Random(5)
    wood, ripe = props.grained(), fruit.ripe_lemon()
    parts = [place(props.crate(3.3, 1.9, 0.78, 2, share=0.92, posts=0.34, mat=wood), (0, 0), (0, 0, 0), -0.03),
             place(props.crate(3.25, 1.84, 0.72, 2, share=0.92, mat=wood), (0, 0, 1.07))]
    lemons = [fruit.lemon(k, 0.41, peel=ripe) for k in (1, 2, 3)]
    spots = [(-1.25, -0.50, 0.57, 90), (-0.53, -0.52, 0.58, 0), (0.29, -0.52, 0.56, 0), (1.10, -0.52, 0.58, 0)]
    spots += [(-0.94 + 0.81 * k, -0.34, 0.30, 90) for k in range(3)] + [(-1.24 + 0.62 * k, 0.12, 0.58, 90) for k in range(5)]
    for k, (x, y, z, along) in enumerate(spots):
        one = lemons[k] if k < 3 else props.duplicate(lemons[k % 3])
        turn = (rnd.uniform(0, 360), 84 + rnd.uniform(-8, 8), along + rnd.uniform(-12, 12))
        parts.append(place(one, (x, y), turn, z + rnd.uniform(-0.02, 0.02)))
    oranges = [fruit.orange(k, 0.37, k == 1) for k in (1, 2, 3)]
    k = 0
    for row in range(3):
        for column in range(5):
            one = oranges[k] if k < 3 else props.duplicate(oranges[1 + k % 2])
            x, y = -1.12 + 0.56 * column + 0.06 * (row % 2), 0.48 - 0.48 * row
            turn = (rnd.uniform(-14, 14), rnd.uniform(-14, 14), rnd.uniform(0, 360))
            parts.append(place(one, (x, y), turn, 1.45 + rnd.uniform(0, 0.05)))
            k += 1
    for column in range(5):      # what the gap between the slats shows
        one = props.duplicate(oranges[1 + column % 2])
        parts.append(place(one, (-1.16 + 0.58 * column, -0.52), (0, 8, 70 * column), 1.12))
    return [
        place(group(parts, 'filled crates'), (0, 0.25, 0), (0, 0, -13)),
        place(fruit.orange_half(0.46), (0.80, -1.62), (-16, 0, -10)),
        place(fruit.orange(6, 0.46), (1.84, -1.28), (0, 6, 20)),
        place(fruit.lemon(2, 0.42, peel=ripe), (-1.50, -1.00), (0, 84, 30)),
    ]


def straw_hat():
    """A straw hat hung on a post of an open crate, work gloves and a hand trowel before it, a pumpkin and two tomatoes."""
    straw, band = props.plaited_straw(), plain('band', '#8e2f1c', 0.8)
    outline = spline([(1e-6, 0.50), (0.28, 0.50), (0.46, 0.42), (0.56, 0.16), (0.62, 0.0), (0.84, -0.03), (1.10, -0.03),
                      (1.26, 0.03)], 60)
    crown = lathe('hat', outline, 120, straw,
                  fn=lambda r, z, a, i: (r, z + 0.07 * math.cos(2 * a) * max(0, (r - 0.62) / 0.6) ** 1.4))
    solidify(crown, 0.03)
    ribbon = lathe('band', [(0.650, 0.02), (0.665, 0.03), (0.645, 0.10), (0.620, 0.18), (0.600, 0.19)], 72, band)
    hat = group([crown, ribbon], 'hat', 1.0)
    leather = skin('leather', [(0.3, '#6a4a26'), (0.7, '#8a6638')], 2.5, 0.75, 0.25, sss=0, bump=0.25, bump_scale=22)
    crate = props.crate(3.1, 1.9, 1.25, 3, share=0.78, posts=0.30, mat=props.grained())
    return [
        place(crate, (0.10, 0.55), (0, 0, -9), -0.03),
        place(hat, (-1.36, -0.12, 1.36), (16, -15, 30)),
        place(group([glove(leather)], 'left', 0.88), (-1.30, -1.36), (0, 0, 140)),
        place(group([glove(leather)], 'right', 0.88), (-0.84, -1.20, 0.15), (5, 8, 106)),
        place(props.trowel(0.92), (0.10, -2.06), (17, -4.5, 12)),
        place(veg.pumpkin(2, 0.56), (2.06, -0.62), (0, 0, 20)),
        place(veg.tomato(4, 0.36), (1.02, -0.92), (0, 6, 60)),
        place(veg.tomato(7, 0.32), (1.52, -1.34), (0, -6, 20)),
    ]


def paper_bag():
    """A paper bag heaped with the week's harvest, more of it at its foot."""
    inside = [
        place(fruit.pineapple(0.72, 4), (-0.60, 0.30, 1.22), (0, -9, 30)),
        place(veg.corn(2, 0.60, lying=False), (-0.06, 0.40, 1.96), (0, -5, 30)),
        place(veg.corn(5, 0.58, lying=False), (0.56, 0.34, 1.84), (2, 13, 200)),
        place(veg.cucumber(1, 0.54), (0.84, 0.24, 1.66), (0, 10, 80)),
        place(fruit.orange(4, 0.46, True), (-0.30, 0.02), (0, -10, 60), 1.72),
        place(veg.tomato(3, 0.46), (-0.72, -0.28), (0, -8, 20), 1.60),
        place(veg.bell_pepper(2, 0.46, 'yellow'), (0.06, -0.26), (-6, -8, 60), 1.60),
        place(veg.bell_pepper(1, 0.48, 'red'), (0.70, -0.26), (8, 12, 20), 1.54),
        place(props.box((1.8, 1.1, 0.05), plain('bed', '#5a3d20', 0.9), 'bed'), (0, 0, 1.44)),
    ]
    return [
        place(group([props.paper_bag(1.1, height=1.66), *inside], 'filled bag'), (0, 0.1, -0.012), (0, 0, -14)),
        place(fruit.lemon(2, 0.48, True), (1.72, -0.44), (0, 84, 20)),
        place(fruit.lemon_half(0.50), (1.30, -1.10), (-16, 0, -10)),
        place(veg.onion(1, 0.46), (-1.52, -0.50), (4, -6, 20), -0.03),
        place(veg.tomato(5, 0.42), (-1.02, -1.16), (4, 6, 70)),
    ]


def keys():
    """Two old keys on a ring with a tag that is the company's mark, on a board beside an orange in leaf."""
    brass, steel = M('brass').set(Base_Color=hexc('#a8772e'), Roughness=0.3, Metallic=0.85).m, plain('ring', '#8d9192', 0.3, metal=0.8)

    def key(teeth):
        bow = [(0.30 * math.cos(t) - 0.30, 0.24 * math.sin(t), 0) for t in np.linspace(0, 2 * math.pi, 49)]
        parts = [tube(bow, 0.055, brass, 12), tube([(0, 0, 0), (1.45, 0, 0)], 0.06, brass, 16)]
        parts += [tube([(x, 0, 0), (x + 0.06, 0, 0)], 0.095, brass, 20) for x in (0.02, 0.16, 1.02)]
        for x, long in teeth:
            tooth = props.box((0.13, long, 0.07), brass, 'tooth', 0.01)
            tooth.location = (x, -long / 2, -0.035)
            parts.append(tooth)
        return group(parts, 'key')

    top = 0.20
    hoop = [(0.46 * math.cos(t), 0.46 * math.sin(t), 0) for t in np.linspace(0, 2 * math.pi, 73)]
    return [
        place(props.quiet_board(2.25, 1.45, height=top), (0, 0), (0, 0, -3)),
        place(tube(hoop, 0.035, steel, 12), (-0.62, 0.42), (8, 4, 0), top),
        place(key(((1.12, 0.34), (1.30, 0.26))), (0.08, 0.42), (0, 0, -8), top),
        place(key(((1.16, 0.26), (1.34, 0.36))), (-0.30, -0.20), (0, 0, -36), top),
        place(props.mark_tag(0.74), (-1.27, -0.40), (0, 0, 148), top),
        place(fruit.orange(2, 0.52), (1.06, 0.90), (8, 0, 30), top),
        place(fruit.lemon(3, 0.44), (1.56, -0.74), (0, 84, 30), top),
    ]


# ---------------------------------------------------------------- quiet pages
def not_found():
    """An overturned basket, three oranges rolling out."""
    return [
        place(wicker.basket(1.05, 1.05), (-0.85, 0.55), (77, 0, 42)),
        place(fruit.orange(2, 0.46, False), (-0.20, -0.35), (30, 0, 40), 0.10),
        place(fruit.orange(4, 0.48, False), (0.62, -0.85), (20, 50, 10)),
        place(fruit.orange(7, 0.46), (1.72, -0.45), (-20, 20, 60)),
    ]


def error():
    """A tipped crate, its tomatoes spilled."""
    parts = [place(props.crate(2.7, 1.5, 1.15, 3), (-0.45, 0.75), (90, 0, 14))]
    spots = ((-1.15, 0.30, 0.12), (-0.45, 0.42, 0.12), (0.25, 0.52, 0.12), (-0.75, -0.35, 0), (0.10, -0.25, 0),
             (0.92, -0.38, 0), (0.35, -0.95, 0), (1.72, -0.75, 0), (-0.85, -1.10, 0))
    for k, (x, y, floor) in enumerate(spots):
        turn = ((20 * k) % 90 - 20, (35 * k) % 80 - 30, 67 * k)
        parts.append(place(veg.tomato(k + 1, 0.36), (x, y), turn, floor))
    return parts
