/** Pictures for walls: seen across an atrium, so large shapes, few words. */
import { fitSize, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { circle, ellipse, path, polygon, rect, ring } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { linear, radial } from '../sheet.ts';
import type { Painter } from './content.ts';

export const scenes = {
  hills: { glow: '#eda364', paint: hills },
  sea: { glow: '#6aa6c4', paint: sea },
  match: { glow: '#79b98a', paint: match },
  concert: { glow: '#f08a3c', paint: concert },
  skyline: { glow: '#d9915c', paint: skyline },
  colours: { glow: '#e3b76e', paint: colours },
  bloom: { glow: '#e89a7c', paint: bloom },
  launch: { glow: '#ffb000', paint: launch },
  newsroom: { glow: '#7ea4c8', paint: newsroom },
} satisfies Record<string, Painter>;

/** A ridge across the width: the waves of a few sines, fixed by its seed. */
function ridge(w: number, h: number, level: number, swing: number, seed: number): string {
  const points = Array.from({ length: 17 }, (_, n) => {
    const t = n / 16;
    const y =
      level +
      swing *
        (Math.sin(t * 5 + seed) * 0.6 + Math.sin(t * 11 + seed * 2.3) * 0.3 + Math.sin(t * 23 + seed * 3.7) * 0.1);
    return `${Math.round(t * w)} ${Math.round(y * h)}`;
  });
  return `M0 ${h}L${points.join('L')}L${w} ${h}z`;
}

function hills(sheet: Sheet, w: number, h: number): string {
  const m = Math.min(w, h);
  return (
    rect(
      0,
      0,
      w,
      h,
      linear(sheet, [
        [0, '#1d3a63'],
        [0.5, '#e08a55'],
        [0.75, '#ffd083'],
      ]),
    ) +
    circle(w * 0.64, h * 0.47, m * 0.16, '#fff1c9') +
    circle(
      w * 0.64,
      h * 0.47,
      m * 0.42,
      radial(sheet, [
        [0, '#ffe7ad', 0.7],
        [1, '#ffd083', 0],
      ]),
    ) +
    [
      ['#c9794f', 0.58, 0.08, 1],
      ['#8d5a55', 0.66, 0.09, 3],
      ['#4b4a62', 0.76, 0.08, 5],
      ['#22304b', 0.86, 0.07, 2],
      [palette.ink, 0.94, 0.05, 7],
    ]
      .map(([fill, level, swing, seed]) =>
        path(ridge(w, h, Number(level), Number(swing), Number(seed)), { fill: String(fill) }),
      )
      .join('')
  );
}

function sea(sheet: Sheet, w: number, h: number): string {
  const bands = ['#8cc3d6', '#5b9fc0', '#3d7fa8', '#2a5f8c', '#1c426b', '#122c4c'];
  return (
    rect(
      0,
      0,
      w,
      h,
      linear(sheet, [
        [0, '#f7e3c0'],
        [0.5, '#bfdde0'],
      ]),
    ) +
    circle(w * 0.28, h * 0.3, Math.min(w, h) * 0.15, palette.amber) +
    bands.map((fill, n) => path(ridge(w, h, 0.38 + n * 0.11, 0.05, n * 1.7), { fill })).join('') +
    path(
      `M${Math.round(w * 0.7)} ${Math.round(h * 0.36)}l0-${Math.round(h * 0.2)} ${Math.round(h * 0.15)} ${Math.round(h * 0.2)}z`,
      { fill: '#fff' },
    ) +
    path(
      `M${Math.round(w * 0.7 - h * 0.06)} ${Math.round(h * 0.38)}h${Math.round(h * 0.25)}l-${Math.round(h * 0.05)} ${Math.round(h * 0.06)}h-${Math.round(h * 0.16)}z`,
      { fill: palette.ember },
    )
  );
}

function match(sheet: Sheet, w: number, h: number): string {
  const bar = h * 0.2;
  const stripes = Array.from({ length: 8 }, (_, n) =>
    rect((w / 8) * n, 0, w / 8 + 1, h, n % 2 ? '#2f7a4b' : '#38885a'),
  ).join('');
  const lines = `M${w / 2} 0V${h}M0 ${h * 0.2}H${w * 0.12}V${h * 0.66}H0M${w} ${h * 0.2}H${w * 0.88}V${h * 0.66}H${w}`;
  const players = [
    [0.2, 0.3, 0],
    [0.3, 0.6, 0],
    [0.42, 0.24, 0],
    [0.46, 0.52, 1],
    [0.6, 0.34, 1],
    [0.7, 0.58, 1],
    [0.62, 0.16, 0],
  ]
    .map(
      ([x = 0, y = 0, side]) =>
        ellipse(w * x + 6, h * y + 13, 12, 5, '#000', 0.25) +
        circle(w * x, h * y, 11, side ? palette.ember : palette.paper),
    )
    .join('');
  return (
    stripes +
    path(lines, { stroke: '#fff', width: 4, opacity: 0.75 }) +
    ring(w / 2, h * 0.43, h * 0.16, '#fff', 4, 0.75) +
    players +
    circle(w * 0.53, h * 0.44, 6, '#fff') +
    rect(0, h - bar, w, bar, palette.ink) +
    rect(w * 0.4, h - bar, w * 0.2, bar, palette.amber) +
    write(sheet, 'Rovers', w * 0.37, h - bar * 0.32, {
      size: bar * 0.52,
      face: 'heading',
      fill: palette.paper,
      align: 'end',
    }) +
    write(sheet, '2–1', w / 2, h - bar * 0.26, {
      size: bar * 0.68,
      face: 'display',
      fill: palette.ink,
      align: 'middle',
    }) +
    write(sheet, 'Town', w * 0.63, h - bar * 0.32, { size: bar * 0.52, face: 'heading', fill: palette.paper })
  );
}

function concert(sheet: Sheet, w: number, h: number): string {
  const beams = [0.08, 0.26, 0.42, 0.58, 0.74, 0.92].map((x, n) => {
    const lean = (0.5 - x) * w * 0.5;
    const colour = n % 2 ? palette.amber : palette.ember;
    return polygon(
      [
        [w * x - 5, 0],
        [w * x + 5, 0],
        [w * x + lean + w * 0.09, h],
        [w * x + lean - w * 0.09, h],
      ],
      linear(sheet, [
        [0, colour, 0.95],
        [1, colour, 0.08],
      ]),
    );
  });
  const heads = Array.from({ length: Math.round(w / 34) + 1 }, (_, n) =>
    circle(n * 34 + (n % 3) * 5, h - 12 + ((n * 7) % 5) * 4, 20, '#05070c'),
  ).join('');
  const arms = Array.from({ length: 7 }, (_, n) =>
    path(`M${Math.round(w * (0.08 + n * 0.14))} ${h}l${n % 2 ? 14 : -10}-${56 + (n % 3) * 14}`, {
      stroke: '#05070c',
      width: 9,
      cap: 'round',
    }),
  ).join('');
  const [x, y, k] = [w / 2, h * 0.74, h / 360];
  const singer = path(
    'M-9-96a13 13 0 1 1 18 0l16 10 30-28 7 8-32 40-10-4 3 60 8 76H14L0 6-14 66h-17l8-76 2-56c-16 4-26 14-26 40h-10c0-40 18-60 48-76z',
    { fill: '#05070c' },
  );
  return (
    rect(0, 0, w, h, '#1b0f10') +
    circle(
      x,
      h * 0.5,
      h * 0.5,
      radial(sheet, [
        [0, '#ffdf9a', 0.95],
        [0.4, palette.ember, 0.6],
        [1, palette.ember, 0],
      ]),
    ) +
    beams.join('') +
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(k * 100) / 100})">${singer}</g>` +
    heads +
    arms
  );
}

