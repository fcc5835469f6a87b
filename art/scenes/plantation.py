"""Oil-palm plantation landscapes. A new one is a line in VIEWS."""
import math
import random

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from crew import crew, field_visit, notice_board, noting, standing, weight_slip, worker
from models import built, land, palm as palms, vegetables as veg
from models.common import group
from shared import M, camera, hexc, lathe, mesh_obj, render, reset, setup

ROAD = (-9, 20, .055, 2.6)
GRID = 9.

GOLDEN = dict(sun_energy=11, sun_color=(1, .66, .34), fill=1.15, fill_color=(.80, .92, 1))
DAY = dict(sun_energy=6.5, sun_color=(1, .95, .86), fill=1.3, fill_color=(.75, .88, 1), strength=.17)

DAY_GRADE = dict(
    top=(.10, .28, .55), middle=(.30, .52, .70), horizon=(.72, .80, .80), sun_sky=(.10, .08, .04), disc=0, shafts=0,
    fog=(.50, .62, .68), fog_sun=(.75, .74, .66), fog_length=4200, air=(.8, .8, .7), air_gain=.03, saturation=1.06)


def _green_beyond(y):
    """For a view's fields: bare soil up to y, grass behind it."""
    def paint(g, oc, xyz, col):
        green = g.ramp(g.noise(oc, .3, 6, .7), [(.3, '#33481a'), (.5, '#55682a'), (.7, '#7d8140')])
        edge = g.math('ADD', xyz[1], g.math('MULTIPLY', g.math('SUBTRACT', g.noise(oc, .5, 4), .5), 4))
        high = land.map_range(g, xyz[2], .9, 1.6)                                       # not over the beach
        return g.mix(g.math('MULTIPLY', land.map_range(g, edge, y, y + 1.5), high), col, green)
    return paint


def _crumbled(g, oc, _xyz, col):
    """For a view's fields: dry earth that is trodden to crumbs, for a camera that stands near."""
    crumbs = g.ramp(g.noise(oc, 8, 8, .78), [(.34, '#4a2c19'), (.5, '#85593a'), (.66, '#b98a5e')])
    return g.mix(.45, col, crumbs)


def _weeded(x, y, reach):
    """For a view's fields: bare earth in a circle, as round the foot of a palm."""
    def paint(g, oc, xyz, col):
        earth = g.ramp(g.noise(oc, 5, 8, .75), [(.32, '#3a2415'), (.52, '#63432a'), (.7, '#87623f')])
        away = g.math('SQRT', g.math('ADD', g.math('POWER', g.math('SUBTRACT', xyz[0], x), 2),
                                     g.math('POWER', g.math('SUBTRACT', xyz[1], y), 2)))
        away = g.math('ADD', away, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(oc, 1.1, 5), .5), 1.4))
        return g.mix(land.map_range(g, away, reach - .3, reach + .3, 1, 0), col, earth)
    return paint


