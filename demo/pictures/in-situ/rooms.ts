/** The rooms that products stand in: walls, floors and the few things that say where we are. All in true centimetres. */
import type { Camera, Point } from '../camera.ts';
import { layOn, project } from '../camera.ts';
import { circle, ellipse, path, polygon, rect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { linear, radial } from '../sheet.ts';
import { rod, slab } from '../solids.ts';

/** What is drawn behind the product, and what in front of it. */
export interface Room {
  behind: string;
  before: string;
}

const FAR = 900;

function quad(camera: Camera, points: Point[], fill: string, opacity = 1): string {
  return polygon(
    points.map((point) => project(camera, point)),
    fill,
    opacity,
  );
}

function wall(sheet: Sheet, camera: Camera, top: string, low: string): string {
  const paint = linear(sheet, [
    [0, top],
    [1, low],
  ]);
  return quad(
    camera,
    [
      [-FAR, 0, 0],
      [FAR, 0, 0],
      [FAR, FAR / 2, 0],
      [-FAR, FAR / 2, 0],
    ],
    paint,
  );
}

function floor(sheet: Sheet, camera: Camera, near: string, far: string): string {
  const paint = linear(sheet, [
    [0, far],
    [1, near],
  ]);
  return quad(
    camera,
    [
      [-FAR, 0, 0],
      [FAR, 0, 0],
      [FAR, 0, FAR],
      [-FAR, 0, FAR],
    ],
    paint,
  );
}

function skirting(sheet: Sheet, camera: Camera): string {
  return slab(sheet, camera, {
    x: 0,
    y: 0,
    z: 1.5,
    depth: 1.5,
    width: FAR * 2,
    height: 9,
    radius: 0,
    material: 'white',
  });
}

/** Lines along the wall, so many cm apart, between two heights: tiles, or courses of brick. */
function courses(camera: Camera, from: number, to: number, step: number, colour: string): string {
  let lines = '';
  for (let y = from; y <= to; y += step) {
    const [[x1, y1], [x2, y2]] = [project(camera, [-FAR, y, 0.2]), project(camera, [FAR, y, 0.2])];
    lines += `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  }
  return path(lines, { stroke: colour, width: 1, opacity: 0.5 });
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

function lamp(sheet: Sheet, camera: Camera, x: number, y: number, z: number): string {
  const [cx, cy] = project(camera, [x, y, z]);
  const r = 17 * camera.scale;
  const light = radial(sheet, [
    [0, '#ffe2a0', 0.75],
    [0.4, '#ffe2a0', 0.25],
    [1, '#ffe2a0', 0],
  ]);
  return (
    rod(camera, [x, y + 8, z], [x, y + 200, z], 0.7, 'graphite') +
    ellipse(cx, cy + r * 0.4, r * 3.4, r * 2.6, light) +
    path(`M${cx - r} ${cy}A${r} ${r * 0.86} 0 0 1 ${cx + r} ${cy}Z`, { fill: '#10141f' }) +
    ellipse(cx, cy, r, r * 0.16, '#ffd98a')
  );
}

/** A cafe: tiles behind, a counter in front, room for the menu above. */
export function cafe(sheet: Sheet, camera: Camera, lampsAt: number): Room {
  const front = 200;
  const counter = slab(sheet, camera, {
    x: 0,
    y: 0,
    z: front,
    depth: 62,
    width: FAR * 2,
    height: 104,
    radius: 0,
    material: 'white',
  });
  const boards = Array.from({ length: 46 }, (_, i) => {
    const x = -FAR / 2 + i * 20;
    const [a, b] = [project(camera, [x, 8, front]), project(camera, [x, 102, front])];
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  }).join('');
  const top = slab(sheet, camera, {
    x: 0,
    y: 104,
    z: front + 4,
    depth: 72,
    width: FAR * 2,
    height: 4,
    radius: 0,
    material: 'oak',
  });
  const topFace = quad(
    camera,
    [
      [-FAR, 108, front - 68],
      [FAR, 108, front - 68],
      [FAR, 108, front + 4],
      [-FAR, 108, front + 4],
    ],
    '#dcb98a',
  );
  return {
    behind:
      wall(sheet, camera, '#e4dfd3', '#d4cec0') +
      courses(camera, 0, 170, 10, '#b9b2a3') +
      floor(sheet, camera, '#b9ad9a', '#a89d8b') +
      lamp(sheet, camera, -lampsAt, 262, 150) +
      lamp(sheet, camera, lampsAt, 262, 150),
    before:
      counter +
      path(boards, { stroke: '#cfcbc0', width: 1.4 }) +
      topFace +
      top +
      onTheCounter(sheet, camera, front - 30),
  };
}

function onTheCounter(sheet: Sheet, camera: Camera, z: number): string {
  const machine = slab(sheet, camera, {
    x: -140,
    y: 108,
    z: z + 16,
    depth: 44,
    width: 66,
    height: 42,
    radius: 2,
    material: 'steel',
  });
  const head = slab(sheet, camera, {
    x: -140,
    y: 140,
    z: z + 18,
    depth: 4,
    width: 58,
    height: 6,
    radius: 1,
    material: 'black',
  });
  const cups = [-166, -154, -142, -130].map((x) =>
    slab(sheet, camera, { x, y: 150, z: z + 2, depth: 8, width: 8, height: 7, radius: 2.4, material: 'white' }),
  );
  const cakes = [96, 112, 128].map((x) => {
    const [cx, cy] = project(camera, [x, 112, z + 10]);
    const r = 6.4 * camera.scale;
    return ellipse(cx, cy, r, r * 0.8, '#a86f3c') + ellipse(cx, cy - r * 0.35, r * 0.8, r * 0.4, '#c98d55');
  });
  const board = slab(sheet, camera, {
    x: 112,
    y: 108,
    z: z + 22,
    depth: 26,
    width: 56,
    height: 1.6,
    radius: 0.4,
    material: 'graphite',
  });
  return machine + head + cups.join('') + board + cakes.join('');
}

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
      bench(legs.join(''), slab(sheet, camera, { ...seat, y: 40, height: 5, material: 'oak' }), face),
  };
}

function bench(legs: string, seat: string, face: string): string {
  return legs + face + seat;
}

/** The street before a shop: a window with its frame, and the pavement. */
export function shopFront(sheet: Sheet, camera: Camera): Room {
  const glass = linear(sheet, [
    [0, '#b9d2dc', 0.34],
    [0.5, '#ffffff', 0.1],
    [1, '#b9d2dc', 0.26],
  ]);
  const frame = (x: number) =>
    slab(sheet, camera, { x, y: 44, z: 4, depth: 8, width: 8, height: 216, radius: 0.4, material: 'black' });
  const light = linear(sheet, [
    [0, '#fff', 0],
    [0.5, '#fff', 0.4],
    [1, '#fff', 0],
  ]);
  const streak = (x: number, wide: number) =>
    quad(
      camera,
      [
        [x + 60, 258, 2],
        [x + 60 + wide, 258, 2],
        [x + wide, 46, 2],
        [x, 46, 2],
      ],
      light,
    );
  const fascia = slab(sheet, camera, {
    x: 0,
    y: 258,
    z: 14,
    depth: 14,
    width: FAR * 2,
    height: 46,
    radius: 0,
    material: 'black',
  });
  const blind = quad(
    camera,
    [
      [-FAR, 258, 13],
      [FAR, 258, 13],
      [FAR, 250, 40],
      [-FAR, 250, 40],
    ],
    '#b93f1f',
    0.95,
  );
  return {
    behind:
      wall(sheet, camera, '#4a3f34', '#6d5d4c') +
      quad(
        camera,
        [
          [-FAR, 44, -1],
          [FAR, 44, -1],
          [FAR, 130, -1],
          [-FAR, 130, -1],
        ],
        '#7c6a56',
        0.7,
      ) +
      floor(sheet, camera, '#bdb9b0', '#a9a59c') +
      kerb(camera),
    before:
      quad(
        camera,
        [
          [-FAR, 44, 2],
          [FAR, 44, 2],
          [FAR, 260, 2],
          [-FAR, 260, 2],
        ],
        glass,
      ) +
      streak(-150, 46) +
      streak(-84, 14) +
      [-150, 150].map(frame).join('') +
      slab(sheet, camera, {
        x: 0,
        y: 0,
        z: 8,
        depth: 10,
        width: FAR * 2,
        height: 46,
        radius: 0,
        material: 'graphite',
      }) +
      fascia +
      blind,
  };
}

function kerb(camera: Camera): string {
  const joints = Array.from({ length: 20 }, (_, i) => {
    const x = -FAR / 2 + i * 60;
    const [a, b] = [project(camera, [x, 0, 8]), project(camera, [x, 0, 200])];
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  });
  const [c, d] = [project(camera, [-FAR, 0, 90]), project(camera, [FAR, 0, 90])];
  return path(`${joints.join('')}M${c[0].toFixed(1)} ${c[1].toFixed(1)}L${d[0].toFixed(1)} ${d[1].toFixed(1)}`, {
    stroke: '#8f8b83',
    width: 1.2,
    opacity: 0.6,
  });
}

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
