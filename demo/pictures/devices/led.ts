/** Direct-view LED and tiled walls: the pixel grid, the seams between cabinets, and what holds them up. */
import { glowOf } from '../content/content.ts';
import type { Drawn } from '../families.ts';
import { families } from '../families.ts';
import { framedScreen, litScreen, panelSize, sheen } from '../lit-screen.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { path, rect, short } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { Slab } from '../solids.ts';
import { onFace, rod, slab } from '../solids.ts';

type Of<Kind extends PictureSpec['kind']> = Extract<PictureSpec, { kind: Kind }>;

/** Lays the pixel grid over lit content: a fine dark mesh, so many units apart. */
export function pixels(pitch: number) {
  return (sheet: Sheet, w: number, h: number): string => {
    const mesh = sheet.define(
      (id) =>
        `<pattern id="${id}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse"><path d="M0 0H${pitch}M0 0V${pitch}" stroke="#05070b" stroke-width="${short(pitch * 0.36)}" opacity=".34"/></pattern>`,
    );
    return rect(0, 0, w, h, `url(#${mesh})`);
  };
}

export function drawLedWall(sheet: Sheet, spec: Of<'led-wall'>): Drawn {
  const camera = families.walls;
  const lift = spec.outdoor ? 46 : 14;
  const body: Slab = {
    x: 0,
    y: lift,
    z: 6,
    depth: spec.outdoor ? 22 : 10,
    width: spec.widthCm + 4,
    height: spec.heightCm + 4,
    radius: 0.4,
    material: 'black',
  };
  const unit = 360 / Math.min(spec.widthCm, spec.heightCm);
  const seams = (sheet: Sheet, w: number, h: number) =>
    pixels(6)(sheet, w, h) +
    grid(w, h, spec.cabinetCm * unit, spec.cabinetCm * unit, '#05070b', 1.3, 0.6) +
    sheen(sheet, w, h);
  const supports = spec.outdoor
    ? [-0.3, 0.3]
        .map((k) =>
          slab(sheet, camera, {
            x: body.width * k,
            y: 0,
            z: 4,
            depth: 16,
            width: 16,
            height: lift + 4,
            radius: 0.5,
            material: 'graphite',
          }),
        )
        .join('')
    : slab(sheet, camera, {
        x: 0,
        y: 0,
        z: 5,
        depth: 20,
        width: body.width - 6,
        height: lift - 1,
        radius: 0.4,
        material: 'graphite',
      });
  return {
    camera,
    scene: {
      object: supports + framedScreen(sheet, camera, body, spec.content, 2, 2, seams),
      shadows: [{ at: [0, 0, 0], width: spec.outdoor ? body.width * 0.8 : body.width, depth: 24 }],
      glows: [
        {
          at: [0, lift + body.height / 2, -4],
          width: body.width * 1.6,
          height: body.height * 2,
          colour: glowOf(spec.content),
          strength: 0.62,
        },
        { at: [0, 0, 60], width: body.width * 1.2, height: 60, colour: glowOf(spec.content), strength: 0.45 },
      ],
      reflection: 0.34,
    },
  };
}

export function drawVideoWall(sheet: Sheet, spec: Of<'video-wall'>): Drawn {
  const camera = spec.columns * spec.rows === 1 ? families.screens : families.walls;
  const tile = panelSize(spec.inches, 'landscape');
  const [width, height] = [tile.width * spec.columns, tile.height * spec.rows];
  const lift = spec.support === 'floor' ? 62 : 4;
  const body: Slab = {
    x: 0,
    y: lift,
    z: 6,
    depth: 11,
    width: width + 1.6,
    height: height + 1.6,
    radius: 0.3,
    material: 'black',
  };
  const unit = 360 / Math.min(width, height);
  const bezels = (sheet: Sheet, w: number, h: number) =>
    grid(w, h, tile.width * unit, tile.height * unit, '#05070b', 0.9 * unit, 1) + tileSheen(sheet, w, h, spec);
  const legs = [-0.34, 0.34].map(
    (k) =>
      rod(camera, [width * k, 2, -4], [width * k, lift + height * 0.4, -4], 7, 'graphite') +
      rod(camera, [width * k, 2, -34], [width * k, 2, 40], 6, 'graphite'),
  );
  return {
    camera,
    scene: {
      object:
        (spec.support === 'floor' ? legs.join('') : '') +
        framedScreen(sheet, camera, body, spec.content, 0.8, 0.8, bezels),
      shadows: [{ at: [0, 0, 0], width: spec.support === 'floor' ? width * 0.86 : width, depth: 30, strength: 0.8 }],
      glows: [
        {
          at: [0, lift + height / 2, -4],
          width: width * 1.6,
          height: height * 2,
          colour: glowOf(spec.content),
          strength: 0.55,
        },
      ],
      reflection: 0.3,
    },
  };
}

/** Each tile catches the light by itself, which is how one sees that a wall is made of screens. */
function tileSheen(sheet: Sheet, w: number, h: number, { columns, rows }: { columns: number; rows: number }): string {
  const [tw, th] = [w / columns, h / rows];
  return Array.from(
    { length: columns * rows },
    (_, n) =>
      `<g transform="translate(${short((n % columns) * tw)} ${short(Math.floor(n / columns) * th)})">${sheen(sheet, Math.round(tw), Math.round(th))}</g>`,
  ).join('');
}

function grid(
  w: number,
  h: number,
  stepX: number,
  stepY: number,
  stroke: string,
  width: number,
  opacity: number,
): string {
  let d = '';
  for (let x = stepX; x < w - 2; x += stepX) d += `M${short(x)} 0V${h}`;
  for (let y = stepY; y < h - 2; y += stepY) d += `M0 ${short(y)}H${w}`;
  return d ? path(d, { stroke, width, opacity }) : '';
}

/** One cabinet out of its wall, with the corner locks and handles that make it one. */
export function drawLedCabinet(sheet: Sheet, spec: Of<'led-cabinet'>): Drawn {
  const camera = { ...families.mounts, turn: 26, tilt: 9, groundY: 600 };
  const bodies = [
    { x: -20, z: -20, size: 52 },
    { x: 10, z: 16, size: 52 },
  ].map(
    ({ x, z, size }): Slab => ({ x, y: 0.6, z, depth: 7.5, width: size, height: size, radius: 0.3, material: 'black' }),
  );
  const drawn = bodies.map((body, n) => {
    const panel = {
      ...body,
      x: body.x,
      y: body.y + 0.4,
      width: body.width - 0.8,
      height: body.height - 0.8,
      content: spec.content,
    };
    const front = n
      ? litScreen(
          sheet,
          camera,
          panel,
          (sheet, w, h) => pixels(9)(sheet, w, h) + grid(w, h, w / 2, h, '#05070b', 1.6, 0.7),
        )
      : onFace(camera, body, backOfCabinet(body.width * 10));
    return slab(sheet, camera, body) + front;
  });
  return {
    camera,
    scene: {
      object: drawn.join(''),
      shadows: bodies.map(({ x, z }) => ({ at: [x, 0, z - 4], width: 52, depth: 8 })),
      glows: [{ at: [8, 26, 10], width: 130, height: 110, colour: glowOf(spec.content), strength: 0.5 }],
      reflection: 0.26,
    },
  };
}

function backOfCabinet(side: number): string {
  const rib = (y: number) => rect(40, y, side - 80, 14, '#2f3540', 7);
  return (
    rib(60) +
    rib(side - 74) +
    rect(side / 2 - 90, side / 2 - 60, 180, 120, '#2f3540', 14) +
    rect(60, 120, 26, 120, '#ffb000', 13)
  );
}