VIEWS = {
    'sunrise': dict(
        GOLDEN, relief='valley', road=ROAD, at=(1.5, -16), up=13.5, look=(3, 190, 27), look_from=(0, 190), lens=30,
        sun=(9, 10.5), understory=1500, grade=dict(gaps=False, fog_length=3600),
        frame=[(1, 22, 12, 1.15, None), (0, -20, 10, 1.05, None)], extras=['fruit_palms'],
        bearing=((51, 12.9, 3.2, 10.7, -2.4, 6, 1.34), (52, 1.5, 20, 6.2, -1.5, 6, 1.25))),
    'fruit': dict(
        GOLDEN, relief='plain', along=True, hills=.8, at=(0, 0), up=2.35, look=(0, 10, 4.1), lens=31,
        clear=6.5, nearest=13, glade=(-30, 0, 0, 36),
        bearing=((51, 1.1, 3.7, 3.7, -1.9, 6), (52, -4.4, 25, 3.9, -1.2, 5)),
        sun=(-66, 24), sun_energy=12, fill=2.2, understory=500, grass_tufts=5200, extras=['fruit_palms'],
        grade=dict(top=(.16, .36, .46), middle=(.62, .60, .44), horizon=(1.15, .80, .42), fog_length=420, glow=1.3,
                   fog=(.42, .47, .36), fog_sun=(1.5, .85, .34), fog_max=.9, disc=0, shafts=.1, air_gain=.2)),
    'fruit_portrait': dict(
        GOLDEN, relief='plain', along=True, hills=.8, at=(0, 0), up=2.2, look=(1.2, 6.4, 2.15), lens=51.8,
        shift=.0436,
        clear=6.5, nearest=13, glade=(-30, 0, 0, 36),
        bearing=((51, 1.15, 4.6, 3.7, -1.9, 6), (52, -4.4, 25, 3.9, -1.2, 5)),
        sun=(-72, 24), sun_energy=12, fill=2.2, understory=500, grass_tufts=5200, extras=['fruit_palms'],
        grade=dict(top=(.16, .36, .46), middle=(.62, .60, .44), horizon=(1.15, .80, .42), fog_length=360, glow=.95,
                   fog=(.42, .47, .36), fog_sun=(1.5, .85, .34), fog_max=.9, disc=0, shafts=.1, air_gain=.2)),
    'water': dict(
        GOLDEN, relief='plain', river=(-14, 28, -.01, 15, 120), at=(5, -14), up=6.2, look=(-2, 120, 5), lens=30,
        sun=(-62, 17), sun_energy=11, sun_color=(1, .76, .48), fill=1.5, understory=0, grass_tufts=2600, hills=.9,
        palms_where='left_bank', extras=['forest', 'water'],
        grade=dict(top=(.16, .38, .52), middle=(.66, .76, .74), horizon=(1.30, 1.10, .86), sun_sky=(.35, .22, .10),
                   fog=(.42, .54, .58), fog_sun=(1.2, .86, .56), fog_length=1900, disc=0, shafts=0, air_gain=.05,
                   low_fog=(.0066, 3.0, 46), low_color=(1.0, .86, .68), saturation=1.12, glow=.9,
                   gain=(1.05, 1.02, .98))),
    'aerial': dict(
        GOLDEN, relief='valley', road=(4, 24, .05, 4.4, 105), at=(0, -30), up=44, look=(26, 240, 0), lens=30,
        verge=6.5, tall=.65, frond=4.3, detailed=430, extras=['hauling'], hauling=84,
        sun=(-64, 24), sun_energy=12, sun_color=(1, .80, .55), soil=('#7a3a22', '#a05734', '#ba764f'), straight=True,
        denoise=dict(rad=4, patch=1, k=.5, levels=2),
        grade=dict(top=(.14, .34, .52), middle=(.46, .58, .62), horizon=(1.0, .82, .58), sun_sky=(.3, .2, .08), disc=0,
                   shafts=0, fog=(.42, .54, .62), fog_sun=(1.2, .80, .48), fog_length=5200, fog_max=.84, air_gain=.08,
                   horizon_y=.985, gain=(1.18, 1.10, 1))),
    'track': dict(
        DAY, relief='plain', along=True, at=(.6, 0), up=2.0, look=(-.4, 40, 4.0), lens=27, sun=(-40, 58), hills=.9,
        road=(0, 0, 0, 2.2), clear=5.2, understory=500, grass_tufts=6000, grade=dict(DAY_GRADE)),
    'nursery': dict(
        DAY, relief='plain', at=(0, 0), up=2.6, look=(1.5, 22, 0.4), lens=30, sun=(-65, 34), sun_energy=5.5,
        sun_color=(1, .90, .74), palms_from=95, extras=['nursery'], hills=1.,
        grass=('#6a5a3c', '#7a6a48', '#8c7d58'),
        grade=dict(DAY_GRADE, top=(.22, .40, .58), horizon=(.88, .84, .74), fog_length=1700)),
    'mill': dict(
        GOLDEN, relief='plain', at=(0, 0), up=17, look=(30, 200, 14), lens=42, sun=(-66, 19), sun_energy=8,
        sun_color=(1, .80, .56), road=(22, 12, .08, 3.4, 90), extras=['mill', 'mill_detail'],
        palms_where='around_mill', hills=1.1, soil=('#84512f', '#b07c4e', '#c79b68'), tall=.75, frond=5.2,
        denoise=dict(rad=5, patch=1, k=.5, levels=3),
        grade=dict(top=(.15, .36, .52), middle=(.46, .58, .60), horizon=(.98, .80, .56), sun_sky=(.3, .2, .08), disc=0,
                   shafts=0, fog=(.42, .53, .58), fog_length=3600, air_gain=.06)),
    'river': dict(
        DAY, relief='plain', river=(14, 62, .05, 21, 150), at=(0, -60), up=88, look=(20, 250, 0), lens=30, bars=15,
        sun=(-58, 36), sun_energy=8.5, sun_color=(1, .88, .68), extras=['forest', 'water'], sand=(.55, 1.0),
        palms_where='both_banks', straight=True, mesh=dict(columns=440, rows=150), mirror_mist=((.52, .62, .68), 2600),
        denoise=dict(rad=4, patch=1, k=.5, levels=2),
        grade=dict(DAY_GRADE, horizon=(.92, .86, .76), fog=(.48, .60, .68), fog_length=6200, fog_max=.8,
                   horizon_y=.985, saturation=1.1, gain=(1.26, 1.16, 1))),
    'harvest': dict(
        GOLDEN, relief='plain', along=True, at=(1.6, 0), up=1.45, look=(-.1, 8, .95), lens=32, sun=(-70, 26),
        sun_energy=7.5, sun_color=(1, .84, .62), fill=1.6, road=(3.4, 0, 0, 2.3), clear=7, understory=300,
        grass_tufts=5200, extras=['heap'],
        grade=dict(top=(.18, .38, .50), middle=(.55, .62, .55), horizon=(1.0, .84, .58), fog=(.44, .50, .40),
                   fog_sun=(1.2, .86, .5), fog_length=520, disc=0, shafts=0, air_gain=.08)),
    'night_shift': dict(
        DAY, relief='plain', at=(33, 146), up=4.6, look=(64, 240, 13.5), lens=30, sun=(24, 1), sun_energy=.25,
        sun_color=(1, .5, .3), fill=.42, fill_color=(.45, .6, 1), strength=.03, road=(34, 5, .06, 3.4, 60), hills=1.1,
        palms_where='around_mill', extras=['mill', 'mill_detail', 'mill_lamps', 'on_shift'],
        soil=('#84512f', '#b07c4e', '#c79b68'), frame=[(2, 27.4, 183, 1.1, .9), (1, 78, 186, 1.05, None)],
        grass_tufts=9000, grown=(.4, .95), denoise=dict(rad=5, patch=2, k=.7, levels=3),
        mesh=dict(spread=1.5, columns=260),
        grade=dict(top=(.012, .030, .085), middle=(.07, .09, .20), horizon=(.62, .26, .14), sun_sky=(.7, .22, .05),
                   glow=1.6, disc=0, shafts=0, fog=(.045, .060, .115), fog_sun=(.34, .15, .10), fog_length=1500,
                   air_gain=0, steam=(.62, .38, .22), steam_shade=(.15, .115, .18), steam_lit=(-.2, -.6), bloom=.3)),
    'steam': dict(
        GOLDEN, relief='plain', at=(46, 160), up=6, look=(70, 232, 14), lens=31, sun=(-118, 22),
        sun_energy=7, sun_color=(1, .78, .52), fill=1.0, hills=1.1, denoise=dict(rad=5, patch=2, k=.7, levels=3),
        mesh=dict(spread=1.5, columns=260), palms_where='around_mill',
        extras=['mill', 'mill_detail', 'shells'], plume=.2,
        frame=[(2, 30, 186, 1.0, .9), (1, 101, 196, 1.05, 2.4)], grass_tufts=1600,
        grade=dict(top=(.10, .28, .50), middle=(.36, .54, .66), horizon=(.98, .82, .60), sun_sky=(.3, .2, .08),
                   glow=1.2, disc=0, shafts=0, fog=(.42, .50, .54), fog_sun=(1.2, .80, .48), fog_length=1500,
                   air_gain=.06, steam=(1.20, 1.10, .96), steam_shade=(.62, .66, .70))),
    'nursery_above': dict(
        DAY, relief='plain', at=(-8, -6), up=7.6, look=(4, 60, .5), lens=30, sun=(-82, 27), sun_energy=9.5,
        sun_color=(1, .86, .64), palms_from=118, extras=['nursery'], beds=(-30, 92, 112), young=.66, hills=1.,
        carrying=(-.68, 17.5, -40), mesh=dict(spread=1.5, columns=260), grass=('#6a4126', '#7d5433', '#946a44'),
        fields=_crumbled, grass_tufts=420, grown=(.15, .4), denoise=dict(rad=4, patch=1, k=.5, levels=2),
        grade=dict(DAY_GRADE, top=(.14, .32, .54), middle=(.40, .58, .68), horizon=(1.0, .84, .62),
                   fog=(.40, .53, .61), fog_sun=(1.0, .82, .60), fog_length=4400, gain=(1.14, 1.09, 1))),
    'lettuces': dict(
        GOLDEN, relief='plain', at=(.62, 0), up=.72, look=(.9, 7, .02), lens=33, sun=(-68, 17), sun_energy=8,
        sun_color=(1, .80, .54), fill=1.6, palms_from=70, extras=['lettuces'], hills=1.1, fstop=9, focus=3.2,
        grass=('#4a3320', '#5e422a', '#6f5235'),
        grade=dict(top=(.18, .38, .52), middle=(.55, .64, .62), horizon=(1.1, .86, .58), fog=(.46, .54, .46),
                   fog_sun=(1.35, .9, .5), fog_length=520, disc=0, shafts=0, air_gain=.12, glow=.75)),
    'rainy_track': dict(
        DAY, relief='plain', along=True, at=(-.7, 0), up=1.75, look=(.9, 40, 3.2), lens=27, sun=(-20, 50), hills=.9,
        sun_energy=.5, sun_color=(.92, .96, 1), sun_angle=50, fill=1.0, strength=.26,
        sky=dict(cloud=(.0, .35), cloud_tint=(2.2, 1.55, 1.15, 1), mirrored=.58), flooded=.36, road=(0, .6, 0, 2.5),
        clear=5.6, mesh=dict(start=-6, step=.4, rows=150, columns=260), mirror_mist=((.50, .55, .57), 330),
        understory=500, grass_tufts=6500, soil=('#3f2517', '#5f3b25', '#7a5238'), extras=['flood'],
        grade=dict(top=(.30, .35, .39), middle=(.46, .51, .54), horizon=(.74, .77, .77), sun_sky=(.03, .03, .03),
                   disc=0, shafts=0, fog=(.48, .54, .56), fog_sun=(.55, .60, .60), fog_length=330, air_gain=0,
                   saturation=1.0,
                   cloud=1.6)),
    'rainy_haul': dict(
        DAY, relief='plain', along=True, at=(-3.5, 0), up=2.45, look=(-.05, 12, 1.5), lens=41, sun=(-40, 50), hills=.9,
        sun_energy=1.3, sun_color=(.94, .97, 1), sun_angle=40, fill=1.2, strength=.28, wet=True,
        sky=dict(cloud=(.0, .35), cloud_tint=(2.2, 1.55, 1.15, 1), mirrored=.62), flooded=.315, road=(.4, .3, 0, 2.7),
        clear=5.4, mesh=dict(start=-6, step=.3, rows=180, columns=300), mirror_mist=((.50, .55, .57), 300),
        understory=400, grass_tufts=9000, grown=(.45, 1.0), soil=('#43180c', '#6b2b15', '#8a4224'),
        extras=['flood', 'rain_haul'], rain_haul=(1.15, 13.4, 101),
        frame=[(1, -7.6, 22, 1.0, None)], grass=('#2b3d16', '#46591f', '#586828'),
        denoise=dict(rad=5, patch=1, k=.5, levels=3),
        grade=dict(top=(.34, .39, .43), middle=(.50, .55, .58), horizon=(.80, .83, .82), sun_sky=(.03, .03, .03),
                   disc=0, shafts=0, fog=(.46, .53, .54), fog_sun=(.55, .60, .60), fog_length=210, air_gain=0,
                   saturation=1.08, cloud=1.6, bloom=.4, rain=.36)),
    'riverbank': dict(
        DAY, relief='plain', river=(15, 12, .10, 14, 70), at=(4.6, -1), up=1.9, look=(15, 50, 3.2), lens=27,
        sun=(-98, 31), sun_energy=9, sun_color=(1, .86, .62), fill=1.9, grass_tufts=4200, hills=.9,
        palms_where='left_bank', mirror_mist=((.48, .56, .52), 900),
        forest_from=4, extras=['forest', 'bank_trees', 'water'],
        grade=dict(DAY_GRADE, top=(.16, .38, .58), horizon=(.98, .88, .70), fog=(.48, .58, .56),
                   fog_sun=(.95, .86, .64),
                   fog_length=1300, gain=(1.12, 1.09, 1.02))),
    'sunset_track': dict(
        GOLDEN, relief='plain', along=True, at=(2.4, 0), up=1.35, look=(-6, 40, 4.4), lens=30, sun=(11, 6.6),
        sun_energy=8, sun_color=(1, .34, .10), fill=.6, fill_color=(.6, .6, 1), strength=.06, tall=1.55,
        road=(0, 0, 0, 2.0), grass_tufts=5200, understory=300, hills=.7,
        grade=dict(top=(.20, .10, .16), middle=(.70, .19, .13), horizon=(1.10, .28, .08), sun_sky=(.85, .16, .02),
                   fog=(.24, .09, .09), fog_sun=(1.05, .25, .06), fog_length=300, air=(1, .36, .10), air_gain=.07,
                   glow=1.9, disc=.6, disc_color=(1, .42, .14), shafts=.2)),
    'hills': dict(
        GOLDEN, relief='ranges', along=True, straight=True, at=(0, -16), up=9.5, look=(10, 900, 58), lens=36,
        frame=[(2, 9.2, 4, 1.25, .9), (1, 15.5, 15, 1.12, None), (0, 8, 31, 1.05, None), (3, -17, 16, 1.05, 2.1)],
        frond=6.6, sun=(-84, 17), sun_energy=13,
        sun_color=(1, .76, .50), fill=1.4, palms_to=820, mesh=dict(spread=1.2, columns=330, growth=1.009, reach=8500),
        grade=dict(top=(.10, .28, .48), middle=(.42, .55, .62), horizon=(1.10, .78, .50), sun_sky=(.45, .24, .06),
                   fog=(.25, .38, .49), fog_sun=(.95, .66, .40), fog_length=3000, fog_max=.9, disc=0, shafts=0,
                   air_gain=0, low_fog=(.0042, 8, 150, 31), low_color=(.92, .86, .76), glow=1.5,
                   gain=(1.06, 1.01, .95), saturation=1.06)),
    'empty_bunches': dict(
        GOLDEN, relief='plain', at=(.60, 1.28), up=1.75, look=(3.36, 7.26, 1.60), lens=33.5, sun=(-106, 24), sun_energy=15,
        sun_color=(1, .87, .66), fill=4.0, along=True, clear=4.5, glade=(-32, 16, -30, 20), edge=(11, 2, .03, 0, 70), forest_from=8,
        frame=[(1, 3.2, 17.2, 1.0, None), (2, 5.6, 27, 1.0, None), (0, 9.6, 37, 1.05, .8)],
        bearing=((51, 4.03, 6.51, 3.45, -2.14, 6),), bare=(4.03, 6.51, 1.9), fields=_weeded(4.03, 6.51, 2.1),
        understory=0, grass_tufts=9000, grown=(.35, .8), hills=.9, extras=['forest', 'fruit_palms', 'empty_bunches'],
        denoise=dict(rad=5, patch=1, k=.5, levels=3),
        grade=dict(top=(.15, .36, .58), middle=(.46, .62, .68), horizon=(1.0, .88, .66), fog=(.46, .56, .52),
                   fog_sun=(1.2, .88, .56), fog_length=700, disc=0, shafts=0, air_gain=.08, gain=(1.30, 1.24, 1.12))),
    'maize': dict(
        GOLDEN, relief='plain', at=(0, 0), up=2.5, look=(1.6, 30, 2.3), lens=32, sun=(-78, 19), sun_energy=11,
        sun_color=(1, .78, .50), fill=1.4, palms_from=95, extras=['maize'], hills=1.1, grass_tufts=1500,
        grass=('#5a3d24', '#6e4c30', '#7f5c3c'),
        grade=dict(top=(.16, .38, .56), middle=(.52, .66, .68), horizon=(1.05, .82, .52), fog=(.40, .52, .58),
                   fog_sun=(1.15, .82, .52), fog_length=3000, disc=0, shafts=0, air_gain=.06,
                   gain=(1.08, 1.05, 1))),
    'gate': dict(
        GOLDEN, relief='plain', along=True, at=(48.6, 92), up=2.1, look=(57, 220, 11.5), lens=31, sun=(-104, 20),
        sun_energy=9, sun_color=(1, .82, .58), fill=1.6, hills=1.1, road=(52, 0, 0, 3.0), glade=(18, 96, 60, 152),
        palms_where='around_mill', extras=['mill', 'mill_detail', 'gateway'], grass_tufts=6000, tall=.9,
        soil=('#84512f', '#b07c4e', '#c79b68'), mesh=dict(spread=1.5, columns=260),
        frame=[(2, 36.5, 112, .9, .9), (1, 64.5, 131, .9, 2.4), (3, 70, 114, .95, .4), (0, 39, 134, .9, 1.2)],
        grade=dict(top=(.13, .34, .54), middle=(.44, .60, .66), horizon=(1.0, .84, .60), sun_sky=(.3, .2, .08), disc=0,
                   shafts=0, fog=(.46, .56, .58), fog_sun=(1.1, .82, .54), fog_length=1300, air_gain=.06,
                   gain=(1.08, 1.05, 1), steam=(1.25, 1.10, .94), steam_shade=(.54, .56, .60))),
    'weighbridge': dict(
        GOLDEN, relief='plain', at=(59.5, 163), up=2.2, look=(62.6, 200, 4.3), lens=31, sun=(-84, 15), sun_energy=11,
        sun_color=(1, .74, .46), fill=1.3, hills=1.1, palms_where='around_mill', grass_tufts=700,
        extras=['mill', 'mill_detail', 'weighing'], mesh=dict(spread=1.5, columns=260),
        denoise=dict(rad=5, patch=2, k=.7, levels=3),
        grass=('#7a5a3a', '#92704a', '#a8865a'),
        grade=dict(top=(.16, .32, .52), middle=(.62, .58, .54), horizon=(1.25, .78, .42), sun_sky=(.4, .22, .06),
                   disc=0, shafts=0, fog=(.44, .50, .54), fog_sun=(1.2, .80, .48), fog_length=1300, air_gain=.08,
                   steam=(1.35, 1.08, .84), steam_shade=(.56, .50, .52))),
    'weight_slip': dict(
        GOLDEN, relief='plain', at=(60, 171.7), up=1.62, look=(66.5, 182.96, 1.62), lens=41, sun=(-112, 29), sun_energy=11,
        sun_color=(1, .83, .60), fill=2.3, hills=1.1, palms_where='around_mill', grass_tufts=900, grown=(.25, .6),
        extras=['mill', 'mill_detail', 'weight_slip'], mesh=dict(spread=1.5, columns=260),
        denoise=dict(rad=5, patch=2, k=.6, levels=3),
        grass=('#7a4f30', '#946440', '#ab7d54'),
        grade=dict(top=(.15, .36, .58), middle=(.48, .62, .68), horizon=(1.05, .86, .60), sun_sky=(.3, .2, .08),
                   disc=0, shafts=0, fog=(.46, .56, .58), fog_sun=(1.1, .82, .54), fog_length=1500, air_gain=.06, bloom=.08,
                   gain=(1.06, 1.04, 1), steam=(1.25, 1.10, .94), steam_shade=(.56, .58, .60))),
    'tank_lorry': dict(
        GOLDEN, relief='plain', at=(86.6, 174), up=2.3, look=(94, 200, 4.4), lens=34, sun=(-100, 22), sun_energy=9,
        sun_color=(1, .82, .58), fill=1.7, hills=1.1, palms_where='around_mill', grass_tufts=700,
        extras=['mill', 'mill_detail', 'loading'], mesh=dict(spread=1.5, columns=260),
        denoise=dict(rad=5, patch=2, k=.7, levels=3), grass=('#7a5a3a', '#92704a', '#a8865a'),
        frame=[(0, 104, 236, 1.35, 1.1), (1, 108, 246, 1.4, .2), (2, 121, 214, 1.0, .9), (1, 128, 226, 1.05, 2.4), (0, 122, 240, 1.0, .3)],
        grade=dict(top=(.13, .34, .56), middle=(.46, .61, .68), horizon=(1.0, .84, .60), sun_sky=(.3, .2, .08), disc=0,
                   shafts=0, fog=(.46, .56, .58), fog_sun=(1.1, .82, .54), fog_length=1500, air_gain=.06,
                   gain=(1.06, 1.04, 1), steam=(1.25, 1.10, .94), steam_shade=(.54, .56, .60))),
    'horizon': dict(
        GOLDEN, relief='plain', along=True, hills=1.15, at=(0, 0), up=2.5, look=(9, 100, 0), pitch=4, lens=31,
        glade=(-90, 120, -20, 158), sun=(17, 7.5), sun_energy=15, sun_color=(1, .64, .36), fill=2.2,
        fill_color=(.80, .88, 1), grass_tufts=9000, extras=['ceiba'], ceiba=(33, 108, 31),
        grade=dict(top=(.17, .27, .46), middle=(.62, .50, .46), horizon=(1.35, .74, .36), sun_sky=(1.0, .5, .12),
                   fog=(.44, .44, .46), fog_sun=(1.4, .78, .36), fog_length=1300, air_gain=.05, glow=2.0, disc=.7,
                   shafts=.16, low_fog=(.008, 1.8, 40), low_color=(.86, .70, .58), saturation=1.16,
                   gain=(1.12, 1.07, 1))),
    'young_palms': dict(
        GOLDEN, relief='plain', along=True, hills=.8, at=(0, 0), up=1.05, look=(1.2, 10, 2.35), lens=30, clear=3,
        nearest=30, glade=(-40, 40, 0, 30), sun=(-106, 27), sun_energy=11, sun_color=(1, .84, .60), fill=2.4,
        bearing=((51, 2.9, 7.4, 2.55, -2.0, 6), (54, 8.6, 12.5, 2.7, -2.2, 5), (53, .6, 18, 2.9, -1.8, 5),
                 (55, 12, 20, 2.8, -2.2, 5), (56, -7.5, 21, 2.8, -1.4, 5), (57, -3.4, 28, 3.0, -1.5, 5)),
        crown=dict(first_bunch=13, cut=.95, apart=.36), bunch=dict(stalk=.17), understory=300, grass_tufts=9000,
        grown=(.4, 1.0), extras=['fruit_palms'],
        grade=dict(top=(.15, .36, .58), middle=(.46, .62, .68), horizon=(1.02, .86, .62), fog=(.42, .50, .40),
                   fog_sun=(1.3, .86, .42), fog_length=480, fog_max=.9, disc=0, shafts=0, air_gain=.1)),
    'dawn': dict(
        GOLDEN, relief='plain', at=(.75, -.6), up=1.65, look=(2.2, 30, 2.6), lens=29, sun=(9, 6.2), sun_energy=15,
        sun_color=(1, .60, .32), fill=2.3, fill_color=(.80, .86, 1), palms_from=80, hills=1.1, grass_tufts=900,
        extras=['lettuces', 'crates'], skip=(0, 1), grass=('#4a3320', '#5e422a', '#6f5235'),
        grade=dict(top=(.17, .24, .44), middle=(.62, .44, .46), horizon=(1.35, .70, .34), sun_sky=(1.0, .5, .12),
                   fog=(.42, .40, .46), fog_sun=(1.4, .74, .34), fog_length=1200, air_gain=.03, glow=2.0, disc=.7,
                   shafts=.12, low_fog=(.008, .9, 34), low_color=(.74, .62, .60), saturation=1.16,
                   gain=(1.12, 1.07, 1))),
    'walk_the_beds': dict(
        DAY, relief='plain', at=(.55, -.5), up=1.62, look=(2.5, 30, .2), lens=29, sun=(-74, 38), sun_energy=8.5,
        sun_color=(1, .90, .70), fill=1.7, palms_from=78, hills=1.1, grass_tufts=260, extras=['garden', 'baskets'],
        garden=(-13, 18, 60), skip=(0, 1),
        crops=('lettuce', 'cabbage', 'pale', 'tomato', 'cabbage', 'oakleaf', 'carrot', 'lettuce'),
        baskets=(('tomato', 1.60, 4.75, .3), ('pepper', 1.08, 5.45, 2.6), ('lettuce', 1.66, 6.0, 1.2),
                 ('onion', -.34, 7.6, .8)),
        denoise=dict(rad=4, patch=1, k=.5, levels=2), grass=('#5a4029', '#735336', '#876744'),
        grade=dict(DAY_GRADE, top=(.15, .36, .60), middle=(.40, .60, .74), horizon=(.92, .86, .74), fog_length=2300,
                   gain=(1.10, 1.07, 1.0))),
    'beds_by_the_sea': dict(
        DAY, relief='seaside', at=(0, 0), up=3.0, look=(4, 60, 3.3), lens=28, sun=(-72, 32), sun_energy=8,
        sun_color=(1, .89, .68), fill=1.4, palms_from=1e9, tall=.95, above=1.5, grass_tufts=600, sand=(.55, 1.15),
        extras=['garden', 'sea', 'boats'], garden=(-26, 30, 56), fields=_green_beyond(58),
        crops=('lettuce', 'lettuce', 'oakleaf', 'oakleaf', 'cabbage', 'cabbage', 'pale', 'pale', 'carrot',
               'carrot', 'tomato', 'cabbage'),
        mesh=dict(spread=1.4, columns=320), denoise=dict(rad=5, patch=2, k=.6, levels=2),
        grass=('#4a3320', '#5e422a', '#6f5235'),
        frame=[(2, 21, 74, 1.0, .9), (0, 27, 80, 1.0, 2.1), (1, 33, 77, 1.05, .2), (3, 38, 84, 1.0, 1.1),
               (2, 45, 80, 1., 3.),
               (1, 52, 88, 1., .5), (0, -40, 84, 1., 1.3), (3, -47, 88, 1., 2.6), (2, -54, 82, 1., .1),
               (1, 58, 80, 1., 2.),
               (0, 30, 100, .9, .6), (2, 44, 104, .9, 1.9), (1, -60, 92, 1., .7)],
        grade=dict(DAY_GRADE, top=(.12, .34, .62), middle=(.36, .60, .78), horizon=(.90, .88, .80), fog_length=2800,
                   fog_max=.8, gain=(1.08, 1.06, 1.0))),
    'crew': dict(
        GOLDEN, relief='plain', along=True, at=(0, 0), up=1.75, look=(.35, 12, 1.75), lens=33, sun=(-78, 24),
        sun_energy=9, sun_color=(1, .82, .58), fill=1.7, road=(2.6, 0, 0, 3.0), clear=6.6, understory=300,
        grass_tufts=9000, grown=(.4, .95), hills=.9, tall=.95, extras=['crew'],
        denoise=dict(rad=5, patch=1, k=.5, levels=3),
        grade=dict(top=(.16, .38, .56), middle=(.50, .62, .62), horizon=(1.05, .86, .60), fog=(.44, .52, .44),
                   fog_sun=(1.2, .86, .5), fog_length=620, disc=0, shafts=0, air_gain=.08, gain=(1.08, 1.05, 1))),
    'field_visit': dict(
        GOLDEN, relief='plain', along=True, at=(1.5, 0), up=1.55, look=(.45, 8, 1.22), lens=41, sun=(-72, 27),
        sun_energy=8.5, sun_color=(1, .84, .60), fill=1.8, road=(3.8, 0, 0, 2.3), clear=6.4, understory=300,
        grass_tufts=9000, grown=(.4, .95), denoise=dict(rad=5, patch=1, k=.5, levels=3),
        extras=['heap', 'field_visit'],
        grade=dict(top=(.18, .38, .50), middle=(.55, .62, .55), horizon=(1.0, .84, .58), fog=(.44, .50, .40),
                   fog_sun=(1.2, .86, .5), fog_length=520, disc=0, shafts=0, air_gain=.08)),
    'ice_house': dict(
        DAY, relief='shore', river=(-7.5, 2.2, .02, 0, 16), at=(0, -2), up=2.3, look=(2.6, 30, 1.7), lens=30,
        sun=(-70, 30), sun_energy=6.6, sun_color=(1, .90, .70), fill=1.3, above=1.55, sand=(1.2, 1.75), tall=1.25,
        hills=.7, grass_tufts=0, mesh=dict(spread=1.5, columns=320), palms_from=12, extras=['sea', 'landing'], calm=(6, 46),
        denoise=dict(rad=6, patch=2, k=.7, levels=2),
        grade=dict(DAY_GRADE, top=(.12, .33, .60), middle=(.36, .60, .76), horizon=(.94, .88, .76), fog_length=3000,
                   gain=(1.06, 1.04, 1.0))),
    'greenhouse': dict(
        DAY, relief='plain', at=(.62, 0), up=1.95, look=(5.6, 22, 1.7), lens=30, sun=(-74, 25), sun_energy=8,
        sun_color=(1, .86, .64), fill=1.5, palms_from=74, denoise=dict(rad=6, patch=2, k=.6),
        extras=['lettuces', 'film_houses'], built=(3.2, 22, 15.5),
        hills=1.1, grass=('#4a3320', '#5e422a', '#6f5235'),
        grade=dict(DAY_GRADE, top=(.14, .35, .58), middle=(.42, .60, .70), horizon=(.98, .86, .66), fog_length=1500,
                   gain=(1.06, 1.04, 1.0))),
    'mulch': dict(
        DAY, relief='plain', along=True, at=(-.5, 0), up=2.1, look=(1.2, 30, 2.3), lens=27, sun=(-104, 36),
        sun_energy=11, sun_color=(1, .88, .64), fill=2.6, road=(.5, .3, 0, 2.1), verge=.6, nearest=15, tall=.95,
        understory=400, grass_tufts=9000, grown=(.4, 1.0), soil=('#2b1b10', '#472e1a', '#5f4026'), hills=.8, extras=['mulch'],
        grade=dict(DAY_GRADE, fog=(.46, .56, .44), fog_sun=(.9, .86, .6), fog_length=420, air_gain=.08,
                   horizon=(.96, .90, .74), gain=(1.12, 1.08, 1.0))),
}

