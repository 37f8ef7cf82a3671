/** Screens for walls and windows, one or several in a row. */

import { project } from '../camera.ts';
import { glowOf } from '../content/content.ts';
import type { Drawn } from '../families.ts';
import { families } from '../families.ts';
import { framedScreen, panelSize } from '../lit-screen.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { circle, polygon, rect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { linear } from '../sheet.ts';
import type { Slab } from '../solids.ts';
import { onFace, rod, slab } from '../solids.ts';

type Of<Kind extends PictureSpec['kind']> = Extract<PictureSpec, { kind: Kind }>;

const frames = {
  slim: { bezel: 1.1, chin: 1.4, depth: 5 },
  deep: { bezel: 2.4, chin: 2.4, depth: 10 },
  touch: { bezel: 2.2, chin: 5.2, depth: 9 },
};

export function drawWallScreen(sheet: Sheet, spec: Of<'wall-screen'>): Drawn {
  const camera = families.screens;
  const { bezel, chin, depth } = frames[spec.frame ?? 'slim'];
  const size = panelSize(spec.inches, spec.orientation);
  const body: Slab = {
    x: 0,
    y: 2.5,
    z: depth / 2,
    depth,
    radius: 0.9,
    material: spec.finish ?? 'black',
    width: size.width + 2 * bezel,
    height: size.height + bezel + chin,
  };
  const controls = spec.frame === 'touch' ? onFace(camera, body, touchControls(body)) : '';
  return {
    camera,
    scene: {
      object: framedScreen(sheet, camera, body, spec.content, bezel, chin) + controls,
      shadows: [{ at: [0, 0, 0], width: body.width, depth: 16, strength: 0.85 }],
      glows: [
        {
          at: [0, body.height * 0.5, -2],
          width: body.width * 1.6,
          height: body.height * 1.85,
          colour: glowOf(spec.content),
        },
      ],
      reflection: 0.3,
    },
  };
}

/** Front ports on the left, the pen rest in the middle. */
function touchControls({ width, height }: Slab): string {
  const y = height * 10 - 32;
  const ports = [0, 1, 2].map((n) => rect(60 + n * 32, y, 20, 9, '#05070b', 2)).join('');
  return (
    ports +
    circle(180, y + 4, 6, '#ffb000') +
    rect(width * 5 - 150, y - 2, 300, 12, '#05070b', 6) +
    rect(width * 5 - 120, y - 6, 150, 9, '#e9e9e4', 5)
  );
}

export function drawMenuBoardRow(sheet: Sheet, spec: Of<'menu-board-row'>): Drawn {
  const camera = families.rows;
  const size = panelSize(spec.inches, spec.orientation);
  const [width, height, gap] = [size.width + 2, size.height + 2, 1.2];
  const total = spec.contents.length * width + (spec.contents.length - 1) * gap;
  const boards = spec.contents.map((content, n) => ({
    content,
    body: {
      x: -total / 2 + width / 2 + n * (width + gap),
      y: 4,
      z: 3,
      width,
      height,
      depth: 6,
      radius: 0.6,
      material: 'black',
    } satisfies Slab,
  }));
  return {
    camera,
    scene: {
      object: boards.map(({ body, content }) => framedScreen(sheet, camera, body, content, 1)).join(''),
      shadows: [{ at: [0, 0, 0], width: total, depth: 18, strength: 0.8 }],
      glows: boards.map(({ body, content }) => ({
        at: [body.x, height * 0.5, -3],
        width: width * 2,
        height: height * 2,
        colour: glowOf(content),
        strength: 0.4,
      })),
      reflection: 0.3,
    },
  };
}

export function drawWindowDisplay(sheet: Sheet, spec: Of<'window-display'>): Drawn {
  const camera = { ...families.screens, groundY: 664, turn: 24 };
  const size = panelSize(spec.inches, spec.orientation);
  const [width, height] = [size.width + 3, size.height + 3];
  const body: Slab = { x: 0, y: 90 - height / 2, z: 2, width, height, depth: 4.4, radius: 1, material: 'white' };
  const wires = [-0.36, 0.36]
    .map((k) => rod(camera, [width * k, 90 + height / 2, 0], [width * k, 172, 0], 0.45, 'steel'))
    .join('');
  const rail = slab(sheet, camera, {
    x: 0,
    y: 172,
    z: 2.5,
    depth: 5,
    width: width + 14,
    height: 2.4,
    radius: 0.4,
    material: 'graphite',
  });
  return {
    camera,
    scene: {
      object:
        (spec.withoutGlass ? '' : pane(sheet, camera, width + 40)) +
        rail +
        wires +
        framedScreen(sheet, camera, body, spec.content, 1.5),
      shadows: [{ at: [0, 0, 0], width: width * 0.9, depth: 22, strength: 0.4 }],
      glows: [
        { at: [0, 90, 0], width: width * 2.3, height: height * 1.8, colour: glowOf(spec.content), strength: 0.6 },
        { at: [0, 0, 10], width: width * 1.6, height: 20, colour: glowOf(spec.content), strength: 0.5 },
      ],
    },
  };
}

/** The shop window that the display hangs behind: a sheet of glass that fades out, with the sky in it. */
function pane(sheet: Sheet, camera: Drawn['camera'], width: number): string {
  const at = (x: number, y: number) => project(camera, [x, y, -14]);
  const glass = linear(sheet, [
    [0, '#b9d2dc', 0],
    [0.4, '#b9d2dc', 0.4],
    [1, '#b9d2dc', 0.16],
  ]);
  const light = linear(sheet, [
    [0, '#fff', 0],
    [0.5, '#fff', 0.6],
    [1, '#fff', 0],
  ]);
  const [l, r] = [-width / 2, width / 2];
  const streak = (x: number, wide: number) =>
    polygon([at(x + 26, 168), at(x + 26 + wide, 168), at(x + wide, 2), at(x, 2)], light);
  return (
    polygon([at(l, 0), at(r, 0), at(r, 172), at(l, 172)], glass) +
    streak(l + 2, 9) +
    streak(l + 15, 3) +
    rod(camera, [l, 0.4, -14], [r, 0.4, -14], 1.2, 'steel')
  );
}
