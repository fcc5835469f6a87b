"""Product pictures of the demo shop, first views. Each function builds one composition and returns what to frame."""
import math

from models import fish, fruit, props, vegetables as veg
from models.common import place

# ---------------------------------------------------------------- fruit
def orange():
    """Two whole oranges and a half."""
    return [
        place(fruit.orange(1, 0.95), (-0.72, 0.45), (0, 0, 10)),
        place(fruit.orange(3, 0.90, False), (0.86, 0.60), (16, 14, 40)),
        place(fruit.orange_half(0.98), (0.38, -0.72), (-14, 0, 14)),
    ]


def apple():
    """Two apples and a half."""
    return [
        place(fruit.apple(1, 0.98), (-0.72, 0.45), (4, -3, 20)),
        place(fruit.apple(4, 0.92, False), (0.92, 0.55), (3, 10, 130)),
        place(fruit.apple_half(2, 0.95), (0.28, -0.72), (-12, 0, 10)),
    ]


def banana():
    """A hand of four and a few coins."""
    parts = [place(fruit.banana_hand(4, 1), (-0.25, 0.3), (-28, 14, 8))]
    parts.append(place(fruit.banana_slice(1), (0.55, -1.05), (-80, 10, 10)))
    parts.append(place(fruit.banana_slice(1), (1.0, -0.85), (-35, 0, -20)))
    parts.append(place(fruit.banana_slice(0.95), (0.1, -1.25), (-86, 0, 60)))
    return parts


def mango():
    """Whole fruit, a second behind, a hedgehog cheek in front."""
    return [
        place(fruit.mango(1, 0.95), (-0.75, 0.45), (-14, 16, -20)),
        place(fruit.mango(2, 0.9), (0.70, 0.85), (80, 20, 60)),
        place(fruit.mango_hedgehog(0.88), (0.55, -0.55), (-34, 64, 8)),
    ]


def lemon():
    """Two lemons, a half, a slice."""
    return [
        place(fruit.lemon(1, 0.95, True), (-0.55, 0.5), (4, 84, 24)),
        place(fruit.lemon(4, 0.92), (0.75, 0.75), (0, 80, -40)),
        place(fruit.lemon_half(1.0), (0.35, -0.55), (-16, 0, 14)),
        place(fruit.lemon_slice(0.85), (-0.72, -0.78), (-84, 0, 0)),
    ]


def watermelon():
    """Whole melon, a half-moon slice and a wedge."""
    return [
        place(fruit.watermelon(1), (-0.25, 0.95), (12, 74, 10)),
        place(fruit.watermelon_half_slice(0.92), (0.42, -0.50), (-12, 6, 10)),
        place(fruit.watermelon_wedge(0.78), (-0.98, -0.80), (-10, 4, -16)),
    ]


def papaya():
    """Whole papaya behind, a half leaning in front."""
    return [
        place(fruit.papaya(1, 0.95), (-0.5, 0.75), (-14, -26, 30)),
        place(fruit.papaya_half(2, 0.95), (0.42, -0.25), (-24, 20, 8)),
    ]


def pineapple():
    """Standing pineapple and two rings."""
    return [
        place(fruit.pineapple(1), (-0.30, 0.4)),
        place(fruit.pineapple_slice(0.9), (0.62, -0.40), (-18, 0, 16)),
        place(fruit.pineapple_slice(0.88), (0.98, 0.05), (-20, 0, 22)),
    ]


# ---------------------------------------------------------------- vegetables
def tomato():
    """Two whole tomatoes and a half."""
    return [
        place(veg.tomato(1, 1.0), (-0.72, 0.45), (0, 0, 20)),
        place(veg.tomato(2, 0.92), (0.92, 0.60), (2, 4, 80)),
        place(veg.tomato_half(5, 0.86), (0.34, -0.72), (-14, 0, 10)),
    ]


def carrot():
    """A loose bunch lying diagonally and three coins."""
    parts = []
    lay = ((0.0, 0.95, 26, 0.0), (0.08, 0.28, 12, 0.0), (0.0, -0.40, -4, 0.0), (0.0, 0.55, 17, 0.46))
    for i, (x, y, turn, z) in enumerate(lay):
        parts.append(place(veg.carrot(i + 2, 0.80, 2.5, 1.75), (x, y), (0, 90, turn), floor=z))
    for x, y, tilt in ((-1.2, -0.95, -86), (-0.72, -1.12, -60), (-0.30, -1.10, -88)):
        parts.append(place(veg.carrot_slice(0.85), (x, y), (tilt, 0, 20)))
    return parts


def corn():
    """Two husked cobs crossing."""
    return [
        place(veg.corn(1, 0.86), (-1.05, 0.55), (0, 89, 24)),
        place(veg.corn(4, 0.90), (-0.95, -0.35), (0, 89, -10)),
    ]


def eggplant():
    """Two aubergines and two slices."""
    return [
        place(veg.eggplant(1, 0.95), (-0.95, 0.75), (0, 72, 22)),
        place(veg.eggplant(2, 0.90), (-1.0, 0.0), (30, 82, -4)),
        place(veg.eggplant_slice(0.86), (-0.58, -1.42), (-58, 0, 10)),
        place(veg.eggplant_slice(0.82), (0.42, -1.62), (-84, 0, 0)),
    ]


