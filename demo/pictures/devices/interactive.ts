/** Kiosks, tables and small screens: things one stands or sits in front of and touches. */
import { project } from '../camera.ts';
import { glowOf } from '../content/content.ts';
import type { Drawn } from '../families.ts';
import { families } from '../families.ts';
import { framedScreen, panelSize } from '../lit-screen.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { path, rect, short } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { linear } from '../sheet.ts';
import type { Slab } from '../solids.ts';
import { onFace, onSlab, rod, slab } from '../solids.ts';

type Of<Kind extends PictureSpec['kind']> = Extract<PictureSpec, { kind: Kind }>;

export function drawKiosk(sheet: Sheet, spec: Of<'kiosk'>): Drawn {
  if (spec.mount === 'desk') return deskKiosk(sheet, spec);
  const camera = spec.mount === 'floor' ? families.floor : families.wallKiosks;
  const material = spec.finish ?? 'white';
  const size = panelSize(spec.inches, 'portrait');
  const bezel = 3.4;
  const [width, height] = [size.width + 2 * bezel, size.height + bezel + 6];
  const floor = spec.mount === 'floor';
  const head: Slab = {
    x: 0,
    y: floor ? Math.max(64, 170 - height) : spec.payment ? 12 : 1.5,
    z: 9,
    depth: 12,
    width,
    height,
    radius: 1.6,
    lean: floor ? 5 : 0,
    material,
  };
  const post: Slab = {
    x: 0,
    y: 3,
    z: 7,
    depth: 14,
    width: width * (spec.inches > 27 ? 0.62 : 0.78),
    height: head.y + 12,
    radius: 1,
    material,
  };
  const foot: Slab = {
    x: 0,
    y: 0,
    z: 24,
    depth: 46,
    width: Math.max(44, width * 0.95),
    height: 3,
    radius: 0.8,
    material: 'black',
  };
  const footTop = slab(sheet, camera, { ...foot, y: 3, height: foot.depth, depth: 0.2, lean: 90, radius: 2 });
  const stand = floor
    ? slab(sheet, camera, foot) +
      footTop +
      slab(sheet, camera, post) +
      (spec.printer ? onFace(camera, post, printerSlot(post)) : '')
    : '';
  const terminal = spec.payment ? payShelf(sheet, camera, head, material) : '';
  return {
    camera,
    scene: {
      object: stand + framedScreen(sheet, camera, head, spec.content, bezel, 6) + terminal,
      shadows: [{ at: [0, 0, 0], width: floor ? foot.width : width, depth: floor ? 47 : 14 }],
      glows: [
        {
          at: [0, head.y + height / 2, 0],
          width: width * 2.8,
          height: height * 1.8,
          colour: glowOf(spec.content),
          strength: 0.5,
        },
      ],
      reflection: 0.2,
    },
  };
}

function printerSlot({ width, height }: Slab): string {
  const [x, y] = [width * 5, height * 2.6];
  return (
    rect(x - 90, y, 180, 74, '#10141f', 10) +
    rect(x - 66, y + 30, 132, 8, '#000') +
    path(`M${short(x - 56)} ${short(y + 34)}h112v66l-14-10-14 10-14-10-14 10-14-10-14 10-14-10-14 10z`, {
      fill: '#fff',
    }) +
    rect(x - 40, y + 52, 60, 5, '#8b8f98') +
    rect(x - 40, y + 66, 78, 5, '#8b8f98')
  );
}

/** The card terminal on its shelf under the screen, with its own small light. */
function payShelf(sheet: Sheet, camera: Drawn['camera'], head: Slab, material: Slab['material']): string {
  const x = head.width * 0.2;
  const shelf: Slab = { x, y: head.y - 10.5, z: head.z + 13, depth: 14, width: 15, height: 2.4, radius: 0.5, material };
  const terminal: Slab = {
    x,
    y: head.y - 8,
    z: head.z + 12,
    depth: 3,
    width: 8.4,
    height: 17,
    radius: 1.2,
    lean: 38,
    material: 'black',
  };
  const keys = Array.from({ length: 12 }, (_, n) =>
    rect(
      14 + (n % 3) * 20,
      82 + Math.floor(n / 3) * 18,
      15,
      12,
      n === 11 ? '#4d8a5f' : n === 9 ? '#df4f2a' : '#525a69',
      3,
    ),
  ).join('');
  const screen =
    rect(
      10,
      12,
      64,
      56,
      linear(sheet, [
        [0, '#ffd36b'],
        [1, '#ffb000'],
      ]),
      4,
    ) + path('M28 32q8 8 0 16M38 28q13 12 0 24M48 23q19 17 0 34', { stroke: '#10141f', width: 3.4, cap: 'round' });
  return slab(sheet, camera, shelf) + slab(sheet, camera, terminal) + onFace(camera, terminal, screen + keys);
}

