/** Things that stand on a floor or a pavement by themselves. */

import { project } from '../camera.ts';
import { glowOf } from '../content/content.ts';
import type { Drawn } from '../families.ts';
import { families } from '../families.ts';
import { framedScreen, panelSize, sheen } from '../lit-screen.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { circle, ellipse, path, rect, short } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { Slab } from '../solids.ts';
import { onFace, onSlab, rod, slab } from '../solids.ts';
import { pixels } from './led.ts';

type Of<Kind extends PictureSpec['kind']> = Extract<PictureSpec, { kind: Kind }>;

export function drawTotem(sheet: Sheet, spec: Of<'totem'>): Drawn {
  const camera = families.floor;
  const size = panelSize(spec.inches, 'portrait');
  const bezel = spec.rugged ? 5 : 3;
  const depth = spec.rugged ? 16 : 6;
  const chin = Math.max(12, 186 - size.height - bezel - 4);
  const material = spec.finish ?? 'black';
  const body: Slab = {
    x: 0,
    y: 3,
    z: depth / 2,
    depth,
    width: size.width + 2 * bezel,
    height: size.height + bezel + chin,
    radius: 1.2,
    material,
  };
  const foot: Slab = {
    x: 0,
    y: 0,
    z: 21,
    depth: 42,
    width: body.width + (spec.rugged ? 10 : -4),
    height: 3,
    radius: 0.6,
    material: spec.rugged ? 'steel' : material,
  };
  return {
    camera,
    scene: {
      object:
        slab(sheet, camera, foot) +
        footTop(sheet, camera, foot) +
        framedScreen(sheet, camera, body, spec.content, bezel, chin) +
        onFace(camera, body, badge(body, chin)),
      shadows: [{ at: [0, 0, 0], width: foot.width, depth: 43 }],
      glows: [
        {
          at: [0, body.height * 0.62, 0],
          width: body.width * 2.6,
          height: body.height * 1.25,
          colour: glowOf(spec.content),
          strength: 0.45,
        },
        { at: [0, 0, 30], width: body.width * 1.7, height: 22, colour: glowOf(spec.content), strength: 0.4 },
      ],
      reflection: 0.22,
    },
  };
}

/** The visible top of a foot plate. */
function footTop(sheet: Sheet, camera: Drawn['camera'], foot: Slab): string {
  return slab(sheet, camera, { ...foot, y: foot.height, height: foot.depth, depth: 0.2, lean: 90, radius: 1 });
}

/** A small field of pixels under the glass: the family's mark. */
function badge(body: Slab, chin: number): string {
  if (chin < 14) return '';
  const [x, y] = [body.width * 5, (body.height - chin * 0.5) * 10];
  const dots = [-2, -1, 0, 1, 2].flatMap((column) =>
    [-1, 0, 1].map((row) =>
      circle(x + column * 14, y + row * 14, 3.4, column + row > 1 ? '#ffb000' : '#8b8f98', column + row > 1 ? 1 : 0.8),
    ),
  );
  return dots.join('');
}

export function drawABoard(sheet: Sheet, spec: Of<'a-board'>): Drawn {
  const camera = families.floor;
  const size = panelSize(spec.inches, 'portrait');
  const lift = spec.wheels ? 7 : 3;
  const front: Slab = {
    x: 0,
    y: lift,
    z: 24,
    depth: 6,
    width: size.width + 8,
    height: size.height + 22,
    radius: 2,
    lean: 11,
    material: 'black',
  };
  const back: Slab = { ...front, z: -20, lean: -11, depth: 4 };
  const rear = slab(sheet, camera, back);
  const feet = [-1, 1].map((s) => {
    const [x, y] = project(camera, [s * (front.width / 2 - 5), lift / 2, 22]);
    return spec.wheels
      ? circle(x, y, 9.5, '#10141f') + circle(x, y, 4, '#8b8f98')
      : rect(x - 10, y - 3, 20, 8, '#090b11', 3);
  });
  const [hx, hy] = project(camera, onSlab(front, 0, front.height, 3));
  const handle = path(`M${short(hx - 26)} ${short(hy)}v-8q0-8 8-8h36q8 0 8 8v8`, {
    stroke: '#1a1e28',
    width: 7,
    cap: 'round',
  });
  return {
    camera,
    scene: {
      object:
        rear +
        handle +
        feet.join('') +
        framedScreen(sheet, camera, front, spec.content, 4, 18) +
        onFace(camera, front, badge(front, 18)),
      shadows: [{ at: [0, 0, 2], width: front.width, depth: 50 }],
      glows: [
        {
          at: [0, 70, 0],
          width: front.width * 2.6,
          height: front.height * 1.4,
          colour: glowOf(spec.content),
          strength: 0.45,
        },
      ],
      reflection: 0.18,
    },
  };
}

