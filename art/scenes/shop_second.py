"""Product pictures of the demo shop, second views: another camera and another arrangement than in shop.py."""
import math

from models import fish, fruit, props, vegetables as veg
from models.common import place


# ---------------------------------------------------------------- fruit
def orange():
    """Seen from above: two halves turned up, a whole one and a leafy one."""
    return [
        place(fruit.orange(5, 0.86), (-0.85, 0.85), (8, 6, 200)),
        place(fruit.orange_half(0.98), (0.80, 0.55), (-74, 0, 20)),
        place(fruit.orange_half(0.98), (-0.42, -0.85), (-66, 0, -14)),
        place(fruit.orange(2, 0.82, False), (1.15, -0.95), (40, 30, 10)),
    ]


def apple():
    """A small pyramid of four."""
    return [
        place(fruit.apple(3, 0.82), (-0.78, -0.18), (6, -4, 60)),
        place(fruit.apple(6, 0.80, False), (0.78, -0.22), (10, 8, 10)),
        place(fruit.apple(2, 0.80, False), (0.0, 1.10), (0, 0, 90)),
        place(fruit.apple(5, 0.80), (0.02, 0.16, 1.02), (-6, 10, -40)),
    ]


def banana():
    """A hand of five on its side, its crown in sight."""
    return [place(fruit.banana_hand(5, 1), (0, 0), (-16, 4, -28))]


def mango():
    """Three whole mangoes lying together."""
    return [
        place(fruit.mango(3, 0.92), (-0.85, 0.35), (74, 20, 60)),
        place(fruit.mango(5, 0.88), (0.82, 0.55), (80, -40, -50)),
        place(fruit.mango(1, 0.90), (0.10, -0.80), (84, 60, 100)),
    ]


def lemon():
    """A fan of slices in front of two halves and a whole lemon."""
    parts = [
        place(fruit.lemon(3, 0.92), (-0.65, 1.05), (0, 82, 8)),
        place(fruit.lemon_half(0.94), (1.10, 0.60), (-58, 0, 24)),
        place(fruit.lemon_half(0.94), (-1.15, -0.45), (-26, 0, 12)),
    ]
    for k in range(5):
        parts.append(place(fruit.lemon_slice(0.80), (-0.10 + 0.42 * k, -0.95 + 0.10 * k), (-62, 0, 34), sink=0.03))
    return parts


def watermelon():
    """Three half-moon slices one behind the other."""
    return [
        place(fruit.watermelon_half_slice(0.86, 0.30, 5), (-0.62, 1.05), (-12, 3, 18)),
        place(fruit.watermelon_half_slice(0.92, 0.30, 7), (-0.12, 0.20), (-14, -4, 15)),
        place(fruit.watermelon_half_slice(0.96, 0.32, 9), (0.42, -0.70), (-20, 4, 12)),
    ]


def papaya():
    """Two halves side by side, seen from above."""
    return [
        place(fruit.papaya_half(4, 0.96), (-0.80, 0.05), (-82, 10, 0)),
        place(fruit.papaya_half(7, 0.92), (0.82, -0.10), (-80, -12, 0)),
    ]


def pineapple():
    """A pineapple on its side with a row of rings."""
    parts = [place(fruit.pineapple(0.92, 5), (-1.55, 0.70), (0, 84, 14))]
    for k in range(4):
        parts.append(place(fruit.pineapple_slice(0.72), (-1.05 + 0.62 * k, -0.85 + 0.06 * k), (-52, 0, 20)))
    return parts


# ---------------------------------------------------------------- vegetables
def tomato():
    """Five from above, two of them cut."""
    return [
        place(veg.tomato(4, 0.86), (-1.05, 0.80), (0, 0, 10)),
        place(veg.tomato(6, 0.80), (0.55, 1.10), (8, 10, 60)),
        place(veg.tomato(7, 0.80), (1.62, 0.02), (6, -8, 130)),
        place(veg.tomato_half(8, 0.84), (-0.80, -0.75), (-72, 0, 20)),
        place(veg.tomato_half(3, 0.80), (0.72, -1.02), (-66, 0, -12)),
    ]


def carrot():
    """Five carrots in a row, leaves up, from above."""
    return [
        place(veg.carrot(k + 5, 0.80, length, 1.3), (-1.28 + 0.64 * k, 0.45 + shift), (0, 90, 90 + turn))
        for k, (length, shift, turn) in enumerate(
            ((2.5, 0.0, 9), (2.2, 0.16, 3), (2.7, 0.06, -2), (2.35, 0.18, 1), (2.5, -0.02, -8))
        )
    ]


def corn():
    """Two husked cobs and a bare one the other way between them, seen from above."""
    return [
        place(veg.corn(3, 0.84), (-1.10, 1.16), (0, 89, 7)),
        place(veg.corn(6, 0.84, False), (1.78, 0.06), (0, 89, 183)),
        place(veg.corn(9, 0.84), (-1.00, -1.10), (0, 89, -5)),
    ]


def eggplant():
    """One aubergine lying across, sliced rounds leaning in a row before it."""
    parts = [place(veg.eggplant(4, 1.0), (-1.35, 0.75), (0, 80, 8))]
    for k in range(5):
        parts.append(place(veg.eggplant_slice(0.82 - 0.03 * k), (-1.15 + 0.56 * k, -0.72), (-56, 0, 30), sink=0.02))
    return parts


