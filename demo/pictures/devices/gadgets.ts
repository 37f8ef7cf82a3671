/** The small things that make screens work: players, cables, power, sensors, sound. */
import { project } from '../camera.ts';
import type { Drawn } from '../families.ts';
import { families } from '../families.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { circle, ellipse, path, rect, ring, short } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { linear, radial } from '../sheet.ts';
import type { Slab } from '../solids.ts';
import { onFace, slab } from '../solids.ts';

type Of<Kind extends PictureSpec['kind']> = Extract<PictureSpec, { kind: Kind }>;
type Camera = Drawn['camera'];

const light = { colour: '#ffd36b', strength: 0.3 };

/** A box on the table: its front, and the lid that the camera looks down on. */
function box(sheet: Sheet, camera: Camera, body: Slab, front: string, top: string): string {
  const lid: Slab = {
    ...body,
    y: body.y + body.height,
    z: body.z,
    height: body.depth,
    depth: 0.05,
    lean: 90,
    radius: Math.max(body.radius ?? 0.4, 0.7),
  };
  return slab(sheet, camera, body) + onFace(camera, body, front) + slab(sheet, camera, lid) + onFace(camera, lid, top);
}

export function drawMediaPlayer(sheet: Sheet, spec: Of<'media-player'>): Drawn {
  const sizes = {
    box: { width: 19, height: 3.6, depth: 13 },
    rack: { width: 42, height: 4.4, depth: 22 },
    stick: { width: 10.5, height: 1.5, depth: 4 },
  };
  const { width, height, depth } = sizes[spec.style];
  const camera =
    spec.style === 'rack'
      ? { ...families.gadgets, scale: 15.5, groundY: 440 }
      : { ...families.gadgets, scale: spec.style === 'stick' ? 34 : 25 };
  const body: Slab = {
    x: 0,
    y: 0.3,
    z: depth / 2,
    depth,
    width,
    height,
    radius: 0.5,
    material: spec.accent === 'amber' ? 'amber' : 'black',
  };
  const plug =
    spec.style === 'stick'
      ? slab(sheet, camera, {
          x: -width / 2 - 0.7,
          y: 0.6,
          z: 0.7,
          depth: 1.4,
          width: 1.6,
          height: 0.8,
          radius: 0.1,
          material: 'steel',
        })
      : '';
  return {
    camera,
    scene: {
      object: plug + box(sheet, camera, body, ports(spec.ports, width, height), mark(width, depth)),
      shadows: [{ at: [0, 0, 0], width, depth }],
      glows: [{ at: [0, 1, 0], width: width * 2.2, height: width * 1.3, ...light }],
    },
  };
}

/** Video outputs, network, USB, and the light that says all is well. */
function ports(outputs: number, width: number, height: number): string {
  const y = height * 5;
  if (height < 2) return circle(width * 10 - 10, y, 2.6, '#ffb000');
  const video = Array.from({ length: outputs }, (_, n) =>
    path(`M${22 + n * 25} ${y - 5}h19v6l-3.5 5h-12l-3.5-5z`, { fill: '#05070b', stroke: '#8b8f98', width: 1 }),
  ).join('');
  const next = 30 + outputs * 25;
  const network = rect(next, y - 8, 16, 14, '#05070b', 1) + rect(next + 4, y - 8, 8, 3, '#c98600');
  const usb = [0, 1]
    .map(
      (n) => rect(next + 26 + n * 20, y - 4, 15, 7, '#05070b', 1) + rect(next + 28 + n * 20, y - 1, 11, 2, '#5b93b8'),
    )
    .join('');
  return (
    video + network + usb + circle(width * 10 - 16, y, 7, '#ffb000', 0.3) + circle(width * 10 - 16, y, 3.2, '#ffd36b')
  );
}

/** The pixel grid, embossed on the lid. */
function mark(width: number, depth: number): string {
  const pitch = Math.min(width, depth) * 0.62;
  let dots = '';
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 12; column++) {
      const [x, y] = [width * 10 - pitch * (1.6 + column), pitch * (1.6 + row)];
      if (x > width * 4 && y < depth * 10 - pitch && column + row < 13) dots += `M${short(x)} ${short(y)}h.01`;
    }
  }
  return (
    path(dots, { stroke: '#10141f', width: pitch * 0.42, cap: 'round', opacity: 0.5 }) +
    path(dots, { stroke: '#8b8f98', width: pitch * 0.2, cap: 'round', opacity: 0.5 })
  );
}