# Upright, from nearer and more from the side than the wide view: palms before the yard, a truck on its way out.
VIEWS |= {
    'mill_portrait': dict(
        VIEWS['mill'], at=(2, 132), up=21, look=(63, 236, 15.5), lens=39, sun=(-84, 24), sun_energy=11, sun_color=(1, .80, .54), fill=1.5,
        road=(22, 9, .08, 3.0, 90), extras=['mill', 'mill_detail', 'hauling'], hauling=178, mesh=dict(spread=1.5, columns=260),
        frame=[(k % 4, x, y, 1.0, None) for k, (x, y) in enumerate(
            ((21, 156), (14, 165), (29, 165), (22, 174), (41, 168), (37, 177), (46, 179), (48, 166), (55, 173), (57, 183), (64, 179), (68, 189),
             (74, 184), (80, 192), (33, 157), (40, 158), (62, 168), (71, 174), (82, 180), (88, 188)))],
        grass_tufts=0, tall=.7, frond=5.0,
        grade=dict(top=(.10, .30, .54), middle=(.38, .56, .66), horizon=(1.02, .84, .60), sun_sky=(.3, .2, .08), disc=0, shafts=0,
                   fog=(.40, .52, .60), fog_sun=(1.1, .80, .52), fog_length=7800, air_gain=.03, saturation=1.12, gain=(1.12, 1.06, 1),
                   steam=(1.22, 1.10, .95), steam_shade=(.56, .58, .60))),
}

