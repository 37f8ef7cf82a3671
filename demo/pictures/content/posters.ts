/** Posters for windows and pavements: read in two seconds by someone who walks past. */
import { fitSize, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { circle, moved, path, polygon, rect, ring, short } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { linear } from '../sheet.ts';
import type { Painter } from './content.ts';
import { drawDish } from './dishes.ts';

export const posters = {
  sale: poster('#f0a078', sale),
  season: poster('#e9c9a0', season),
  offer: poster(palette.amber, offer),
  property: poster('#b9d2dc', property),
  pharmacy: poster('#8fd0a4', pharmacy),
  optician: poster('#dbe6ea', optician),
  gallery: poster(palette.honey, gallery),
  openLate: poster('#f0a13a', openLate),
};

function poster(glow: string, paint: Painter['paint']): Painter {
  return { glow, paint };
}

function sale(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const size = fitSize('Sale', w * (upright ? 0.94 : 0.62), h * (upright ? 0.44 : 0.86), 'display');
  const disc = upright ? { x: w * 0.68, y: h * 0.7, r: w * 0.27 } : { x: w * 0.81, y: h * 0.38, r: h * 0.27 };
  return (
    rect(0, 0, w, h, palette.ember) +
    path(`M0 ${short(h)}L${short(w)} ${short(h * 0.35)}V${h}z`, { fill: palette.rust, opacity: 0.55 }) +
    write(sheet, 'Summer', w * 0.07, upright ? h * 0.14 : h * 0.2, { size: 50, face: 'heading', fill: palette.honey }) +
    write(sheet, 'Sale', w * 0.04, upright ? h * 0.14 + size * 0.82 : h * 0.2 + size * 0.78, {
      size,
      face: 'display',
      fill: palette.paper,
    }) +
    circle(disc.x, disc.y, disc.r, palette.amber) +
    write(sheet, 'up to', disc.x, disc.y - disc.r * 0.4, { size: disc.r * 0.26, fill: palette.ink, align: 'middle' }) +
    write(sheet, '40%', disc.x, disc.y + disc.r * 0.24, {
      size: disc.r * 0.74,
      face: 'display',
      fill: palette.ink,
      align: 'middle',
    }) +
    write(sheet, 'off', disc.x, disc.y + disc.r * 0.58, { size: disc.r * 0.28, fill: palette.ink, align: 'middle' }) +
    write(sheet, 'Ends Sunday', w * 0.07, h - 30, { size: 26, face: 'strong', fill: palette.cream })
  );
}

function season(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const [x, base, s] = upright ? [w * 0.52, h * 0.97, h / 640] : [w * 0.72, h * 1.02, h / 430];
  const coat =
    circle(0, -404, 33, '#8a5a3c') +
    path('M-34-408C-40-452 40-458 36-404 30-424 12-432-6-430-20-428-30-420-34-408z', { fill: palette.ink }) +
    path('M-18-366h36l6 30h-48z', { fill: '#7a4d32' }) +
    path(
      'M-30-352C-76-342-86-316-96-200L-104-60-72-54-58-190-66 0H66L58-190 72-54 104-60 96-200C86-316 76-342 30-352L0-300z',
      { fill: '#c58a3c' },
    ) +
    path('M-30-352L0-300 30-352 44-330 8-240-8-240-44-330z', { fill: '#a9712a' }) +
    path('M0-290V0', { stroke: '#8d5a1f', width: 3 }) +
    path('M-60-180H60V-158H-60z', { fill: '#8d5a1f' }) +
    [-262, -220, -120, -76].map((y) => circle(12, y, 5, palette.cream)).join('');
  return (
    rect(0, 0, w, h, palette.sand) +
    path(
      `M${short(x - 150 * s)} ${h}V${short(base - 330 * s)}a${short(150 * s)} ${short(150 * s)} 0 0 1 ${short(300 * s)} 0V${h}z`,
      {
        fill: linear(sheet, [
          [0, palette.paper],
          [1, '#f0dcb8'],
        ]),
      },
    ) +
    `<g transform="translate(${short(x)} ${short(base)})scale(${short(s)})">${coat}</g>` +
    write(sheet, 'Autumn', 26, upright ? 84 : 116, { size: upright ? 70 : 88, face: 'display', fill: palette.rust }) +
    write(sheet, 'New in store', 30, upright ? 118 : 160, { size: upright ? 24 : 30, fill: palette.cocoa }) +
    (upright ? '' : write(sheet, 'Wool coats from £120', 30, h - 34, { size: 24, face: 'strong', fill: palette.cocoa }))
  );
}

function offer(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const [x, y, r] = upright ? [w * 0.5, h * 0.42, w * 0.36] : [w * 0.76, h * 0.52, h * 0.36];
  return (
    rect(0, 0, w, h, palette.amber) +
    ring(x, y, r * 1.2, palette.honey, 5) +
    ring(x, y, r * 1.38, palette.honey, 3, 0.7) +
    drawDish(upright ? 'burger' : 'coffee', x, y, r) +
    write(sheet, upright ? 'Big lunch,' : 'Coffee', 30, upright ? 74 : 112, {
      size: 58,
      face: 'display',
      fill: palette.ink,
    }) +
    write(sheet, upright ? 'small price' : 'and a bun', 30, upright ? 122 : 172, {
      size: upright ? 40 : 58,
      face: upright ? 'heading' : 'display',
      fill: palette.ink,
    }) +
    write(sheet, upright ? '£9' : '£5', 26, h - 42, {
      size: upright ? 150 : 136,
      face: 'display',
      fill: palette.ember,
    }) +
    write(sheet, 'until 3 pm', upright ? w - 26 : 206, h - 46, {
      size: 23,
      face: 'strong',
      fill: palette.ink,
      align: upright ? 'end' : 'start',
    })
  );
}

function property(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const card = (x: number, y: number, cw: number, ch: number, wall: string, price: string, words: string) =>
    moved(
      x,
      y,
      rect(0, 0, cw, ch, '#fff', 8) +
        `<svg width="${short(cw)}" height="${short(ch * 0.68)}" viewBox="0 0 300 170" preserveAspectRatio="xMidYMid slice">${house(sheet, wall)}</svg>` +
        write(sheet, price, 14, ch * 0.68 + 36, { size: 28, face: 'heading', fill: palette.ink }) +
        write(sheet, words, 14, ch * 0.68 + 62, { size: 17, fill: palette.stone }),
    );
  const head = write(sheet, 'Hart & Lowe', 26, 52, { size: 36, face: 'display', fill: palette.moss });
  const cards = upright
    ? card(24, 80, w - 48, (h - 128) / 2, '#c96f4a', '£425,000', '3 bed terrace, Bath') +
      card(24, 104 + (h - 128) / 2, w - 48, (h - 128) / 2, '#e8dfcc', '£1,150 pcm', '2 bed flat, Bristol')
    : card(24, 76, w / 2 - 34, h - 100, '#c96f4a', '£425,000', '3 bed terrace, Bath') +
      card(w / 2 + 10, 76, w / 2 - 34, h - 100, '#e8dfcc', '£1,150 pcm', '2 bed flat, Bristol');
  return rect(0, 0, w, h, '#e6efe8') + head + cards;
}

function house(sheet: Sheet, wall: string): string {
  const window = (x: number, y: number) =>
    rect(x, y, 30, 34, '#fff') + rect(x + 3, y + 3, 24, 28, '#f7cf74') + rect(x + 14, y, 2, 34, '#fff');
  return (
    rect(
      0,
      0,
      300,
      170,
      linear(sheet, [
        [0, palette.sky],
        [1, palette.mist],
      ]),
    ) +
    circle(250, 44, 18, '#fff', 0.7) +
    rect(0, 140, 300, 40, palette.leaf) +
    polygon(
      [
        [66, 62],
        [150, 14],
        [234, 62],
      ],
      palette.night,
    ) +
    rect(76, 60, 148, 84, wall) +
    rect(196, 20, 16, 34, wall) +
    window(92, 78) +
    window(178, 78) +
    rect(136, 92, 28, 52, palette.moss) +
    circle(158, 120, 2, palette.honey) +
    circle(40, 122, 26, palette.moss) +
    circle(262, 128, 20, '#2f6b58')
  );
}

function pharmacy(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const [x, y, r] = upright ? [w / 2, h * 0.27, w * 0.25] : [w * 0.24, h * 0.5, h * 0.26];
  const cross = path(
    `M${short(x - r / 3)} ${short(y - r)}h${short(r / 1.5)}v${short(r / 1.5)}h${short(r / 1.5)}v${short(r / 1.5)}h${short(-r / 1.5)}v${short(r / 1.5)}h${short(-r / 1.5)}v${short(-r / 1.5)}h${short(-r / 1.5)}v${short(-r / 1.5)}h${short(r / 1.5)}z`,
    { fill: '#5fd08a' },
  );
  const left = upright ? 34 : w * 0.46;
  const top = upright ? h * 0.53 : h * 0.3;
  const row = (n: number, day: string, hours: string) =>
    write(sheet, day, left, top + 84 + n * 40, { size: 24, fill: palette.cream }) +
    write(sheet, hours, w - 34, top + 84 + n * 40, { size: 24, face: 'strong', fill: palette.cream, align: 'end' });
  return (
    rect(0, 0, w, h, '#0e3a2c') +
    ring(x, y, r * 1.35, '#5fd08a', 3, 0.5) +
    cross +
    write(sheet, 'Pharmacy', left, top, {
      size: fitSize('Pharmacy', w - left - 34, 64, 'display'),
      face: 'display',
      fill: '#fff',
    }) +
    write(sheet, 'Open until 18.30', left, top + 36, { size: 24, fill: '#9fe3b8' }) +
    row(0, 'Mon to Fri', '8.30–18.30') +
    row(1, 'Saturday', '9.00–17.00') +
    row(2, 'Flu jabs', 'Walk in')
  );
}

function optician(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const [x, y, k] = upright ? [w / 2, h * 0.36, w / 400] : [w * 0.68, h * 0.48, w / 620];
  const frame =
    path('M-150-34C-96-54-40-44-24-10-8-26 8-26 24-10 40-44 96-54 150-34', {
      stroke: palette.ink,
      width: 12,
      cap: 'round',
    }) +
    ring(-86, 16, 62, palette.ink, 13) +
    ring(86, 16, 62, palette.ink, 13) +
    path('M-124-2L-92-34M-112 20L-62-30', { stroke: '#fff', width: 6, cap: 'round', opacity: 0.9 }) +
    path('M48-2L80-34M60 20L110-30', { stroke: '#fff', width: 6, cap: 'round', opacity: 0.9 });
  return (
    rect(0, 0, w, h, palette.mist) +
    circle(x, y, 190 * k, '#fff', 0.6) +
    `<g transform="translate(${short(x)} ${short(y)})scale(${short(k)})">${frame}</g>` +
    write(sheet, 'See more.', 30, upright ? h - 128 : 112, {
      size: upright ? 62 : 60,
      face: 'display',
      fill: palette.dusk,
    }) +
    write(sheet, 'Eye tests today', 32, upright ? h - 86 : 156, { size: 28, fill: palette.ink }) +
    write(sheet, 'from £25', 32, upright ? h - 40 : h - 40, { size: 34, face: 'strong', fill: palette.ember })
  );
}

function gallery(sheet: Sheet, w: number, h: number): string {
  const m = Math.min(w, h);
  if (w > h) return galleryWide(sheet, w, h);
  return (
    rect(0, 0, w, h, palette.paper) +
    circle(w * 0.62, h * 0.36, m * 0.34, palette.amber) +
    path(
      `M0 ${short(h * 0.74)}V${short(h * 0.3)}a${short(m * 0.3)} ${short(m * 0.3)} 0 0 1 ${short(m * 0.6)} 0V${short(h * 0.74)}z`,
      { fill: palette.dusk },
    ) +
    rect(w * 0.5, h * 0.5, w * 0.5, h * 0.24, palette.ember) +
    circle(w * 0.5, h * 0.74, m * 0.1, palette.ink) +
    write(sheet, 'Form & light', 28, h - 66, {
      size: fitSize('Form & light', w - 56, 62, 'display'),
      face: 'display',
      fill: palette.ink,
    }) +
    write(sheet, '4 May to 21 July', 30, h - 28, { size: 25, fill: palette.ink })
  );
}

function galleryWide(sheet: Sheet, w: number, h: number): string {
  const [x, r] = [w - h * 0.98, h * 0.5];
  return (
    rect(0, 0, w, h, palette.paper) +
    circle(x + r * 1.28, r * 0.84, r * 0.6, palette.amber) +
    path(
      `M${Math.round(x)} ${h}V${Math.round(r)}a${Math.round(r * 0.5)} ${Math.round(r * 0.5)} 0 0 1 ${Math.round(r)} 0V${h}z`,
      { fill: palette.dusk },
    ) +
    rect(x + r * 0.8, r * 1.2, r * 1.2, r * 0.8, palette.ember) +
    circle(x + r * 0.8, r * 1.2, r * 0.2, palette.ink) +
    write(sheet, 'Form', 30, 118, { size: 84, face: 'display', fill: palette.ink }) +
    write(sheet, '& light', 30, 196, { size: 84, face: 'display', fill: palette.ink }) +
    write(sheet, '4 May to 21 July', 34, h - 40, { size: 26, fill: palette.ink })
  );
}

function openLate(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const size = fitSize('Open', w * (upright ? 1.05 : 0.6), 170, 'display');
  const neon = { stroke: palette.honey, width: 7, cap: 'round' } as const;
  const [x, y] = upright ? [w / 2, h * 0.24] : [w * 0.8, h * 0.5];
  const moon =
    path('M26-84A88 88 0 1 0 84 30 70 70 0 0 1 26-84z', neon) +
    path('M26-84A88 88 0 1 0 84 30 70 70 0 0 1 26-84z', { stroke: palette.amber, width: 26, opacity: 0.22 });
  return (
    rect(
      0,
      0,
      w,
      h,
      linear(sheet, [
        [0, palette.ink],
        [1, '#3c2413'],
      ]),
    ) +
    moved(x, y, moon) +
    write(sheet, 'Open', 28, upright ? h * 0.56 : h * 0.4, { size: size * 0.8, face: 'display', fill: palette.cream }) +
    write(sheet, 'late', 28, (upright ? h * 0.56 : h * 0.4) + size * 0.78, {
      size,
      face: 'display',
      fill: palette.amber,
    }) +
    write(sheet, 'Thursday to Saturday', 32, h - 36, { size: 26, fill: palette.cream })
  );
}
