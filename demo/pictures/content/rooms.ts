/** Screens of the office: a greeting in the lobby, a plate by the meeting-room door, the week on the wall. */
import { fitSize, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { circle, path, rect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { linear } from '../sheet.ts';
import type { Painter } from './content.ts';

export const rooms = {
  welcome: { glow: '#f0c987', paint: welcome },
  roomFree: { glow: '#58c08a', paint: (sheet, w, h) => room(sheet, w, h, true) },
  roomBusy: { glow: '#e2683f', paint: (sheet, w, h) => room(sheet, w, h, false) },
  dashboard: { glow: '#7fb0d0', paint: dashboard },
  call: { glow: '#a8c4d4', paint: call },
} satisfies Record<string, Painter>;

function welcome(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const sun = Math.min(w, h) * 0.3;
  const [x, y] = upright ? [w * 0.62, h * 0.32] : [w * 0.76, h * 0.46];
  const low = upright ? h * 0.52 : h * 0.72;
  const words = upright ? h * 0.7 : h * 0.38;
  return (
    rect(
      0,
      0,
      w,
      h,
      linear(sheet, [
        [0, '#24406a'],
        [0.6, '#d98a5a'],
        [1, '#f3c27e'],
      ]),
    ) +
    circle(x, y, sun, palette.honey, 0.9) +
    path(
      `M0 ${Math.round(low)}Q${Math.round(w * 0.25)} ${Math.round(low - 70)} ${Math.round(w * 0.5)} ${Math.round(low)}T${w} ${Math.round(low - 20)}V${h}H0z`,
      { fill: '#2b4a60' },
    ) +
    path(
      `M0 ${Math.round(low + 46)}Q${Math.round(w * 0.35)} ${Math.round(low - 10)} ${Math.round(w * 0.7)} ${Math.round(low + 40)}T${w} ${Math.round(low + 20)}V${h}H0z`,
      { fill: palette.ink },
    ) +
    write(sheet, 'Welcome', 34, words, {
      size: fitSize('Welcome', w * (upright ? 0.8 : 0.5), 76, 'display'),
      face: 'display',
      fill: palette.paper,
    }) +
    write(sheet, 'Harlow & Finch', 36, words + 46, { size: 32, fill: palette.paper }) +
    write(sheet, 'Boardroom, second floor, 10:30', 36, h - 32, {
      size: fitSize('Boardroom, second floor, 10:30', w - 72, 23),
      fill: palette.honey,
    })
  );
}

function room(sheet: Sheet, w: number, h: number, free: boolean): string {
  const colour = free ? '#2f9a66' : '#c8461f';
  const upright = h >= w;
  const side = upright ? w : w * 0.62;
  const list = [
    ['11:00', 'Design review'],
    ['13:00', 'Supplier call'],
    ['15:30', 'One to one'],
  ] as const;
  const agenda = list.map(([time, name], n) => {
    const [x, y] = upright ? [32, h * 0.68 + n * 58] : [side + 28, 96 + n * 84];
    return (
      write(sheet, time, x, y, { size: 24, face: 'strong', fill: palette.amber }) +
      write(sheet, name, upright ? x + 84 : x, upright ? y : y + 30, { size: 22, fill: palette.paper })
    );
  });
  return (
    rect(0, 0, w, h, palette.ink) +
    rect(0, 0, side, upright ? h * 0.58 : h, colour) +
    write(sheet, 'Boardroom', 32, 70, { size: 36, face: 'heading', fill: '#fff' }) +
    write(sheet, free ? 'Free' : 'In use', 30, upright ? h * 0.31 : h * 0.58, {
      size: free ? 120 : 96,
      face: 'display',
      fill: '#fff',
    }) +
    write(sheet, free ? 'until 11:00' : 'until 10:30', 34, upright ? h * 0.31 + 48 : h * 0.58 + 46, {
      size: 30,
      fill: '#fff',
    }) +
    rect(32, upright ? h * 0.58 - 78 : h - 84, 168, 52, '#fff', 26) +
    write(sheet, free ? 'Book now' : 'End early', 116, upright ? h * 0.58 - 43 : h - 49, {
      size: 24,
      face: 'strong',
      fill: colour,
      align: 'middle',
    }) +
    agenda.join('')
  );
}

function dashboard(sheet: Sheet, w: number, h: number): string {
  const bars = [0.36, 0.5, 0.44, 0.62, 0.58, 0.78, 0.7, 0.92];
  const upright = h >= w;
  const chart = { x: 32, y: upright ? h * 0.36 : 150, w: upright ? w - 64 : w * 0.56, h: upright ? h * 0.34 : h - 190 };
  const step = chart.w / bars.length;
  const figure = (x: number, y: number, value: string, words: string) =>
    write(sheet, value, x, y, { size: 54, face: 'display', fill: palette.paper }) +
    write(sheet, words, x, y + 30, { size: 20, fill: palette.mist });
  return (
    rect(0, 0, w, h, palette.night) +
    write(sheet, 'Today', 32, 76, { size: 50, face: 'display', fill: palette.paper }) +
    write(sheet, 'Dispatch, Leeds', 34, 108, { size: 21, fill: palette.mist }) +
    bars
      .map((value, n) =>
        rect(
          chart.x + n * step,
          chart.y + chart.h * (1 - value),
          step * 0.66,
          chart.h * value,
          n === 7 ? palette.amber : palette.sky,
          5,
        ),
      )
      .join('') +
    path(`M${chart.x} ${Math.round(chart.y + chart.h)}h${Math.round(chart.w)}`, {
      stroke: palette.mist,
      width: 2,
      opacity: 0.4,
    }) +
    (upright
      ? figure(32, h * 0.82, '1,284', 'parcels') + figure(w / 2 + 10, h * 0.82, '98%', 'on time')
      : figure(w * 0.69, 150, '1,284', 'parcels out') +
        figure(w * 0.69, 244, '98%', 'on time') +
        write(sheet, '6 vans loading', w * 0.69, h - 40, { size: 20, fill: palette.honey }))
  );
}

/** A meeting with people who are elsewhere. */
function call(_: Sheet, w: number, h: number): string {
  const grounds = [palette.sage, palette.rose, palette.mist, palette.sand];
  const skins = ['#8a5a3c', '#e3b08c', '#5f3a26', '#c98f68'];
  const clothes = [palette.dusk, palette.moss, palette.ember, palette.ink];
  const [cw, ch] = [(w - 42) / 2, (h - 90) / 2];
  const people = [0, 1, 2, 3].map((n) => {
    const [x, y] = [14 + (n % 2) * (cw + 14), 14 + Math.floor(n / 2) * (ch + 14)];
    const view = `<svg x="${x}" y="${y}" width="${Math.round(cw)}" height="${Math.round(ch)}" viewBox="0 0 200 100" preserveAspectRatio="xMidYMax slice">`;
    const hair =
      n % 2
        ? path('M74 44c-4-38 56-40 54-2 4 14 6 30 2 40H70c-4-12 0-26 4-38z', { fill: palette.cocoa })
        : path('M77 40c-4-30 50-32 46 0z', { fill: palette.ink });
    const [skin, cloth] = [skins[n] ?? '', clothes[n] ?? ''];
    return `${view}${rect(0, 0, 200, 100, grounds[n] ?? '')}${n % 2 ? hair : ''}${path('M52 104c2-32 22-38 48-38s46 6 48 38z', { fill: cloth })}${rect(91, 54, 18, 18, skin, 8)}${circle(100, 42, 20, skin)}${n % 2 ? path('M80 40c2-22 38-22 40 0-12-2-22-6-26-12-2 6-8 10-14 12z', { fill: palette.cocoa }) : hair}</svg>`;
  });
  const dots = [palette.stone, palette.stone, palette.ember]
    .map((fill, n) => circle(w / 2 - 50 + n * 50, h - 32, 17, fill))
    .join('');
  return rect(0, 0, w, h, palette.ink) + people.join('') + dots;
}