# For phones, whose hero shows the upper three fifths of an upright picture: what the wide view has at its foot stands
# higher. pitch is where the camera's middle points, in degrees, in place of the height of look; shift lifts the picture's
# window without tilting the camera, as a share of its longer side.
VIEWS |= {
    'dawn_portrait': dict(VIEWS['dawn'], look=(5.5, 29.4, 0), pitch=-13, lens=39, sun=(2.7, 6.2),
                          grade=dict(VIEWS['dawn']['grade'], disc=0, glow=1.5, low_fog=(.003, .9, 34),
                                     gain=(1.26, 1.19, 1.08))),
    'walk_the_beds_portrait': dict(VIEWS['walk_the_beds'], at=(.75, 1.2), up=1.5, look=(3.3, 30, 0), pitch=-17.5, lens=34,
                                   sun=(-75, 38)),
}


VIEWS |= {
    'notice_board': dict(
        VIEWS['weight_slip'], look=(68.05, 181.9, 1.66), sun=(-110, 30), extras=['mill', 'mill_detail', 'notice_board'],
        frame=[(1, 79, 184, .9, None), (2, 84, 190, .9, 1.2), (0, 68.5, 189.5, .8, .6), (3, 88, 184, .9, 2.)]),
}


# The last rows of a plantation, a stream, and native forest beyond it, from a low drone's height.
VIEWS |= {
    'forest_edge': dict(
        GOLDEN, relief='plain', river=(3, 5, .09, 4.2, 40), rise=46, at=(-3, -14), up=27, look=(13, 120, 7), lens=30, along=True,
        palms_where='left_only', tall=.65, frond=4.4, detailed=300, straight=True, sun=(-84, 22), sun_energy=18, sun_color=(1, .79, .53), fill=2.0, hills=1.1,
        understory=0, grass_tufts=3500, grown=(.5, 1.2), mesh=dict(spread=1.3, columns=320), mirror_mist=((.50, .58, .58), 1600),
        extras=['native', 'water'], denoise=dict(rad=4, patch=1, k=.5, levels=2),
        grade=dict(top=(.13, .34, .54), middle=(.46, .58, .62), horizon=(1.05, .84, .58), sun_sky=(.4, .24, .08), disc=0, shafts=0,
                   fog=(.36, .48, .56), fog_sun=(1.2, .84, .52), fog_length=3600, air_gain=.06, low_fog=(.0010, 12, 60, 31),
                   low_color=(.98, .86, .68), glow=1.3, saturation=1.1, gain=(1.34, 1.19, .98))),
}


class Plantation:
    """Builds one view: relief, planting, extras, light, camera."""

    def __init__(self, view):
        self.view = view
        self.rnd = random.Random(12)
        self.height = land.RELIEF[view['relief']](view)
        self.mats = palms.PalmMaterials()
        x, y = view['at']
        self.eye = Vector((x, y, self.height(x, y) + view['up']))
        lx, ly, lz = view['look']
        fx, fy = view.get('look_from', (lx, ly))
        self.target = Vector((lx, ly, self.height(fx, fy) + lz))
        d = self.target - self.eye
        if 'pitch' in view:
            self.target.z = self.eye.z + math.hypot(d.x, d.y) * math.tan(math.radians(view['pitch']))
        self.azimuth = math.atan2(d.x, d.y)
        self.fov = math.atan(18 / view['lens']) + .12
        self.count = 0
        self.plumes = []

    def instance(self, mesh, x, y, scale=1., dz=0., turn=None, tilt=.05):
        """Link one copy of mesh standing on the ground."""
        rnd = self.rnd
        obj = bpy.data.objects.new('i', mesh)
        bpy.context.scene.collection.objects.link(obj)
        obj.location = (x, y, self.height(x, y) + dz)
        obj.scale = (scale, scale, scale * rnd.uniform(.94, 1.08))
        obj.rotation_euler = (rnd.uniform(-tilt, tilt), rnd.uniform(-tilt, tilt),
                              rnd.uniform(0, 6.28) if turn is None else turn)
        self.count += 1
        return obj

    def build(self):
        """Everything, in order."""
        view = self.view
        self.near = [palms.oil_palm(self.mats, s, h * view.get('tall', 1), frond_length=view.get('frond', 6.))
                     for s, h in ((1, 5.2), (2, 6.4), (3, 7.2), (4, 5.8))]
        self.far = [palms.oil_palm(self.mats, s, h * view.get('tall', 1), 26, 44, 3, leaf_width=.036)
                    for s, h in ((11, 5.4), (12, 6.6), (13, 6.0))]
        land.terrain(self.height, land.ground_material(view), **view.get('mesh', {}))
        self.plant()
        self.undergrowth()
        for which, x, y, scale, turn in view.get('frame', ()):
            self.instance(self.near[which], x, y, scale, turn=turn)
        for name in view.get('extras', ()):
            EXTRAS[name](self)
        return self.light()

    # ------------------------------------------------------------------------------------------ planting

    def allowed(self, x, y):
        """May a palm stand here?"""
        view = self.view
        if view.get('road') and abs(x - land.wave(view['road'], y)) < view['road'][3] + view.get('verge', 3.6):
            return False
        if view.get('clear') and abs(x - self.eye.x) < view['clear'] and y < 400:
            return False
        x0, x1, y0, y1 = view.get('glade', (0, 0, 0, 0))
        if x0 < x < x1 and y0 < y < y1:
            return False
        if not view.get('palms_from', -1e9) <= y <= view.get('palms_to', 1e9):
            return False
        if self.height(x, y) < view.get('above', -1e9):
            return False
        if view.get('edge') and x > land.wave(view['edge'], y) - 8:
            return False
        if view.get('river'):
            side = x - land.wave(view['river'], y)
            edge = abs(side) - view['river'][3]
            if view.get('palms_where') == 'left_only':
                return side < 0 and edge > 6.5
            if view.get('palms_where') == 'left_bank':
                return (edge > 13) if side < 0 else edge > 62
            return edge > 34
        if view.get('palms_where') == 'around_mill':
            return not (-14 < x < 130 and 150 < y < 330)
        return True

    def plant(self):
        """Triangular nine-metre grid; rows along Y when view['along']."""
        view = self.view
        rnd = self.rnd
        row = 0
        y = -10.
        step_x, step_y = (GRID * .866, GRID) if view.get('along') else (GRID, GRID * .866)
        jitter = .35 if view.get('straight') else .7
        while y < 1500:
            half = 70 + max(0, y) * .9
            x = -half
            x = x - math.fmod(x, step_x)
            column = int(round(x / step_x))
            while x < half:
                if view.get('along'):
                    px, py = x + step_x / 2, y + (GRID / 2 if column % 2 else 0)
                else:
                    px, py = x + (GRID / 2 if row % 2 else 0), y
                self._plant_one(px + rnd.uniform(-jitter, jitter), py + rnd.uniform(-jitter, jitter))
                x += step_x
                column += 1
            y += step_y
            row += 1

    def _plant_one(self, x, y):
        rnd = self.rnd
        d = math.hypot(x - self.eye.x, y - self.eye.y)
        a = math.atan2(x - self.eye.x, y - self.eye.y) - self.azimuth
        if not (self.view.get('nearest', 17 if self.view['up'] > 5 else 7) < d < 1350) or abs(a) > self.fov + 8 / d:
            return
        if not self.allowed(x, y) or rnd.random() < .03:
            return
        mesh = rnd.choice(self.near if d < self.view.get('detailed', 170) else self.far)
        self.instance(mesh, x, y, rnd.uniform(.85, 1.12) if d < 500 else rnd.uniform(1, 1.3))

    def undergrowth(self):
        """Small rosettes and grass tufts near the camera."""
        view = self.view
        rnd = self.rnd
        rosette = palms.oil_palm(self.mats, 31, .15, 9, 26, 2, leaf_width=.034)
        grass = palms.leaf_material('grass', '#37521a', '#58752a', '#93994a', translucent=.4)
        tufts = [land.grass_tuft(grass, s) for s in range(4)]
        grown = view.get('grown', (.6, 1.3))
        for count, meshes, near, far, low, high in ((view.get('understory', 0), [rosette], 14, 95, .12, .26),
                                                    (view.get('grass_tufts', 0), tufts, 1.6, 60, *grown)):
            for _ in range(count):
                d = near + (far - near) * rnd.random() ** (1 if near > 5 else 1.5)
                a = self.azimuth + rnd.uniform(-self.fov, self.fov)
                x, y = self.eye.x + d * math.sin(a), self.eye.y + d * math.cos(a)
                if view.get('road') and abs(x - land.wave(view['road'], y)) < view['road'][3] + .3:
                    continue
                if view.get('river') and abs(x - land.wave(view['river'], y)) < view['river'][3] + 2.4:
                    continue
                if 'bare' in view and math.hypot(x - view['bare'][0], y - view['bare'][1]) < view['bare'][2]:
                    continue
                self.instance(rnd.choice(meshes), x, y, rnd.uniform(low, high))

    # ------------------------------------------------------------------------------------------ light, camera, grade

    def light(self):
        """Sky, sun, fill and camera; returns the grading function."""
        view = self.view
        azimuth = self.azimuth + math.radians(view['sun'][0])
        elevation = math.radians(view['sun'][1])
        land.sky(azimuth, elevation, view.get('strength', .15), **view.get('sky', {}))
        direction = land.sun_direction(azimuth, elevation)
        land.sun_lamp(direction, view['sun_energy'], view['sun_color'], view.get('sun_angle', 1.2))
        land.sun_lamp(Vector((-.35, -.8, .75)), view['fill'], view['fill_color'], 69)
        cam = camera(self.eye, self.target, view['lens'])
        cam.data.shift_y = view.get('shift', 0)
        if view.get('fstop'):
            cam.data.dof.use_dof = True
            cam.data.dof.aperture_fstop = view['fstop']
            cam.data.dof.focus_distance = view['focus']
        scene = bpy.context.scene
        bpy.context.view_layer.update()
        sx, sy, sz = world_to_camera_view(scene, cam, self.eye + direction * 1000)
        flat = Vector((self.target.x - self.eye.x, self.target.y - self.eye.y, 0)).normalized()
        horizon = world_to_camera_view(scene, cam, self.eye + flat * 1000)[1]
        grade = dict(view.get('grade', {}))
        if view is VIEWS['sunrise']:
            grade.setdefault('horizon_y', .70)
        if sz < 0:
            grade['disc'] = 0
        thin = view.get('plume', 1.)
        grade['plumes'] = [self._plume_path(cam, start, size * thin ** .5, thin) for start, size in self.plumes]
        return land.Grade(cam, (sx, sy), min(.85, horizon + .02), **grade)

    @staticmethod
    def _plume_path(cam, start, size, thick=1., steps=60):
        """Screen positions and radii (fractions of the width) of a steam plume drifting right."""
        scene = bpy.context.scene
        path = []
        for i in range(steps):
            t = i / (steps - 1)
            point = start + Vector((52 * t ** 1.45, 0, 24 * t ** .8)) * size
            x, y, _ = world_to_camera_view(scene, cam, point)
            side = world_to_camera_view(scene, cam, point + Vector((1.3 + 9.5 * t ** .8, 0, 0)) * size)[0]
            path.append((x, y, abs(side - x), thick * (1 - t) ** .9))
        return path


