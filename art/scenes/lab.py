"""The mill's laboratory: a bench seen from where a visitor stands, somebody in a white coat at work behind it."""
import math
import random

import bpy
import numpy as np

from corporate import matte
from models import palm as palms
from models.common import grade, group, place, tube
from models.props import box, prism, superellipse
from people import Person
from shared import M, area, camera, cyclorama, hexc, lathe, render, reset, setup, spline, world_hdr

CRUDE = [(.0, '#a82600'), (.45, '#d63e00'), (.85, '#ee6206'), (1, '#f67f18')]
PALE = [(.0, '#a8641a'), (.35, '#be7c28'), (.8, '#ca8e36'), (1, '#d29b46')]
FLASK = [(.40, 0), (.44, .02), (.45, .06), (.43, .14), (.30, .44), (.17, .74), (.135, .86), (.135, .98), (.14, 1.03), (.17, 1.07)]
BEAKER = [(.36, 0), (.39, .02), (.40, .06), (.40, .20), (.40, .50), (.40, .76), (.405, .85), (.43, .91)]
TUBE = [(.02, .0), (.06, .02), (.08, .06), (.085, .12), (.085, .30), (.085, .60), (.085, .90), (.088, .95), (.105, .98)]
GLASS = ('#e2e9e4', '#cdd8d1', '#46544d')
TECHNICIAN = dict(skin='#a06a44', hair='#1a110c', style='parted', braid=1, hat=None, shirt='#3f6f86', jacket='#e9e6dc',
                  clothes='blazer', lashes=1, glasses='#5a6a70', bg='#dfe5d3', wide=.88, head=(.97, 1.0), scarf=None)


def bottle_glass(level, tint=('#d0d8d2', '#bfcac3', '#4d5a53'), shine=.9):
    """Glass that stands up to a page's tint: grey-green above the liquid, a dark line at the silhouette, and on the left a
    strip of light from foot to lip, which shows because the glass round it is darker. Below the level only line and light
    are left, so that the liquid keeps its colour. All of it is painted, hence without grain."""
    m = M('bottleglass')
    weight = m.add('ShaderNodeLayerWeight')
    weight.inputs[0].default_value = .5
    face, side, line = tint
    x, y, z = m.sep(m.coord('Object'))
    facing = weight.outputs['Facing']
    empty = m.ramp(facing, [(.15, face), (.60, side), (.88, line), (1, line)])
    full = m.ramp(facing, [(.70, '#ffffff'), (.80, side), (.93, line), (1, line)])
    clear = m.add('ShaderNodeBsdfTransparent')
    m.ln(m.mix(m.remap(z, level - .02, level + .10), full, empty), clear.inputs[0])
    angle = m.math('ARCTAN2', x, m.math('MULTIPLY', y, -1))

    def strip(left, right, soft, strength):
        """Light between two angles from the front, in degrees."""
        left, right, soft = map(math.radians, (left, right, soft))
        inside = m.math('MULTIPLY', m.remap(angle, left - soft, left + soft), m.remap(angle, right + soft, right - soft))
        return m.math('MULTIPLY', inside, strength)

    light = m.math('ADD', strip(-60, -49, 3, shine), strip(64, 69, 3, shine * .5))
    light = m.math('MULTIPLY', light, m.remap(z, .10, .40))
    light = m.math('MULTIPLY', light, m.remap(z, level - .15, level + .15, .36, 1))
    glow = m.add('ShaderNodeEmission')
    glow.inputs[0].default_value = hexc('#fff8ea')
    glow.inputs[1].default_value = 1.6
    mix = m.add('ShaderNodeMixShader')
    m.ln(light, mix.inputs[0]).ln(clear.outputs[0], mix.inputs[1]).ln(glow.outputs[0], mix.inputs[2])
    shadow = m.add('ShaderNodeBsdfTransparent')
    shadow.inputs[0].default_value = (.94, .95, .94, 1)
    palms._shadow_switch(m, mix.outputs[0], shadow.outputs[0])
    return m.m