def bell_pepper():
    """Red, yellow and green."""
    return [
        place(veg.bell_pepper(1, 0.98, 'red'), (-0.05, -0.50), (6, -5, 10)),
        place(veg.bell_pepper(2, 0.95, 'yellow'), (-0.95, 0.62), (-2, -6, 60)),
        place(veg.bell_pepper(5, 0.90, 'green'), (0.95, 0.55), (2, 8, 130)),
    ]


def onion():
    """Golden onion, red onion and a red half."""
    return [
        place(veg.onion(1, 0.95), (-0.72, 0.45), (4, -6, 0)),
        place(veg.onion(3, 0.88, True), (0.90, 0.60), (6, 12, 60)),
        place(veg.onion_half(2, 0.90), (0.34, -0.65), (-14, 8, 12)),
    ]


def pumpkin():
    """Whole pumpkin and half of one, its seeds towards the camera."""
    return [
        place(veg.pumpkin(1, 1), (-0.62, 0.75)),
        place(veg.pumpkin_wedge(0.84, 180), (0.72, -0.45), (-16, 0, 192)),
    ]


def cucumber():
    """Two cucumbers and a fan of slices."""
    parts = [
        place(veg.cucumber(1, 0.85), (-1.35, 0.95), (0, 90, 10)),
        place(veg.cucumber(4, 0.85), (-1.45, 0.15), (0, 90, -6)),
    ]
    for k in range(4):
        parts.append(place(veg.cucumber_slice(0.95), (-0.55 + 0.34 * k, -0.85 + 0.02 * k), (-40, 0, 38)))
    parts.append(place(veg.cucumber_slice(0.95), (1.05, -0.95), (-86, 0, 0)))
    return parts


# ---------------------------------------------------------------- fish
def red_snapper():
    """Snapper on an oak board with lemon and parsley."""
    return [
        place(props.board(2.30, 1.45, 0.36), (0, 0), (0, 0, 4)),
        place(fish.fish('snapper', 0.84), (0.24, 0.32), (-70, 0, 7), 0.13),
        place(fruit.lemon_half(0.44, warm=True), (-1.36, -0.90), (-62, 0, 10), 0.13),
        place(fruit.lemon_slice(0.46, warm=True), (-0.62, -1.00), (-86, 0, 0), 0.13),
        place(fruit.lemon_slice(0.46, warm=True), (-0.12, -0.98), (-72, 0, 24), 0.13),
        place(props.herb_sprig(1.15, 2), (0.48, -0.98), (0, 0, 10), 0.13),
        place(props.herb_sprig(1.0, 5), (0.88, -0.78), (0, 0, -14), 0.13),
    ]


def tilapia():
    """Two tilapias on crushed ice on slate, with lemon and parsley."""
    bed = props.ice_bed(2.02, 1.34, 2300, 3, 0.105, 0.10, 0.7, tint='#e6f0f8', glow=0.10)
    catch = [
        place(fish.fish('tilapia', 0.74), (0.12, 0.62), (-70, 0, 6), 0.22),
        place(fish.fish('tilapia', 0.74), (0.05, -0.46), (-64, 0, -4), 0.22),
        place(fruit.lemon_slice(0.42), (-1.42, -0.98), (-84, 0, 0), 0.24),
        place(fruit.lemon_slice(0.42), (-1.00, -1.14), (-76, 0, 30), 0.25),
        place(props.herb_sprig(0.9, 3), (0.62, -1.08), (0, 0, 12), 0.26),
    ]
    return [place(props.slate(2.25, 1.62), (0, 0), (0, 0, -5)), *props.bedded(place(bed, (0, 0, 0.09)), catch)]


def sardines():
    """Six sardines side by side on a dark tray, whole within its rim."""
    parts = [place(props.tray(2.06, 1.82), (0, 0), (0, 0, -3))]
    for k in range(6):
        x = 0.08 * math.sin(k * 2.4) + 0.18
        parts.append(
            place(fish.fish('sardine', 0.66 + 0.02 * (k % 2)), (x, 1.08 - 0.39 * k), (-76, 0, 3 - 1.3 * k), 0.06)
        )
    parts.append(place(fruit.lemon_slice(0.40, warm=True), (-0.95, -1.25), (-78, 0, 20), 0.06))
    parts.append(place(fruit.lemon_slice(0.40, warm=True), (-0.48, -1.30), (-86, 0, 0), 0.05))
    parts.append(place(props.herb_sprig(0.7, 4), (0.45, -1.36), (0, 0, 8), 0.05))
    return parts


def mackerel():
    """Two mackerels on crushed ice in a dark blue tray, with lemon and parsley."""
    bed = props.ice_bed(2.08, 1.32, 2500, 2, 0.105, 0.10, 0.36, tint='#e6f0f8', glow=0.10)
    catch = [
        place(fish.fish('mackerel', 0.83), (0.24, 0.62), (-70, 0, 4), 0.22),
        place(fish.fish('mackerel', 0.83), (0.22, -0.20), (-70, 0, -2), 0.22),
        place(fruit.lemon_half(0.42), (-1.10, -0.96), (-58, 0, 10), 0.22),
        place(fruit.lemon_slice(0.44), (-0.48, -1.06), (-80, 0, 0), 0.24),
        place(props.herb_sprig(0.95, 3), (0.45, -1.06), (0, 0, 10), 0.26),
    ]
    tray = props.tray(2.38, 1.60, '#0e2036', '#39434c')
    return [place(tray, (0, 0)), *props.bedded(place(bed, (0, 0, 0.08)), catch)]
