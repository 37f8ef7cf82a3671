import type { Place } from '#values/geo.ts';
import { type MapPoint, type MapView, partOf } from './projection.ts';

export interface TownLabel extends MapPoint {
  name: string;
}

// Shares of the map's size on a phone, where labels take the most room.
const LETTER = 0.0165;
const HEIGHT = 0.042;
const EDGE = 0.05;
const MOST = 10;

/** The town labels that fit on the map without overlapping each other or the marks, in sequence of importance. */
export function fitTowns(
  towns: readonly (Place & { name: string })[],
  view: MapView,
  taken: readonly { at: Place; name: string }[],
): TownLabel[] {
  const boxes = taken.map(({ at, name }) => boxAround(partOf(at, view), name, 2.2));
  const labels: TownLabel[] = [];
  for (const { name, ...place } of towns) {
    if (labels.length === MOST) break;
    const at = partOf(place, view);
    const box = boxAround(at, name, 1);
    const isInside = box.left > EDGE && box.right < 1 - EDGE && box.top > EDGE && box.bottom < 1 - EDGE;
    if (!isInside || boxes.some((other) => touch(box, other))) continue;
    boxes.push(box);
    labels.push({ name, ...at });
  }
  return labels;
}

export type LabelSide = 'above' | 'below' | 'left' | 'right';

/** The side of a mark for its label: away from close marks, beside one that lies between two, and inside the map. */
export function labelSide(place: Place, marks: readonly Place[], view: MapView): LabelSide {
  const at = partOf(place, view);
  const close = marks.filter((mark) => mark !== place && isClose(at, partOf(mark, view)));
  // When two marks are at the same spot, the label of the first (the driver) is above.
  const isUpper = (mark: Place) => {
    const { y } = partOf(mark, view);
    return y > at.y || (y === at.y && marks.indexOf(mark) > marks.indexOf(place));
  };
  if (close.length === 0) return at.y > 0.85 ? 'above' : 'below';
  if (close.some(isUpper) && !close.every(isUpper)) return at.x < 0.5 ? 'right' : 'left';
  return close.some(isUpper) ? 'above' : 'below';
}

function isClose(a: MapPoint, b: MapPoint): boolean {
  return Math.abs(a.x - b.x) < 0.3 && Math.abs(a.y - b.y) < 0.25;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxAround({ x, y }: MapPoint, name: string, scale: number): Box {
  const half = Math.max(0.04, (name.length * LETTER) / 2) * (scale > 1 ? 1.2 : 1);
  return { left: x - half, right: x + half, top: y - HEIGHT * scale, bottom: y + HEIGHT * scale };
}

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