# ---------------------------------------------------------------------------------------------- extras

def fruit_palms(p):
    """Palms in bearing, bunches in their axils, where the view's bearing says; its crown may be other than a grown palm's."""
    mats = palms.BearingMaterials(p.mats)
    bunches = [palms.stalked_bunch(mats, s, ripe=ripe, **p.view.get('bunch', {})) for s, ripe in
               ((3, -.42), (1, -.12), (2, .04), (4, .14), (5, .0), (6, .10))]
    for seed, x, y, height, facing, count, *size in p.view['bearing']:
        size = sum(size) or 1
        mesh, axils = palms.bearing_palm(mats, seed, height / size, facing, bunches=count, **p.view.get('crown', {}))
        obj = p.instance(mesh, x, y, 1, turn=0, tilt=0)
        obj.scale = (size,) * 3
        link = lambda mesh_data: p.instance(mesh_data, x, y)  # noqa: E731
        axils = [(place * size, turn) for place, turn in axils]
        palms.hang_bunches(link, bunches, obj.location, axils, p.rnd, scale=size)


def forest(p):
    """Strip of native trees along the right bank (or both banks from above)."""
    rnd = p.rnd
    leaf = palms.leaf_material('treeleaf', '#16300f', '#25481a', '#476a26', translucent=.3)
    pale = palms.leaf_material('paleleaf', '#2c4a1a', '#486a28', '#788a3e', translucent=.3)
    trees = [land.broadleaf(pale if s == 3 else leaf, p.mats.trunk, s, h, 9000, .62) for s, h in
             ((1, 19), (2, 23), (3, 15), (4, 26), (5, 17))]
    bush = [land.broadleaf(leaf, p.mats.trunk, s, 5, 2600, .34, .12) for s in (7, 8)]
    river = p.view.get('river') or p.view['edge']
    both = p.view.get('palms_where') == 'both_banks'
    gaps = .25 if both else .42
    for y in range(-30 if both else p.view.get('forest_from', 26), 1400 if both else 620, 5):
        for side in ((-1, 1) if both else (1,)):
            for band, meshes, low, high in ((4.5, bush, .6, 1.3), (8, bush, .8, 1.6), (12, trees, .7, 1),
                                            (19, trees, .8, 1.15), (27, trees, .8, 1.1)):
                if rnd.random() < (.10 if band < 6 else gaps):
                    continue
                away = river[3] + band + rnd.uniform(-3, 3)
                yy = y + rnd.uniform(-3, 3)
                x = land.wave(river, yy) + side * away
                if math.hypot(x - p.eye.x, yy - p.eye.y) > 24 or band < 6 and math.hypot(x - p.eye.x, yy) > 16:
                    p.instance(rnd.choice(meshes), x, yy, rnd.uniform(low, high))


def native(p):
    """Dense native forest over the whole right bank of a stream: crowns of several greens and heights, shrubs along the water."""
    rnd = p.rnd
    tones = (('#14290e', '#23421a', '#426226'), ('#1d3713', '#31521d', '#587630'), ('#2a4318', '#456226', '#768a3c'), ('#12301c', '#1f4a2a', '#3d6a3a'))
    leaves = [palms.leaf_material(f'native{k}', *three, translucent=.3) for k, three in enumerate(tones)]
    trees = [land.broadleaf(leaves[k % 4], p.mats.trunk, s, h, 11000, .46, .34) for k, (s, h) in enumerate(
        ((1, 18), (2, 23), (3, 15), (4, 27), (5, 17), (6, 20), (9, 24), (10, 16)))]
    bushes = [land.broadleaf(leaves[k], p.mats.trunk, s, 5, 2600, .30, .10) for k, s in ((0, 7), (1, 8), (2, 12))]
    river = p.view['river']

    def grow(meshes, near, far, first, last, step, low, high):
        y = first
        while y < last:
            away = near
            gap = step * (1 + max(0, y - 150) / 500)
            while away < far:
                yy, out = y + rnd.uniform(-.4, .4) * gap, away + rnd.uniform(-.35, .35) * gap
                x = land.wave(river, yy) + river[3] + out
                if abs(math.atan2(x - p.eye.x, yy - p.eye.y) - p.azimuth) < p.fov + .12 and math.hypot(x - p.eye.x, yy - p.eye.y) > 26:
                    p.instance(rnd.choice(meshes), x, yy, rnd.uniform(low, high))
                away += gap
            y += gap

    grow(bushes, 2.2, 7, 8, 420, 2.6, .45, 1.0)
    grow(bushes, 7, 16, 8, 300, 4.2, .8, 1.5)
    grow(trees, 8.5, 30, 8, 900, 6.4, .62, .95)
    grow(trees, 30, 620, 8, 900, 8.6, .8, 1.15)


def water(p):
    """River surface at level 0."""
    land.water(0, river=p.view['river'] if p.view.get('bars') else None)


def bank_trees(p):
    """Two old trees on the near bank, one reaching over the water, and tall grass along the edge."""
    leaf = palms.leaf_material('bankleaf', '#1c3a10', '#33581c', '#5a7c2a', translucent=.4)
    for seed, x, y, height, turn in ((21, .9, 12, 13, 0), (22, -4.5, 24, 17, 2)):
        p.instance(land.broadleaf(leaf, p.mats.trunk, seed, height, 16000, .34, .34), x, y, 1, turn=turn)
    reed = palms.leaf_material('reed', '#3c5a1c', '#5f7d2c', '#a3a750', translucent=.4)
    tufts = [land.grass_tuft(reed, 40 + s, 34, 1.1, .22) for s in range(3)]
    river = p.view['river']
    for _ in range(420):
        y = 1 + 70 * p.rnd.random() ** 1.5
        side = -1 if p.rnd.random() < .6 else 1
        x = land.wave(river, y) + side * (river[3] + p.rnd.uniform(-1.2, 2.2))
        p.instance(p.rnd.choice(tufts), x, y, p.rnd.uniform(.5, 1.1))


def ceiba(p):
    """One old ceiba alone on a meadow: the view's ceiba is its place and height."""
    leaf = palms.leaf_material('ceibaleaf', '#1c3a10', '#33581c', '#5f8030', translucent=.45)
    bark = M('ceibabark')
    streak = bark.noise(bark.mapping(bark.coord(), (1, 1, .15)), 1.6, 5, .6)
    bark.color(bark.ramp(streak, [(.3, '#4f4a42'), (.55, '#777167'), (.75, '#8f897c')])).set(Roughness=.85)
    x, y, height = p.view['ceiba']
    p.instance(land.ceiba(leaf, bark.m, 4, height), x, y, 1, turn=.6, tilt=0).scale = (1, 1, 1)


def flood(p):
    """Standing rain water over a sunken road."""
    road = p.view['road']
    verts = []
    for y in range(-12, 420, 4):
        centre = land.wave(road, y)
        verts += [(centre - road[3] - 2.6, y, -.27), (centre + road[3] + 2.6, y, -.27)]
    faces = [(i, i + 1, i + 3, i + 2) for i in range(0, len(verts) - 2, 2)]
    mesh_obj('flood', verts, faces, land.water_material(.03, (.060, .040, .026, 1)), smooth=False)


def nursery(p):
    """Rows of young palms in black bags."""
    rnd = p.rnd
    bag = M('bag').set(Base_Color=hexc('#17171a'), Roughness=.45, Specular=.5).m
    soil = M('bagsoil').set(Base_Color=hexc('#3b2616'), Roughness=.95).m
    young = [palms.oil_palm(p.mats, s, .12, 13, 34, 5, frond_length=1.35, oldest=.62, leaf_width=.014)
             for s in (61, 62, 63, 64, 65, 66)]
    outline = [(.17, 0), (.20, .04), (.205, .30), (.19, .36), (.20, .40), (.17, .40), (1e-6, .38)]
    pot = lathe('bag', outline, 18, bag, do_link=False).data
    pot.materials.append(soil)
    for poly in pot.polygons:
        if poly.center.z > .375:
            poly.material_index = 1
    first, last, count = p.view.get('beds', (-24, 30, 80))
    aim = p.azimuth if 'beds' in p.view else 0
    for row in range(first, last):
        bed = row // 4
        x0 = row * 1.05 + bed * 1.5 + .6
        for k in range(count):
            y = 3.2 + k * 1.0
            x = x0 + rnd.uniform(-.05, .05)
            if abs(math.atan2(x - p.eye.x, y - p.eye.y) - aim) > p.fov + .1:
                continue
            bottom = p.instance(pot, x, y, rnd.uniform(.95, 1.05), tilt=.02)
            plant = p.instance(rnd.choice(young), x, y, rnd.uniform(.8, 1.15) * p.view.get('young', 1), dz=.28)
            plant.location.z = bottom.location.z + .30
    if 'carrying' in p.view:
        _carrier(p, pot, young[0])


