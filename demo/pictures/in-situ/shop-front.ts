import type { Camera } from '../camera.ts';
import type { Sheet } from '../sheet.ts';
import { linear } from '../sheet.ts';
import { slab } from '../solids.ts';
import { band, FAR, floor, kerb, quad, type Room, wall } from './room-parts.ts';

/** The street before a shop: a window with its frame, and the pavement. */
export function shopFront(sheet: Sheet, camera: Camera): Room {
  const glass = linear(sheet, [
    [0, '#b9d2dc', 0.34],
    [0.5, '#ffffff', 0.1],
    [1, '#b9d2dc', 0.26],
  ]);
  const frame = (x: number) =>
    slab(sheet, camera, { x, y: 44, z: 4, depth: 8, width: 8, height: 216, radius: 0.4, material: 'black' });
  const light = linear(sheet, [
    [0, '#fff', 0],
    [0.5, '#fff', 0.4],
    [1, '#fff', 0],
  ]);
  const streak = (x: number, wide: number) =>
    quad(
      camera,
      [
        [x + 60, 258, 2],
        [x + 60 + wide, 258, 2],
        [x + wide, 46, 2],
        [x, 46, 2],
      ],
      light,
    );
  const fascia = slab(sheet, camera, {
    x: 0,
    y: 258,
    z: 14,
    depth: 14,
    width: FAR * 2,
    height: 46,
    radius: 0,
    material: 'black',
  });
  const blind = band(camera, [258, 13], [250, 40], '#b93f1f', 0.95);
  return {
    behind:
      wall(sheet, camera, '#4a3f34', '#6d5d4c') +
      band(camera, [44, -1], [130, -1], '#7c6a56', 0.7) +
      floor(sheet, camera, '#bdb9b0', '#a9a59c') +
      kerb(camera),
    before:
      band(camera, [44, 2], [260, 2], glass) +
      streak(-150, 46) +
      streak(-84, 14) +
      [-150, 150].map(frame).join('') +
      slab(sheet, camera, {
        x: 0,
        y: 0,
        z: 8,
        depth: 10,
        width: FAR * 2,
        height: 46,
        radius: 0,
        material: 'graphite',
      }) +
      fascia +
      blind,
  };
}
