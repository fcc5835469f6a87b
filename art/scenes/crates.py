"""Products as they are packed: a crate full of each, whole. Each function builds one and returns what to frame."""
import random

from models import fish, fruit, props, vegetables as veg
from models.common import group, place, plain


def _heap(models, layers, lie=(0, 0, 0), sway=(20, 20, 180)):
    """Copies of the models in layers, each a height and spots; every one lies as told, give or take the sway in degrees."""
    rnd = random.Random(9)
    heap = []
    for bed, spots in layers:
        for x, y in spots:
            one = models[len(heap)] if len(heap) < len(models) else props.duplicate(models[len(heap) % len(models)])
            turn = [angle + rnd.uniform(-most, most) for angle, most in zip(lie, sway)]
            spot = (x + rnd.uniform(-0.03, 0.03), y + rnd.uniform(-0.03, 0.03))
            heap.append(place(one, spot, turn, bed + rnd.uniform(0, 0.05)))
    return heap


def _rows(columns, rows, step, deep, x=0.0):
    """Spots in rows, each other row set off a little."""
    return [(x + (c - (columns - 1) / 2) * step + 0.05 * (r % 2), ((rows - 1) / 2 - r) * deep)
            for r in range(rows) for c in range(columns)]


def full_crate(heap, size=(3.3, 2.0, 1.08), slats=3, at=(0, 0)):
    """The crate around what lies in it, turned as all of them are."""
    box = props.crate(*size, slats, share=0.86, mat=props.grained('crate wood', '#6b4420', '#8f6234', '#a87843', 0.7))
    return [place(group([box, *heap], 'full crate'), (*at, -0.08), (0, 0, -13))]


def _straw(high):
    """What goods lie on where they do not fill the crate."""
    return props.box((3.2, 1.9, high), plain('straw', '#4a3218', 0.9), 'straw')


def round_heap(models, lie=(0, 0, 0)):
    """Round goods in three layers."""
    return _heap(models, (
        (0.79, _rows(5, 3, 0.615, 0.60)), (1.24, _rows(4, 2, 0.625, 0.62)), (1.63, _rows(2, 1, 0.64, 0.6)),
    ), lie)


def crate_of_apples():
    """Red apples in a crate."""
    return full_crate(round_heap([fruit.apple(k, 0.33, k == 1) for k in (1, 3, 4)]))


def crate_of_oranges():
    """Oranges in a crate, leaves on two of them."""
    return full_crate(round_heap([fruit.orange(k, 0.36, k == 1) for k in (1, 2, 3)]))


def crate_of_onions():
    """Golden onions in a crate, red ones among them."""
    return full_crate(round_heap([veg.onion(k, 0.36, k == 5) for k in (2, 7, 5)]))


def crate_of_lemons():
    """Lemons lying in a crate."""
    ripe = fruit.ripe_lemon()
    return full_crate(_heap([fruit.lemon(k, 0.40, peel=ripe) for k in (1, 2, 3)], (
        (0.76, _rows(4, 3, 0.78, 0.58)), (1.14, _rows(3, 2, 0.80, 0.60)), (1.46, _rows(2, 1, 0.84, 0.6)),
    ), lie=(0, 84, 0), sway=(180, 8, 40)))


def crate_of_mangoes():
    """Mangoes lying in a crate."""
    return full_crate(_heap([fruit.mango(k, 0.42) for k in (1, 2, 6)], (
        (0.74, _rows(4, 3, 0.74, 0.54)), (1.12, _rows(3, 2, 0.76, 0.56)), (1.46, _rows(2, 1, 0.78, 0.6)),
    ), lie=(78, 0, 60), sway=(6, 24, 40)))


def crate_of_papayas():
    """Papayas lying in a crate, two across the others."""
    return full_crate([
        _straw(0.56),
        place(fruit.papaya(1, 0.56), (-1.16, -0.02), (80, 0, 10), 0.56),
        place(fruit.papaya(2, 0.54), (-0.39, 0.02), (82, 0, -172), 0.56),
        place(fruit.papaya(4, 0.56), (0.38, -0.02), (80, 0, 6), 0.56),
        place(fruit.papaya(7, 0.54), (1.15, 0.02), (82, 0, 184), 0.56),
        place(fruit.papaya(5, 0.54), (-0.66, 0.16), (84, 0, 74), 1.24),
        place(fruit.papaya(3, 0.52), (0.78, 0.10), (84, 0, 66), 1.22),
    ])


def crate_of_bananas():
    """Five hands of bananas on straw in a low crate."""
    return full_crate([
        _straw(0.30),
        place(fruit.banana_hand(5, 0.69, 2), (-1.16, 0.56), (-12, 4, -10), 0.32),
        place(fruit.banana_hand(5, 0.69, 3), (0.26, 0.58), (-12, 4, -14), 0.32),
        place(fruit.banana_hand(5, 0.70, 4), (-1.22, -0.20), (-14, 4, -8), 0.34),
        place(fruit.banana_hand(5, 0.70, 5), (0.20, -0.22), (-14, 4, -12), 0.34),
        place(fruit.banana_hand(5, 0.70, 6), (-0.46, 0.20), (-16, 2, -10), 0.86),
    ], (3.5, 2.1, 0.72), 2)


