import { PERSON_MM } from '#features/viewing/person.ts';
import type { WallPlan } from './plan.ts';

// About a third as wide as high.
const PERSON_SHARE = 0.34;
// A wall hangs with its lower edge here, or stands where it is higher than a room.
const LIFT_MM = 600;
const HIGH_MM = 2_600;
const GAP_SHARE = 0.08;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A wall to scale, in mm, y down from the top of the sheet: each cabinet, the floor, and a person before it. */
export interface WallDrawing {
  width: number;
  height: number;
  wall: Box;
  cabinets: readonly Box[];
  person: Box;
  floorY: number;
}

type Drawn = Pick<WallPlan, 'columns' | 'rows' | 'cabinetWidthMm' | 'cabinetHeightMm' | 'widthMm' | 'heightMm'>;

/** Lays out the drawing of a wall; every cabinet of it is one box. */
export function drawWall({ columns, rows, cabinetWidthMm, cabinetHeightMm, widthMm, heightMm }: Drawn): WallDrawing {
  const lift = heightMm > HIGH_MM ? 0 : LIFT_MM;
  const top = Math.max(heightMm + lift, PERSON_MM);
  const gap = Math.max(300, Math.round(widthMm * GAP_SHARE));
  const person = { width: Math.round(PERSON_MM * PERSON_SHARE), height: PERSON_MM };
  const wall = { x: person.width + gap, y: top - lift - heightMm, width: widthMm, height: heightMm };
  const cabinets = Array.from({ length: columns * rows }, (_, at) => ({
    x: wall.x + (at % columns) * cabinetWidthMm,
    y: wall.y + Math.floor(at / columns) * cabinetHeightMm,
    width: cabinetWidthMm,
    height: cabinetHeightMm,
  }));
  return {
    ...{ wall, cabinets, floorY: top },
    ...{ width: wall.x + widthMm, height: top },
    person: { x: 0, y: top - PERSON_MM, ...person },
  };
}
