"""Studio stills of what clients make of our oils: the models of goods.py in the light of the corporate products."""
import math

import numpy as np

from corporate import even_studio, label_band, matte, picture, sun
from goods import FLAGON, bar, cookie, soap, wrapped
from lab import vessel
from models.common import group, place, tube
from shared import M, camera, lathe, spline

OIL = [(.0, '#985606'), (.4, '#ae6e0a'), (.85, '#be800f'), (1, '#ca8f1c')]
LEAN = 30                                   # how far the tub's lid leans, degrees from upright
TUB_RIM, TUB_HIGH, LID = .60, .86, .62


def bottle(outline, level, label):
    """A bottle of clear golden oil with a red cap and a blank label between two heights, a stripe at its foot."""
    radius, top = max(r for r, _ in outline), outline[-1][1]
    red = matte('cap', '#651708', .42)
    cap = [(.172, top - .12), (.178, top - .10), (.178, top + .12), (.165, top + .15), (1e-6, top + .15)]
    ring = [(.155, top - .20), (.180, top - .19), (.180, top - .15), (.155, top - .14)]
    low, high = label
    return group([
        vessel(outline, level, OIL, shadow='#f2c65a'),
        lathe('cap', cap, 96, red, fn=lambda r, z, a, i: (r * (1 + .012 * math.cos(32 * a) * (i in (1, 2))), z)),
        lathe('ring', ring, 64, red),
        label_band(low, high, -1.1, 1.1, matte('label', '#d9cfb2', .75), radius + .005),
        label_band(low + .07, low + .15, -1.1, 1.1, matte('stripe', '#651708', .75), radius + .008),
    ], 'bottle')


def lard():
    """White shortening: soft, a little light goes into it."""
    m = M('lard')
    m.color(m.ramp(m.noise(m.coord(), 2.5, 3), [(.3, '#b3ab97'), (.7, '#c0b8a5')])).set(Roughness=.42, Specular=.4)
    m.sss(.15, (.15, .13, .10), '#cfc8b6')
    return m.m


def open_tub():
    """An open tub of shortening, its top one swirl that stands above the rim, and its lid leaning on it."""
    red, cream = matte('tub', '#651708', .42), matte('band', '#d3c8aa', .7)

    def swirl(r, z, a, _):
        ridge = (.5 + .5 * math.cos(a - 13 * r)) ** .6 - .5
        return r, z + .13 * ridge * math.sin(math.pi * min(1, r / .55)) ** .7 + .26 * math.exp(-(r / .15) ** 2)

    high, rim = TUB_HIGH, TUB_RIM
    wall = lathe('tub', [(1e-6, 0), (.44, 0), (.46, .02), (rim - .04, high - .05), (rim - .005, high - .045), (rim, high - .01),
                         (rim - .015, high), (rim - .04, high - .01), (rim - .055, high - .06)], 128, red)
    fill = lathe('fill', [((rim - .05) * (1 - k / 60) + 1e-6, high - .08 + .08 * math.sin(math.pi * k / 60)) for k in range(61)], 160,
                 lard(), fn=swirl)
    band = lathe('band', [(.484, .16), (.536, .62)], 128, cream)
    cover = lathe('lid', [(1e-6, .03), (LID - .10, .03), (LID - .08, .0), (LID - .02, .0), (LID, .02), (LID, .09), (LID - .02, .095),
                          (LID - .03, .05), (1e-6, .05)], 128, red)
    return group([wall, fill, band], 'tub'), cover


def lean(cover, tub, towards):
    """Set the lid down beside the tub, leaning on its rim; the angle says on which side."""
    low, turn = math.radians(LEAN), math.radians(towards)
    foot = TUB_RIM + TUB_HIGH * math.tan(low) + .10 / math.cos(low)
    away, rise = foot - LID * math.sin(low), LID * math.cos(low)
    cover.rotation_euler = (0, math.pi / 2 + low, turn + math.pi)
    cover.location = (tub[0] + away * math.cos(turn), tub[1] + away * math.sin(turn), rise)


