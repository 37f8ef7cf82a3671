/**
 * The families and their cameras. Within a family a centimetre is always the same number of pixels and the ground line
 * never moves, so that two pictures side by side compare truly; between families the scale changes, as it must from a
 * cable to a wall.
 */
import type { Camera } from './camera.ts';
import type { Scene } from './stage.ts';

const middle = { centreX: 480 };

export const families = {
  screens: { ...middle, scale: 3.65, groundY: 566, turn: 17, tilt: 6 },
  rows: { ...middle, scale: 2.7, groundY: 480, turn: 15, tilt: 6 },
  floor: { ...middle, scale: 3.05, groundY: 652, turn: 24, tilt: 9 },
  walls: { ...middle, scale: 2.2, groundY: 590, turn: 14, tilt: 6 },
  counter: { ...middle, scale: 9.4, groundY: 596, turn: 20, tilt: 9 },
  panels: { ...middle, scale: 15, groundY: 540, turn: 20, tilt: 9 },
  desk: { ...middle, scale: 9.4, groundY: 606, turn: 26, tilt: 14 },
  wallKiosks: { ...middle, scale: 7, groundY: 620, turn: 24, tilt: 9 },
  mounts: { ...middle, scale: 6.6, groundY: 610, turn: 30, tilt: 13 },
  gadgets: { ...middle, scale: 19, groundY: 470, turn: 28, tilt: 26 },
} satisfies Record<string, Camera>;

/** What a device's drawing hands to the stage. */
export type Drawn = { camera: Camera; scene: Scene };
