import type { Place } from '#values/geo.ts';
import { partOf, project } from '../screens/shop/map/projection.ts';
import uk from './uk.json' with { type: 'json' };

const COLUMNS = 72;
const ROWS = 54;
// In map units: nearly ten degrees across, in which the shape of the island can still be told.
const WIDTH = 960;

/** A piece of the map as a grid of dots; all lengths are in dots. */
export interface DottedLand {
  columns: number;
  rows: number;
  /** An SVG path with a line for each run of dots on land, to be drawn dashed. */
  runs: string;
  /** The position of the place. */
  at: { x: number; y: number };
}

/** The land of the UK around a place. */
export function dottedLand(place: Place): DottedLand {
  const height = (WIDTH * ROWS) / COLUMNS;
  const middle = project(place);
  const view = { x: middle.x - WIDTH / 2, y: middle.y - height / 2, width: WIDTH, height };
  const pitch = WIDTH / COLUMNS;
  const rings = readRings(uk.land);
  const runs = Array.from({ length: ROWS }, (_, row) => {
    const edges = crossings(rings, view.y + (row + 0.5) * pitch).map((x) => (x - view.x) / pitch);
    return runsBetween(edges).map(([from, to]) => `M${from} ${row + 0.5}H${to}`);
  });
  const { x, y } = partOf(place, view);
  return { columns: COLUMNS, rows: ROWS, runs: runs.flat().join(''), at: { x: x * COLUMNS, y: y * ROWS } };
}

/** Where the coast crosses this line, from west to east, alternating between land and sea. */
function crossings(rings: readonly Ring[], y: number): number[] {
  const xs: number[] = [];
  for (const ring of rings) {
    for (const [i, [x2, y2]] of ring.entries()) {
      const [x1, y1] = ring[i === 0 ? ring.length - 1 : i - 1] ?? [x2, y2];
      if (y1 > y !== y2 > y) xs.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    }
  }
  return xs.sort((a, b) => a - b);
}

// A dot is on land when its centre is.
function runsBetween(edges: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (let i = 0; i + 1 < edges.length; i += 2) {
    const from = Math.max(0, Math.ceil((edges[i] ?? 0) - 0.5));
    const to = Math.min(COLUMNS, Math.ceil((edges[i + 1] ?? 0) - 0.5));
    if (to > from) runs.push([from, to]);
  }
  return runs;
}

type Ring = (readonly [x: number, y: number])[];

// Parses the paths of demo/cut-coastline.ts: an absolute point, then relative steps.
function readRings(path: string): Ring[] {
  return path.split('z').flatMap((piece) => {
    const numbers = piece.match(/-?\d+/g)?.map(Number) ?? [];
    let [x, y] = [0, 0];
    const ring: [number, number][] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      x += numbers[i] ?? 0;
      y += numbers[i + 1] ?? 0;
      ring.push([x, y]);
    }
    return ring.length > 2 ? [ring] : [];
  });
}