export function drawLedPoster(sheet: Sheet, spec: Of<'led-poster'>): Drawn {
  const camera = families.floor;
  const width = (spec.widthCm ?? 64) + 2;
  const body: Slab = { x: 0, y: 4, z: 2, depth: 4, width, height: 194, radius: 0.4, material: 'black' };
  const feet = [-1, 1]
    .map((s) =>
      slab(sheet, camera, {
        x: s * width * 0.36,
        y: 0,
        z: 20,
        depth: 40,
        width: 5,
        height: 3.5,
        radius: 0.3,
        material: 'graphite',
      }),
    )
    .join('');
  return {
    camera,
    scene: {
      object: feet + framedScreen(sheet, camera, body, spec.content, 1, 1, pixels(5.2)),
      shadows: [{ at: [0, 0, 0], width: width * 0.9, depth: 40, strength: 0.8 }],
      glows: [
        { at: [0, 100, 0], width: width * 3, height: 250, colour: glowOf(spec.content), strength: 0.6 },
        { at: [0, 0, 26], width: width * 1.8, height: 24, colour: glowOf(spec.content), strength: 0.55 },
      ],
      reflection: 0.32,
    },
  };
}

export function drawMobileScreen(sheet: Sheet, spec: Of<'mobile-screen'>): Drawn {
  const camera = families.floor;
  const size = panelSize(spec.inches, 'landscape');
  const body: Slab = {
    x: 0,
    y: Math.max(80, 142 - size.height / 2),
    z: 8,
    depth: 7,
    width: size.width + 4,
    height: size.height + 6,
    radius: 1,
    material: spec.finish ?? 'black',
  };
  const reach = Math.min(body.width * 0.42, 46);
  const under =
    spec.base === 'trolley'
      ? trolley(sheet, camera, reach, body.y + body.height * 0.6)
      : pedestal(sheet, camera, body.y + body.height * 0.6);
  return {
    camera,
    scene: {
      object: under + framedScreen(sheet, camera, body, spec.content, 2, 4),
      shadows: [
        { at: [0, 0, 0], width: spec.base === 'trolley' ? reach * 2.1 : 60, depth: 60, strength: 0.5, round: true },
      ],
      glows: [
        {
          at: [0, body.y + body.height / 2, 0],
          width: body.width * 1.6,
          height: body.height * 2.2,
          colour: glowOf(spec.content),
          strength: 0.45,
        },
      ],
      reflection: 0.14,
    },
  };
}

function trolley(sheet: Sheet, camera: Drawn['camera'], reach: number, top: number): string {
  const castor = (x: number, z: number) => {
    const [cx, cy] = project(camera, [x, 4, z]);
    return circle(cx, cy, 11, '#10141f') + circle(cx, cy, 4.5, '#8b8f98');
  };
  const leg = (s: number) =>
    rod(camera, [s * reach, 8, -28], [s * reach, 8, 30], 4, 'graphite') +
    castor(s * reach, -26) +
    castor(s * reach, 28);
  const column = (s: number) => rod(camera, [s * reach * 0.5, 8, -2], [s * reach * 0.5, top, -2], 4.4, 'graphite');
  const shelf = slab(sheet, camera, {
    x: 0,
    y: 52,
    z: 16,
    depth: 2,
    width: reach * 1.5,
    height: 30,
    radius: 1.5,
    lean: 90,
    material: 'oak',
  });
  return (
    leg(-1) + rod(camera, [-reach, 8, -2], [reach, 8, -2], 4, 'graphite') + column(-1) + column(1) + shelf + leg(1)
  );
}