def crate_of_watermelons():
    """Watermelons in a low crate."""
    return full_crate([
        _straw(0.30),
        place(fruit.watermelon(0.50), (-1.04, 0.06), (8, 66, 74), 0.30),
        place(fruit.watermelon(0.49), (0.0, 0.12), (40, 70, 100), 0.30),
        place(fruit.watermelon(0.50), (1.04, 0.04), (-20, 72, 84), 0.30),
    ], (3.4, 2.0, 0.72), 2)


def crate_of_pumpkins():
    """Five pumpkins in a low crate."""
    return full_crate([
        _straw(0.30),
        place(veg.pumpkin(1, 0.50), (-0.96, 0.34), (4, -6, 20), 0.34),
        place(veg.pumpkin(4, 0.52, 10), (0.06, 0.42), (-6, 0, 80), 0.34),
        place(veg.pumpkin(2, 0.48, 14), (1.06, 0.32), (4, 8, 150), 0.34),
        place(veg.pumpkin(3, 0.38, 11), (-0.50, -0.50), (10, 4, 40), 0.36),
        place(veg.pumpkin(5, 0.36, 13), (0.52, -0.52), (8, 8, 110), 0.36),
    ], (3.4, 2.0, 0.72), 2)


def crate_of_cucumbers():
    """Cucumbers side by side in a crate."""
    models = [veg.cucumber(k, 0.62, 4.3) for k in (1, 3, 4, 6)]
    return full_crate(_heap(models, (
        (0.76, _rows(1, 4, 0, 0.43, -1.38)), (1.10, _rows(1, 3, 0, 0.43, -1.36)), (1.43, _rows(1, 2, 0, 0.43, -1.38)),
    ), lie=(0, 90, 0), sway=(2, 1, 2.5)))


def crate_of_eggplants():
    """Aubergines side by side in a crate."""
    models = [veg.eggplant(k, 0.56) for k in (1, 2, 4)]
    return full_crate(_heap(models, (
        (0.72, [*_rows(1, 3, 0, 0.56, -1.50), *_rows(1, 3, 0, 0.56, -0.06)]), (1.12, _rows(1, 2, 0, 0.58, -0.84)),
    ), lie=(0, 86, 0), sway=(8, 2, 5)))


def crate_of_carrots():
    """Carrots in a crate, their leaves over its side."""
    models = [veg.carrot(k, 0.66, length, 1.4) for k, length in ((2, 2.9), (3, 2.6), (5, 3.0), (6, 2.7))]
    return full_crate(_heap(models, (
        (0.66, _rows(1, 4, 0, 0.44, 0.92)), (1.02, _rows(1, 3, 0, 0.46, 0.86)), (1.36, _rows(1, 2, 0, 0.46, 0.80)),
    ), lie=(0, 90, 0), sway=(3, 1, 4)), (2.7, 1.9, 1.08))


def on_ice(catch, seed):
    """Fish in a low crate of ice."""
    crate = place(props.crate(3.7, 2.3, 0.62, 2, share=0.88, mat=props.grained()), (0, 0), (0, 0, 3), -0.03)
    bed = props.ice_bed(1.82, 1.12, 2600, seed, 0.105, 0.15, 0.3, walls=(1.81, 1.11), tint='#e0eefa', glow=0.06)
    place(bed, (0, 0, 0.36), (0, 0, 3))
    return [crate, *props.bedded(bed, catch)]


def crate_of_tilapias():
    """Three tilapias on ice in a crate."""
    return on_ice([
        place(fish.fish('tilapia', 0.57), (0.24, 0.78), (-72, 0, 7), 0.42),
        place(fish.fish('tilapia', 0.58), (-0.06, 0.18), (-70, 0, 2), 0.42),
        place(fish.fish('tilapia', 0.57), (0.20, -0.40), (-70, 0, -3), 0.42),
    ], 4)


def crate_of_sardines():
    """Sardines in two rows on ice in a crate."""
    return on_ice([
        place(fish.fish('sardine', 0.42 + 0.01 * (k % 3)), (side + 0.05 * (k % 2), 0.80 - 0.32 * k), (-74, 0, 5 - 2 * k), 0.44)
        for side in (-0.72, 0.94) for k in range(6)
    ], 6)


def crate_of_mackerel():
    """Four mackerels on ice in a crate."""
    return on_ice([
        place(fish.fish('mackerel', 0.70), (0.16 + 0.06 * (k % 2), 0.72 - 0.46 * k), (-72, 0, 5 - 2 * k), 0.42) for k in range(4)
    ], 8)
