/** The plainer places that products stand in: a quiet room, a street, a foyer. All in true centimetres. */
import type { Camera, Point } from '../camera.ts';
import { layOn } from '../camera.ts';
import { circle, path, rect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { slab } from '../solids.ts';
import { courses, floor, kerb, quad, type Room, skirting, wall } from './room-parts.ts';

/** A quiet room with a bench: an office, a waiting room, a shop. */
export function quietRoom(sheet: Sheet, camera: Camera, plantAt: number): Room {
  const seat = { x: 0, z: 66, depth: 42, width: 150, radius: 1.4 };
  const legs = [-60, 60].map((x) =>
    slab(sheet, camera, {
      ...seat,
      x,
      y: 0,
      z: 62,
      depth: 34,
      width: 5,
      height: 40,
      radius: 0.4,
      material: 'graphite',
    }),
  );
  const face = quad(
    camera,
    [
      [-75, 45, 24],
      [75, 45, 24],
      [75, 45, 66],
      [-75, 45, 66],
    ],
    '#dcb98a',
  );
  return {
    behind:
      wall(sheet, camera, '#efece4', '#dfdacd') + floor(sheet, camera, '#cbb999', '#b9a682') + skirting(sheet, camera),
    before:
      plant(sheet, camera, [plantAt, 0, 40]) +
      legs.join('') +
      face +
      slab(sheet, camera, { ...seat, y: 40, height: 5, material: 'oak' }),
  };
}

function plant(sheet: Sheet, camera: Camera, at: Point): string {
  const [x, y, z] = at;
  const pot = slab(sheet, camera, {
    x,
    y,
    z: z + 16,
    depth: 32,
    width: 34,
    height: 36,
    radius: 3,
    material: 'graphite',
  });
  const leaves = LEAVES.map(([d, fill]) => path(d, { fill })).join('');
  return `<g transform="${layOn(camera, [x, y + 36, z], [1, 0, 0], [0, -1, 0])}">${leaves}</g>${pot}`;
}

const LEAVES: [string, string][] = [
  ['M0 2C-8-30-34-40-52-66C-26-62-6-44 2-8Z', '#4d8a5f'],
  ['M0 2C6-34 28-54 48-74C44-44 24-22 4 2Z', '#1f4d3f'],
  ['M-2 4C-14-44-8-78 2-112C14-78 16-40 6 4Z', '#35694f'],
  ['M-2 4C-18-20-36-22-58-20C-38-6-20 2-2 6Z', '#1f4d3f'],
  ['M2 4C18-18 36-26 60-28C44-8 22 2 4 6Z', '#4d8a5f'],
];

/** A brick wall on the street. */
export function street(sheet: Sheet, camera: Camera): Room {
  return { behind: bricks(sheet, camera), before: '' };
}

function bricks(sheet: Sheet, camera: Camera): string {
  return (
    wall(sheet, camera, '#b08a6e', '#9c775c') +
    courses(camera, 0, 400, 7.5, '#7d5c45') +
    floor(sheet, camera, '#bdb9b0', '#a9a59c') +
    kerb(camera)
  );
}

/** A foyer with a door, or with `outside` the pavement before one. */
export function foyer(sheet: Sheet, camera: Camera, outside: boolean): Room {
  const ground = outside
    ? bricks(sheet, camera)
    : wall(sheet, camera, '#efece4', '#dfdacd') + floor(sheet, camera, '#d6d0c2', '#c3bcac') + skirting(sheet, camera);
  return { behind: ground + door(sheet, camera, -150, outside), before: '' };
}

/** 210 × 95 cm, as doors are: the second thing that everybody knows the size of. */
function door(sheet: Sheet, camera: Camera, x: number, outside: boolean): string {
  const material = outside ? 'black' : 'oak';
  const leaf = slab(sheet, camera, { x, y: 0, z: 4, depth: 4, width: 95, height: 210, radius: 0.6, material });
  const inner = outside ? rect(120, 120, 710, 1180, '#c9dbe0', 6, 0.75) : rect(640, 180, 130, 900, '#dfe8ea', 10, 0.9);
  const handle = circle(outside ? 880 : 860, 1080, 20, outside ? '#c3c6ca' : '#2f3540');
  const plane = layOn(camera, [x - 47.5, 210, 4.2], [0.1, 0, 0], [0, -0.1, 0]);
  return `${leaf}<g transform="${plane}">${inner}${handle}</g>`;
}
