import type { Specs } from '#features/catalogue/attributes.ts';

const cabinet = (pixelPitchMm: number, greatestWatts: number, service: Specs['service']): Specs => ({
  wallPart: 'cabinet',
  ...{ pixelPitchMm, greatestWatts, service },
});
const controller = (dataPorts: number): Specs => ({
  wallPart: 'controller',
  powerSource: ['mains'],
  places: ['rack'],
  sockets: 1,
  // What a gigabit port carries at 60 pictures a second and eight bits a colour.
  ...{ dataPorts, pixelsPerPort: 650_000 },
});
const spare = (pixelPitchMm: number): Specs => ({ wallPart: 'module', pixelPitchMm });
const frame: Specs = { wallPart: 'frame', cabinetSize: '500 × 500', cabinetsTaken: 1, places: ['wall'] };

/** What the plan of an LED wall counts with. */
export const LED_FACTS: Readonly<Record<string, Specs>> = {
  'BF-LED-CAB-15': cabinet(1.56, 130, 'front'),
  'BF-LED-CAB-19': cabinet(1.95, 125, 'front'),
  'BF-LED-CAB-26': cabinet(2.6, 110, 'front'),
  'BF-LED-OUT-39': cabinet(3.91, 165, 'front and rear'),
  'BF-LED-OUT-48': cabinet(4.81, 155, 'front and rear'),
  'BF-LED-CTL-4': controller(4),
  'BF-LED-CTL-10': controller(10),
  'BF-LED-FRAME': frame,
  'BF-LED-FRAME-OUT': frame,
  'BF-LED-MOD-15': spare(1.56),
  'BF-LED-MOD-19': spare(1.95),
  'BF-LED-MOD-26': spare(2.6),
  'BF-LED-MOD-O39': spare(3.91),
  'BF-LED-MOD-O48': spare(4.81),
  'BF-LED-CASE-6': { wallPart: 'case', cabinetSize: '500 × 500', cabinetsTaken: 6, places: ['floor'] },
  'BF-LED-WALL-20': {
    ...{ formFactor: 'set', places: ['floor'], pixelPitchMm: 2.6, sockets: 1, greatestWatts: 1320 },
    includes: ['stand', 'controller', 'flight cases'],
  },
  'BF-LED-WALL-30': {
    ...{ formFactor: 'set', places: ['wall'], pixelPitchMm: 2.6, sockets: 2, greatestWatts: 2640 },
    includes: ['bracket', 'controller', 'spare modules'],
  },
};
