import type { Camera } from '../camera.ts';
import { project } from '../camera.ts';
import { ellipse, path } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { radial } from '../sheet.ts';
import { rod, slab } from '../solids.ts';
import { band, courses, FAR, floor, line, type Room, wall } from './room-parts.ts';

/** A cafe: tiles behind, a counter in front, room for the menu above. */
export function cafe(sheet: Sheet, camera: Camera, lampsAt: number): Room {
  const front = 200;
  const counter = slab(sheet, camera, {
    x: 0,
    y: 0,
    z: front,
    depth: 62,
    width: FAR * 2,
    height: 104,
    radius: 0,
    material: 'white',
  });
  const boards = Array.from({ length: 46 }, (_, i) => {
    const x = -FAR / 2 + i * 20;
    return line(camera, [x, 8, front], [x, 102, front]);
  }).join('');
  const top = slab(sheet, camera, {
    x: 0,
    y: 104,
    z: front + 4,
    depth: 72,
    width: FAR * 2,
    height: 4,
    radius: 0,
    material: 'oak',
  });
  const topFace = band(camera, [108, front - 68], [108, front + 4], '#dcb98a');
  return {
    behind:
      wall(sheet, camera, '#e4dfd3', '#d4cec0') +
      courses(camera, 0, 170, 10, '#b9b2a3') +
      floor(sheet, camera, '#b9ad9a', '#a89d8b') +
      lamp(sheet, camera, -lampsAt, 262, 150) +
      lamp(sheet, camera, lampsAt, 262, 150),
    before:
      counter +
      path(boards, { stroke: '#cfcbc0', width: 1.4 }) +
      topFace +
      top +
      onTheCounter(sheet, camera, front - 30),
  };
}

function onTheCounter(sheet: Sheet, camera: Camera, z: number): string {
  const machine = slab(sheet, camera, {
    x: -140,
    y: 108,
    z: z + 16,
    depth: 44,
    width: 66,
    height: 42,
    radius: 2,
    material: 'steel',
  });
  const head = slab(sheet, camera, {
    x: -140,
    y: 140,
    z: z + 18,
    depth: 4,
    width: 58,
    height: 6,
    radius: 1,
    material: 'black',
  });
  const cups = [-166, -154, -142, -130].map((x) =>
    slab(sheet, camera, { x, y: 150, z: z + 2, depth: 8, width: 8, height: 7, radius: 2.4, material: 'white' }),
  );
  const cakes = [96, 112, 128].map((x) => {
    const [cx, cy] = project(camera, [x, 112, z + 10]);
    const r = 6.4 * camera.scale;
    return ellipse(cx, cy, r, r * 0.8, '#a86f3c') + ellipse(cx, cy - r * 0.35, r * 0.8, r * 0.4, '#c98d55');
  });
  const board = slab(sheet, camera, {
    x: 112,
    y: 108,
    z: z + 22,
    depth: 26,
    width: 56,
    height: 1.6,
    radius: 0.4,
    material: 'graphite',
  });
  return machine + head + cups.join('') + board + cakes.join('');
}

function lamp(sheet: Sheet, camera: Camera, x: number, y: number, z: number): string {
  const [cx, cy] = project(camera, [x, y, z]);
  const r = 17 * camera.scale;
  const light = radial(sheet, [
    [0, '#ffe2a0', 0.75],
    [0.4, '#ffe2a0', 0.25],
    [1, '#ffe2a0', 0],
  ]);
  return (
    rod(camera, [x, y + 8, z], [x, y + 200, z], 0.7, 'graphite') +
    ellipse(cx, cy + r * 0.4, r * 3.4, r * 2.6, light) +
    path(`M${cx - r} ${cy}A${r} ${r * 0.86} 0 0 1 ${cx + r} ${cy}Z`, { fill: '#10141f' }) +
    ellipse(cx, cy, r, r * 0.16, '#ffd98a')
  );
}