def table_oil(_):
    """A bottle of frying oil, a smaller one, and an open tub of shortening with its lid leaning on it."""
    even_studio(key=270, fill=60, rim=30, env=.12)
    sun((-.62, .34, .66), 6.4, 8)
    small = [(r * .88 if z < 1.8 else r, z if z < .5 else z - .66) for r, z in FLAGON if not .6 < z < 1.2]
    place(bottle(FLAGON, 1.86, (.52, 1.22)), (-.80, .20), (0, 0, 0), 0, 0)
    place(bottle(small, 1.16, (.34, .82)), (.10, .62), (0, 0, 0), 0, 0)
    tub, cover = open_tub()
    spot = (.60, -.26)
    place(tub, spot, (0, 0, 0), 0, 0)
    lean(cover, spot, -42)
    camera((.1, -9.2, 4.2), (.2, 0, 1.0), 66, fstop=11, focus=(0, -.3, .9))


def coated(seed):
    """A round biscuit in dark coating, a thread of pale icing across it."""
    dark, pale = matte('coating', '#2c1409', .28, Clearcoat=.3), matte('icing', '#c9a878', .5)
    body = lathe('biscuit', spline([(1e-6, 0), (.34, 0), (.41, .015), (.435, .06), (.42, .12), (.36, .165), (.2, .178), (1e-6, .18)], 40),
                 96, dark, fn=lambda r, z, a, _: (r * (1 + .012 * math.sin(4 * a + seed)), z + .006 * math.sin(9 * r + seed) * (z > .1)))
    thread = [(x, math.sqrt(.33 ** 2 - x * x) * math.sin(30 * x), .178)
              for x in np.linspace(-.29, .29, 140)]
    return group([body, tube(thread, .015, pale, 8)], 'coated')


def sweet(color):
    """A sweet in paper twisted at both ends, its fans pleated."""
    m = M('wrapper')
    z = m.math('ABSOLUTE', m.sep(m.coord())[2])
    m.color(m.ramp(m.remap(z, .0, .5), [(.0, '#d3c3a0'), (.12, '#d3c3a0'), (.13, color), (1, color)])).set(Roughness=.36, Specular=.4)

    def pleats(r, z, a, _):
        out = min(1, max(0, abs(z) - .17) / .14)
        return r * (1 + .16 * out * math.sin(9 * a + 5 * z)), z + .02 * out * math.sin(9 * a + 1)

    half = [(.19, 0), (.188, .07), (.165, .14), (.11, .20), (.05, .245), (.04, .265), (.08, .32), (.15, .41), (.185, .46)]
    whole = lathe('sweet', spline([(r, -z) for r, z in half[:0:-1]] + half, 90), 144, m.m, fn=pleats)
    whole.scale = (1, .82, 1)
    return group([whole], 'sweet')


def soap_and_cookies(_):
    """Three bars of laundry soap, one of them in paper, a stack of cookies with a coated biscuit leaning on it, and sweets."""
    even_studio(key=270, fill=60, rim=30, env=.12)
    sun((-.62, .34, .66), 6.4, 8)
    amber, blue = soap('amber', ('#a97f3c', '#b98f4c')), soap('blue', ('#3f7285', '#5c8d9b'))
    place(bar(amber), (-.60, .56), (0, 0, 14), 0, 0)
    place(bar(blue), (-.58, .54), (0, 0, -9), .455, 0)
    place(wrapped(), (-.92, -.42), (0, 0, 14), 0, 0)
    for k, (x, y, turn) in enumerate(((.56, .34, 0), (.60, .37, 50), (.55, .34, 110), (.58, .36, 200), (.56, .33, 20))):
        place(group([cookie(k + 1)], 'stacked', 1.1), (x, y, .152 * k), (0, 0, turn))
    place(coated(2), (1.03, -.13, .33), (0, 55, -45))
    for color, spot, turn in (('#8f1d14', (.06, -.66), 20), ('#1d5c4a', (.74, -1.06), -16), ('#a8641a', (-.30, -1.22), -30)):
        place(sweet(color), spot, (90, 0, 90 + turn), 0, 0)
    camera((.1, -8.4, 4.9), (.1, 0, .4), 66, fstop=11, focus=(0, -.3, .4))


def make(recipe, size, samples, out):
    """Build and render one picture."""
    picture(globals()[recipe.compose], recipe, size, samples, out)