export function drawCable(_: Sheet, spec: Of<'cable'>): Drawn {
  const camera = families.gadgets;
  const colour = { video: ['#10141f', '#3a4150'], network: ['#c98600', '#ffc23d'], mains: ['#cfcbc0', '#ffffff'] }[
    spec.style
  ];
  const [dark, bright] = [colour?.[0] ?? '', colour?.[1] ?? ''];
  const turns = Math.min(8, 3 + Math.round(spec.metres / 3));
  const width = spec.style === 'mains' ? 17 : spec.style === 'network' ? 13 : 15;
  const coil = Array.from({ length: turns }, (_, n) => {
    const [rx, ry] = [196 - (n % 3) * 13 + n * 2, 84 - (n % 3) * 6 + n];
    const [cx, cy] = [470 + ((n * 7) % 5) * 4, 400 - n * (width * 0.62)];
    const loop = (stroke: string, w: number, up = 0) =>
      `<ellipse cx="${cx}" cy="${short(cy - up)}" rx="${rx}" ry="${ry}" fill="none" stroke="${stroke}" stroke-width="${short(w)}"/>`;
    return (
      loop('#000', width + 3).replace('/>', ' opacity=".35"/>') +
      loop(dark, width) +
      loop(bright, width * 0.3, width * 0.22)
    );
  }).join('');
  const tail = (d: string) =>
    path(d, { stroke: dark, width, cap: 'round' }) +
    path(d, { stroke: bright, width: width * 0.3, cap: 'round', opacity: 0.8 });
  const ends = tail('M300 452C330 520 400 520 430 520') + tail('M640 440C700 470 690 520 640 540');
  return {
    camera,
    scene: {
      object:
        coil +
        tie(400 - turns * width * 0.31, turns * width * 0.62) +
        ends +
        plug(spec.style, 430, 520, 4) +
        plug(spec.style, 640, 540, 176),
      shadows: [{ at: [-1, 0, 0], width: 20, depth: 14, strength: 0.7, round: true }],
      glows: [{ at: [0, 3, 0], width: 40, height: 26, ...light }],
    },
  };
}

function tie(y: number, height: number): string {
  return rect(290 - 24, y - 6, 48, height + 22, '#ffb000', 8) + rect(290 - 24, y - 6, 14, height + 22, '#fff', 8, 0.3);
}

function plug(style: 'video' | 'network' | 'mains', x: number, y: number, turn: number): string {
  const shapes = {
    video:
      rect(0, -19, 62, 38, '#1a1e28', 7) +
      rect(0, -19, 62, 12, '#464e5f', 7, 0.6) +
      path('M62-13h34v18l-7 8H62z', { fill: '#c3c6ca' }) +
      path('M62-13h34v7H62z', { fill: '#f3f4f5' }),
    network:
      rect(0, -13, 40, 26, '#c98600', 5) +
      rect(40, -15, 42, 30, '#e6e8ea', 3) +
      rect(40, -15, 42, 9, '#fff', 3) +
      path('M50-15h18l8-8', { stroke: '#c3c6ca', width: 4 }) +
      path('M60 2h20M60 7h20M60 12h20', { stroke: '#c98600', width: 2 }),
    mains:
      path('M0-14h26l20-14h20q8 0 8 8v42q0 8-8 8H46L26 14H0z', { fill: '#f4f2ec' }) +
      path('M0-14h26l20-14h20q8 0 8 8v4H46L26-6H0z', { fill: '#fff' }) +
      rect(74, -20, 30, 9, '#c3c6ca', 2) +
      rect(74, 12, 30, 9, '#c3c6ca', 2) +
      rect(74, -4, 22, 8, '#8a8f97', 2),
  };
  return `<g transform="translate(${x} ${y})rotate(${turn})">${shapes[style]}</g>`;
}

export function drawRemote(sheet: Sheet, _: Of<'remote'>): Drawn {
  const camera = { ...families.gadgets, scale: 29, groundY: 520, turn: 40, tilt: 40 };
  const body: Slab = {
    x: 0,
    y: 1.4,
    z: 8.2,
    depth: 1.4,
    width: 4.8,
    height: 16.5,
    radius: 1.6,
    lean: 90,
    material: 'black',
  };
  const key = (x: number, y: number, r: number, fill = '#464e5f') =>
    circle(x, y + 1, r + 0.8, '#000') + circle(x, y, r, fill);
  const pads = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((n) => key(11 + (n % 3) * 13, 92 + Math.floor(n / 3) * 13, 4.4))
    .join('');
  const drawing =
    key(11, 13, 4.4, '#df4f2a') +
    key(37, 13, 4.4) +
    circle(24, 46, 17, '#000') +
    circle(24, 45, 16, '#2f3540') +
    circle(24, 45, 6, '#ffb000') +
    path('M24 33v3M24 54v3M12 45h3M33 45h3', { stroke: '#c3c6ca', width: 2, cap: 'round' }) +
    rect(8, 70, 9, 14, '#464e5f', 4.5) +
    rect(31, 70, 9, 14, '#464e5f', 4.5) +
    pads +
    key(24, 136, 4.4) +
    [0, 1, 2].map((n) => circle(20 + n * 4, 152, 1, n === 2 ? '#ffb000' : '#8b8f98')).join('');
  return {
    camera,
    scene: {
      object: slab(sheet, camera, body) + onFace(camera, body, drawing),
      shadows: [{ at: [0, 0, 0], width: 4.9, depth: 16.2 }],
      glows: [{ at: [0, 2, 0], width: 26, height: 20, ...light }],
    },
  };
}