function deskKiosk(sheet: Sheet, spec: Of<'kiosk'>): Drawn {
  const camera = families.desk;
  const material = spec.finish ?? 'white';
  const size = panelSize(spec.inches, spec.inches > 18 ? 'portrait' : 'landscape');
  const head: Slab = {
    x: 0,
    y: 9,
    z: 6,
    depth: 3,
    width: size.width + 3,
    height: size.height + 3.6,
    radius: 1,
    lean: 18,
    material,
  };
  const foot: Slab = {
    x: 0,
    y: 0,
    z: 11,
    depth: 24,
    width: Math.min(30, head.width * 0.8),
    height: 1.4,
    radius: 0.6,
    material,
  };
  const plate =
    slab(sheet, camera, foot) +
    slab(sheet, camera, { ...foot, y: 1.4, height: foot.depth, depth: 0.1, lean: 90, radius: 1.6 });
  const neck = slab(sheet, camera, {
    x: 0,
    y: 1,
    z: 0,
    depth: 3,
    width: 9,
    height: 22,
    radius: 0.6,
    lean: 10,
    material: 'graphite',
  });
  const terminal = spec.payment ? slabTerminal(sheet, camera, head.width / 2 + 8) : '';
  return {
    camera,
    scene: {
      object: plate + neck + framedScreen(sheet, camera, head, spec.content, 1.5, 2.1) + terminal,
      shadows: [
        { at: [0, 0, 0], width: foot.width, depth: 25 },
        ...(spec.payment ? [{ at: [head.width / 2 + 8, 0, 3] as [number, number, number], width: 8, depth: 14 }] : []),
      ],
      glows: [
        {
          at: [0, head.height * 0.6, -4],
          width: head.width * 2.2,
          height: head.height * 2,
          colour: glowOf(spec.content),
          strength: 0.5,
        },
      ],
      reflection: 0.16,
    },
  };
}

function slabTerminal(sheet: Sheet, camera: Drawn['camera'], x: number): string {
  const body: Slab = { x, y: 2, z: 10, depth: 2.6, width: 8, height: 16, radius: 1.1, lean: 62, material: 'black' };
  const keys = Array.from({ length: 12 }, (_, n) =>
    rect(12 + (n % 3) * 20, 78 + Math.floor(n / 3) * 18, 15, 12, n === 11 ? '#4d8a5f' : '#525a69', 3),
  ).join('');
  return slab(sheet, camera, body) + onFace(camera, body, rect(9, 11, 62, 54, '#ffb000', 4) + keys);
}

export function drawTouchTable(sheet: Sheet, spec: Of<'touch-table'>): Drawn {
  const camera = { ...families.floor, scale: 3.6, groundY: 610, turn: 24, tilt: 27 };
  const size = panelSize(spec.inches, 'landscape');
  const top: Slab = {
    x: 0,
    y: 72,
    z: size.height / 2 + 6,
    depth: 5,
    width: size.width + 12,
    height: size.height + 12,
    radius: 3,
    lean: 90,
    material: 'white',
  };
  const [lx, lz] = [top.width / 2 - 9, top.height / 2 - 9];
  const leg = (x: number, z: number) => rod(camera, [x, 0, z], [x, 69, z], 4.6, 'oak');
  return {
    camera,
    scene: {
      object:
        leg(-lx, -lz) + leg(lx, -lz) + leg(-lx, lz) + leg(lx, lz) + framedScreen(sheet, camera, top, spec.content, 6),
      shadows: [
        { at: [0, 0, 0], width: top.width * 0.9, depth: top.height * 0.9, strength: 0.25, round: true },
        ...[-lx, lx].flatMap((x) =>
          [-lz, lz].map((z) => ({
            at: [x, 0, z] as [number, number, number],
            width: 9,
            depth: 9,
            strength: 0.9,
            round: true,
          })),
        ),
      ],
      glows: [
        {
          at: [0, 84, 0],
          width: top.width * 1.7,
          height: top.height * 1.5,
          colour: glowOf(spec.content),
          strength: 0.5,
        },
      ],
    },
  };
}