def bell_pepper():
    """From above, where the lobes show; the red one lies."""
    return [
        place(veg.bell_pepper(3, 0.88, 'green'), (-0.95, 0.70), (-10, 6, 20)),
        place(veg.bell_pepper(4, 0.86, 'yellow'), (0.85, 0.90), (-8, -8, 70)),
        place(veg.bell_pepper(1, 0.92, 'red'), (0.55, -0.45), (96, 0, 60)),
    ]


def onion():
    """Four onions, one cut, from above."""
    return [
        place(veg.onion(2, 0.84), (-1.0, 1.05), (0, -14, 40)),
        place(veg.onion(5, 0.82, True), (0.75, 0.95), (0, 20, 20)),
        place(veg.onion(7, 0.80), (0.95, -0.65), (0, 62, -40)),
        place(veg.onion_half(4, 0.92), (-0.52, -1.35), (-52, 0, 14)),
    ]


def pumpkin():
    """A large one and a small one."""
    return [
        place(veg.pumpkin(4, 1, 10), (-0.45, 0.55), (-4, 0, 40)),
        place(veg.pumpkin(2, 0.62, 14), (1.10, -0.65), (4, 6, 150)),
    ]


def cucumber():
    """A cucumber standing out to the camera, a stack of slices beside it."""
    parts = [
        place(veg.cucumber(3, 0.85), (-1.35, 0.70), (0, 90, 16)),
        place(veg.cucumber(6, 0.80, 2.4), (-1.45, -0.35), (0, 90, -10)),
    ]
    z = 0.0
    for k in range(5):
        shift = 0.05 * math.sin(k * 2.3)
        spot = (1.16 + shift, -0.62 + 0.04 * math.cos(k * 3))
        parts.append(place(veg.cucumber_slice(1.1), spot, (-90, 0, 40 * k), z))
        z += 0.135
    return parts


# ---------------------------------------------------------------- fish
def _mirrored(model):
    """The same fish swimming to the left; only its left flank has an eye."""
    model.scale[0] *= -1
    return model


def _diagonal(kind, scale, count, apart, floor, middle=(0.0, 0.0)):
    """Fish side by side from the upper left to the lower right."""
    parts = []
    for k in range(count):
        away = (k - (count - 1) / 2) * apart
        spot = (middle[0] - 0.45 * away, middle[1] - 0.89 * away)
        parts.append(place(_mirrored(fish.fish(kind, scale)), spot, (-70, 0, -27 + 2 * k), floor))
    return parts


def red_snapper():
    """One snapper across a bed of ice, head up to the left."""
    return props.bedded(
        place(props.ice_bed(2.3, 1.9, 1900, 4, 0.115), (0.08, 0)),
        [
            *_diagonal('snapper', 0.80, 1, 0, 0.22, (0.05, 0.12)),
            place(fruit.lemon_half(0.46), (-1.20, -0.85), (-58, 0, -10), 0.22),
            place(fruit.lemon_slice(0.46), (-0.55, -1.20), (-80, 0, 10), 0.28),
            place(props.herb_sprig(0.95, 7), (0.85, 1.10), (0, 0, -24), 0.30),
        ],
    )


def tilapia():
    """One whole tilapia on a white oval plate on slate, on slices of lemon and between sprigs of parsley."""
    top, well = 0.088, 0.14
    parts = [
        place(props.slate(2.28, 1.78), (0, 0), (0, 0, -5)),
        place(props.platter(2.04, 1.52, '#b9b2a2', '#3d5a68'), (0, 0.02), (0, 0, -6), top),
        place(_mirrored(fish.fish('tilapia', 0.75)), (0.04, 0.18), (-70, 0, -13), well),
    ]
    for k, (x, y) in enumerate(((-0.98, -0.66), (-0.52, -0.84), (-0.04, -0.92))):
        parts.append(place(fruit.lemon_slice(0.40), (x, y), (-80 + 3 * k, 6 * k, 24 * k), well + 0.01 * k))
    parts += [
        place(fruit.lemon_half(0.40), (1.68, -1.24), (-52, 0, 14), top),
        place(props.herb_sprig(1.0, 3), (0.42, -0.92), (0, 0, 12), well + 0.02),
        place(props.herb_sprig(0.9, 5), (0.50, -0.80), (0, 4, 34), well + 0.04),
        place(props.herb_sprig(0.8, 7), (-1.10, 0.92), (0, 0, 14), well + 0.03),
    ]
    return parts


def sardines():
    """Four sardines on slate."""
    return [
        place(props.slate(2.0, 1.75), (0, 0), (0, 0, 4)),
        *_diagonal('sardine', 0.70, 4, 0.46, 0.10, (-0.08, 0.12)),
        place(fruit.lemon_slice(0.40), (-1.35, -1.02), (-84, 0, 10), 0.10),
        place(fruit.lemon_slice(0.40), (-0.98, -1.22), (-76, 0, 30), 0.10),
        place(props.herb_sprig(0.8, 4), (0.95, 1.22), (0, 0, -20), 0.10),
    ]


def mackerel():
    """Two mackerels on a wooden board."""
    return [
        place(props.board(2.15, 1.75, 0.42), (0, 0), (0, 0, -3)),
        *_diagonal('mackerel', 0.80, 2, 0.72, 0.13, (0.05, 0.12)),
        place(fruit.lemon_half(0.42), (-1.30, -0.92), (-58, 0, -8), 0.13),
        place(fruit.lemon_slice(0.42), (-0.72, -1.22), (-84, 0, 0), 0.13),
        place(props.herb_sprig(0.85, 4), (0.95, 1.12), (0, 0, -22), 0.13),
    ]