export function drawLightSensor(sheet: Sheet, _: Of<'light-sensor'>): Drawn {
  const camera = { ...families.gadgets, groundY: 470 };
  const dome = radial(
    sheet,
    [
      [0, '#fff'],
      [0.5, '#f4e3b4'],
      [1, '#c98600'],
    ],
    [0.35, 0.3],
    0.75,
  );
  const wire = (tone: string, width: number) =>
    path('M592 456C700 470 740 530 850 480S900 400 940 410', { stroke: fading(sheet, tone, 1), width, cap: 'round' });
  return {
    camera,
    scene: {
      object:
        wire('#10141f', 13) +
        wire('#3a4150', 4) +
        path('M340 420v34c0 34 63 58 140 58s140-24 140-58v-34z', {
          fill: linear(
            sheet,
            [
              [0, '#cfcbc0'],
              [0.25, '#f4f2ec'],
              [0.75, '#dedacf'],
              [1, '#b5b0a4'],
            ],
            [0, 0, 1, 0],
          ),
        }) +
        ellipse(480, 420, 140, 58, '#fbfaf7') +
        ellipse(480, 420, 112, 46, '#e4e1d8') +
        path('M380 416c0-74 44-118 100-118s100 44 100 118c0 22-44 40-100 40s-100-18-100-40z', { fill: dome }) +
        path('M410 392c4-44 28-70 62-76', { stroke: '#fff', width: 9, cap: 'round', opacity: 0.85 }) +
        circle(592, 446, 5, '#ffb000'),
      shadows: [{ at: [0, -1.4, 0], width: 15, depth: 15, round: true }],
      glows: [{ at: [0, 5, 0], width: 34, height: 30, colour: '#ffd36b', strength: 0.7 }],
    },
  };
}

/** A wire that goes on beyond the picture fades towards that side. */
function fading(sheet: Sheet, tone: string, side: 0 | 1): string {
  return linear(
    sheet,
    side
      ? [
          [0, tone],
          [0.5, tone],
          [1, tone, 0],
        ]
      : [
          [0, tone, 0],
          [0.5, tone],
          [1, tone],
        ],
    [0, 0, 1, 0],
  );
}

export function drawPower(sheet: Sheet, spec: Of<'power'>): Drawn {
  if (spec.style === 'sequencer') return sequencer(sheet);
  const strip = spec.style === 'strip';
  const camera = { ...families.gadgets, scale: strip ? 17 : 27, groundY: 450 };
  const body: Slab = strip
    ? { x: 0, y: 0.2, z: 3.4, depth: 6.8, width: 38, height: 3.6, radius: 0.6, material: 'white' }
    : { x: 0, y: 0.2, z: 4, depth: 8, width: 17, height: 3.6, radius: 0.8, material: 'black' };
  const socket = (x: number) =>
    rect(x, 10, 46, 48, '#fff', 6) +
    rect(x + 19, 16, 8, 12, '#10141f') +
    rect(x + 8, 38, 11, 6, '#10141f') +
    rect(x + 27, 38, 11, 6, '#10141f') +
    rect(x + 52, 24, 8, 18, '#df4f2a', 3);
  const top = strip
    ? [12, 86, 160, 234, 308].map(socket).join('')
    : rect(14, 14, 70, 40, '#2f3540', 4) +
      circle(150, 18, 3, '#ffb000') +
      path('M22 24h40M22 32h52M22 40h30', { stroke: '#8b8f98', width: 2.4 });
  const wire = (tone: string, width: number) =>
    path('M20 470C100 520 130 380 270 420', { stroke: fading(sheet, tone, 0), width, cap: 'round' }) +
    (strip ? '' : path('M690 470C770 520 820 520 940 470', { stroke: fading(sheet, tone, 1), width, cap: 'round' }));
  const tones = strip ? ['#cfcbc0', '#ffffff'] : ['#10141f', '#3a4150'];
  return {
    camera,
    scene: {
      object: wire(tones[0] ?? '', 15) + wire(tones[1] ?? '', 5) + box(sheet, camera, body, '', top),
      shadows: [{ at: [0, 0, 0], width: body.width, depth: body.depth }],
      glows: [{ at: [0, 1, 0], width: body.width * 1.9, height: body.width, ...light }],
    },
  };
}

