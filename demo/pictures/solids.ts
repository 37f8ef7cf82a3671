/** Bodies with thickness: slabs, bars and rods, lit from the upper left. */
import type { Camera, Point } from './camera.ts';
import { layOn, project } from './camera.ts';
import type { Material } from './palette.ts';
import { materials } from './palette.ts';
import { path, rect, short } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { linear } from './sheet.ts';

/**
 * A rounded slab: x is its middle, y its lower edge, z its front; it reaches `depth` back. `lean` tips it backwards about
 * its lower edge: 0 stands upright, 90 lies on its back like a table top.
 */
export type Slab = {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
  radius?: number;
  lean?: number;
  material: Material;
};

export function slab(sheet: Sheet, camera: Camera, body: Slab): string {
  const { width, height, radius = 0.4, material } = body;
  const look = materials[material];
  const outline = [...cornerPoints(body, 0), ...cornerPoints(body, body.depth)].map((p) => project(camera, p));
  const flat = (body.lean ?? 0) > 45;
  const side = linear(
    sheet,
    flat
      ? [
          [0, look.front],
          [1, look.side],
        ]
      : [
          [0, look.top],
          [0.12, look.side],
          [1, look.side],
        ],
  );
  const face = linear(
    sheet,
    [
      [0, look.top],
      [0.06, look.front],
      [1, look.front],
    ],
    [0, 0, 0.35, 1],
  );
  const edge = `<rect x="1.5" y="1.5" width="${short(width * 10 - 3)}" height="${short(height * 10 - 3)}" rx="${short(
    Math.max(0, radius * 10 - 1.5),
  )}" fill="none" stroke="${look.edge}" stroke-width="2" opacity=".55"/>`;
  const front = rect(0, 0, width * 10, height * 10, face, radius * 10) + edge;
  return path(outlinePath(hull(outline)), { fill: side }) + onFace(camera, body, front);
}

/** Lays a drawing in millimetres on the front of a slab, from its upper left corner. */
export function onFace(
  camera: Camera,
  body: Pick<Slab, 'x' | 'y' | 'z' | 'width' | 'height' | 'lean'>,
  drawing: string,
): string {
  const corner = onSlab(body, -body.width / 2, body.height, 0);
  return `<g transform="${layOn(camera, corner, [0.1, 0, 0], downwards(body.lean, 0.1))}">${drawing}</g>`;
}

/** A point of a slab: so far right of its middle, up its face, and behind its front. */
export function onSlab(
  { x, y, z, lean = 0 }: Pick<Slab, 'x' | 'y' | 'z' | 'lean'>,
  right: number,
  up: number,
  behind: number,
): Point {
  const angle = (lean * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x + right, y + up * cos - behind * sin, z - up * sin - behind * cos];
}

export function downwards(lean = 0, length = 1): Point {
  const angle = (lean * Math.PI) / 180;
  return [0, -length * Math.cos(angle), length * Math.sin(angle)];
}

/** A round bar from one point to another, `thickness` cm across, with a light running along it. */
export function rod(camera: Camera, from: Point, to: Point, thickness: number, material: Material): string {
  const [x1, y1] = project(camera, from);
  const [x2, y2] = project(camera, to);
  const width = thickness * camera.scale;
  const look = materials[material];
  const d = `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
  const lean = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [sx, sy] = [(-Math.abs(y2 - y1) / lean) * width * 0.2, (-Math.abs(x2 - x1) / lean) * width * 0.2];
  const light = `M${short(x1 + sx)} ${short(y1 + sy)}L${short(x2 + sx)} ${short(y2 + sy)}`;
  return (
    path(d, { stroke: look.side, width, cap: 'round' }) +
    path(d, { stroke: look.front, width: width * 0.7, cap: 'round' }) +
    path(light, { stroke: look.top, width: width * 0.22, cap: 'round', opacity: 0.8 })
  );
}

function outlinePath(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

function cornerPoints(body: Slab, behind: number): Point[] {
  const { width, height, radius = 0.4 } = body;
  const steps = radius > 0.3 ? 4 : 1;
  const points: Point[] = [];
  for (const [sx, sy, start] of [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ] as const) {
    const cx = sx * (width / 2 - radius);
    const cy = height / 2 + sy * (height / 2 - radius);
    for (let step = 0; step <= steps; step++) {
      const angle = ((start + (90 * step) / steps) * Math.PI) / 180;
      points.push(onSlab(body, cx + radius * Math.cos(angle), cy + radius * Math.sin(angle), behind));
    }
  }
  return points;
}

/** The outline of a cloud of points (Andrew's monotone chain). */
function hull(points: [number, number][]): [number, number][] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (input: [number, number][]) => {
    const hull: [number, number][] = [];
    for (const point of input) {
      while (hull.length > 1 && !turnsLeft(hull.at(-2), hull.at(-1), point)) hull.pop();
      hull.push(point);
    }
    hull.pop();
    return hull;
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function turnsLeft(a: [number, number] | undefined, b: [number, number] | undefined, c: [number, number]): boolean {
  if (!a || !b) return true;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}
