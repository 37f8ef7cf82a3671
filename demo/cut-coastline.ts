// Cuts the coastlines of Natural Earth (the npm package world-atlas) down to what the tracking map draws, already projected:
// `node demo/cut-coastline.ts` writes the JSON files of src/features/tracking/coastline, which lie in the repository so that a
// shop needs neither the package nor this step.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature, mesh } from 'topojson-client';
import { FRAMES, type Frame, type FrameName } from '#features/tracking/coastline/frames.ts';
import { townsOf } from '#features/tracking/coastline/towns.ts';
import { type MapPoint, project } from '#features/tracking/screens/shop/map/projection.ts';

type Box = { left: number; right: number; top: number; bottom: number };
type Line = MapPoint[];
type Topology = Parameters<typeof mesh>[0];
type Shape = NonNullable<Parameters<typeof mesh>[1]>;
type Atlas = Topology & { objects: { countries: Shape; land: Shape } };

function cut(frame: Frame) {
  const atlas = readAtlas(frame.detail);
  const box = boxOf(frame);
  const rings = polygonsOf(atlas).map((ring) => clipRing(ring, box));
  const land = rings.map((ring) => thin(ring, frame.tolerance)).filter((ring) => areaOf(ring) > frame.leastArea);
  const borders = bordersOf(atlas)
    .flatMap((line) => clipLine(line, box))
    .map((line) => thin(line, frame.tolerance));
  return {
    land: land.map((ring) => `${pathOf(ring, frame.unit)}z`).join(''),
    borders: borders.map((line) => pathOf(line, frame.unit)).join(''),
  };
}

function readAtlas(detail: Frame['detail']): Atlas {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Atlas;
}

function polygonsOf(atlas: Atlas): Line[] {
  const land = feature(atlas, atlas.objects.land);
  return ('features' in land ? land.features : [land]).flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(projected);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flatMap((rings) => rings.map(projected)) : [];
  });
}

// Where two countries meet; the coast is drawn as the edge of the land.
function bordersOf(atlas: Atlas): Line[] {
  return mesh(atlas, atlas.objects.countries, (a, b) => a !== b).coordinates.map(projected);
}

function projected(positions: readonly (readonly number[])[]): Line {
  return positions.map(([lng = 0, lat = 0]) => project({ lat, lng }));
}

function boxOf({ west, east, south, north }: Frame): Box {
  const [topLeft, bottomRight] = [project({ lat: north, lng: west }), project({ lat: south, lng: east })];
  return { left: topLeft.x, right: bottomRight.x, top: topLeft.y, bottom: bottomRight.y };
}

const SIDES: ((box: Box) => { isInside(p: MapPoint): boolean; cross(a: MapPoint, b: MapPoint): MapPoint })[] = [
  ({ left }) => ({ isInside: ({ x }) => x >= left, cross: (a, b) => atX(a, b, left) }),
  ({ right }) => ({ isInside: ({ x }) => x <= right, cross: (a, b) => atX(a, b, right) }),
  ({ top }) => ({ isInside: ({ y }) => y >= top, cross: (a, b) => atY(a, b, top) }),
  ({ bottom }) => ({ isInside: ({ y }) => y <= bottom, cross: (a, b) => atY(a, b, bottom) }),
];

/** Sutherland and Hodgman: side by side, whatever lies beyond it is cut off. */
function clipRing(ring: Line, box: Box): Line {
  return SIDES.reduce((points, side) => {
    const { isInside, cross } = side(box);
    return points.flatMap((point, i) => {
      const before = points[(i + points.length - 1) % points.length] ?? point;
      if (isInside(point)) return isInside(before) ? [point] : [cross(before, point), point];
      return isInside(before) ? [cross(before, point)] : [];
    });
  }, ring);
}

// Points outside end a piece; a border that leaves the frame need not reach its very edge.
function clipLine(line: Line, { left, right, top, bottom }: Box): Line[] {
  const pieces: Line[] = [[]];
  for (const point of line) {
    const isInside = point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
    if (isInside) pieces.at(-1)?.push(point);
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** Douglas and Peucker: leaves out points that lie closer than the tolerance to the line without them. */
function thin(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  // A ring is one line out to its farthest point and another back.
  const isRing = distance(first, last) < tolerance;
  let farthest = 0;
  let most = 0;
  for (const [i, point] of line.entries()) {
    const off = isRing ? distance(point, first) : offLine(point, first, last);
    if (off > most) [farthest, most] = [i, off];
  }
  if (most <= tolerance) return isRing ? [first] : [first, last];
  return [...thin(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...thin(line.slice(farthest), tolerance)];
}

function pathOf(line: Line, unit: number): string {
  const points = line.map(({ x, y }) => [Math.round(x / unit), Math.round(y / unit)] as const);
  const steps = points.map(([x, y], i) => {
    const [beforeX, beforeY] = i === 0 ? [0, 0] : (points[i - 1] ?? [0, 0]);
    return [x - beforeX, y - beforeY] as const;
  });
  const [start, ...rest] = steps;
  const moves = rest.filter(([x, y]) => x !== 0 || y !== 0);
  return `M${written(start ?? [0, 0])}${moves.length ? `l${moves.map(written).join(' ').replaceAll(' -', '-')}` : ''}`;
}

function written([x, y]: readonly [number, number]): string {
  return `${x}${y < 0 ? '' : ' '}${y}`;
}

function areaOf(ring: Line): number {
  const sum = ring.reduce((total, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length] ?? { x, y };
    return total + x * next.y - next.x * y;
  }, 0);
  return Math.abs(sum) / 2;
}

function distance(a: MapPoint, b: MapPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function offLine(p: MapPoint, a: MapPoint, b: MapPoint): number {
  const length = distance(a, b);
  if (length === 0) return distance(p, a);
  return Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / length;
}

function atX(a: MapPoint, b: MapPoint, x: number): MapPoint {
  return { x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) };
}

function atY(a: MapPoint, b: MapPoint, y: number): MapPoint {
  return { x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y };
}

const folder = path.resolve(import.meta.dirname, '../src/features/tracking/coastline');

for (const [name, frame] of Object.entries(FRAMES)) {
  const towns = townsOf(name as FrameName).map(({ town, lat, lng }) => ({ name: town, lat, lng }));
  const drawn = JSON.stringify({ ...cut(frame), towns });
  fs.writeFileSync(path.join(folder, `${name}.json`), `${drawn}\n`);
  console.log(`${name}: ${drawn.length} bytes`);
}
