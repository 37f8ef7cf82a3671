import { broken, type Finding } from './finding.ts';

/** An LED cabinet takes data from a controller, not a picture from a player. */
export function cabinetPlays(): Finding[] {
  return [
    broken(() => 'An LED cabinet takes data from an LED controller, not HDMI: a controller belongs between the two.'),
  ];
}

/** Cabinets lock to one another in a frame. */
export function cabinetHangs(): Finding[] {
  return [broken(() => 'LED cabinets lock to one another in a frame of their own; a bracket for screens holds none.')];
}
