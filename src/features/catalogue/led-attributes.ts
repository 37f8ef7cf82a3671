import type { AttributeTable } from './attribute.ts';

/** What an LED wall is built from: which part a product is, and what the plan of a wall counts. */
export const LED_ATTRIBUTES = {
  wallPart: {
    kind: 'one of',
    label: 'Part of an LED wall',
    values: ['cabinet', 'controller', 'frame', 'module', 'case'],
    names: {
      cabinet: 'Cabinet',
      controller: 'Controller',
      frame: 'Frame',
      module: 'Spare module',
      case: 'Flight case',
    },
  },
  greatestWatts: {
    kind: 'number',
    label: 'Greatest power',
    term: 'Draws at most',
    unit: 'W',
    limits: { most: 100_000 },
  },
  service: {
    kind: 'one of',
    label: 'Service',
    term: 'Serviced from',
    values: ['front', 'rear', 'front and rear'],
    names: { front: 'The front', rear: 'The rear', 'front and rear': 'The front or the rear' },
  },
  dataPorts: { kind: 'integer', label: 'Data ports', limits: { least: 1, most: 1_000 } },
  pixelsPerPort: {
    kind: 'integer',
    label: 'Pixels for each port',
    limits: { least: 1, most: 100_000_000 },
    show: (pixels) => pixels.toLocaleString('en-GB'),
  },
  cabinetSize: {
    kind: 'text',
    label: 'Made for cabinets of',
    unit: 'mm',
    placeholder: '500 × 500',
    limits: { most: 40 },
  },
  cabinetsTaken: { kind: 'integer', label: 'Cabinets it takes', limits: { least: 1, most: 1_000 } },
} as const satisfies AttributeTable;
