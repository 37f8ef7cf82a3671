/** What an LED wall is built from beside its cabinets: controller, frame, module, flight case. */
import { glowOf } from '../content/content.ts';
import type { Drawn } from '../families.ts';
import { families } from '../families.ts';
import { litScreen } from '../lit-screen.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { circle, rect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { Slab } from '../solids.ts';
import { onFace, rod, slab } from '../solids.ts';
import { pixels } from './led.ts';

type Spec = Extract<PictureSpec, { kind: 'led-part' }>;
type Of<Part extends Spec['part']> = Extract<Spec, { part: Part }>;

export function drawLedPart(sheet: Sheet, spec: Spec): Drawn {
  switch (spec.part) {
    case 'controller':
      return drawController(sheet, spec);
    case 'frame':
      return drawFrame(spec);
    case 'module':
      return drawModule(sheet, spec);
    case 'case':
      return drawCase(sheet);
  }
}

function drawController(sheet: Sheet, { ports }: Of<'controller'>): Drawn {
  const camera = { ...families.gadgets, scale: 15.5, groundY: 440 };
  const [width, height, depth] = [44, 4.4, 24];
  const body: Slab = { x: 0, y: 0.3, z: depth / 2, depth, width, height, radius: 0.4, material: 'graphite' };
  const middle = height * 5;
  const sockets = Array.from({ length: ports }, (_, n) => {
    const [x, y] = [160 + n * 21, middle - 9];
    return rect(x, y, 17, 16, '#05070b', 2) + rect(x + 4, y, 9, 4, '#c98600') + circle(x + 4, y + 13, 1.6, '#58c08a');
  }).join('');
  const display = rect(20, 8, 120, height * 10 - 16, '#05070b', 3) + rect(27, 14, 52, 7, '#ffb000', 2);
  const lines = [0, 1].map((n) => rect(27, 25 + n * 7, 92 - n * 26, 3, '#8b8f98', 1)).join('');
  const knob = circle(404, middle, 13, '#05070b') + circle(404, middle - 1, 11, '#525a69');
  const lid: Slab = { ...body, y: body.y + height, height: depth, depth: 0.05, lean: 90, radius: 0.7 };
  return {
    camera,
    scene: {
      object:
        slab(sheet, camera, body) + onFace(camera, body, display + lines + sockets + knob) + slab(sheet, camera, lid),
      shadows: [{ at: [0, 0, 0], width, depth }],
      glows: [{ at: [0, 1, 0], width: width * 2, height: width, colour: '#ffd36b', strength: 0.3 }],
    },
  };
}

function drawFrame({ outdoor }: Of<'frame'>): Drawn {
  const camera = families.mounts;
  const material = outdoor ? 'steel' : 'graphite';
  const thick = outdoor ? 4.6 : 3.2;
  const [left, right, low, high] = [-25, 25, 4, 54];
  const bar = (x1: number, y1: number, x2: number, y2: number, z = 0) =>
    rod(camera, [x1, y1, z], [x2, y2, z], thick, material);
  const hook = (x: number, y: number) => rod(camera, [x, y, 0], [x, y, 5], 2.4, 'amber');
  return {
    camera,
    scene: {
      object:
        (outdoor ? bar(left, low, right, high) : bar(0, low, 0, high)) +
        bar(left, low, left, high) +
        bar(right, low, right, high) +
        bar(left, low, right, low) +
        bar(left, high, right, high) +
        hook(left, high - 6) +
        hook(right, high - 6) +
        hook(left, low + 6) +
        hook(right, low + 6),
      shadows: [{ at: [0, 0, 0], width: 54, depth: 8, strength: 0.6 }],
      glows: [{ at: [0, 30, -6], width: 90, height: 90, colour: '#ffd36b', strength: 0.26 }],
      reflection: 0.22,
    },
  };
}

function drawModule(sheet: Sheet, { content }: Of<'module'>): Drawn {
  const camera = { ...families.mounts, scale: 13, groundY: 570, turn: 26, tilt: 9 };
  const body: Slab = { x: 0, y: 0.6, z: 0, depth: 1.8, width: 25, height: 25, radius: 0.2, material: 'black' };
  const face = { ...body, width: 24.6, height: 24.6, y: body.y + 0.2, content };
  return {
    camera,
    scene: {
      object: slab(sheet, camera, body) + litScreen(sheet, camera, face, pixels(14)),
      shadows: [{ at: [0, 0, 0], width: 25, depth: 4 }],
      glows: [{ at: [0, 13, 4], width: 56, height: 50, colour: glowOf(content), strength: 0.5 }],
      reflection: 0.26,
    },
  };
}

function drawCase(sheet: Sheet): Drawn {
  const camera = { ...families.mounts, scale: 4.6, groundY: 560, turn: 28, tilt: 12 };
  const [width, height, depth] = [92, 62, 58];
  const body: Slab = { x: 0, y: 12, z: depth / 2, depth, width, height, radius: 1.5, material: 'black' };
  const edge = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, '#c3c6ca', 4);
  const corner = (x: number, y: number) => circle(x, y, 26, '#8a8f97') + circle(x, y, 12, '#e6e8ea');
  const [w, h] = [width * 10, height * 10];
  const latch = (x: number) => rect(x - 34, 196, 68, 62, '#8a8f97', 8) + rect(x - 12, 206, 24, 42, '#e6e8ea', 5);
  const front =
    edge(0, 0, w, 20) +
    edge(0, h - 20, w, 20) +
    edge(0, 0, 20, h) +
    edge(w - 20, 0, 20, h) +
    edge(0, 214, w, 16) +
    latch(w * 0.28) +
    latch(w * 0.72) +
    rect(w / 2 - 80, 350, 160, 60, '#05070b', 16) +
    rect(w / 2 - 70, 92, 140, 40, '#ffb000', 6) +
    corner(24, 24) +
    corner(w - 24, 24) +
    corner(24, h - 24) +
    corner(w - 24, h - 24);
  const castors = [-0.38, 0.38]
    .map((at) => rod(camera, [width * at, 9, depth / 2 - 8], [width * at, 4, depth / 2 - 8], 8, 'graphite'))
    .join('');
  return {
    camera,
    scene: {
      object: castors + slab(sheet, camera, body) + onFace(camera, body, front),
      shadows: [{ at: [0, 0, 0], width, depth }],
      glows: [{ at: [0, 40, 0], width: width * 1.6, height: 110, colour: '#ffd36b', strength: 0.26 }],
      reflection: 0.2,
    },
  };
}
