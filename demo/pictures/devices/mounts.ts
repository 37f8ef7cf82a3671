/** Brackets and mounts: folded steel, slots, bolts and arms. */

import type { Point } from '../camera.ts';
import { project } from '../camera.ts';
import type { Drawn } from '../families.ts';
import { families } from '../families.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { circle, rect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { Slab } from '../solids.ts';
import { onFace, rod, slab } from '../solids.ts';

type Of<Kind extends PictureSpec['kind']> = Extract<PictureSpec, { kind: Kind }>;
type Camera = Drawn['camera'];

export function drawBracket(sheet: Sheet, spec: Of<'bracket'>): Drawn {
  const camera = families.mounts;
  const width = spec.widthCm;
  const height = spec.style === 'portrait' ? Math.min(70, width * 1.3) : Math.min(44, width * 0.62);
  const lift = spec.style === 'portrait' ? 3 : 6;
  const parts = { flat: flatArms, tilt: tiltArms, arm: swingArm, 'pop-out': popOut, portrait: portraitPlate }[
    spec.style
  ];
  return {
    camera,
    scene: {
      object: parts(sheet, camera, width, height, lift),
      shadows: [
        {
          at: [0, 0, spec.style === 'pop-out' ? 16 : spec.style === 'arm' ? 18 : 1],
          width: width * 0.86,
          depth: spec.style === 'pop-out' ? 36 : 9,
          strength: 0.6,
        },
      ],
      glows: [{ at: [0, height * 0.6, -6], width: width * 1.7, height: height * 2, colour: '#ffd36b', strength: 0.26 }],
      reflection: 0.22,
    },
  };
}

/** A rail with slots for the wall's bolts. */
function rail(sheet: Sheet, camera: Camera, y: number, z: number, width: number, height = 6): string {
  const body: Slab = { x: 0, y, z, depth: 1.6, width, height, radius: 0.5, material: 'graphite' };
  const count = Math.max(4, Math.round(width / 9));
  const slots = Array.from({ length: count }, (_, n) =>
    rect(((n + 0.5) * width * 10) / count - 22, height * 5 - 6, 44, 12, '#090b11', 6),
  ).join('');
  return slab(sheet, camera, body) + onFace(camera, body, slots);
}

/** An upright with the screen's VESA holes. */
function upright(sheet: Sheet, camera: Camera, x: number, y: number, z: number, height: number, lean = 0): string {
  const body: Slab = { x, y, z, depth: 2.2, width: 4, height, radius: 0.5, lean, material: 'black' };
  const count = Math.round(height / 6);
  const holes = Array.from(
    { length: count },
    (_, n) =>
      circle(20, ((n + 0.5) * height * 10) / count, 5.5, '#525a69') +
      circle(20, ((n + 0.5) * height * 10) / count, 3.4, '#000'),
  ).join('');
  return slab(sheet, camera, body) + onFace(camera, body, holes + rect(12, height * 10 - 14, 16, 26, '#ffb000', 4));
}

function flatArms(sheet: Sheet, camera: Camera, width: number, height: number, lift: number): string {
  const x = width * 0.29;
  return (
    rail(sheet, camera, lift + height * 0.62, 0, width) +
    rail(sheet, camera, lift + height * 0.14, 0, width) +
    [-x, x].map((at) => upright(sheet, camera, at, lift, 2.4, height)).join('')
  );
}

function tiltArms(sheet: Sheet, camera: Camera, width: number, height: number, lift: number): string {
  const x = width * 0.29;
  const arm = (at: number) => {
    const [cx, cy] = project(camera, [at + 2.6, lift + height * 0.68, 5]);
    return (
      rod(camera, [at, lift + height * 0.68, 0], [at, lift + height * 0.7, 7], 3.4, 'graphite') +
      upright(sheet, camera, at, lift, 12, height, 12) +
      circle(cx, cy, 10, '#525a69') +
      circle(cx, cy, 4.4, '#ffb000')
    );
  };
  return rail(sheet, camera, lift + height * 0.56, 0, width, 9) + arm(-x) + arm(x);
}