def liquid_mat(stops, level, glow=.35, edge=.35, shadow='#ffe9a8', mirror=.5):
    """Oil and the glass round it in one. It is opaque, so there is neither grain nor a step in it: the colour goes from
    the first stop at the foot to the last below the surface, and darkens towards the silhouette; the glow stands for
    light that passes. What its mirror shows of the pale studio takes from its colour."""
    m = M('liquid')
    facing = m.add('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = .4
    height = m.math('MULTIPLY', m.sep(m.coord('Object'))[2], 1 / level)
    height = m.math('ADD', height, m.math('MULTIPLY', facing.outputs['Facing'], -edge))
    col = m.ramp(height, stops)
    m.color(col).set(Roughness=.06, Specular=mirror)
    m.ln(col, m.b.inputs['Emission'])
    m.b.inputs['Emission Strength'].default_value = glow
    tint = m.add('ShaderNodeBsdfTransparent')
    tint.inputs[0].default_value = hexc(shadow)
    palms._shadow_switch(m, m.b.outputs[0], tint.outputs[0])
    return m.m


def hoop(radius, z, thick, mat):
    """A thin ring round the upright axis: a rim, a meniscus."""
    around = np.linspace(0, 2 * math.pi, 97)
    return tube([(radius * math.cos(t), radius * math.sin(t), z) for t in around], thick, mat, 10)


def vessel(outline, level, stops, scale=1., shadow='#ffe9a8'):
    """Glassware filled to a level, standing at the origin: the liquid's surface is a disc of its own, level and with a rim."""
    wall, thin = (.010, .008) if outline is TUBE else (.018, .012)
    outer = [(r, max(.006, z)) for r, z in spline(outline, 90)]     # a little above the bench: no specks where both meet
    inside = [(r - wall, max(.02, z)) for r, z in outer if z < level and r > wall]
    brim = float(np.interp(level, [z for _, z in outer], [r for r, _ in outer])) - wall
    top, rim = matte('surface', stops[-1][1], .35), matte('rim', '#60736c', .2, Specular=.8)
    parts = [lathe('glass', outer, 96, bottle_glass(level, GLASS)),
             lathe('liquid', [(1e-6, .02), *inside, (brim, level)], 96, liquid_mat(stops, level, glow=.4, shadow=shadow, mirror=.16)),
             lathe('surface', [(brim, level), (1e-6, level)], 96, top),
             hoop(brim, level, thin * .7, matte('meniscus', stops[1][1], .3)),
             hoop(outer[-1][0], outer[-1][1], thin, rim)]
    return group(parts, 'vessel', scale)


def stand():
    """A burette in its clamp over a flask: the titration of free fatty acids."""
    steel, dark = matte('steel', '#aeb4b4', .25, Metallic=.9), matte('iron', '#2c3336', .5)
    foot = box((1.05, .70, .07), dark, 'foot', .02)
    rod = tube([(-.36, .16, .05), (-.36, .16, 3.05)], .035, steel, 16)
    arms = [tube([(-.36, .16, z), (.10, .0, z)], .028, steel, 12) for z in (2.45, 1.75)]
    knobs = [box((.14, .14, .14), dark, 'knob', .03) for _ in arms]
    for knob, z in zip(knobs, (2.38, 1.68)):
        knob.location = (-.36, .16, z)
    column = [lathe('column', [(.062, 1.45), (.062, 2.42), (1e-6, 2.42)], 32, liquid_mat(PALE, 2.4, glow=.5)),
              lathe('burette', [(.076, 1.45), (.076, 2.42), (.076, 2.95), (.095, 3.0)], 48, bottle_glass(2.42, GLASS)),
              hoop(.095, 3.0, .010, matte('rim', '#60736c', .2, Specular=.8)),
              lathe('nozzle', [(.062, 1.45), (.03, 1.36), (.022, 1.16)], 24, bottle_glass(1., GLASS, 0)),
              tube([(-.10, 0, 1.42), (.10, 0, 1.42)], .035, matte('tap', '#b5421c', .4), 14)]
    marks = [hoop(.077, 1.55 + .1 * k, .004, matte('mark', '#f4efe2', .6)) for k in range(9)]
    glass = group(column + marks, 'burette')
    glass.location = (.16, 0, 0)
    flask = vessel(FLASK, .34, CRUDE)
    flask.location = (.16, 0, .07)
    return group([foot, rod, *arms, *knobs, glass, flask], 'stand')


def microscope():
    """A microscope in profile, looking to the left."""
    body, dark = matte('enamel', '#2c5866', .3, Clearcoat=.4), matte('black', '#22272a', .35)
    steel = matte('chrome', '#b8bcbc', .2, Metallic=.9)
    foot = prism(superellipse(.62, .42, .4), .16, dark, 'foot', .05)
    back = tube(spline([(.42, 0, .12), (.56, 0, .70), (.50, 0, 1.30), (.18, 0, 1.62)], 30), .15, body, 20)
    stage = box((.80, .62, .07), dark, 'stage', .02)
    stage.location = (-.06, 0, .72)
    slide = box((.34, .12, .02), matte('slide', '#cfe0e2', .1), 'slide', .004)
    slide.location = (-.10, 0, .79)
    turret = lathe('turret', [(1e-6, 1.18), (.17, 1.20), (.20, 1.30), (.12, 1.38), (1e-6, 1.38)], 32, steel)
    lenses = [tube([(-.06, 0, 1.24), (-.10, 0, .92)], .06, steel, 18), tube([(.0, .06, 1.24), (.10, .10, 1.04)], .05, steel, 18)]
    turret.location = (-.04, 0, 0)
    head = box((.46, .34, .28), body, 'head', .06)
    head.location = (-.02, 0, 1.38)
    eyes = [tube([(.02, s, 1.56), (.30, s, 1.98)], .075, dark, 20) for s in (-.09, .09)]
    knobs = [tube([(.46, -.26, .52), (.46, .26, .52)], .13, dark, 24), tube([(.46, -.32, .52), (.46, .32, .52)], .07, steel, 20)]
    lamp = lathe('lamp', [(1e-6, .16), (.16, .16), (.15, .30), (1e-6, .31)], 32, steel)
    lamp.location = (-.10, 0, 0)
    return group([foot, back, stage, slide, turret, *lenses, head, *eyes, *knobs, lamp], 'microscope')


def rack():
    """Six test tubes of oil, from dark to pale."""
    wood = palms.wood_mat('#7a4b27', '#b98352')
    parts = [box((1.50, .42, .06), wood, 'base', .01)]
    for z in (.34, .70):
        shelf = box((1.50, .34, .045), wood, 'shelf', .008)
        shelf.location = (0, 0, z)
        parts.append(shelf)
    for x in (-.72, .72):
        end = box((.06, .38, .80), wood, 'end', .01)
        end.location = (x, 0, 0)
        parts.append(end)
    for k in range(6):
        one = vessel(TUBE, .60 - .05 * (k % 3), CRUDE if k < 3 else PALE)
        one.location = (-.55 + .22 * k, 0, .07)
        parts.append(one)
    return group(parts, 'rack')


def technician():
    """Somebody in a white coat, a flask raised to the light."""
    before = set(bpy.data.objects)
    Person(TECHNICIAN).build()
    coat, skin = matte('sleeve', TECHNICIAN['jacket'], .9), matte('hand', TECHNICIAN['skin'], .5)
    raised = spline([(-.74, -.02, 1.34), (-.98, -.30, .95), (-.92, -.78, 1.02), (-.72, -1.02, 1.42)], 30)
    resting = spline([(.74, -.02, 1.34), (1.00, -.22, .85), (.86, -.70, .42), (.50, -1.02, .26)], 30)
    for path in (raised, resting):
        tube(path, lambda t: .235 - .075 * t, coat, 24)
        hand = lathe('hand', [(.15 * math.sin(t) + 1e-6, -.17 * math.cos(t)) for t in np.linspace(0, math.pi, 16)], 24, skin)
        hand.location = path[-1]
    flask = vessel(FLASK, .40, CRUDE, .72)
    flask.location = (-.70, -1.10, 1.42)
    made = [o for o in bpy.data.objects if o not in before and o.parent is None]
    return group(made, 'technician')


def shelf(rnd):
    """Brown bottles on a shelf on the wall."""
    plank = box((5.2, .55, .10), palms.wood_mat('#7a4b27', '#b98352'), 'plank', .015)
    plank.location = (0, 0, -.10)
    parts = [plank]
    amber, label = matte('amber', '#5a2c0c', .12, Clearcoat=.5), matte('label', '#efe6d2', .8)
    cap = matte('cap', '#22342b', .5)
    x = -2.3
    while x < 2.3:
        r, h = rnd.choice(((.20, .62), (.25, .82), (.17, .48)))
        foot = [(1e-6, 0), (r * .93, 0), (r, .03), (r, h * .62)]
        outline = foot + spline([(r, h * .64), (r * .93, h * .74), (r * .52, h * .88), (r * .42, h * .93), (r * .42, h)], 24)
        for mat, prof in ((amber, outline), (label, [(r + .006, h * .14), (r + .006, h * .52)]),
                          (cap, [(r * .46, h * .97), (r * .46, h * 1.14), (1e-6, h * 1.14)])):
            one = lathe('bottle', prof, 40, mat)
            one.location = (x + r, 0, 0)
            parts.append(one)
        x += 2 * r + rnd.uniform(.12, .5)
    return group(parts, 'shelf')


def laboratory(rnd):
    """Bench, glassware, microscope, and the technician behind them."""
    world_hdr('studio', .45, rot=2.2)
    cyclorama(matte('wall', '#c6d3bd', .85), depth=5.2, radius=.5, front=-12)
    area((-5.2, -3.2, 5.6), (0, .6, 1.2), 3.4, 1150, (1, .975, .94))
    area((4.4, -1.2, 3.4), (.2, .8, 1.4), 2.2, 260, (1, .88, .72))
    area((.5, -5.5, 2.2), (0, 0, .8), 3.5, 190, (.90, .95, 1))
    height = 1.9
    top = box((12, 2.7, .14), matte('top', '#e4e0d4', .35), 'top', .03)
    top.location = (0, 0, height - .14)
    front = box((12, 2.3, height - .2), matte('front', '#2f5a48', .6), 'front', .02)
    front.location = (0, .15, 0)
    handle = matte('handle', '#b8bcbc', .3, Metallic=.8)
    for x in (-3.2, -1.1, 1.0, 3.1):
        gap = box((.03, .04, height - .1), matte('gap', '#173026', .9), 'gap', .002)
        gap.location = (x - 1.05, -1.0, 0)
        tube([(x - .3, -1.06, height - .46), (x + .3, -1.06, height - .46)], .03, handle, 12)
    place(stand(), (-1.22, -.10, height), (0, 0, -14))
    place(microscope(), (1.40, -.24, height), (0, 0, 16))
    place(rack(), (-.14, -.92, height), (0, 0, 5))
    for outline, level, stops, scale, spot in ((BEAKER, .50, PALE, .92, (-1.98, -.74)), (BEAKER, .46, CRUDE, .78, (2.16, -.82))):
        one = vessel(outline, level, stops, scale)
        one.location = (*spot, height)
    person = technician()
    person.location = (.52, 2.25, height - .22)
    person.rotation_euler = (0, 0, math.radians(-24))
    place(shelf(rnd), (-.45, 4.75, 6.28))
    # what is on the bench, and her head, lie in a band of the middle that a crop of 3:2 shows whole; the shelf is above it
    view = camera((-.5, -11.4, 5.0), (.05, 0, 3.32), 58, fstop=5.6, focus=(0, -.2, 2.6))
    view.data.shift_y = .035


def make(recipe, size, samples, out):
    """Build and render one picture."""
    reset()
    setup(*size, samples, bounces=6, look='High Contrast', exposure=.22, thr=recipe.threshold, min_samples=4, diffuse=2)
    bpy.context.scene.cycles.min_transparent_bounces = 12  # or roulette speckles what is seen through glass
    globals()[recipe.compose](random.Random(7))
    render(out, post=grade, calm=True, rad=4, levels=4)