function pedestal(sheet: Sheet, camera: Drawn['camera'], top: number): string {
  const [x, y] = project(camera, [0, 1, 0]);
  const plate =
    ellipse(x, y + 4, 88, 17, '#090b11') +
    ellipse(x, y, 88, 17, '#2f3540') +
    ellipse(x - 8, y - 2, 70, 11, '#525a69', 0.5);
  const shelf = slab(sheet, camera, {
    x: 0,
    y: 74,
    z: 12,
    depth: 1.6,
    width: 34,
    height: 24,
    radius: 1.2,
    lean: 90,
    material: 'oak',
  });
  return plate + rod(camera, [0, 2, 0], [0, top, 0], 6, 'graphite') + shelf;
}

export function drawDriveThru(sheet: Sheet, spec: Of<'drive-thru'>): Drawn {
  const camera = { ...families.floor, scale: 2.5 };
  const size = panelSize(spec.inches, 'portrait');
  const [width, height] = [size.width + 10, size.height + 12];
  const total = width * spec.screens;
  const boards = spec.contents.slice(0, spec.screens).map((content, n) => {
    const body: Slab = {
      x: -total / 2 + width * (n + 0.5),
      y: 66,
      z: 8,
      depth: 16,
      width: width - 1,
      height,
      radius: 0.8,
      material: 'graphite',
    };
    return framedScreen(sheet, camera, body, content, 5, 6, sheen);
  });
  const post = (x: number) =>
    slab(sheet, camera, { x, y: 0, z: 5, depth: 10, width: 12, height: 70, radius: 0.6, material: 'black' });
  const posts = spec.screens === 1 ? post(0) : post(-total * 0.3) + post(total * 0.3);
  const roof = slab(sheet, camera, {
    x: 0,
    y: 66 + height,
    z: 20,
    depth: 34,
    width: total + 8,
    height: 5,
    radius: 0.6,
    material: 'amber',
  });
  const plinth = slab(sheet, camera, {
    x: 0,
    y: 0,
    z: 18,
    depth: 36,
    width: total * 0.86,
    height: 4,
    radius: 0.5,
    material: 'steel',
  });
  return {
    camera,
    scene: {
      object: plinth + posts + boards.join('') + roof,
      shadows: [{ at: [0, 0, 0], width: total * 0.88, depth: 38 }],
      glows: [
        {
          at: [0, 66 + height / 2, 0],
          width: total * 1.9,
          height: height * 1.7,
          colour: glowOf(spec.contents[0] ?? 'lunch'),
          strength: 0.45,
        },
      ],
      reflection: 0.14,
    },
  };
}

export function drawEnclosure(sheet: Sheet, spec: Of<'enclosure'>): Drawn {
  const camera = { ...families.screens, turn: 24, tilt: 8 };
  const size = panelSize(spec.inches, spec.orientation);
  const body: Slab = {
    x: 0,
    y: 2,
    z: 10,
    depth: 20,
    width: size.width + 16,
    height: size.height + 18,
    radius: 1.4,
    material: 'graphite',
  };
  const hood = slab(sheet, camera, {
    x: 0,
    y: body.height + 2,
    z: 24,
    depth: 34,
    width: body.width + 3,
    height: 2,
    radius: 0.4,
    material: 'black',
  });
  const vents = Array.from({ length: 9 }, (_, n) =>
    rect(body.width * 5 - 130 + n * 30, body.height * 10 - 48, 18, 26, '#090b11', 6),
  ).join('');
  const locks = [-1, 1]
    .map(
      (s) =>
        circle(body.width * 5 + s * (body.width * 5 - 36), body.height * 5, 11, '#8b8f98') +
        rect(body.width * 5 + s * (body.width * 5 - 36) - 2, body.height * 5 - 7, 4, 14, '#10141f'),
    )
    .join('');
  return {
    camera,
    scene: {
      object: framedScreen(sheet, camera, body, spec.content, 8, 10) + onFace(camera, body, vents + locks) + hood,
      shadows: [{ at: [0, 0, 0], width: body.width, depth: 30 }],
      glows: [
        {
          at: [0, body.height / 2, 0],
          width: body.width * 1.6,
          height: body.height * 1.7,
          colour: glowOf(spec.content),
          strength: 0.4,
        },
      ],
      reflection: 0.22,
    },
  };
}