function skyline(sheet: Sheet, w: number, h: number): string {
  const towers = Array.from({ length: Math.ceil(w / 44) }, (_, n) => {
    const tall = h * (0.24 + 0.34 * Math.abs(Math.sin(n * 2.1 + 1)));
    const lit = [0, 1, 2, 3, 4, 5].filter((k) => (n * 5 + k * 3) % 4 < 2 && k * 24 + 30 < tall);
    return (
      rect(n * 44, h - tall, 40, tall, n % 3 ? '#17213a' : '#1f2d4c') +
      lit.map((k) => rect(n * 44 + 7 + (k % 2) * 15, h - tall + 14 + k * 24, 10, 13, palette.honey, 0, 0.9)).join('')
    );
  });
  return (
    rect(
      0,
      0,
      w,
      h,
      linear(sheet, [
        [0, '#14203c'],
        [0.55, '#8d5560'],
        [1, '#f2a65e'],
      ]),
    ) +
    circle(w * 0.72, h * 0.42, Math.min(w, h) * 0.13, '#ffe1a0', 0.9) +
    path(ridge(w, h, 0.6, 0.06, 4), { fill: '#5b4257' }) +
    towers.join('')
  );
}

function colours(_: Sheet, w: number, h: number): string {
  const hues = [
    palette.amber,
    palette.ember,
    palette.dusk,
    palette.paper,
    palette.leaf,
    palette.rose,
    palette.sky,
    palette.honey,
    palette.moss,
    palette.cream,
    palette.ink,
    palette.rust,
  ];
  const size = Math.min(w, h) / 3;
  const columns = Math.ceil(w / size);
  const rows = Math.ceil(h / size);
  let drawn = rect(0, 0, w, h, palette.ink);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const n = row * 5 + column * 3;
      const [x, y] = [column * size, row * size];
      const [a, b] = [hues[n % 12] ?? '', hues[(n + 4) % 12] ?? ''];
      drawn += rect(x, y, size + 1, size + 1, a);
      if (n % 3 === 0)
        drawn += path(
          `M${Math.round(x)} ${Math.round(y)}h${Math.round(size)}a${Math.round(size)} ${Math.round(size)} 0 0 1-${Math.round(size)} ${Math.round(size)}z`,
          { fill: b },
        );
      else if (n % 3 === 1) drawn += circle(x + size / 2, y + size / 2, size * 0.38, b);
      else
        drawn += polygon(
          [
            [x, y + size],
            [x + size, y],
            [x + size, y + size],
          ],
          b,
        );
    }
  }
  return drawn;
}

