/**
 * One quiet camera for every picture: a parallel projection (so nothing is foreshortened and sizes stay true), turned a
 * little so that a product shows its right side. Centimetres in, pixels out; x right, y up from the floor, z to the viewer.
 */
import { short } from './shapes.ts';

export type Point = [x: number, y: number, z: number];

export type Camera = {
  /** Pixels for one centimetre: the same for all pictures of a family, which is what makes a 43" smaller than a 75". */
  scale: number;
  /** Where the floor's middle lies in the picture. */
  centreX: number;
  groundY: number;
  /** Degrees turned about the upright axis, and looked down upon. */
  turn: number;
  tilt: number;
};

export function project(camera: Camera, [x, y, z]: Point): [number, number] {
  const { turn, tilt } = radians(camera);
  const across = x * Math.cos(turn) - z * Math.sin(turn);
  const near = x * Math.sin(turn) + z * Math.cos(turn);
  return [
    camera.centreX + camera.scale * across,
    camera.groundY - camera.scale * (y * Math.cos(tilt) - near * Math.sin(tilt)),
  ];
}

/** The transform that lays a flat drawing on a plane: drawing units run along `right` and `down` (cm for one unit). */
export function layOn(camera: Camera, origin: Point, right: Point, down: Point): string {
  const [e, f] = project(camera, origin);
  const [rx, ry] = project(camera, sum(origin, right));
  const [dx, dy] = project(camera, sum(origin, down));
  const numbers = [rx - e, ry - f, dx - e, dy - f].map((n) => String(Math.round(n * 1e5) / 1e5));
  return `matrix(${numbers.join(' ')} ${short(e)} ${short(f)})`;
}

/** How far the floor line under the product's front drops for each pixel to the right. */
export function floorSlope(camera: Camera): number {
  const { turn, tilt } = radians(camera);
  return Math.tan(turn) * Math.sin(tilt);
}

export function sum(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function radians({ turn, tilt }: Camera) {
  return { turn: (turn * Math.PI) / 180, tilt: (tilt * Math.PI) / 180 };
}
