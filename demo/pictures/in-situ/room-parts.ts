/** What the rooms are built of: walls, floors and the lines on them. All in true centimetres. */
import type { Camera, Point } from '../camera.ts';
import { project } from '../camera.ts';
import { path, polygon } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { linear } from '../sheet.ts';
import { slab } from '../solids.ts';

/** What is drawn behind the product, and what in front of it. */
export interface Room {
  behind: string;
  before: string;
}

/** Beyond either edge of every picture. */
export const FAR = 900;

export function quad(camera: Camera, points: Point[], fill: string, opacity = 1): string {
  return polygon(
    points.map((point) => project(camera, point)),
    fill,
    opacity,
  );
}

/** From one end to the other, between two edges that are each at a height and a depth. */
export function band(
  camera: Camera,
  [y1, z1]: [number, number],
  [y2, z2]: [number, number],
  fill: string,
  opacity = 1,
): string {
  return quad(
    camera,
    [
      [-FAR, y1, z1],
      [FAR, y1, z1],
      [FAR, y2, z2],
      [-FAR, y2, z2],
    ],
    fill,
    opacity,
  );
}

/** A straight line in the words of a path. */
export function line(camera: Camera, from: Point, to: Point): string {
  const [[x1, y1], [x2, y2]] = [project(camera, from), project(camera, to)];
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
}

export function wall(sheet: Sheet, camera: Camera, top: string, low: string): string {
  const paint = linear(sheet, [
    [0, top],
    [1, low],
  ]);
  return band(camera, [0, 0], [FAR / 2, 0], paint);
}

export function floor(sheet: Sheet, camera: Camera, near: string, far: string): string {
  const paint = linear(sheet, [
    [0, far],
    [1, near],
  ]);
  return band(camera, [0, 0], [0, FAR], paint);
}

export function skirting(sheet: Sheet, camera: Camera): string {
  return slab(sheet, camera, {
    x: 0,
    y: 0,
    z: 1.5,
    depth: 1.5,
    width: FAR * 2,
    height: 9,
    radius: 0,
    material: 'white',
  });
}

/** Lines along the wall, so many cm apart, between two heights: tiles, or courses of brick. */
export function courses(camera: Camera, from: number, to: number, step: number, colour: string): string {
  let lines = '';
  for (let y = from; y <= to; y += step) {
    lines += line(camera, [-FAR, y, 0.2], [FAR, y, 0.2]);
  }
  return path(lines, { stroke: colour, width: 1, opacity: 0.5 });
}

export function kerb(camera: Camera): string {
  const joints = Array.from({ length: 20 }, (_, i) => {
    const x = -FAR / 2 + i * 60;
    return line(camera, [x, 0, 8], [x, 0, 200]);
  });
  const edge = line(camera, [-FAR, 0, 90], [FAR, 0, 90]);
  return path(joints.join('') + edge, { stroke: '#8f8b83', width: 1.2, opacity: 0.6 });
}