function swingArm(sheet: Sheet, camera: Camera, width: number, height: number, lift: number): string {
  const y = lift + height / 2;
  const [wall, elbow, wrist]: Point[] = [
    [-width * 0.42, y, -8],
    [width * 0.12, y, 4],
    [-width * 0.04, y, 40],
  ];
  const plate = slab(sheet, camera, {
    x: -width * 0.42,
    y: lift + height * 0.1,
    z: -8,
    depth: 1.6,
    width: 11,
    height: height * 0.8,
    radius: 0.8,
    material: 'graphite',
  });
  const joint = (at: Point | undefined) => {
    const [x, cy] = project(camera, at ?? [0, 0, 0]);
    return circle(x, cy, 19, '#090b11') + circle(x - 2, cy - 3, 16, '#2f3540') + circle(x - 2, cy - 3, 6, '#ffb000');
  };
  const head: Slab = {
    x: -width * 0.02,
    y: y - 13,
    z: 44,
    depth: 1.8,
    width: 26,
    height: 26,
    radius: 0.8,
    material: 'black',
  };
  const holes = [
    [-100, -100],
    [100, -100],
    [-100, 100],
    [100, 100],
    [-50, -50],
    [50, -50],
    [-50, 50],
    [50, 50],
  ]
    .map(([hx = 0, hy = 0]) => circle(130 + hx, 130 + hy, 6, '#525a69') + circle(130 + hx, 130 + hy, 3.6, '#000'))
    .join('');
  const bar = (from: Point | undefined, to: Point | undefined) =>
    [-5, 5].map((d) => rod(camera, lifted(from, d), lifted(to, d), 4, 'graphite')).join('');
  return (
    plate +
    bar(wall, elbow) +
    joint(wall) +
    bar(elbow, wrist) +
    joint(elbow) +
    slab(sheet, camera, head) +
    onFace(camera, head, holes + circle(130, 130, 22, '#2f3540'))
  );
}

function lifted(point: Point | undefined, by: number): Point {
  const [x, y, z] = point ?? [0, 0, 0];
  return [x, y + by, z];
}

/** Scissor arms that let one tile of a video wall come forward for service. */
function popOut(sheet: Sheet, camera: Camera, width: number, height: number, lift: number): string {
  const [x, z] = [width * 0.34, 34];
  const back =
    rail(sheet, camera, lift + height * 0.7, 0, width, 5) +
    rail(sheet, camera, lift + height * 0.08, 0, width, 5) +
    [-x, x].map((at) => upright(sheet, camera, at, lift, 1.4, height)).join('');
  const scissors = [-x, x]
    .map(
      (at) =>
        rod(camera, [at, lift + height * 0.2, 2], [at, lift + height * 0.84, z - 2], 2.4, 'steel') +
        rod(camera, [at, lift + height * 0.84, 2], [at, lift + height * 0.2, z - 2], 2.4, 'steel'),
    )
    .join('');
  const front =
    [-x, x].map((at) => upright(sheet, camera, at, lift, z, height)).join('') +
    rail(sheet, camera, lift + height * 0.44, z, width * 0.86, 4);
  return back + scissors + front;
}

function portraitPlate(sheet: Sheet, camera: Camera, width: number, height: number, lift: number): string {
  const x = width * 0.24;
  return (
    rail(sheet, camera, lift + height * 0.74, 0, width * 0.8) +
    rail(sheet, camera, lift + height * 0.16, 0, width * 0.8) +
    [-x, x].map((at) => upright(sheet, camera, at, lift, 2.4, height)).join('') +
    rail(sheet, camera, lift + height * 0.46, 3.4, width * 0.5, 5)
  );
}

export function drawCeilingMount(sheet: Sheet, spec: Of<'ceiling-mount'>): Drawn {
  const camera = { ...families.mounts, scale: 5.4, groundY: 660, turn: 28, tilt: 8 };
  const top = 118;
  const low = top - spec.dropCm;
  const plate = slab(sheet, camera, {
    x: 0,
    y: top - 2,
    z: 12,
    depth: 24,
    width: 24,
    height: 2.4,
    radius: 0.6,
    material: 'graphite',
  });
  const pole =
    rod(camera, [0, low, 0], [0, top - 2, 0], 5, 'steel') +
    collar(sheet, camera, low + spec.dropCm * 0.42) +
    collar(sheet, camera, top - 8);
  const frame = (z: number) =>
    rail(sheet, camera, low - 14, z, 52, 6) +
    [-16, 16].map((x) => upright(sheet, camera, x, low - 30, z + 2.4, 42)).join('');
  const yoke =
    rod(camera, [0, low, 0], [0, low - 10, 0], 5, 'graphite') +
    rod(camera, [0, low - 10, spec.screens === 2 ? -12 : 0], [0, low - 10, 10], 4, 'graphite');
  return {
    camera,
    scene: {
      object: plate + (spec.screens === 2 ? frame(-14) : '') + pole + yoke + frame(10),
      shadows: [{ at: [0, 0, 0], width: 54, depth: 20, strength: 0.35, round: true }],
      glows: [{ at: [0, low - 8, -6], width: 110, height: 90, colour: '#ffd36b', strength: 0.26 }],
    },
  };
}

function collar(sheet: Sheet, camera: Camera, y: number): string {
  return slab(sheet, camera, { x: 0, y, z: 3.4, depth: 6, width: 7, height: 4, radius: 0.8, material: 'black' });
}
