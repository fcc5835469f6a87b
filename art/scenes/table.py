"""Every picture and how it is made: plain data, read by art/render and, inside Blender, by picture.py."""
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Recipe:
    """How to make one picture."""

    folder: str
    scene: str
    """Module in this folder; its function (or the key of its table) is `compose`."""
    compose: str
    size: tuple
    samples: int
    """Over both seeds."""
    seconds: int
    """What it took, one thread of a shared machine."""
    camera: dict = field(default_factory=dict)
    fill: tuple = ()
    """Share of the picture's width and height that the subject may take."""
    light: dict = field(default_factory=dict)
    threshold: float = 0.05
    """Adaptive sampling stops below this noise."""
    close: tuple = ()
    """A close-up: left, top and side of a square window of the framed picture, as shares of its width."""


def view(y, z, look, lens=70, x=0):
    """A camera in front of the studio's floor, looking at a point above its middle."""
    return dict(loc=(x, y, z), look=(0, 0, look), lens=lens)


EYE = view(-8.6, 3.0, 0.9, 80)
RAISED = view(-7.2, 6.6, 0.3)
STEEP = view(-4.9, 9.2, 0.15)
STILL_EYE = view(-9.6, 3.9, 0.9)
STILL_LOW = view(-9.6, 3.0, 0.9)
STILL_HIGH = view(-8.4, 6.2, 0.4)
STILL_STEEP = view(-5.6, 9.0, 0.2, 60)

STILL_LIGHT = dict(wash=1150, wash_size=9, fill=100, env=0.29)
# milk needs a darker, greener wall to stand out from
MILK_LIGHT = dict(STILL_LIGHT, bg='#a9b58a', wash=520, fill=80, env=0.26, key=730)
# rim and fill halved, so that the key's shadow stays on the ground and the basket stands
EMPTY_LIGHT = dict(wash=860, wash_size=9, fill=50, env=0.23, rim=140, key=1060)

RECIPES = {}


def _function(name):
    return name.replace('-', '_')


def _products(camera, fills, scene='shop', suffix='', samples=6, threshold=0.10):
    for name, fill in fills.items():
        RECIPES[name + suffix] = Recipe(
            'shop', scene, _function(name), (1000, 1000), samples, 150, camera, (min(fill, 0.79), fill),
            threshold=threshold,
        )


def _second(camera, *names, fill=0.79):
    _products(camera, dict.fromkeys(names, fill), 'shop_second', '-2', 4, 0.10)


def _close(windows):
    """Third views: a window of the first view, rendered at full sharpness."""
    for name, window in windows.items():
        RECIPES[name + '-3'] = replace(
            RECIPES[name], size=(800, 800), samples=4, seconds=60, threshold=0.10, close=window
        )


def _still(name, camera=STILL_EYE, fill=(0.82, 0.82), light=STILL_LIGHT, samples=14, threshold=0.05):
    RECIPES[name] = Recipe(
        'still', 'still', _function(name), (1200, 900), samples, 180, camera, fill, light, threshold
    )


_products(EYE, {
    'orange': 0.76, 'apple': 0.76, 'banana': 0.78, 'mango': 0.76, 'lemon': 0.78, 'watermelon': 0.78, 'papaya': 0.78,
    'pineapple': 0.84, 'tomato': 0.76, 'eggplant': 0.78, 'bell-pepper': 0.78, 'onion': 0.78, 'pumpkin': 0.78,
})
_products(RAISED, {'carrot': 0.80, 'corn': 0.80, 'cucumber': 0.80})
_products(STEEP, {'red-snapper': 0.79, 'tilapia': 0.79, 'sardines': 0.79, 'mackerel': 0.79})

_second(RAISED, 'apple', 'banana', 'lemon', 'mango', 'onion', 'pumpkin', 'watermelon')
_second(RAISED, 'bell-pepper', 'cucumber', 'eggplant', 'pineapple')
_second(STEEP, 'carrot', 'corn', 'orange', 'papaya', 'tomato')
_second(STEEP, 'red-snapper', 'tilapia', 'sardines', 'mackerel')

