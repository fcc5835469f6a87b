"""How pictures are rendered: ../renders.json, read and checked. Cameras and lights have their numbers here."""
import json
import os
from dataclasses import dataclass, field, fields

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'renders.json')


@dataclass(frozen=True)
class Recipe:
    """How to make one picture; renders.json says what the fields mean."""

    folder: str
    scene: str
    compose: str
    """The scene's function, or the key of its table."""
    size: tuple
    samples: int
    seconds: int
    camera: dict = field(default_factory=dict)
    fill: tuple = ()
    light: dict = field(default_factory=dict)
    threshold: float = 0.05
    close: tuple = ()


def view(y, z, look, lens=70, x=0):
    """A camera in front of the studio's floor, looking at a point above its middle."""
    return dict(loc=(x, y, z), look=(0, 0, look), lens=lens)


CAMERAS = {
    'eye': view(-8.6, 3.0, 0.9, 80),
    'raised': view(-7.2, 6.6, 0.3),
    'steep': view(-4.9, 9.2, 0.15),
    'still-eye': view(-9.6, 3.9, 0.9),
    'still-low': view(-9.6, 3.0, 0.9),
    'still-high': view(-8.4, 6.2, 0.4),
    'still-steep': view(-5.6, 9.0, 0.2, 60),
    'basket': view(-9.6, 5.2, 0.6),
}

_STILL = dict(wash=1150, wash_size=9, fill=100, env=0.29)
LIGHTS = {
    'still': _STILL,
    # rim and fill halved, so that the key's shadow stays on the ground and the basket stands
    'empty': dict(wash=860, wash_size=9, fill=50, env=0.23, rim=140, key=1060),
    # more of the same, with the key further to the left: the shadow lies on the ground in sight, to the right of what stands
    # high, and to the right and before what lies low
    'tall': dict(wash=560, wash_size=9, fill=40, env=0.09, rim=60, key=1500, key_at=(-4.4, -0.3, 4.0)),
    'low': dict(wash=900, wash_size=9, fill=90, env=0.16, rim=110, key=1450, key_at=(-3.9, 0.8, 4.4)),
    # a wide key high above, a little to the left and in front: under each thing a soft, round shadow that ends in sight
    'above': dict(wash=400, wash_size=9, fill=60, env=0.08, rim=40, key=1700, key_at=(-2.1, -1.0, 5.6), key_size=3.4),
    # the same a little behind: what stands high and broad has its shadow before it, too
    'beside': dict(wash=430, wash_size=9, fill=130, env=0.05, rim=10, key=2150, key_at=(-2.6, 0.9, 5.8), key_size=2.2),
    # the key low behind on the left: what lies flat, a board or a plank, has its shadow before it and on the right
    'lying': dict(wash=300, wash_size=9, fill=40, env=0.10, rim=50, key=2600, key_at=(-2.6, 3.5, 4.1)),
    # likewise, with the key more in front: for what shows a broad front, and something within it
    'front': dict(wash=520, wash_size=9, fill=105, env=0.11, rim=50, key=1680, key_at=(-4.3, -1.6, 3.8)),
}


def _numbers(value, counts):
    """A tuple of numbers, if there are as many as there may be."""
    good = isinstance(value, list) and len(value) in counts and all(isinstance(n, (int, float)) for n in value)
    if not good:
        raise ValueError(f'{value!r} should be {" or ".join(map(str, counts))} numbers')
    return tuple(value)


def _named(table, name):
    if name not in table:
        raise ValueError(f'{name!r} is none of {", ".join(table)}')
    return table[name]


def _kind(kind):
    def check(value):
        if not isinstance(value, kind) or isinstance(value, bool):
            raise ValueError(f'{value!r} should be a {kind.__name__}')
        return value
    return check


READ = {
    'folder': _kind(str),
    'scene': _kind(str),
    'compose': _kind(str),
    'size': lambda value: _numbers(value, (2,)),
    'samples': _kind(int),
    'seconds': _kind(int),
    'threshold': _kind(float),
    'camera': lambda name: _named(CAMERAS, name),
    'fill': lambda value: _numbers(value if isinstance(value, list) else [value] * 2, (2,)),
    'light': lambda name: _named(LIGHTS, name),
    'close': lambda value: _numbers(value, (3,)),
}


def recipes_of(table):
    """All recipes of the table, by name; ValueError tells the first fault."""
    raw, recipes = {}, {}
    for group in table['sets'].values():
        for name, entry in group['pictures'].items():
            if unknown := [key for key in (*group['all'], *entry) if key not in table['fields']]:
                raise ValueError(f'{name}: no such field: {", ".join(unknown)}')
            if entry.get('of', name) not in (name, *raw):
                raise ValueError(f'{name}: of {entry["of"]!r}, which does not stand above it')
            own = {'compose': name.removeprefix(f'{group["all"].get("folder")}-').replace('-', '_')}
            raw[name] = {**raw.get(entry.get('of'), own), **group['all'], **entry}
            recipes[name] = _recipe(name, raw[name])
    return recipes


def _recipe(name, values):
    made = {}
    for key in READ.keys() & values.keys():
        try:
            made[key] = READ[key](values[key])
        except ValueError as error:
            raise ValueError(f'{name}: {key}: {error}') from None
    try:
        return Recipe(**made)
    except TypeError:
        needed = [f.name for f in fields(Recipe)[:6]]
        raise ValueError(f'{name}: it has no {", ".join(key for key in needed if key not in made)}') from None


def read(path=PATH):
    """All recipes of the file; stops with a sentence when it is at fault."""
    try:
        with open(path, encoding='utf-8') as file:
            return recipes_of(json.load(file))
    except (ValueError, OSError) as error:
        raise SystemExit(f'art/renders.json: {error}') from None
    except KeyError as error:
        raise SystemExit(f'art/renders.json: something has no {error}') from None


RECIPES = read()