export function drawLectern(sheet: Sheet, spec: Of<'lectern'>): Drawn {
  const camera = { ...families.floor, scale: 4, groundY: 640, turn: 26, tilt: 16 };
  const size = panelSize(spec.inches, 'landscape');
  const top: Slab = {
    x: 0,
    y: 86,
    z: 22,
    depth: 5,
    width: size.width + 6,
    height: size.height + 8,
    radius: 1.6,
    lean: 56,
    material: 'white',
  };
  const post: Slab = { x: 0, y: 3, z: 4, depth: 12, width: 34, height: 86, radius: 0.8, material: 'oak' };
  const foot: Slab = { x: 0, y: 0, z: 22, depth: 44, width: 62, height: 3, radius: 1, material: 'black' };
  const plate =
    slab(sheet, camera, foot) +
    slab(sheet, camera, { ...foot, y: 3, height: foot.depth, depth: 0.2, lean: 90, radius: 2 });
  return {
    camera,
    scene: {
      object: plate + slab(sheet, camera, post) + framedScreen(sheet, camera, top, spec.content, 3, 5),
      shadows: [{ at: [0, 0, 0], width: 63, depth: 45 }],
      glows: [
        {
          at: [0, 100, 6],
          width: top.width * 2.2,
          height: top.height * 2.2,
          colour: glowOf(spec.content),
          strength: 0.5,
        },
      ],
      reflection: 0.14,
    },
  };
}

export function drawCounterScreen(sheet: Sheet, spec: Of<'counter-screen'>): Drawn {
  const camera = spec.mount === 'wall' ? families.panels : families.counter;
  const size = panelSize(spec.inches, spec.orientation, spec.aspect);
  const material = spec.finish ?? 'black';
  const onStand = spec.mount === 'stand';
  const body: Slab = {
    x: 0,
    y: onStand ? 4.5 : 1,
    z: 1.4,
    depth: 2.6,
    width: size.width + 2,
    height: size.height + 2,
    radius: 0.9,
    lean: onStand ? 10 : 0,
    material,
  };
  const screen = framedScreen(sheet, camera, body, spec.content, 1);
  return {
    camera,
    scene: {
      object: onStand
        ? easel(sheet, camera, body) + screen
        : screen + (spec.mount === 'wall' ? statusLight(camera, body, glowOf(spec.content)) : ''),
      shadows: [{ at: [0, 0, 0], width: onStand ? body.width * 0.8 : body.width, depth: 9, strength: 0.9 }],
      glows: [
        {
          at: [0, body.height * 0.55, -1],
          width: body.width * 1.7,
          height: body.height * 2,
          colour: glowOf(spec.content),
          strength: 0.5,
        },
      ],
      reflection: 0.26,
    },
  };
}

function easel(sheet: Sheet, camera: Drawn['camera'], body: Slab): string {
  const width = Math.min(22, body.width * 0.6);
  const foot: Slab = { x: 0, y: 0, z: 8, depth: 16, width, height: 0.9, radius: 0.4, material: 'steel' };
  const plate =
    slab(sheet, camera, foot) +
    slab(sheet, camera, { ...foot, y: 0.9, height: foot.depth, depth: 0.1, lean: 90, radius: 1 });
  return (
    plate +
    slab(sheet, camera, {
      x: 0,
      y: 0.8,
      z: -1,
      depth: 1.4,
      width: 6,
      height: 14,
      radius: 0.4,
      lean: 10,
      material: 'steel',
    })
  );
}

/** The light along the edge of a room panel: seen from the far end of a corridor. */
function statusLight(camera: Drawn['camera'], body: Slab, colour: string): string {
  const [x1, y1] = project(camera, onSlab(body, body.width / 2, body.height - 1, 0.5));
  const [x2, y2] = project(camera, onSlab(body, body.width / 2, 1, 0.5));
  const d = `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
  return (
    path(d, { stroke: colour, width: 14, opacity: 0.25, cap: 'round' }) +
    path(d, { stroke: colour, width: 5, cap: 'round' })
  );
}

export function drawSoftware(sheet: Sheet, spec: Of<'software'>): Drawn {
  const camera = { ...families.counter, scale: 14, groundY: 560, turn: 24, tilt: 20 };
  const base: Slab = {
    x: 0,
    y: 1.2,
    z: 13,
    depth: 1.2,
    width: 34,
    height: 23,
    radius: 1.2,
    lean: 90,
    material: 'steel',
  };
  const screen: Slab = {
    x: 0,
    y: 1.2,
    z: -10,
    depth: 0.8,
    width: 34,
    height: 22,
    radius: 1,
    lean: 14,
    material: 'black',
  };
  const keys = Array.from({ length: 48 }, (_, n) =>
    rect(26 + (n % 12) * 24.2, 18 + Math.floor(n / 12) * 25, 20, 20, '#2f3540', 4),
  ).join('');
  const pad = rect(112, 132, 116, 78, '#b3b7bc', 6);
  return {
    camera,
    scene: {
      object:
        slab(sheet, camera, base) +
        onFace(camera, base, keys + pad) +
        framedScreen(sheet, camera, screen, spec.content, 0.7, 1.2),
      shadows: [{ at: [0, 0, 1.5], width: 34, depth: 23 }],
      glows: [{ at: [0, 14, -8], width: 66, height: 40, colour: glowOf(spec.content), strength: 0.5 }],
    },
  };
}