function bloom(sheet: Sheet, w: number, h: number): string {
  const flower = (x: number, y: number, r: number, fill: string, heart: string) =>
    Array.from(
      { length: 9 },
      (_, n) =>
        `<ellipse cx="0" cy="${Math.round(-r * 0.62)}" rx="${Math.round(r * 0.26)}" ry="${Math.round(r * 0.46)}" fill="${fill}" opacity=".88" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${n * 40})"/>`,
    ).join('') + circle(x, y, r * 0.26, heart);
  return (
    rect(
      0,
      0,
      w,
      h,
      linear(sheet, [
        [0, '#12372f'],
        [1, '#0c211f'],
      ]),
    ) +
    flower(w * 0.2, h * 0.3, h * 0.34, palette.rose, palette.amber) +
    flower(w * 0.82, h * 0.26, h * 0.26, palette.honey, palette.rust) +
    flower(w * 0.5, h * 0.62, h * 0.46, palette.ember, palette.honey) +
    flower(w * 0.9, h * 0.82, h * 0.3, palette.rose, palette.amber) +
    flower(w * 0.1, h * 0.9, h * 0.3, palette.cream, palette.amber)
  );
}

function launch(sheet: Sheet, w: number, h: number): string {
  const pitch = 24;
  const size = fitSize('Bright', w * 0.86, h * 0.34, 'display');
  let dots = '';
  for (let y = pitch / 2; y < h; y += pitch) {
    for (let x = pitch / 2; x < w; x += pitch) {
      const near = 1 - Math.hypot((x - w * 0.76) / w, (y - h * 0.4) / h) * 1.5;
      const behindWords = y > h * 0.56 - size * 0.85 && y < h * 0.56 + size * 0.62 && x < w * 0.1 + size * 2.9;
      if (near > 0.06 && !behindWords) dots += `M${Math.round(x)} ${Math.round(y)}h.1`;
    }
  }
  return (
    rect(0, 0, w, h, palette.ink) +
    circle(
      w * 0.76,
      h * 0.4,
      Math.max(w, h) * 0.5,
      radial(sheet, [
        [0, palette.amber, 0.75],
        [0.5, palette.ember, 0.25],
        [1, palette.ember, 0],
      ]),
    ) +
    path(dots, { stroke: palette.amber, width: 9, cap: 'round', opacity: 0.9 }) +
    write(sheet, 'Bright', w * 0.06, h * 0.56, { size, face: 'display', fill: palette.paper }) +
    write(sheet, 'from any seat', w * 0.065, h * 0.56 + size * 0.5, { size: size * 0.36, fill: palette.honey })
  );
}

function newsroom(sheet: Sheet, w: number, h: number): string {
  const [x, y, r] = [w * 0.77, h * 0.42, Math.min(w, h) * 0.34];
  const arcs = [0.3, 0.65]
    .map((k) =>
      `M${Math.round(x - r)} ${Math.round(y)}`.concat(
        `a${Math.round(r)} ${Math.round(r * k)} 0 0 0 ${Math.round(2 * r)} 0`,
        `a${Math.round(r)} ${Math.round(r * k)} 0 0 0-${Math.round(2 * r)} 0`,
      ),
    )
    .join('');
  return (
    rect(
      0,
      0,
      w,
      h,
      linear(sheet, [
        [0, '#122444'],
        [1, '#25507e'],
      ]),
    ) +
    circle(x, y, r, palette.dusk) +
    path(arcs, { stroke: palette.mist, width: 3, opacity: 0.6 }) +
    path(`M${Math.round(x)} ${Math.round(y - r)}V${Math.round(y + r)}`, {
      stroke: palette.mist,
      width: 3,
      opacity: 0.6,
    }) +
    ring(x, y, r, palette.mist, 4) +
    write(sheet, 'Morning', w * 0.06, h * 0.36, {
      size: fitSize('Morning', w * 0.42, 80, 'display'),
      face: 'display',
      fill: '#fff',
    }) +
    write(sheet, 'briefing', w * 0.06, h * 0.36 + 62, {
      size: fitSize('Morning', w * 0.42, 80, 'display') * 0.8,
      face: 'heading',
      fill: palette.honey,
    }) +
    rect(0, h * 0.82, w, h * 0.18, palette.ember) +
    write(sheet, 'Rail services return to normal', w * 0.06, h * 0.93, {
      size: h * 0.075,
      face: 'strong',
      fill: '#fff',
    })
  );
}