def _carrier(p, pot, plant):
    """Somebody who carries a young palm along a path: the view's carrying is where, and which way she faces."""
    M.subsurface_method = 'BURLEY'
    x, y, turn = p.view['carrying']
    figure = standing(p, worker('gardener', 'carry', .8), (x, y), turn)
    for mesh, up, size in ((pot, .66, .8), (plant, .94, .62)):
        obj = land.link(bpy.data.objects.new('carried', mesh))
        obj.parent = figure
        obj.location = (0, -.42, up)
        obj.scale = (size,) * 3


def lettuces(p):
    """Beds of green and red lettuce, fine enough for a camera at knee height."""
    rnd = p.rnd
    kinds = []
    for name, tones in (('lettuce', ('#46781f', '#6fa02f', '#a6c65c')), ('oakleaf', ('#4a1f20', '#6f3428', '#7f6a2c')),
                        ('pale', ('#5f8f30', '#8fb548', '#c3d67c'))):
        leaf = palms.leaf_material(name, *tones, rough=.5, translucent=.38)
        kinds.append([land.lettuce(leaf, s, ruffle=.030 if name == 'pale' else .020) for s in (1, 2, 3)])
    left, right, near_end = p.view.get('built', (0, 0, 0))
    earth = _bed_earth()
    for row in range(-14, 18):
        x = row * 1.25
        if row in p.view.get('skip', ()):
            continue
        end = near_end if left < x < right else 400
        _bed(p, x, end, abs(row) < 4, earth)
        for k in range(130):
            y = .75 + k * .42
            if y < end - .3 and abs(math.atan2(x - p.eye.x, y - p.eye.y) - p.azimuth) < p.fov + .25:
                for lane in (-.2, .2):
                    kind = kinds[(0, 0, 2, 1)[row % 4]]
                    p.instance(rnd.choice(kind), x + lane + rnd.uniform(-.03, .03),
                               y + lane * .8 + rnd.uniform(-.05, .05), rnd.uniform(.82, 1.08), dz=.15, tilt=.12)


def _bed_earth():
    """Dark crumbly soil of raised beds."""
    earth = M('bed')
    oc = earth.coord('Object')
    earth.color(earth.ramp(earth.noise(oc, 7, 8, .75), [(.3, '#2a1a10'), (.55, '#4f3320'), (.75, '#74523a')]))
    earth.set(Roughness=.95, Specular=.1)
    earth.bump(earth.noise(oc, 24, 8, .8), 1, .05)
    return earth.m


def _bed(p, x, end, fine, earth):
    """One raised bed along y, up to end at the farthest."""
    rnd = p.rnd
    verts = []
    faces = []
    steps, step = (260, .22) if fine else (60, 1.)
    for j in range(steps):
        y = min(end, .4 + j * step)
        for u, z in ((-.55, -.06), (-.42, .05), (-.30, .15), (0, .17), (.30, .15), (.42, .05), (.55, -.06)):
            verts.append((x + u + .03 * rnd.random(), y, p.height(x, y) + z + .03 * rnd.random()))
        if j:
            b = 7 * (j - 1)
            faces += [(b + i, b + i + 1, b + i + 8, b + i + 7) for i in range(6)]
    mesh_obj('bed', verts, faces, earth)


def garden(p):
    """Beds of lettuces, cabbage, carrots, and tomatoes on stakes; the view's crops says which row bears what."""
    rnd = p.rnd
    crops = {}
    for name, tones, leaves, size, ruffle in (
            ('lettuce', ('#46781f', '#6fa02f', '#a6c65c'), 30, .19, .020),
            ('oakleaf', ('#4a1f20', '#6f3428', '#7f6a2c'), 30, .19, .020),
            ('pale', ('#5f8f30', '#8fb548', '#c3d67c'), 30, .19, .030),
            ('cabbage', ('#3c6248', '#5d8568', '#8fae94'), 22, .27, .010)):
        leaf = palms.leaf_material(name, *tones, rough=.58, translucent=.34)
        crops[name] = ([land.lettuce(leaf, s, leaves, size, ruffle) for s in (1, 2, 3)], .42, .82)
    tops = palms.leaf_material('tops', '#33601c', '#4f8428', '#7da444', translucent=.4)
    crops['carrot'] = ([land.grass_tuft(tops, s, 40, .40, .07) for s in (1, 2, 3)], .22, .8)
    leaf = palms.leaf_material('tomatoleaf', '#274a18', '#3f6a22', '#668c34', translucent=.35)
    fruit = (M('ripe').set(Base_Color=hexc('#b3200a'), Roughness=.25).m,
             M('unripe').set(Base_Color=hexc('#a88a1c'), Roughness=.3).m)
    crops['tomato'] = ([land.staked(leaf, p.mats.trunk, fruit, s) for s in (1, 2, 3)], .5, .85)
    first, last, far = p.view['garden']
    earth = _bed_earth()
    for row in range(first, last):
        if row in p.view.get('skip', ()):
            continue
        x = row * 1.25
        order = p.view['crops']
        meshes, step, low = crops[order[row % len(order)]]
        _bed(p, x, far, abs(row) < 4, earth)
        y = .9
        while y < far - .4:
            if abs(math.atan2(x - p.eye.x, y - p.eye.y) - p.azimuth) < p.fov + .25:
                for lane in (0,) if step > .45 else (-.2, .2):
                    p.instance(rnd.choice(meshes), x + lane + rnd.uniform(-.03, .03),
                               y + lane * .8 + rnd.uniform(-.05, .05), rnd.uniform(low, 1.08), dz=.15, tilt=.10)
            y += step


def baskets(p):
    """Four baskets of what the beds bear, at the edge of the track."""
    M.subsurface_method = 'BURLEY'
    heads = palms.leaf_material('cut', '#4a7d22', '#78a836', '#b0cc66', rough=.55, translucent=.4)
    head = land.lettuce(heads, 6, size=.22, ruffle=.024)

    def lettuce(k):
        obj = land.link(bpy.data.objects.new('head', head))
        obj.scale = (3.5 + .3 * (k % 3),) * 3
        return obj

    fills = {
        'tomato': lambda: [veg.tomato(k + 1, .36) for k in range(12)],
        'pepper': lambda: [veg.bell_pepper(k + 1, .36, ('red', 'yellow', 'green', 'yellow')[k % 4]) for k in range(12)],
        'lettuce': lambda: [lettuce(k) for k in range(6)],
        'onion': lambda: [veg.onion(k + 1, .34, k % 3 == 0) for k in range(12)],
    }
    for kind, x, y, turn in p.view['baskets']:
        built.harvest_basket((x, y, p.height(x, y) + .02), fills[kind](), turn=turn)


def maize(p):
    """Field of tall maize, rows running away from the camera, a track between."""
    rnd = p.rnd
    leaf = palms.leaf_material('maizeleaf', '#35601b', '#528226', '#86a23c', translucent=.45)
    tassel = M('tassel').set(Base_Color=hexc('#b58f4a'), Roughness=.8).m
    plants = [land.maize(leaf, tassel, s) for s in range(5)]
    for row in range(-44, 60):
        x = row * .8 + (1.9 if row > 0 else 0) - .2
        for k in range(170):
            y = 2.5 + k * .4
            near = math.hypot(x - p.eye.x, y - p.eye.y)
            if near < 2.4 or abs(math.atan2(x - p.eye.x, y - p.eye.y) - p.azimuth) > p.fov:
                continue
            p.instance(rnd.choice(plants), x + rnd.uniform(-.08, .08), y + rnd.uniform(-.1, .1),
                       rnd.uniform(.82, 1.06), tilt=.07)


def heap(p):
    """Harvested bunches piled beside the road in three loose layers, with a few loose fruits."""
    rnd = p.rnd
    bunches = [palms.field_bunch(p.mats, s, 380, 12, 10) for s in (1, 2, 3, 4)]
    for layer, (rows, columns) in enumerate(((4, 6), (3, 5), (2, 3))):
        for row in range(rows):
            for column in range(columns):
                x = -1.75 + (column - (columns - 1) / 2 + .5 * (row % 2)) * .66 + rnd.uniform(-.09, .09)
                y = 7.4 + (row - (rows - 1) / 2) * .62 + rnd.uniform(-.09, .09)
                _drop_bunch(p, bunches, x, y, .29 + layer * .46 + rnd.uniform(-.03, .05))
    for x, y in ((.95, 6.0), (.55, 5.1), (.98, 7.1), (-.3, 5.4), (-3.1, 5.6)):
        _drop_bunch(p, bunches, x, y, .28)
    loose = palms.field_bunch(p.mats, 9, 1, 14, 12, 0, 0)
    for _ in range(70):
        x, y = rnd.gauss(-.4, 1.2), rnd.gauss(6.0, .8)
        fruit = p.instance(loose, x, y, rnd.uniform(.5, .65), dz=.03)
        fruit.rotation_euler = [rnd.uniform(0, 6.28) for _ in range(3)]


def _drop_bunch(p, bunches, x, y, lift):
    """One bunch lying at (x, y)."""
    obj = p.instance(p.rnd.choice(bunches), x, y, p.rnd.uniform(.9, 1.08), dz=lift)
    obj.rotation_euler = (p.rnd.uniform(1.2, 1.9), p.rnd.uniform(-.5, .5), p.rnd.uniform(0, 6.28))