function sequencer(sheet: Sheet): Drawn {
  const camera = { ...families.gadgets, scale: 15.5, groundY: 440 };
  const body: Slab = { x: 0, y: 0.3, z: 9, depth: 18, width: 43, height: 4.6, radius: 0.3, material: 'graphite' };
  const front =
    Array.from(
      { length: 8 },
      (_, n) =>
        rect(96 + n * 36, 12, 26, 22, '#090b11', 4) + circle(109 + n * 36, 23, 5, n < 6 ? '#ffb000' : '#525a69'),
    ).join('') +
    circle(50, 23, 15, '#090b11') +
    circle(50, 22, 12, '#df4f2a');
  return {
    camera,
    scene: {
      object: box(sheet, camera, body, front, mark(43, 18)),
      shadows: [{ at: [0, 0, 0], width: 43, depth: 18 }],
      glows: [{ at: [0, 2, 0], width: 76, height: 40, ...light }],
    },
  };
}

export function drawTransmitter(sheet: Sheet, _: Of<'transmitter'>): Drawn {
  const camera = { ...families.gadgets, scale: 27, groundY: 450 };
  const unit = (x: number, z: number, glow: string): string => {
    const body: Slab = { x, y: 0.2, z, depth: 6.4, width: 9, height: 2.4, radius: 0.4, material: 'black' };
    return box(
      sheet,
      camera,
      body,
      path('M14 8h19v6l-3.5 5h-12l-3.5-5z', { fill: '#05070b', stroke: '#8b8f98', width: 1 }) +
        rect(44, 6, 16, 13, '#05070b', 1) +
        rect(48, 6, 8, 3, '#c98600') +
        circle(78, 12, 3, glow),
      mark(9, 6.4),
    );
  };
  const [a, b] = [project(camera, [-1, 1.2, -5]), project(camera, [4, 1.2, 0])];
  const link = `M${short(a[0])} ${short(a[1])}C${short(a[0] + 90)} ${short(a[1] - 40)} ${short(b[0] + 60)} ${short(b[1] - 90)} ${short(b[0])} ${short(b[1])}`;
  return {
    camera,
    scene: {
      object:
        unit(-5, -3.4, '#ffb000') +
        path(link, { stroke: '#c98600', width: 12, cap: 'round' }) +
        path(link, { stroke: '#ffc23d', width: 4, cap: 'round' }) +
        unit(4.4, 5, '#4d8a5f'),
      shadows: [
        { at: [-5, 0, -6.6], width: 9, depth: 6.4 },
        { at: [4.4, 0, 1.8], width: 9, depth: 6.4 },
      ],
      glows: [{ at: [0, 1, 0], width: 34, height: 20, ...light }],
    },
  };
}

export function drawSpeaker(sheet: Sheet, _: Of<'speaker'>): Drawn {
  const camera = { ...families.gadgets, scale: 15, groundY: 590, turn: 26, tilt: 12 };
  const one = (x: number, z: number): string => {
    const body: Slab = { x, y: 0.4, z, depth: 15, width: 17, height: 27, radius: 1.4, material: 'white' };
    const cone = (cy: number, r: number) =>
      circle(85, cy, r + 7, '#cfcbc0') +
      circle(85, cy, r, '#1a1e28') +
      circle(85, cy, r * 0.72, '#2f3540') +
      circle(85, cy, r * 0.3, '#525a69') +
      ring(85, cy, r * 0.72, '#000', 1.5, 0.5);
    return (
      slab(sheet, camera, body) + onFace(camera, body, cone(172, 58) + cone(62, 28) + circle(150, 252, 4, '#ffb000'))
    );
  };
  return {
    camera,
    scene: {
      object: one(-11, -6) + one(11, 4),
      shadows: [
        { at: [-11, 0, -13.5], width: 17, depth: 15 },
        { at: [11, 0, -3.5], width: 17, depth: 15 },
      ],
      glows: [{ at: [0, 14, -4], width: 70, height: 50, ...light }],
      reflection: 0.2,
    },
  };
}
