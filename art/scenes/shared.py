"""Helpers shared by every scene: meshes, a small node wrapper, studio light, camera and the two-pass render.

Used inside Blender 3.4 by the scenes; `art/render` starts it.
"""
import math
import os
import tempfile

import bmesh
import bpy
import numpy as np
from mathutils import Vector

import denoise as nlm
import finish

HDR = os.path.join(bpy.utils.system_resource('DATAFILES', path='studiolights/world'), '')
TMP = tempfile.gettempdir()


def reset():
    """Start from an empty file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def hexc(h, a=1):
    """'#rrggbb' (sRGB) -> linear RGBA tuple."""
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4) for x in c) + (a,)


# ---------------------------------------------------------------- meshes
def link(o):
    """Put an object into the scene and return it."""
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh_obj(name, v, f, mat=None, smooth=True, do_link=True):
    """Object from vertices and faces."""
    m = bpy.data.meshes.new(name)
    m.from_pydata([tuple(p) for p in v], [], f)
    m.update()
    if smooth:
        m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
    if mat:
        m.materials.append(mat)
    o = bpy.data.objects.new(name, m)
    if do_link:
        link(o)
    return o


def subsurf(o, levels=2):
    """Add a subdivision modifier."""
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = levels
    s.render_levels = levels
    return o


def lathe(name, prof, seg=64, mat=None, close=False, fn=None, do_link=True):
    """Solid of revolution; prof is [(r, z)], fn(r, z, angle, i) -> (r, z) deforms it."""
    v = []
    f = []
    n = len(prof)
    for j in range(seg):
        a = 2 * math.pi * j / seg
        for i, (r, z) in enumerate(prof):
            rr, zz = fn(r, z, a, i) if fn else (r, z)
            v.append((rr * math.cos(a), rr * math.sin(a), zz))
    for j in range(seg):
        k = (j + 1) % seg
        for i in range(n - 1):
            f.append((j * n + i, k * n + i, k * n + i + 1, j * n + i + 1))
        if close:
            f.append((j * n + n - 1, k * n + n - 1, k * n, j * n))
    o = mesh_obj(name, v, f, mat, do_link=do_link)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return o


def spline(pts, n=40):
    """Catmull-Rom resample of 2D or 3D control points to n points."""
    P = [np.array(p, float) for p in pts]
    P = [2 * P[0] - P[1]] + P + [2 * P[-1] - P[-2]]
    out = []
    m = len(P) - 3
    for i in range(n):
        t = i / (n - 1) * m
        k = min(int(t), m - 1)
        t -= k
        a, b, c, d = P[k:k + 4]
        cubic = (2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3
        out.append(tuple(.5 * cubic))
    return out


# ---------------------------------------------------------------- materials
class M:
    """Tiny wrapper round a Principled material's node tree."""

    subsurface_method = 'RANDOM_WALK'

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.n = self.t.nodes
        self.l = self.t.links
        self.b = self.n['Principled BSDF']
        self.b.subsurface_method = self.subsurface_method
        self.out = self.n['Material Output']

    def add(self, node_type, **k):
        """New node; keywords are node attributes, or else input sockets (underscore for space)."""
        x = self.n.new(node_type)
        for a, b in k.items():
            if hasattr(x, a):
                setattr(x, a, b)
            else:
                x.inputs[a.replace('_', ' ')].default_value = b
        return x

    def set(self, **k):
        """Set Principled inputs: set(Base_Color=..., Roughness=...)."""
        for a, b in k.items():
            self.b.inputs[a.replace('_', ' ')].default_value = b
        return self

    def ln(self, a, b):
        """Link socket a to socket b."""
        self.l.new(a, b)
        return self

    def _feed(self, node, pairs):
        for i, v in pairs:
            if isinstance(v, bpy.types.NodeSocket):
                self.ln(v, node.inputs[i])
            elif isinstance(v, str):
                node.inputs[i].default_value = hexc(v)
            else:
                node.inputs[i].default_value = v

    def coord(self, what='Object'):
        """Texture coordinate socket."""
        return self.add('ShaderNodeTexCoord').outputs[what]

    def mapping(self, src, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        """Scaled, moved and rotated coordinates."""
        x = self.add('ShaderNodeMapping')
        x.inputs['Scale'].default_value = scale
        x.inputs['Location'].default_value = loc
        x.inputs['Rotation'].default_value = rot
        self.ln(src, x.inputs['Vector'])
        return x.outputs[0]

    def noise(self, src, scale, detail=4, rough=.55, dist=0):
        """Noise factor."""
        x = self.add('ShaderNodeTexNoise')
        x.inputs['Scale'].default_value = scale
        x.inputs['Detail'].default_value = detail
        x.inputs['Roughness'].default_value = rough
        x.inputs['Distortion'].default_value = dist
        self.ln(src, x.inputs['Vector'])
        return x.outputs['Fac']

    def voro(self, src, scale, out='Distance', feature='F1', randomness=1.0):
        """Voronoi texture output."""
        x = self.add('ShaderNodeTexVoronoi', feature=feature)
        x.inputs['Scale'].default_value = scale
        x.inputs['Randomness'].default_value = randomness
        self.ln(src, x.inputs['Vector'])
        return x.outputs[out]

    def ramp(self, src, stops, interp='LINEAR'):
        """Colour ramp; stops are [(position, '#hex' or RGBA)]."""
        x = self.add('ShaderNodeValToRGB')
        e = x.color_ramp.elements
        x.color_ramp.interpolation = interp
        while len(e) < len(stops):
            e.new(.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = c if not isinstance(c, str) else hexc(c)
        self.ln(src, x.inputs[0])
        return x.outputs[0]

    def mix(self, fac, a, b, mode='MIX'):
        """Mix two colours."""
        x = self.add('ShaderNodeMixRGB', blend_type=mode)
        self._feed(x, ((0, fac), (1, a), (2, b)))
        return x.outputs[0]

    def math(self, op, a, b=0, clamp=False):
        """Math node."""
        x = self.add('ShaderNodeMath', operation=op, use_clamp=clamp)
        self._feed(x, ((0, a), (1, b)))
        return x.outputs[0]

    def remap(self, src, lo, hi, to_lo=0.0, to_hi=1.0):
        """Clamped linear map of [lo, hi] to [to_lo, to_hi]."""
        x = self.add('ShaderNodeMapRange')
        for i, v in enumerate((lo, hi, to_lo, to_hi), start=1):
            x.inputs[i].default_value = v
        self.ln(src, x.inputs[0])
        return x.outputs[0]

    def sep(self, src):
        """X, Y, Z sockets of a vector."""
        x = self.add('ShaderNodeSeparateXYZ')
        self.ln(src, x.inputs[0])
        return x.outputs

    def combine(self, x=0, y=0, z=0):
        """Vector from three sockets or numbers."""
        node = self.add('ShaderNodeCombineXYZ')
        self._feed(node, ((0, x), (1, y), (2, z)))
        return node.outputs[0]

    def rnd(self):
        """Per-object random value."""
        return self.add('ShaderNodeObjectInfo').outputs['Random']

    def bump(self, h, strength=.2, dist=.02, prev=None):
        """Bump the surface with height h; prev chains another bump."""
        x = self.add('ShaderNodeBump')
        x.inputs['Strength'].default_value = strength
        x.inputs['Distance'].default_value = dist
        self.ln(h, x.inputs['Height'])
        if prev is not None:
            self.ln(prev, x.inputs['Normal'])
        self.ln(x.outputs[0], self.b.inputs['Normal'])
        return x.outputs[0]

    def color(self, src):
        """Feed the base colour."""
        self.ln(src, self.b.inputs['Base Color'])
        return self

    def sss(self, w, rad=(.1, .04, .02), src=None):
        """Subsurface weight, radius and colour (socket or '#hex')."""
        self.b.inputs['Subsurface'].default_value = w
        self.b.inputs['Subsurface Radius'].default_value = rad
        if isinstance(src, str):
            self.b.inputs['Subsurface Color'].default_value = hexc(src)
        elif src is not None:
            self.ln(src, self.b.inputs['Subsurface Color'])
        return self


# ---------------------------------------------------------------- camera and light
def _aim(o, loc, look):
    o.location = loc
    o.rotation_euler = (Vector(look) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()


def camera(loc, look, lens=50, fstop=None, focus=None):
    """Scene camera aimed at a point."""
    c = bpy.data.cameras.new('cam')
    c.lens = lens
    o = link(bpy.data.objects.new('cam', c))
    _aim(o, loc, look)
    bpy.context.scene.camera = o
    c.clip_end = 20000
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or look) - Vector(loc)).length
    return o


def area(loc, look, size, power, color=(1, 1, 1), spread=None):
    """Area light aimed at a point."""
    lamp = bpy.data.lights.new('a', 'AREA')
    lamp.size = size
    lamp.energy = power
    lamp.color = color
    if spread:
        lamp.spread = spread
    o = link(bpy.data.objects.new('a', lamp))
    _aim(o, loc, look)
    o.visible_camera = False
    return o


def world_hdr(name, strength=1, rot=0):
    """World light from one of Blender's own CC0 studio HDRIs."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    n = t.nodes
    bg = n['Background']
    e = n.new('ShaderNodeTexEnvironment')
    e.image = bpy.data.images.load(HDR + name + '.exr')
    mp = n.new('ShaderNodeMapping')
    tc = n.new('ShaderNodeTexCoord')
    mp.inputs['Rotation'].default_value[2] = rot
    t.links.new(tc.outputs['Generated'], mp.inputs[0])
    t.links.new(mp.outputs[0], e.inputs[0])
    t.links.new(e.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength
    return w


def cyclorama(mat, depth=6, width=40, radius=2.5, height=14, front=-14):
    """Seamless floor curving up into a wall."""
    prof = [(front, 0), (depth - radius, 0)]
    for t in np.linspace(.05, math.pi / 2, 24):
        prof.append((depth - radius + radius * math.sin(t), radius - radius * math.cos(t)))
    prof.append((depth, height))
    v = []
    f = []
    for y, z in prof:
        v += [(-width, y, z), (width, y, z)]
    for i in range(len(prof) - 1):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return mesh_obj('cyc', v, f, mat)


def backdrop(hexcol='#efe4d2', rough=.75):
    """Matt paper for the cyclorama."""
    return M('bd').set(Base_Color=hexc(hexcol), Roughness=rough, Specular=.25).m


def studio(bg='#f6ecdb', key=900, fill=200, rim=420, env=.5, key_size=3.2, key_at=(-3.6, -2.6, 4.6)):
    """One light rig for every product: soft key camera-left, warm rim right-back, HDR fill."""
    world_hdr('studio', env, rot=2.2)
    cyclorama(backdrop(bg))
    area(key_at, (0, 0, .6), key_size, key, (1, .965, .92))
    area((3.8, 2.0, 3.2), (0, 0, .7), 1.6, rim, (1, .86, .68))
    area((3.2, -3.6, 1.6), (0, 0, .7), 3.0, fill, (.88, .94, 1))


# ---------------------------------------------------------------- render
def setup(w, h, spp, bounces=8, look='Medium High Contrast', exposure=0, thr=.01,
          min_samples=16, diffuse=3):
    """Cycles settings; spp is the total over both seeds."""
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.device = 'CPU'
    c.samples = max(1, spp // 2)
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thr
    c.adaptive_min_samples = min_samples
    c.max_bounces = bounces
    c.diffuse_bounces = diffuse
    c.glossy_bounces = 4
    c.transmission_bounces = bounces
    c.transparent_max_bounces = 16
    c.sample_clamp_indirect = 4
    c.sample_clamp_direct = 0
    c.blur_glossy = 1
    c.caustics_reflective = False
    c.caustics_refractive = False
    sc.render.resolution_x = w
    sc.render.resolution_y = h
    sc.render.resolution_percentage = 100
    sc.render.use_persistent_data = True
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = look
    sc.view_settings.exposure = exposure
    sc.display_settings.display_device = 'sRGB'


def _exr(path):
    """Read a float EXR as an (h, w, 4) array, bottom row first."""
    i = bpy.data.images.load(path, check_existing=False)
    i.colorspace_settings.name = 'Non-Color'
    w, h = i.size
    a = np.empty(w * h * 4, np.float32)
    i.pixels.foreach_get(a)
    bpy.data.images.remove(i)
    return a.reshape(h, w, 4)


def _save(rgb, out):
    """Write linear pixels through the scene's view transform to a PNG."""
    sc = bpy.context.scene
    h, w = rgb.shape[:2]
    im = bpy.data.images.new('o', w, h, alpha=True, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    full = np.concatenate([rgb, np.ones_like(rgb[..., :1])], -1).astype(np.float32)
    im.pixels.foreach_set(full.ravel())
    im.update()
    settings = sc.render.image_settings
    settings.file_format = 'PNG'
    settings.color_mode = 'RGB'
    settings.color_depth = '16'
    im.save_render(out, scene=sc)


def _pass_files(passes, stem):
    """Let the compositor write the passes as float EXR files; returns its output node."""
    sc = bpy.context.scene
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    layers = t.nodes.new('CompositorNodeRLayers')
    files = t.nodes.new('CompositorNodeOutputFile')
    files.base_path = TMP
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.color_mode = 'RGBA'
    files.file_slots.clear()
    for name in passes:
        files.file_slots.new(stem)
        t.links.new(layers.outputs[name], files.inputs[-1])
    return files


def render(out, mist=False, post=None, calm=False, **denoiser):
    """Two half-sample renders with different seeds, denoised, graded by post, through the view transform to a WebP.

    calm smooths the faint clouds of few samples on backdrop and skin. The denoised linear pixels stay in the temporary
    folder; with REGRADE set in the environment only post and what follows it run again on them.
    """
    sc = bpy.context.scene
    layer = bpy.context.view_layer
    name = os.path.splitext(os.path.basename(out))[0]
    kept = os.path.join(TMP, f'art-{name}.npz')
    png = os.path.join(TMP, f'art-{name}-{os.getpid()}.png')
    if os.environ.get('REGRADE'):
        z = np.load(kept)
        rgb, haze = z['rgb'], z['mist']
    else:
        layer.cycles.denoising_store_passes = True
        layer.use_pass_mist = mist
        wanted = ['Image', 'Denoising Albedo', 'Denoising Normal'] + (['Mist'] if mist else [])
        files = _pass_files(wanted, name)
        halves = []
        for seed in (11, 97):
            sc.cycles.seed = seed
            paths = []
            for slot, pass_name in zip(files.file_slots, wanted):
                slot.path = f"art-{name}-{os.getpid()}-{pass_name.replace(' ', '')}-{seed}-"
                paths.append(os.path.join(TMP, f'{slot.path}{sc.frame_current:04d}.exr'))
            print(f'HALF {name}', flush=True)
            bpy.ops.render.render()
            halves.append([_exr(path) for path in paths])
            for path in paths:
                os.remove(path)
        print(f'DENOISE {name}', flush=True)
        mean = [(a + b) * .5 for a, b in zip(*halves)]
        rgb = nlm.denoise(halves[0][0], halves[1][0], mean[1], mean[2], **denoiser)
        haze = mean[3] if mist else 0
        np.savez(kept, rgb=rgb.astype(np.float32), mist=haze)
    _save(post(rgb, {'Mist': haze}) if post else rgb, png)
    finish.write(png, out, calm)
    os.remove(png)