def mill(p):
    """Palm-oil mill: halls, storage tanks, steriliser towers, stack and steam."""
    wall = M('wall').set(Base_Color=hexc('#d9d5c8'), Roughness=.7).m
    green = M('sheet').set(Base_Color=hexc('#3d6a52'), Roughness=.5).m
    roof = M('roof').set(Base_Color=hexc('#8f9a98'), Roughness=.4, Metallic=.4).m
    steel = M('steel').set(Base_Color=hexc('#c3c8c8'), Roughness=.35, Metallic=.7).m
    tank = M('tank').set(Base_Color=hexc('#efece2'), Roughness=.45).m
    rust = M('stack').set(Base_Color=hexc('#9a5a3a'), Roughness=.6).m
    z = min(p.height(x, y) for x in (10, 60, 110) for y in (200, 260)) + .3
    yard = M('yard').set(Base_Color=hexc('#b39a78'), Roughness=.95).m
    land.box('yard', (132, 120, .6), (60, 250, z - .3), yard)
    for x, y, sx, sy, sz, mat, rise in ((40, 245, 26, 44, 13, wall, 5), (66, 250, 22, 50, 17, green, 5),
                                        (88, 240, 18, 34, 10, wall, 4), (20, 232, 14, 24, 7, wall, 3),
                                        (56, 216, 12, 14, 8, wall, 3)):
        land.box('hall', (sx, sy, sz), (x, y, z), mat)
        land.gable('roof', (sx, sy), rise, (x, y, z + sz), roof)
    for i in range(4):
        land.cylinder('tank', 6.2, 11.5, (98 + (i % 2) * 15, 212 + (i // 2) * 16, z), tank, 1.6)
    for i in range(3):
        land.cylinder('steriliser', 2.2, 15, (28 + i * 6, 214, z), steel, 1.5)
    land.cylinder('stack', 1.7, 40, (78, 232, z), steel, 0)
    land.cylinder('ring', 1.9, 2.2, (78, 232, z + 34), rust, 0)
    land.cylinder('stack', 1.1, 27, (50, 226, z), steel, 0)
    p.plumes = [(Vector((78, 232, z + 40.5)), 1.), (Vector((50, 226, z + 27.5)), .5)]


def mill_detail(p):
    """What a nearer camera needs of the mill: sheet ribs, ducts, a conveyor, ladders and platforms on the stacks."""
    z = p.plumes[0][0].z - 40.5
    steel = M('duct').set(Base_Color=hexc('#aeb4b3'), Roughness=.4, Metallic=.7).m
    dark = M('frame').set(Base_Color=hexc('#4a4f4e'), Roughness=.6, Metallic=.3).m
    belt = M('gallery').set(Base_Color=hexc('#5d7f6b'), Roughness=.5).m
    rib = M('rib').set(Base_Color=hexc('#7d8784'), Roughness=.45, Metallic=.4).m
    for name, x, y, height in (('big', 78, 232, 40), ('small', 50, 226, 27)):
        r = 1.9 if name == 'big' else 1.25
        for level in (height * .45, height * .8):
            land.cylinder('platform', r + 1.1, .18, (x, y, z + level), dark)
            for k in range(14):
                a = k * math.pi / 7
                foot = (x + (r + 1) * math.cos(a), y + (r + 1) * math.sin(a), z + level)
                land.box('post', (.07, .07, 1.1), foot, dark)
            land.ring('rail', r + 1, .05, (x, y, z + level + 1.1), dark)
        for side in (-.28, .28):
            land.box('ladder', (.07, .07, height * .8), (x + side, y - r - .25, z), dark)
        for k in range(int(height * .8 / .5)):
            land.box('rung', (.56, .05, .05), (x, y - r - .25, z + k * .5), dark)
        for level in (.2, .4, .6, .98):
            land.ring('flange', r * .92, .10, (x, y, z + height * level), steel)
    land.beam('duct', (66, 238, z + 19), (78, 232, z + 13), 2.0, 2.0, steel)
    land.beam('duct', (44, 236, z + 14), (50, 226, z + 9), 1.3, 1.3, steel)
    land.beam('gallery', (10, 204.4, z + 1.2), (50.6, 210.8, z + 6.6), 2.2, 2.0, belt)
    for t in (.2, .4, .6, .8):
        x, y, top = 10 + 40.6 * t, 204.4 + 6.4 * t, .4 + 5.4 * t
        for side in (-.9, .9):
            land.beam('trestle', (x + side * 1.4, y - .6, z), (x + side * .5, y, z + top), .22, .22, dark)
    for x0, x1, y, top, step in ((27, 53, 222.9, 13, 1.1), (55, 77, 224.9, 17, 1.1), (79, 97, 222.9, 10, 1.1),
                                 (13, 27, 219.9, 7, 1.1), (50, 62, 208.9, 8, 1.1)):
        for k in range(int((x1 - x0) / step)):
            land.box('rib', (.12, .12, top), (x0 + (k + .5) * step, y, z), rib)
        land.box('plinth', (x1 - x0 + .1, .3, 1.3), ((x0 + x1) / 2, y, z), dark)
    for x, y, length, top in ((66, 250, 46, 22), (40, 245, 40, 18)):
        land.box('vent', (3.2, length, 1.6), (x, y, z + top - .9), rib)
        land.gable('ventroof', (3.4, length), .9, (x, y, z + top + .7), steel)
def shells(p):
    """Heaps of cracked palm shells, the boiler's fuel, on the yard before the halls."""
    z = p.plumes[0][0].z - 40.2
    shell = M('shell')
    grains = shell.voro(shell.coord('Object'), 9)
    patches = shell.ramp(shell.noise(shell.coord('Object'), 1.2, 6, .7), [(.3, '#241610'), (.7, '#6a4528')])
    shell.color(shell.mix(.5, shell.ramp(grains, [(.1, '#1a0f09'), (.5, '#4a2c19'), (.9, '#75502f')]), patches))
    shell.set(Roughness=.85).bump(grains, 1, .12)
    for x, y, r, h, lean in ((62.5, 199, 6.2, 3.6, .4), (71.5, 201.5, 4.6, 2.5, 2.1), (54.5, 199.5, 3.4, 1.7, 4.)):
        def uneven(q, level, angle, _, lean=lean):
            return q * (1 + .07 * math.sin(3 * angle + lean) + .04 * math.sin(7 * angle - lean)), level
        heap_ = lathe('shells', [(r, -.1), (r * .86, h * .14), (r * .6, h * .44), (r * .3, h * .8), (r * .12, h * .96),
                                 (1e-6, h)], 72, shell.m, fn=uneven)
        heap_.location = (x, y, z)




def _lit(name, height, power=1.25):
    """A lit window or door: dimmer towards its foot, and each of its own brightness."""
    m = M(name).set(Base_Color=(0, 0, 0, 1))
    each = m.rnd()
    m.ln(m.ramp(each, [(0, '#ff9a3c'), (1, '#ffbf72')]), m.b.inputs['Emission'])
    rise = m.remap(m.sep(m.coord('Object'))[2], 0, height, .45, 1)
    m.ln(m.math('MULTIPLY', rise, m.remap(each, 0, 1, .5 * power, 1.5 * power)), m.b.inputs['Emission Strength'])
    m.m.cycles.sample_as_light = False
    return m.m


def mill_lamps(p):
    """Night shift: lit windows with bars, open doors with machines before the light, lamps in the yard, seams."""
    rnd = p.rnd
    z = p.plumes[0][0].z - 40.5
    pane, inside, bulb = _lit('pane', 1.3), _lit('inside', 4.), _lit('bulb', .01, 7)
    frame = M('sash').set(Base_Color=hexc('#2b2f2e'), Roughness=.6).m
    shade = M('machine').set(Base_Color=hexc('#1d130c'), Roughness=.7).m
    sheet = M('leaf').set(Base_Color=hexc('#5d7f6b'), Roughness=.5).m
    for x0, x1, y, rows in ((28, 52, 222.8, (5.5, 9.)), (56, 76, 224.8, (6., 10., 13.5)), (80, 96, 222.8, (6.5,)),
                            (14, 26, 219.8, (4.4,)), (51, 61, 208.8, (5.2,))):
        for level in rows:
            for k in range(int((x1 - x0) / 2.2)):
                x = x0 + 1.1 + k * 2.2
                if rnd.random() < .82:
                    land.box('pane', (1.5, .2, 1.3), (x, y, z + level), pane)
                for side in (-.76, -.25, .25, .76):
                    land.box('bar', (.09, .28, 1.36), (x + side, y, z + level - .03), frame)
                for rise, deep in ((-.08, .40), (.64, .28), (1.28, .34)):
                    land.box('bar', (1.62, deep, .09), (x, y, z + level + rise), frame)
    for x, y, width, high in ((36, 222.7, 5, 4.2), (88, 222.7, 4.4, 4.2), (56, 208.7, 3.4, 3.4)):
        land.box('door', (width, .2, high), (x, y, z), inside)
        for side in (-.5, .5):
            land.box('jamb', (.22, .4, high), (x + side * width, y, z), frame)
        land.box('lintel', (width + .22, .4, .25), (x, y, z + high), frame)
        land.box('leaf', (width * .55, .12, high), (x + width * .79, y - .2, z), sheet)
        for share, wide, tall in ((-.34, .9, 1.5), (-.34, .3, 2.4), (.05, .14, high), (.3, 1.2, 1.1), (.36, .5, 1.9)):
            land.box('machine', (wide, .06, tall), (x + share * width, y - .14, z), shade)
        land.box('pipe', (width, .06, .16), (x, y - .14, z + high * .78), shade)
        glow = bpy.data.lights.new('doorlight', 'AREA')
        glow.size, glow.energy, glow.color = 4, 2000, (1, .62, .28)
        lamp = land.link(bpy.data.objects.new('doorlight', glow))
        lamp.location = (x, y - .4, z + high * .8)
        lamp.rotation_euler = (math.radians(-50), 0, 0)                     # out of the door, onto the yard
        lamp.visible_camera = False
    for x, y, high in ((46, 202, 8), (72, 204, 8), (38.6, 184, 7.6), (63, 184, 7.6)):
        foot = z if y > 190 else p.height(x, y)
        land.cylinder('post', .10, high, (x, y, foot), frame)
        land.beam('arm', (x, y, foot + high), (x + 1.5, y, foot + high + .25), .1, .1, frame)
        land.cylinder('hood', .42, .16, (x + 1.5, y, foot + high + .1), frame, .3)
        land.cylinder('bulb', .34, .1, (x + 1.5, y, foot + high - .02), bulb).visible_shadow = False
        light = bpy.data.lights.new('yard', 'SPOT')
        light.energy, light.color, light.shadow_soft_size = 15000, (1, .70, .38), .3
        light.spot_size, light.spot_blend = math.radians(140), .6
        land.link(bpy.data.objects.new('yard', light)).location = (x + 1.5, y, foot + high - .1)
    seam, steel = built.paint('seam', '#9a968a', .6), built.paint('rail', '#6f7674', .5, Metallic=.5)
    _seams((98, 212, z), seam, steel)
    for x in (28, 34, 40):
        for level in (.1, 3, 6, 9, 12, 14.9):
            land.ring('seam', 2.2, .06, (x, 214, z + level), seam, 64)


def on_shift(p):
    """Two of the night shift in the light of a lamp, one in a door."""
    M.subsurface_method = 'BURLEY'
    standing(p, noting('buyer'), (40.5, 185.8), 50)
    standing(p, worker('carrier', 'show', .3), (41.7, 185.5), -46)
    standing(p, worker('operator', 'show', .7), (54.9, 206.5), 20).location.z = p.plumes[0][0].z - 40.2


def gateway(p):
    """The mill's gate across the road, hedges behind its wall."""
    x, y = 52, 121
    built.gate((x, y, p.height(x, y)))
    leaf = palms.leaf_material('hedge', '#1f3d14', '#345c1e', '#5c8430', translucent=.3)
    bushes = [land.broadleaf(leaf, p.mats.trunk, 30 + s, 2.4, 2600, .16, .15) for s in range(3)]
    for side in (-1, 1):
        for k in range(36):
            p.instance(p.rnd.choice(bushes), x + side * (6.4 + k * 1.1), y + 1.6 + p.rnd.uniform(-.3, .3),
                       p.rnd.uniform(.85, 1.15))


def weighing(p):
    """A loaded truck on the weighbridge in the mill's yard."""
    x, y = 66.5, 183
    z = p.height(x, y) + .12
    built.weighbridge((x, y, z))
    built.truck((x, y, z + .22), p.mats, p.rnd)


def _seams(place, seam, steel):
    """The seams of a storage tank, and the rail on its edge."""
    x, y, z = place
    for level in (2.3, 4.6, 6.9, 9.2):
        land.ring('seam', 6.2, .045, (x, y, z + level), seam, 96)
    land.ring('edge', 6.2, .12, (x, y, z + 11.4), steel, 96)
    for level in (12.0, 12.5):
        land.ring('rail', 6.0, .04, (x, y, z + level), steel, 96)
    for k in range(36):
        a = k * math.pi / 18
        land.box('post', (.06, .06, 1.1), (x + 6 * math.cos(a), y + 6 * math.sin(a), z + 11.4), steel)


def loading(p):
    """A tank lorry being filled beside the mill's storage tanks."""
    x, y = 100.5, 199
    z = p.plumes[0][0].z - 40.2
    built.tank_lorry((x, y, z), math.radians(14))
    built.loading_arm((x, y, z), math.radians(14))
    seam, pipe = built.paint('seam', '#cfcabb', .6), built.paint('pipe', '#c9862a', .45)
    steel = built.paint('rail', '#9aa09e', .5, Metallic=.5)
    for tx in (98, 113):
        _seams((tx, 212, z), seam, steel)
        land.cylinder('manhole', .55, .3, (tx - 3.6, 206.8, z + .9), seam).rotation_euler = (math.pi / 2, 0, .6)
    ladder_x, ladder_y = 113 - 6.35 * math.sin(.55), 212 - 6.35 * math.cos(.55)
    for side in (-.28, .28):
        land.box('ladder', (.07, .07, 12.4), (ladder_x + side, ladder_y, z), steel)
    for k in range(30):
        land.box('rung', (.56, .05, .05), (ladder_x, ladder_y, z + .4 + k * .4), steel)
    land.beam('main', (40, 204.6, z + .55), (119, 204.6, z + .55), .26, .26, pipe)
    for k in range(19):
        land.box('rest', (.2, .5, .45), (42 + k * 4.2, 204.6, z), steel)


def sea(p):
    """The sea before a bay, or left of a beach."""
    if p.view['relief'] == 'seaside':
        lines = [(lambda t, x=x: (x, -t), -230, -96) for x in range(-190, 260, 2)]
    else:
        lines = [(lambda t, y=y * .4: (t + land.wave(p.view['river'], y) + max(0, y - 60) * .55, y), -26, 12)
                 for y in range(-10, 500)]
    land.sea(p.height, lines, calm=p.view.get('calm', (30, 180)))


def crates(p):
    """Crates of cut lettuce at the edge of the track."""
    leaf = palms.leaf_material('cut', '#4a7d22', '#78a836', '#b0cc66', rough=.5, translucent=.4)
    heads = [land.lettuce(leaf, s, ruffle=.022) for s in (4, 5)]
    for x, y, level, turn in ((1.62, 4.3, 0, .12), (1.66, 4.32, .31, -.1), (1.62, 5.05, 0, .3), (1.58, 6.1, 0, -.2),
                              (1.62, 6.1, .31, .16)):
        z = p.height(x, y) + .02 + level
        built.crate((x, y, z), turn)
        for k in range(6):
            head = p.instance(p.rnd.choice(heads), x + (k % 3 - 1) * .18, y + (k // 3 - .5) * .2, .85, tilt=.2)
            head.location.z = z + .2


def landing(p):
    """An ice house with a roof of solar panels, and skiffs drawn up on the sand."""
    built.ice_house((7.6, 17.5, p.height(7.6, 17.5) + .1), -.42)
    for x, y, turn, color, stripe in ((1.3, 10.8, 2.72, '#d8d2c2', '#2f7a8f'), (-2.1, 16.5, 2.95, '#c9542a', '#f0e6d0'),
                                      (1.4, 24, 2.7, '#2f6f9a', '#f2efe4')):
        built.boat((x, y, p.height(x, y) + .02), turn, color, stripe)


def boats(p):
    """Three skiffs drawn up on the beach below the beds."""
    for x, y, turn, color, stripe in ((11, 122, 2.5, '#d8d2c2', '#2f7a8f'), (21, 120, 2.8, '#c9542a', '#f0e6d0'),
                                      (31, 124, 2.3, '#2f6f9a', '#f2efe4')):
        built.boat((x, y, p.height(x, y) + .02), turn, color, stripe)


def hauling(p):
    """A loaded truck on the road, where along y the view's hauling says."""
    before = set(bpy.data.objects)
    built.truck((0, 0, 0), p.mats, p.rnd)
    truck = group([obj for obj in bpy.data.objects if obj not in before and obj.parent is None], 'truck')
    y = p.view['hauling']
    x, ahead = (land.wave(p.view['road'], at) for at in (y, y + 4))
    truck.location = (x, y, p.height(x, y) + .02)
    truck.rotation_euler = (0, 0, math.atan2(4, ahead - x))


def rain_haul(p):
    """The loaded truck on a wet road, its lights on: the view's rain_haul is where, and how far it is turned."""
    before = set(bpy.data.objects)
    built.truck((0, 0, 0), p.mats, p.rnd, ((8, 3, 0), (8, 3, 0), (8, 3, 0), (7, 3, 0), (6, 2, -.2), (3, 1, -.4)))
    for material in bpy.data.materials:
        if material.name.startswith('lamp'):
            shader = material.node_tree.nodes['Principled BSDF']
            shader.inputs['Emission'].default_value = (1, .86, .56, 1)
            shader.inputs['Emission Strength'].default_value = 14
    truck = group([obj for obj in bpy.data.objects if obj not in before and obj.parent is None], 'truck')
    x, y, turn = p.view['rain_haul']
    truck.location = (x, y, -.36)
    truck.rotation_euler = (0, 0, math.radians(turn))


def empty_bunches(p):
    """Empty bunches laid round the foot of a palm, somebody who brings the next one, a barrow full of them."""
    M.subsurface_method = 'BURLEY'
    rnd = p.rnd
    husk = palms.husk_material()
    meshes = [palms.empty_bunch(husk, s) for s in range(4)]
    x0, y0, _ = p.view['bare']

    def lay(x, y, up, size=1., parent=None):
        obj = land.link(bpy.data.objects.new('empty', rnd.choice(meshes)))
        obj.location = (x, y, up)
        obj.scale = (size * rnd.uniform(.9, 1.1),) * 3
        obj.rotation_euler = (rnd.uniform(1.25, 1.85), rnd.uniform(-.4, .4), rnd.uniform(0, 6.28))
        obj.parent = parent
        return obj

    for reach, count, up, first, last in ((1.32, 16, .17, .1, 6.18), (.90, 11, .19, 0, 6.28), (1.1, 9, .46, -1.9, 1.5)):
        for k in range(count):
            turn = first + (last - first) * k / count + rnd.uniform(-.06, .06)
            out = reach + rnd.uniform(-.07, .07)
            x, y = x0 + out * math.cos(turn), y0 + out * math.sin(turn)
            lay(x, y, p.height(x, y) + up, .92)
    figure = standing(p, worker('carrier', 'carry', .5), (2.25, 7.10), 42)
    lay(0, -.40, .98, .86, figure)
    barrow = built.wheelbarrow((2.02, 7.97, p.height(2.02, 7.97)), math.radians(-12))
    for x, y, up in ((-.26, -.14, .62), (.06, .15, .62), (.34, -.12, .62), (-.24, .2, .68), (.02, -.18, .80), (.16, .08, .88), (-.1, .06, .9)):
        lay(x, y, up, .78, barrow)


def film_houses(p):
    """Two greenhouses side by side, a rain gutter and its tank between them."""
    skin = M('film').set(Base_Color=hexc('#c3cdc7'), Roughness=.3, Specular=.5)
    frame = M('frame').set(Base_Color=hexc('#8d959a'), Roughness=.4, Metallic=.8).m
    base = p.height(10, 17)
    for x in (7.0, 14.7):
        built.greenhouse(x, 17, 46, base, skin.m, frame)
    built.rain_gutter(10.85, 17, 46, base, 1.86)


def mulch(p):
    """Chopped fibre spread between the rows, thicker in a ridge, with one heap still to be spread."""
    rnd = p.rnd
    fibre = M('fibre')
    tone = fibre.ramp(fibre.rnd(), [(0, '#573822'), (.5, '#86603a'), (1, '#b58a54')])
    fibre.color(tone).set(Roughness=.9, Specular=.15)
    tufts = [built.fibre_tuft(fibre.m, s) for s in range(5)]
    road = p.view['road']
    for _ in range(9000):
        y = 1.2 + 62 * rnd.random() ** 1.7
        x = land.wave(road, y) + max(-2.5, min(2.5, rnd.gauss(0, 1.1)))
        p.instance(rnd.choice(tufts), x, y, rnd.uniform(.7, 1.5), dz=.02 + .05 * rnd.random())
    hx, hy = 2.4, 6.9
    for _ in range(1900):
        q, a = 1.55 * math.sqrt(rnd.random()), rnd.uniform(0, 6.28)
        top = 1.1 * (1 - (q / 1.6) ** 1.6)
        p.instance(rnd.choice(tufts), hx + q * math.cos(a), hy + q * math.sin(a), rnd.uniform(.8, 1.4), dz=top - .06)
    core = lathe('heap', [(1.5, -.1), (1.25, .22), (.8, .72), (.34, .95), (1e-6, 1.0)], 40, fibre.m)
    core.location = (hx, hy, p.height(hx, hy))


EXTRAS = {'fruit_palms': fruit_palms, 'forest': forest, 'native': native, 'water': water, 'nursery': nursery,
          'heap': heap, 'mill': mill, 'bank_trees': bank_trees, 'ceiba': ceiba, 'flood': flood,
          'lettuces': lettuces, 'maize': maize, 'mill_detail': mill_detail, 'mill_lamps': mill_lamps, 'on_shift': on_shift,
          'gateway': gateway, 'weighing': weighing, 'sea': sea, 'crates': crates,
          'landing': landing, 'film_houses': film_houses, 'mulch': mulch, 'garden': garden, 'baskets': baskets,
          'boats': boats, 'shells': shells, 'loading': loading, 'crew': crew, 'field_visit': field_visit,
          'hauling': hauling, 'rain_haul': rain_haul,
          'empty_bunches': empty_bunches, 'weight_slip': weight_slip, 'notice_board': notice_board}


def make(recipe, size, samples, out):
    """Build and render one view."""
    reset()
    setup(*size, samples, bounces=5, look='High Contrast', exposure=.25, thr=recipe.threshold, min_samples=10,
          diffuse=2)
    bpy.context.scene.cycles.transmission_bounces = 3
    view = VIEWS[recipe.compose]
    grade = Plantation(view).build()
    if view.get('mirror_mist'):
        land.mist_in_mirrors(*view['mirror_mist'])
    render(out, mist=True, post=grade, **view.get('denoise', dict(rad=4, patch=1, k=.5)))