_close({
    'orange': (0.28, 0.31, 0.50), 'apple': (0.30, 0.30, 0.50), 'banana': (0.07, 0.09, 0.50),
    'mango': (0.40, 0.31, 0.52), 'lemon': (0.33, 0.22, 0.52), 'watermelon': (0.41, 0.36, 0.50),
    'papaya': (0.37, 0.28, 0.52), 'pineapple': (0.14, 0.24, 0.50), 'tomato': (0.33, 0.26, 0.49),
    'eggplant': (0.43, 0.15, 0.50), 'bell-pepper': (0.22, 0.19, 0.53), 'onion': (0.35, 0.30, 0.50),
    'pumpkin': (0.07, 0.13, 0.51), 'carrot': (0.39, 0.17, 0.50), 'corn': (0.42, 0.22, 0.52),
    'cucumber': (0.36, 0.38, 0.52), 'red-snapper': (0.38, 0.09, 0.49), 'tilapia': (0.37, 0.22, 0.52),
    'sardines': (0.44, 0.20, 0.50), 'mackerel': (0.42, 0.12, 0.48),
})

_still('crate-of-vegetables')
_still('fruit-basket', fill=(0.84, 0.84))
_still('fish-on-ice', STILL_STEEP, (0.84, 0.84))
_still('dairy', STILL_LOW, (0.80, 0.80), MILK_LIGHT, 28)
_still('fertilizer', STILL_LOW, (0.80, 0.80))
_still('market-table', fill=(0.84, 0.84))
_still('seedlings', STILL_LOW)
_still('corn-basket')
_still('empty-basket', view(-9.6, 5.2, 0.6), (0.55, 0.62), EMPTY_LIGHT, 40, 0.02)

for _name, _camera, _share in (
    ('crate-of-tomatoes', STILL_EYE, 0.82),
    ('windowsill', STILL_LOW, 0.82),
    ('citrus-board', STILL_HIGH, 0.84),
    ('crate-of-pineapples', STILL_LOW, 0.82),
    ('fish-crate', STILL_HIGH, 0.84),
    ('corn-board', STILL_HIGH, 0.82),
    ('cheese-board', STILL_EYE, 0.80),
    ('root-basket', STILL_EYE, 0.82),
    ('exotic-fruit', STILL_EYE, 0.82),
    ('twelve-fruits', STILL_STEEP, 0.86),
    ('pepper-basket', STILL_EYE, 0.82),
    ('compost', STILL_LOW, 0.82),
    ('market-scale', STILL_LOW, 0.82),
    ('offer-fruit', STILL_STEEP, 0.84),
    ('offer-vegetables', STILL_EYE, 0.84),
    ('offer-fish', STILL_STEEP, 0.84),
    ('tile-basket', STILL_EYE, 0.82),
    ('tile-crate', STILL_STEEP, 0.84),
    ('tile-sprout', STILL_LOW, 0.80),
    ('tile-fish', STILL_STEEP, 0.84),
    ('not-found', STILL_EYE, 0.74),
    ('error', STILL_EYE, 0.76),
):
    _still(_name, _camera, (_share, _share), samples=4, threshold=0.10)

for _name, _samples in {'oil': 18, 'kernel-oil': 18, 'bunch': 44, 'kernels': 36, 'meal': 36, 'fibre': 44}.items():
    RECIPES[_name] = Recipe('corporate', 'corporate', _function(_name), (1000, 1000), _samples, 290)
RECIPES['trio'] = Recipe('corporate', 'corporate', 'trio', (1600, 900), 24, 240)

for _name in [f'farmer-{k}' for k in range(1, 7)] + [f'client-{k}' for k in range(1, 4)]:
    RECIPES[_name] = Recipe('people', 'people', _name, (800, 800), 20, 90)

for _name, _samples in (('amanecer', 40), ('fruto', 8), ('agua', 18)):
    RECIPES[f'hero-{_name}'] = Recipe('hero', 'plantation', _name, (1920, 1080), _samples, 900, threshold=0.06)
RECIPES['hero-fruto-portrait'] = Recipe('hero', 'plantation', 'fruto_portrait', (960, 1440), 14, 600, threshold=0.06)
for _name in ('camino', 'hortalizas', 'extractora', 'vivero', 'ocaso'):
    RECIPES[_name] = Recipe('landscape', 'plantation', _name, (1200, 800), 48, 400, threshold=0.07)
RECIPES['cosecha'] = Recipe('landscape', 'plantation', 'cosecha', (1200, 800), 28, 300, threshold=0.08)
for _name, _samples in {
    'aerea': 6, 'rio': 6, 'turno-noche': 24, 'vapor': 12, 'vivero-alto': 12, 'lechugas': 6, 'camino-lluvia': 8,
    'ribera': 12, 'ocaso-2': 6, 'montana': 10, 'bosque': 12, 'sombra': 12, 'maizal': 12,
}.items():
    RECIPES[_name] = Recipe('landscape', 'plantation', _function(_name), (1200, 800), _samples, 400, threshold=0.08)
