"""Friendly peg-doll portraits: six farmers, three clients. A new person is a line in PEOPLE."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from models.common import tube
from shared import M, camera, hexc, lathe, mesh_obj, render, reset, setup, spline, studio, subsurf

SAND, SAGE, PEACH, SKY = '#e9dcc0', '#dfe5d3', '#f1d9c4', '#d8e2e4'

PEOPLE = {
    'farmer_1': dict(skin='#8f5a36', hair='#1c1410', style='short', hat='straw', moustache=1, shirt='#3f6b52',
                     scarf='#c8501e', clothes='shirt', bg=SAND, wide=1.03),
    'farmer_2': dict(skin='#b57c52', hair='#20140e', style='parted', braid=1, hat='straw', shirt='#e6e1d2',
                     scarf='#2f6a4c', clothes='blouse', lashes=1, bg=SAGE, wide=.90, head=(.96, 1.02)),
    'farmer_3': dict(skin='#7a4a2c', hair='#b9b4aa', style='ring', hat='panama', moustache=1, beard=1,
                     glasses='#5a4026', shirt='#3f5f86', scarf=None, clothes='checks', checks='#c9d3dc', bg=PEACH,
                     wrinkles=1),
    'farmer_4': dict(skin='#9a6238', hair='#1a100c', style='curly', hat=None, shirt='#e3b64d', denim='#4a6483',
                     clothes='dungarees', lashes=1, earrings='#d9a441', bg=SKY, wide=.93, head=(1.03, .97)),
    'farmer_5': dict(skin='#c08a60', hair='#3a2416', style='tuft', hat='cap', cap='#b5432a', shirt='#efe8d8',
                     denim='#55603f', clothes='dungarees', shine=.1, rim=240, bg=SAND, head=(1.0, 1.0)),
    'farmer_6': dict(skin='#6f4226', hair='#8d8984', style='parted', hat='scarf', headscarf='#a63a2a',
                     shirt='#6d4a76', clothes='blouse', apron='#efe4cf', lashes=1, earrings='#e8d7a8', wrinkles=1,
                     bg=SAGE, wide=1.0, head=(1.05, .97)),
    'client_1': dict(skin='#c9966c', hair='#241812', style='bob', hat='toque', shirt='#e9e4d8', scarf='#2f6a4c',
                     clothes='chef', lashes=1, earrings='#d9b25a', bg=PEACH, wide=.90, head=(.97, 1.02)),
    'client_2': dict(skin='#8a5833', hair='#140d09', style='fade', hat=None, chin_beard=1, moustache=1, mouth=-.03,
                     shirt='#f6f4ee', jacket='#3a3f4a', sheen=0, rim=430, tie='#a8532c', clothes='blazer',
                     glasses='#1c1a18', bg=SAND, wide=1.04),
    'client_3': dict(skin='#dba884', hair='#9a9690', style='swept', hat=None, shirt='#2f6a5a', clothes='polo',
                     glasses='#8a6a3a', wrinkles=1, bg=SAND, wide=1.06, head=(1.04, 1.0)),
}
HEAD = Vector((0, 0, 2.42))
BODY = [(1e-6, -.1), (.86, -.1), (.93, .3), (.95, .8), (.90, 1.14), (.70, 1.42), (.42, 1.60), (.30, 1.68), (1e-6, 1.68)]


# ---------------------------------------------------------------------------------------------- materials

def skin_material(color):
    """Matte painted-wood skin with a little subsurface."""
    m = M('skin').set(Base_Color=hexc(color), Roughness=.5, Specular=.35)
    m.sss(.12, (.25, .09, .05))
    m.b.inputs['Subsurface Color'].default_value = hexc(color)
    return m.m


def cloth(color, checks=None, sheen=.6):
    """Woven cloth, optionally with a check pattern of a second colour; smooth without its sheen, which smears dark cloth."""
    m = M('cloth').set(Base_Color=hexc(color), Roughness=.9, Sheen=sheen, Specular=.1)
    weave = m.add('ShaderNodeTexWave')
    weave.inputs['Scale'].default_value = 38
    m.ln(m.coord('Object'), weave.inputs[0])
    if sheen:
        m.bump(weave.outputs['Fac'], .12, .01)
    if checks:
        xyz = m.sep(m.coord('Object'))
        angle = m.math('ARCTAN2', xyz[1], xyz[0])
        lines = m.math('GREATER_THAN', m.math('SINE', m.math('MULTIPLY', angle, 30)), .35)
        rows = m.math('GREATER_THAN', m.math('SINE', m.math('MULTIPLY', xyz[2], 27)), .35)
        m.color(m.mix(m.math('MULTIPLY', m.math('ADD', lines, rows), .42), color, checks))
    return m.m


def hair_material(color, shine):
    """Strand-like grain, lighter on top of dark hair."""
    m = M('hair')
    light = tuple(min(1, c * 1.9 + .02) for c in hexc(color)[:3]) + (1,)
    n = m.noise(m.mapping(m.coord('Object'), (1, 1, .12)), 30, 3)
    m.color(m.ramp(n, [(.3, color), (.85, light)])).set(Roughness=.5, Specular=shine)
    m.bump(n, .5, .02)
    return m.m


def straw_material():
    """Woven straw from radial and angular sine waves."""
    m = M('straw')
    x, y, z = m.sep(m.coord('Object'))
    radius = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', x, x), m.math('MULTIPLY', y, y)))
    weave = m.math('MULTIPLY', m.math('SINE', m.math('MULTIPLY', m.math('SUBTRACT', radius, z), 62)),
                   m.math('SINE', m.math('MULTIPLY', m.math('ARCTAN2', y, x), 70)))
    weave = m.math('ADD', m.math('MULTIPLY', weave, .5), .5)
    m.color(m.ramp(weave, [(.1, '#a97b3c'), (.6, '#dcb873'), (.95, '#f0d9a0')])).set(Roughness=.7)
    m.bump(weave, .5, .02)
    return m.m


def plain(name, color, rough=.5, **more):
    """One-colour material."""
    return M(name).set(Base_Color=hexc(color), Roughness=rough, **more).m


# ---------------------------------------------------------------------------------------------- body

def ball(radius, loc, mat, scale=(1, 1, 1)):
    """Ellipsoid."""
    profile = [(max(1e-7, radius * math.sin(t)), -radius * math.cos(t)) for t in np.linspace(0, math.pi, 24)]
    obj = lathe('ball', profile, 32, mat)
    obj.location = loc
    obj.scale = scale
    return obj


def solid(obj, thickness, bevel=0., smooth=0):
    """Give a sheet some thickness."""
    mod = obj.modifiers.new('t', 'SOLIDIFY')
    mod.thickness = thickness
    if bevel:
        obj.modifiers.new('b', 'BEVEL').width = bevel
    if smooth:
        subsurf(obj, smooth)
    return obj


class Person:
    """Builds one peg doll from its table entry."""

    def __init__(self, spec):
        self.s = spec
        self.skin = skin_material(spec['skin'])
        self.hair = hair_material(spec['hair'], spec.get('shine', .5))
        self.wide = spec.get('wide', 1.)
        self.rnd = random.Random(spec['skin'])
        self.profile = spline(BODY, 80)
        self.hx, self.hz = spec.get('head', (1, 1))

    def build(self):
        """All parts."""
        self.torso()
        self.face()
        self.hairdo()
        hat = self.s.get('hat')
        if hat:
            getattr(self, 'hat_' + hat)()
        getattr(self, 'wear_' + self.s['clothes'])()

    def torso(self):
        """Shoulders and neck."""
        color = self.s['jacket'] if self.s['clothes'] == 'blazer' else self.s['shirt']
        self.shirt = cloth(color, self.s.get('checks'), self.s.get('sheen', .6))
        lathe('body', self.profile, 72, self.shirt,
              fn=lambda r, z, a, i: (r * self.section(a), z)).scale = (self.wide, 1, 1)
        lathe('neck', [(.27, 1.4), (.255, 1.75), (.27, 2.0)], 40, self.skin)

    @staticmethod
    def section(angle):
        """Torso cross-section: wider than deep."""
        return 1 + .10 * abs(math.cos(angle)) - .16 * abs(math.sin(angle))

    def front(self, x, z, lift=.012):
        """Point of the chest surface above (x, z)."""
        radius = float(np.interp(z, [p[1] for p in self.profile[2:-2]], [p[0] for p in self.profile[2:-2]]))
        best = min((abs(radius * self.section(a) * math.cos(a) * self.wide - x), a)
                   for a in np.linspace(-math.pi, 0, 1081))[1]
        r = radius * self.section(best) + lift
        return (x, r * math.sin(best), z)

    def patch(self, rows, mat, lift=.012, across=10, thickness=.02):
        """Cloth laid on the chest; rows = [(z, left x, right x)] from bottom to top."""
        levels = np.linspace(rows[0][0], rows[-1][0], max(len(rows), 14))
        columns = np.array(rows).T
        rows = [(z, np.interp(z, columns[0], columns[1]), np.interp(z, columns[0], columns[2])) for z in levels]
        verts = [self.front(a + (b - a) * i / across, z, lift) for z, a, b in rows for i in range(across + 1)]
        n = across + 1
        faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i)
                 for j in range(len(rows) - 1) for i in range(across)]
        return solid(mesh_obj('patch', verts, faces, mat), -thickness)

    def strip(self, bottom, top, steps=10):
        """Rows for patch() interpolated between two (z, left, right)."""
        return [tuple(a + (b - a) * i / steps for a, b in zip(bottom, top)) for i in range(steps + 1)]

    def buttons(self, levels, color='#efe3c8', x=0., radius=.033, lift=.03):
        """Buttons down the front."""
        mat = plain('button', color, .35)
        for z in levels:
            ball(radius, self.front(x, z, lift), mat, (1, .5, 1))

    # ------------------------------------------------------------------------------------------ head

    def face(self):
        """Head, ears, nose, eyes, brows, mouth and what belongs to the face."""
        s = self.s
        profile = [(max(1e-6, .60 * math.sin(t)), -.70 * math.cos(t)) for t in np.linspace(0, math.pi, 48)]
        head = lathe('head', profile, 64, self.skin, fn=lambda r, z, a, i: (r * (1 + .05 * z), z))
        head.location = HEAD
        head.scale = (self.hx, 1, self.hz)
        for sign in (-1, 1):
            ball(.13, (sign * .60 * self.hx, .02, 2.40), self.skin, (.5, .9, 1.2))
        ball(.085, (0, -.60, 2.36), self.skin, (1.15 if s.get('moustache') else .95, 1, 1))
        eye = M('eye').set(Base_Color=(.012, .008, .006, 1), Roughness=.12, Clearcoat=1).m
        brow = plain('brow', s['hair'], .8)
        heavy = .013 if s.get('lashes') else .019
        for sign in (-1, 1):
            ball(.052, (sign * .21, -.565, 2.50), eye, (.9, .5, 1.15))
            tube(spline([(sign * .11, -.585, 2.635), (sign * .21, -.585, 2.675), (sign * .31, -.545, 2.645)], 12),
                 lambda t: heavy * math.sin(math.pi * (t * .8 + .1)), brow, 8)
            if s.get('lashes'):
                tube(spline([(sign * .16, -.595, 2.545), (sign * .22, -.59, 2.563), (sign * .285, -.555, 2.548)], 10),
                     lambda t: .011 * (.4 + .6 * t), eye, 6)
        self.mouth()
        if s.get('moustache'):
            self.moustache()
        if s.get('beard'):
            self.beard()
        if s.get('chin_beard'):
            self.chin_beard()
        if s.get('glasses'):
            self.glasses(s['glasses'])
        if s.get('wrinkles'):
            self.wrinkles()
        if s.get('earrings'):
            gold = plain('gold', s['earrings'], .3, Metallic=.7)
            for sign in (-1, 1):
                ball(.045, (sign * .645 * self.hx, -.06, 2.24), gold)

    def mouth(self):
        """A smile; women get a warmer lip colour."""
        k = (.42, .20, .20) if self.s.get('lashes') else (.24, .22, .22)
        rgb = tuple(c * f for c, f in zip(hexc(self.s['skin'])[:3], k))
        lip = M('lip').set(Base_Color=rgb + (1,), Roughness=.5).m
        thick = .020 if self.s.get('lashes') else .023 if self.s.get('chin_beard') else .016
        z = 2.145 + self.s.get('mouth', 0)
        tube(spline([(-.17, -.548, z + .055), (0, -.578, z), (.17, -.548, z + .055)], 16),
             lambda t: thick * math.sin(math.pi * (t * .85 + .075)), lip, 8)

    def moustache(self):
        """Two tapering tufts under the nose."""
        for sign in (-1, 1):
            tube(spline([(0, -.61, 2.285), (sign * .13, -.60, 2.275), (sign * .25, -.545, 2.225)], 16),
                 lambda t: .062 * math.sin(math.pi * (t * .75 + .22)) ** .8 * (1 - t * .55), self.hair, 12)

    def beard(self):
        """Full short beard: a shell around the jaw, open above the mouth."""
        verts = []
        n, rows = 64, 9
        top = self.s.get('beard_top', -.02)
        lift = self.s.get('beard_lift', .02)
        for i in range(n + 1):
            a = math.radians(-96 + 192 * i / n)
            mouth = (.33 + top - .17) * math.exp(-(a / .30) ** 2)
            high = top - .17 * math.exp(-(a / .75) ** 2) - mouth
            for j in range(rows + 1):
                z = high + (-.76 - high) * j / rows
                r = .635 * math.sqrt(max(.02, 1 - (max(z, -.73) / .76) ** 2)) * (1 + .05 * z) + lift
                verts.append((HEAD.x + r * math.sin(a) * self.hx, -r * math.cos(a), HEAD.z + z * self.hz))
        m = rows + 1
        faces = [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j)
                 for i in range(n) for j in range(rows)]
        solid(mesh_obj('beard', verts, faces, self.hair), .05, smooth=1)

    def chin_beard(self):
        """Trimmed beard: along the jaw from ear to ear, thick at the chin, its edge in the skin; the mouth stays free."""
        across, rows = 120, 26
        verts = []
        for i in range(across + 1):
            a = math.radians(-104 + 208 * i / across)
            rise = min(1, max(0, (abs(a) - .34) / .90)) ** 1.7
            edge = math.asin(max(-1, (-.395 + .43 * rise + .035 * math.exp(-(a / .13) ** 2)) / .70))
            thick = .035 + .055 * math.exp(-(a / .75) ** 2)
            for j in range(rows + 1):
                t = j / rows
                up = edge + (-math.pi / 2 + .02 - edge) * t
                full = math.sqrt(1 - (1 - min(1, t / .30)) ** 2) * min(1, (1.815 - abs(a)) / .25)
                lift = thick * full - .014
                out = Vector((math.cos(up) / .60, math.sin(up) / .70)).normalized()
                z = .70 * math.sin(up) + out.y * lift * 1.15
                r = .60 * math.cos(up) * (1 + .05 * z) + out.x * lift
                verts.append((HEAD.x + r * math.sin(a) * self.hx, -r * math.cos(a), HEAD.z + z * self.hz))
        m = rows + 1
        faces = [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j)
                 for i in range(across) for j in range(rows)]
        mesh_obj('chin beard', verts, faces, self.hair)

    def glasses(self, color):
        """Round rims, bridge and temples."""
        mat = plain('rim', color, .3)
        for sign in (-1, 1):
            ring = [(sign * .215 + .135 * math.cos(t), -.655 + .05 * max(0, math.cos(t) * sign),
                     2.50 + .125 * math.sin(t))
                    for t in np.linspace(0, 2 * math.pi, 33)]
            tube(ring, .016, mat, 8)
            tube([(sign * .345, -.60, 2.53), (sign * .52, -.36, 2.54), (sign * .63, 0, 2.50)], .014, mat, 8)
        tube([(-.085, -.66, 2.51), (0, -.675, 2.53), (.085, -.66, 2.51)], .014, mat, 8)

    def wrinkles(self):
        """Smile lines and crow's feet, a shade darker than the skin."""
        rgb = tuple(c * .72 for c in hexc(self.s['skin'])[:3])
        mat = M('line').set(Base_Color=rgb + (1,), Roughness=.6).m
        for sign in (-1, 1):
            tube(spline([(sign * .17, -.588, 2.335), (sign * .255, -.555, 2.26), (sign * .265, -.535, 2.175)], 12),
                 lambda t: .008 * math.sin(math.pi * (t * .9 + .05)), mat, 6)
            for k in (-1, 0, 1):
                tube([(sign * .315, -.525, 2.50 + .028 * k), (sign * .36, -.495, 2.50 + .055 * k)], .005, mat, 6)

    # ------------------------------------------------------------------------------------------ hair

    def shell(self, ends, volume=1.10, top=.77, groove=.014, mat=None, thickness=.06, inward=.12, start=0.):
        """Hair or scarf hugging the head down to ends(angle); angle 0 is the face, z relative to the head centre."""
        around, rows = 96, 22
        base = .60 * volume
        verts = []
        for j in range(around):
            a = 2 * math.pi * j / around
            a = (a + math.pi) % (2 * math.pi) - math.pi
            z_end = ends(a)
            arc = math.acos(max(-1, min(1, max(z_end, 0) / top)))
            drop = max(0, -z_end)
            total = arc * base + drop
            for i in range(rows + 1):
                s = total * (start + (1 - start) * i / rows)
                if s <= arc * base:
                    z, r = top * math.cos(s / base), base * math.sin(s / base)
                else:
                    z = -(s - arc * base)
                    r = base * (1 - inward * abs(z) ** 1.4)
                r *= 1 + groove * math.sin(23 * a + 3 * math.sin(3 * a + z * 2)) * min(1, i / 6)
                verts.append((r * math.sin(a) * self.hx, -r * math.cos(a) + .035, HEAD.z + z * self.hz))
        n = rows + 1
        faces = [(j * n + i, ((j + 1) % around) * n + i, ((j + 1) % around) * n + i + 1, j * n + i + 1)
                 for j in range(around) for i in range(rows)]
        return solid(mesh_obj('shell', verts, faces, mat or self.hair), thickness, smooth=1)

    @staticmethod
    def line(front, side, back, face=.95, part=0.):
        """Hairline: height in front, at the ears and behind; face is the half-width of the open face in radians."""
        def ends(a):
            if abs(a) < face:
                t = (abs(a) / face) ** 4
                return front + part * math.sin(a * 1.6) + (side - front) * t
            t = (abs(a) - face) / (math.pi - face)
            return side + (back - side) * t ** .7
        return ends

    def hairdo(self):
        """Hair by style name."""
        style = self.s['style']
        hat = bool(self.s.get('hat'))
        if style == 'short':
            self.shell(self.line(.40, -.05, -.30, 1.15), 1.06 if hat else 1.12)
        elif style == 'parted':
            self.shell(self.line(.42, -.12, -.42, 1.12, .05), 1.06 if hat else 1.10)
        elif style == 'tuft':
            self.shell(self.line(.40, -.16, -.34, 1.1), 1.09)
        elif style == 'ring':
            self.shell(self.line(.60, -.06, -.36, 1.05), 1.07)
        elif style == 'bob':
            helmet = self.s.get('hat') == 'helmet'                              # flat under it, full below its rim
            volume, top, inward = (1.02, .74, -.34) if helmet else (1.16, .80, .10)
            self.shell(self.line(.40, -.50, -.56, 1.02, .10), volume, top, inward=inward, thickness=.09)
        elif style == 'swept':
            self.shell(self.line(.50, .02, -.30, 1.12, .05), 1.09, .78)
            for k in range(9):
                x = -.36 + .085 * k
                tube(spline([(x, -.36, 3.02 - .4 * abs(x - .05) ** 2), (x + .05, -.10, 3.17 - .3 * x * x),
                             (x + .12, .30, 3.10 - .3 * x * x)], 10),
                     lambda t: .075 * math.sin(math.pi * (t * .8 + .15)), self.hair, 8)
        elif style == 'fade':
            self.shell(self.line(.42, .0, -.22, 1.1), 1.03, .73)
            self.curls(170, .36, .09, .085)
        elif style == 'curly':
            self.shell(self.line(.40, -.42, -.50, 1.0), 1.10, .78)
            self.curls(330, -.50, .155, .115)
        if self.s.get('braid'):
            for i in range(10):
                ball(.112 - .005 * i, (.52 + .03 * math.sin(i), -.24 - .04 * math.sin(i * .5), 2.12 - .118 * i),
                     self.hair, (1, .9, .85))
            ball(.06, (.52, -.24, .99), plain('tie', self.s['scarf'] or '#c8501e', .7), (1, 1, .8))

    def curls(self, count, lowest, size, lift):
        """Cover the scalp with small balls; the face stays open."""
        placed = 0
        gen = self.rnd
        template = ball(1, (0, 0, -50), self.hair).data
        while placed < count:
            v = Vector((gen.gauss(0, 1), gen.gauss(0, 1), gen.gauss(0, 1))).normalized()
            a = abs(math.atan2(v.x, -v.y))
            z = v.z * .74
            limit = .36 if a < .8 else (lowest if a > 1.25 else lowest + (.36 - lowest) * (1.25 - a) / .45)
            if z < limit:
                continue
            obj = bpy.data.objects.new('curl', template)
            bpy.context.scene.collection.objects.link(obj)
            r = .60 + lift * gen.uniform(.5, 1)
            obj.location = (v.x * r * self.hx, v.y * r + .03, HEAD.z + v.z * (r + .11) * self.hz)
            obj.scale = [size * gen.uniform(.6, 1)] * 3
            placed += 1

    # ------------------------------------------------------------------------------------------ hats

    def hat_straw(self):
        """Wide woven hat with a cloth band."""
        outline = spline([(1e-6, .50), (.28, .50), (.46, .40), (.56, .14), (.62, 0), (.82, -.05), (1.08, -.05),
                          (1.22, .02)], 60)
        self.brimmed(outline, straw_material(), .13, self.s.get('scarf') or '#8e2f1c')

    def hat_panama(self):
        """Narrow pale hat with a pinched crown and a dark band."""
        felt = M('panama')
        felt.set(Base_Color=hexc('#efe6d2'), Roughness=.8)
        felt.bump(felt.voro(felt.coord('Object'), 60), .25, .01)
        outline = spline([(1e-6, .46), (.22, .47), (.42, .50), (.50, .42), (.57, .12), (.62, 0), (.74, -.03),
                          (.90, -.02), (.97, .03)], 60)
        self.brimmed(outline, felt.m, .07, '#3a2a20')

    def brimmed(self, outline, mat, curl, band):
        """Lathe a hat whose brim curls up at the sides."""
        tilt = math.radians(-7)
        obj = lathe('hat', outline, 96, mat,
                    fn=lambda r, z, a, i: (r, z + curl * math.cos(2 * a) * max(0, (r - .62) / .6) ** 1.4))
        obj.location = (0, .06, 2.86)
        obj.rotation_euler = (tilt, math.radians(self.rnd.uniform(-4, 4)), 0)
        solid(obj, .035)
        ring = lathe('band', [(.585, .03), (.60, .02), (.575, .16), (.555, .17)], 64, cloth(band))
        ring.location = (0, .06, 2.88)
        ring.rotation_euler = (tilt, 0, 0)
        ring.scale = (1.05, 1.05, 1)

    def hat_cap(self):
        """Baseball cap with a visor."""
        mat = cloth(self.s['cap'])
        outline = spline([(1e-6, .52), (.22, .50), (.45, .38), (.60, .16), (.645, -.04), (.64, -.10)], 40)
        dome = lathe('cap', outline, 72, mat)
        dome.location = (0, .03, 2.79)
        dome.rotation_euler = (math.radians(-9), 0, 0)
        solid(dome, .03)
        verts = []
        for i in range(25):
            a = math.radians(-72 + 144 * i / 24)
            for r, z in ((.60, -.03), (.80, -.055), (1.02, -.10)):
                reach = r if r < .7 else .62 + (r - .62) * math.cos(a * 1.15) ** .6
                verts.append((reach * math.sin(a), -reach * math.cos(a), z - .06 * (math.sin(a)) ** 2))
        faces = [(3 * i + j, 3 * i + j + 1, 3 * i + j + 4, 3 * i + j + 3) for i in range(24) for j in (0, 1)]
        visor = solid(mesh_obj('visor', verts, faces, mat), .03, smooth=1)
        visor.location = (0, 0, 2.85)
        ball(.05, (0, .12, 3.315), mat, (1, 1, .6))
        badge = plain('badge', '#f2e6cf', .7)
        ball(.12, (0, -.585, 2.985), badge, (1, .2, .75)).rotation_euler = (math.radians(-24), 0, 0)

    def hat_toque(self):
        """Chef's hat: a stiff band and a low pleated crown."""
        mat = cloth('#efeae0')
        band = [(.605, -.04), (.62, -.03), (.625, .20), (.61, .21)]
        crown = spline([(.61, .19), (.70, .26), (.79, .40), (.77, .54), (.60, .62), (.30, .66), (1e-6, .67)], 40)
        parts = [lathe('band', band, 72, mat),
                 lathe('crown', crown, 144, mat,
                       fn=lambda r, z, a, i: (r * (1 + .030 * math.sin(22 * a) * min(1, i / 8)), z))]
        for part in parts:
            part.location = (0, .04, 2.98)
            part.rotation_euler = (math.radians(-8), math.radians(3), 0)
            part.scale = (1.03, 1.03, 1)

    def hat_helmet(self):
        """Safety helmet: a glossy dome with three ribs, a rim and a short peak."""
        mat = plain('helmet', self.s['helmet'], .3, Clearcoat=.5)
        outline = spline([(1e-6, .58), (.24, .56), (.46, .45), (.61, .24), (.67, .0), (.67, -.07)], 40)
        rim = [(.66, -.05), (.74, -.085), (.745, -.12), (.66, -.09)]
        parts = [solid(lathe('dome', outline, 72, mat), .03), lathe('rim', rim, 72, mat)]
        for x in (-.17, 0, .17):
            side = ((.62, .06), (.55, .28), (.38, .46), (0, .575), (-.38, .46), (-.58, .2))
            arc = [(x, -y, z + .012) for y, z in side]
            parts.append(tube(spline(arc, 40), lambda t: .034 * math.sin(math.pi * (t * .9 + .05)) ** .5, mat, 10))
        verts = []
        for i in range(25):
            a = math.radians(-62 + 124 * i / 24)
            for r, z in ((.64, -.05), (.76, -.075), (.90, -.12)):
                reach = r if r < .7 else .66 + (r - .66) * math.cos(a * 1.3) ** .6
                verts.append((reach * math.sin(a), -reach * math.cos(a), z - .04 * math.sin(a) ** 2))
        faces = [(3 * i + j, 3 * i + j + 1, 3 * i + j + 4, 3 * i + j + 3) for i in range(24) for j in (0, 1)]
        parts.append(solid(mesh_obj('peak', verts, faces, mat), .03, smooth=1))
        for part in parts:
            part.location = (0, .03, 2.81)
            part.rotation_euler = (math.radians(-6), 0, 0)

    def hat_scarf(self):
        """Headscarf tied behind, with a rolled front edge."""
        mat = cloth(self.s['headscarf'])
        self.shell(self.line(.47, .0, -.30, 1.25), 1.13, .80, .006, mat, .05)
        edge = [(.655 * math.sin(a) * self.hx, -.655 * math.cos(a) * (.80 + .2 * abs(a) / 1.4) + .02,
                 HEAD.z + (.46 - .44 * (abs(a) / 1.4) ** 2.2)) for a in np.linspace(-1.45, 1.45, 40)]
        tube(edge, .055, mat, 12)
        ball(.12, (.30, .62, 2.18), mat, (1, .8, .9))
        for dx, dz in ((.16, -.30), (-.02, -.34)):
            tube(spline([(.30, .62, 2.16), (.36 + dx * .6, .66, 2.0), (.36 + dx, .60, 2.16 + dz)], 10),
                 lambda t: .05 + .06 * t, mat, 10)

    # ------------------------------------------------------------------------------------------ clothes

    def collar(self, mat, spread=1.):
        """Two turned-down collar points."""
        for sign in (-1, 1):
            quad = [(sign * .05, -.50, 1.66), (sign * .36, -.27, 1.77), (sign * .53 * spread, -.47, 1.54),
                    (sign * .25, -.77, 1.34)]
            face = [(0, 1, 2, 3)] if sign < 0 else [(3, 2, 1, 0)]
            solid(mesh_obj('collar', quad, face, mat, smooth=False), .04, .012)

    def wear_shirt(self):
        """Work shirt, collar, neckerchief."""
        self.collar(self.shirt)
        if self.s.get('scarf'):
            mat = cloth(self.s['scarf'])
            ring = [(.30 + .085 * math.cos(t), 1.66 + .085 * math.sin(t)) for t in np.linspace(0, 6.2832, 20)]
            lathe('kerchief', ring, 48, mat,
                  fn=lambda r, z, a, i: (r * (1 + .05 * math.sin(7 * a)), z - .10 * max(0, -math.sin(a))))
            points = [(-.30, -.36, 1.64), (.30, -.36, 1.64), (.16, -.66, 1.42), (0, -.90, 1.10), (-.16, -.66, 1.42)]
            solid(mesh_obj('knot', points, [(0, 4, 3, 2, 1)], mat), .03)
        self.buttons((.86, .56, .26))

    def wear_checks(self):
        """Checked shirt, open collar with a white undershirt, pen pocket."""
        self.patch(self.strip((1.30, -.02, .02), (1.64, -.20, .20)), cloth('#f2eee4'), .006)
        self.collar(self.shirt, 1.1)
        self.patch(self.strip((.62, .30, .62), (.98, .30, .62), 6), cloth(self.s['shirt'], self.s['checks']), .016)
        self.buttons((1.12, .86, .56, .26), '#f4efe4')

    def wear_blouse(self):
        """Round-neck blouse with an embroidered yoke, optionally an apron."""
        trim = cloth(self.s.get('scarf') or '#e8c9a0')
        ring = [(.33 + .055 * math.cos(t), 1.645 + .055 * math.sin(t)) for t in np.linspace(0, 6.2832, 16)]
        lathe('trim', ring, 56, trim,
              fn=lambda r, z, a, i: (r * (1 + .04 * math.sin(14 * a)), z - .07 * max(0, -math.sin(a))))
        self.patch(self.strip((.92, -.13, .13), (1.56, -.13, .13)), trim, .012)
        flower = plain('flower', '#e0a030', .7)
        leaf = plain('leafdot', '#f4ead6', .7)
        for k, z in enumerate((1.40, 1.22, 1.04)):
            ball(.04, self.front(0, z, .035), flower, (1, .5, 1))
            for turn in range(5):
                a = 2 * math.pi * turn / 5 + k
                ball(.026, self.front(.062 * math.cos(a), z + .062 * math.sin(a), .03), leaf, (1, .5, 1))
        if self.s.get('apron'):
            mat = cloth(self.s['apron'])
            self.patch(self.strip((-.05, -.52, .52), (.84, -.44, .44)), mat, .022)
            for sign in (-1, 1):
                inner, outer = sorted((sign * .30, sign * .42))
                top = sorted((sign * .22, sign * .32))
                self.patch(self.strip((.80, inner, outer), (1.58, top[0], top[1])), mat, .022, 4)

    def wear_dungarees(self):
        """Bib and straps over a round-neck shirt."""
        mat = cloth(self.s['denim'])
        ring = [(.32 + .05 * math.cos(t), 1.64 + .05 * math.sin(t)) for t in np.linspace(0, 6.2832, 16)]
        lathe('neckband', ring, 48, self.shirt, fn=lambda r, z, a, i: (r, z - .06 * max(0, -math.sin(a))))
        self.patch(self.strip((-.08, -.80, .80), (.42, -.66, .66)), mat, .02, 16)
        self.patch(self.strip((.36, -.50, .50), (1.06, -.40, .40)), mat, .026, 12)
        self.patch(self.strip((.62, -.23, .23), (.90, -.23, .23), 6), cloth(self.s['denim']), .05)
        for sign in (-1, 1):
            inner, outer = sorted((sign * .27, sign * .40))
            top = sorted((sign * .30, sign * .42))
            self.patch(self.strip((.98, inner, outer), (1.55, top[0], top[1])), mat, .034, 4)
            self.buttons((.98,), '#d9b25a', sign * .335, .05, .06)

    def wear_blazer(self):
        """Jacket with lapels over a light shirt, tie or open neck."""
        shirt = cloth(self.s['shirt'])
        # its edges lie under the lapels
        self.patch([(.60, -.015, .015), (.70, -.07, .07), (1.64, -.28, .28)], shirt, .010, 12)
        lapel = cloth(self.s['jacket'], sheen=self.s.get('sheen', .6))
        for sign in (-1, 1):
            rows = []
            for k in range(11):
                t = k / 10
                z = .60 + 1.02 * t
                edge = .02 + .22 * t
                wide = .015 + .25 * math.sin(math.pi * min(1, t * 1.15) * .5) * (1 if t < .78 else 1 - (t - .78) * 2.6)
                rows.append((z,) + tuple(sorted((sign * edge, sign * (edge + wide)))))
            self.patch(rows, lapel, .030, 5, .035)
            quad = [(sign * .03, -.46, 1.66), (sign * .32, -.25, 1.77), (sign * .40, -.42, 1.60),
                    (sign * .17, -.62, 1.46)]
            face = [(0, 1, 2, 3)] if sign < 0 else [(3, 2, 1, 0)]
            solid(mesh_obj('collar', quad, face, shirt, smooth=False), .035, .01)
        if self.s.get('tie'):
            tie = cloth(self.s['tie'])
            # Narrower than the opening of the jacket all the way down: wider it pokes through the lapels.
            self.patch([(.66, -.004, .004), (.74, -.04, .04), (.95, -.075, .075), (1.42, -.055, .055), (1.50, -.075, .075),
                        (1.585, -.06, .06)], tie, .034, 6)
        else:
            skin_rows = [(1.36, -.01, .01), (1.50, -.09, .09), (1.60, -.15, .15)]
            self.patch(skin_rows, self.skin, .022, 6, .005)
        self.buttons((.44, .18), '#20242a')

    def wear_chef(self):
        """Double-breasted jacket: a panel across the chest, two rows of buttons, a standing collar, a neckerchief."""
        white, seam = cloth('#efeae0'), cloth('#bdb6a8')
        self.patch(self.strip((-.08, -.40, .44), (1.40, -.22, .30)), white, .026, 14)
        self.patch(self.strip((-.08, .425, .445), (1.40, .285, .305)), seam, .034, 2)
        for x in (-.19, .21):
            self.buttons((1.16, .86, .56, .26), '#2b3a33', x, .040, .05)
        collar = [(.43, 1.56), (.42, 1.70), (.40, 1.80), (.375, 1.80), (.37, 1.60)]
        lathe('stand', collar, 64, white, fn=lambda r, z, a, i: (r, z - .13 * max(0, -math.sin(a)) ** 6))
        mat = cloth(self.s['scarf'])
        ring = [(.295 + .050 * math.cos(t), 1.775 + .065 * math.sin(t)) for t in np.linspace(0, 6.2832, 20)]
        lathe('kerchief', ring, 48, mat,
              fn=lambda r, z, a, i: (r * (1 + .05 * math.sin(7 * a)), z - .07 * max(0, -math.sin(a))))
        ball(.10, (0, -.42, 1.63), mat, (1, .8, .85))
        for sign in (-1, 1):
            tail = [(0, -.44, 1.62), (sign * .09, -.54, 1.53), (sign * .15, -.62, 1.42)]
            tube(spline(tail, 10), lambda t: .03 + .05 * t * (1.4 - t), mat, 10)

    def wear_polo(self):
        """Polo shirt: soft collar, short placket."""
        self.collar(cloth(self.s['shirt']), 1.05)
        self.patch(self.strip((1.02, -.07, .07), (1.52, -.07, .07)), cloth(self.s['shirt']), .02, 4)
        self.patch([(1.34, -.01, .01), (1.48, -.08, .08), (1.60, -.15, .15)], self.skin, .024, 6, .005)
        self.buttons((1.26, 1.12), '#f0ead8')
        self.patch(self.strip((.86, .36, .50), (.98, .36, .50), 3), cloth('#f0ead8'), .02, 4)


def soft_grade(rgb, _passes):
    """Nearly neutral colour finish."""
    grey = (rgb @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    return np.maximum(grey + (rgb - grey) * 1.02, 0)


def make(recipe, size, samples, out):
    """Render one person."""
    spec = PEOPLE[recipe.compose]
    reset()
    setup(*size, samples, bounces=4, look='High Contrast', exposure=.05, thr=.04, min_samples=8, diffuse=2)
    studio(spec['bg'], key=620, fill=130, rim=spec.get('rim', 520), env=.3)
    Person(spec).build()
    side = -1 if list(PEOPLE).index(recipe.compose) % 2 == 0 else 1
    camera((side * .9, -8.2, 2.75), (0, 0, 2.10), 84, fstop=5.6, focus=(0, -.6, 2.4))
    render(out, post=soft_grade, calm=True, rad=4, levels=4)
