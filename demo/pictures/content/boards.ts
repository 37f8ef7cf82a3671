/** Boards that answer one question: when, where, which counter, how many people. */
import { fitSize, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { circle, moved, path, rect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { Painter } from './content.ts';

export const boards = {
  departures: { glow: '#e8b04a', paint: departures },
  queue: { glow: '#6fa8cc', paint: queue },
  wayfinding: { glow: '#cfdde2', paint: wayfinding },
  timetable: { glow: '#f0b08a', paint: timetable },
  pitchMap: { glow: '#9fcfae', paint: townMap },
} satisfies Record<string, Painter>;

function departures(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const rows = [
    ['10:04', 'Bristol', '3', 'On time'],
    ['10:11', 'Oxford', '1', 'On time'],
    ['10:19', 'Exeter', '4', '10:26'],
    ['10:27', 'Reading', '2', 'On time'],
    ['10:32', 'Cardiff', '6', 'On time'],
    ['10:40', 'Swindon', '5', 'On time'],
    ['10:48', 'Bath', '3', 'On time'],
    ['10:55', 'Taunton', '4', 'On time'],
    ['11:02', 'Didcot', '1', 'On time'],
  ] as const;
  const top = upright ? 150 : 118;
  const step = upright ? 54 : 46;
  const size = upright ? 25 : 29;
  const shown = rows.slice(0, Math.floor((h - top + 10) / step));
  const columns = { place: upright ? 108 : 130, platform: upright ? w - 24 : w * 0.64, due: w - 30 };
  const body = shown.map(([time, place, platform, due], row) => {
    const y = top + row * step;
    const band = row % 2 ? '' : rect(0, y - step * 0.68, w, step, '#fff', 0, 0.05);
    const colour = due.includes(':') ? '#ff8a5c' : palette.paper;
    return (
      band +
      write(sheet, time, 26, y, { size, fill: palette.amber }) +
      write(sheet, place, columns.place, y, { size, fill: palette.amber }) +
      write(sheet, platform, columns.platform, y, { size, fill: palette.amber, align: 'end' }) +
      (upright ? '' : write(sheet, due, columns.due, y, { size, fill: colour, align: 'end' }))
    );
  });
  return (
    rect(0, 0, w, h, '#0a0c12') +
    rect(0, 0, w, upright ? 92 : 70, palette.night) +
    write(sheet, 'Departures', 26, upright ? 62 : 48, { size: 36, face: 'heading', fill: palette.paper }) +
    write(sheet, '09:58', w - 26, upright ? 62 : 48, {
      size: upright ? 30 : 36,
      face: 'heading',
      fill: palette.amber,
      align: 'end',
    }) +
    body.join('')
  );
}

function queue(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const [x, y] = upright ? [w / 2, h * 0.44] : [w * 0.3, h * 0.66];
  const tills = [
    ['48', '1'],
    ['45', '2'],
    ['46', '4'],
  ] as const;
  const aside = tills.map(([number, till], row) => {
    const [left, top, width] = upright ? [26, h * 0.6 + row * 74, w - 52] : [w * 0.6, 70 + row * 90, w * 0.36];
    return (
      rect(left, top, width, upright ? 62 : 76, '#fff', 10, 0.1) +
      write(sheet, number, left + 22, top + (upright ? 44 : 53), { size: 40, face: 'heading', fill: palette.paper }) +
      write(sheet, `Till ${till}`, left + width - 20, top + (upright ? 40 : 48), {
        size: 26,
        fill: palette.mist,
        align: 'end',
      })
    );
  });
  return (
    rect(0, 0, w, h, palette.dusk) +
    rect(0, 0, upright ? w : w * 0.56, upright ? h * 0.55 : h, '#1d3154') +
    write(sheet, 'Now serving', x, upright ? 90 : 76, {
      size: 34,
      face: 'heading',
      fill: palette.mist,
      align: 'middle',
    }) +
    write(sheet, '47', x, y, { size: upright ? 230 : 200, face: 'display', fill: palette.amber, align: 'middle' }) +
    write(sheet, 'Till 3', x, y + (upright ? 56 : 66), {
      size: upright ? 44 : 48,
      face: 'heading',
      fill: palette.paper,
      align: 'middle',
    }) +
    aside.join('')
  );
}

function wayfinding(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const signs = [
    [0, 'Reception', 'Ground'],
    [90, 'Lifts', 'All floors'],
    [0, 'Conference', 'Level 2'],
    [-90, 'Café', 'Ground'],
    [180, 'Car park', 'Level –1'],
  ] as const;
  const top = upright ? 178 : 100;
  const step = upright ? (h - 190) / 5 : (h - 80) / 4;
  const rows = signs.slice(0, upright ? 5 : 4).map(([turn, place, floor], n) => {
    const y = top + n * step;
    return (
      (n
        ? path(`M26 ${Math.round(y - step * (upright ? 0.45 : 0.5))}H${w - 26}`, {
            stroke: palette.ink,
            width: 2,
            opacity: 0.14,
          })
        : '') +
      moved(
        56,
        y,
        circle(0, 0, 28, n === 1 ? palette.amber : palette.ink) + arrow(turn, n === 1 ? palette.ink : palette.paper),
      ) +
      write(sheet, place, 104, y + 12, { size: upright ? 38 : 36, face: 'heading', fill: palette.ink }) +
      (upright
        ? write(sheet, floor, 104, y + 38, { size: 20, fill: palette.stone })
        : write(sheet, floor, w - 30, y + 10, { size: 26, fill: palette.stone, align: 'end' }))
    );
  });
  const head = upright
    ? rect(0, 0, w, 108, palette.moss) +
      write(sheet, 'You are here', 26, 68, { size: 44, face: 'display', fill: palette.paper })
    : '';
  return rect(0, 0, w, h, palette.paper) + head + rows.join('');
}

function arrow(turn: number, stroke: string): string {
  return moved(0, 0, path('M0 13V-13M-11-2L0-13 11-2', { stroke, width: 5, cap: 'round' }), turn);
}

function timetable(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const classes = [
    ['17:30', 'Spin', 'Studio 2', 0.9],
    ['18:00', 'Yoga', 'Studio 1', 0.6],
    ['18:15', 'Circuits', 'Gym floor', 0.75],
    ['19:00', 'Pilates', 'Studio 1', 0.3],
    ['19:30', 'Boxing', 'Studio 3', 1],
    ['20:00', 'Stretch', 'Studio 2', 0.4],
    ['20:30', 'Swim', 'Pool', 0.5],
  ] as const;
  const top = upright ? 168 : 138;
  const step = upright ? 68 : 58;
  const rows = classes.slice(0, Math.floor((h - top + 20) / step)).map(([time, name, place, full], n) => {
    const y = top + n * step;
    const bar = upright ? 78 : 130;
    const x = w - 28 - bar;
    return (
      write(sheet, time, 28, y, { size: 28, face: 'heading', fill: n === 0 ? palette.amber : palette.paper }) +
      write(sheet, name, upright ? 122 : 136, y, { size: 28, fill: palette.paper }) +
      write(sheet, place, upright ? 122 : w * 0.46, upright ? y + 24 : y, {
        size: upright ? 18 : 24,
        fill: palette.paper,
        opacity: 0.65,
      }) +
      rect(x, y - 14, bar, 10, '#fff', 5, 0.16) +
      rect(x, y - 14, bar * full, 10, full === 1 ? palette.ember : palette.amber, 5)
    );
  });
  return (
    rect(0, 0, w, h, palette.ink) +
    path(`M${w} 0V110L${Math.round(w * 0.42)} 0z`, { fill: palette.ember }) +
    write(sheet, 'Tonight', 28, upright ? 84 : 76, {
      size: fitSize('Tonight', w * 0.6, 62, 'display'),
      face: 'display',
      fill: palette.paper,
    }) +
    rows.join('')
  );
}

function townMap(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const m = (n: number) => Math.round(n);
  const streets = `M0 ${m(h * 0.3)}L${w} ${m(h * 0.2)}M0 ${m(h * 0.56)}H${w}M${m(w * 0.24)} 0L${m(w * 0.32)} ${h}M${m(w * 0.68)} 0L${m(w * 0.6)} ${h}`;
  return (
    rect(0, 0, w, h, '#e7eee2') +
    path(
      `M0 ${m(h * 0.86)}Q${m(w * 0.4)} ${m(h * 0.66)} ${w} ${m(h * 0.8)}V${m(h * 0.92)}Q${m(w * 0.4)} ${m(h * 0.78)} 0 ${m(h * 0.98)}z`,
      { fill: palette.sky },
    ) +
    rect(w * 0.36, h * 0.32, w * 0.2, h * 0.18, palette.leaf, 12, 0.7) +
    path(streets, { stroke: '#fff', width: 20 }) +
    [
      [0.08, 0.1],
      [0.45, 0.06],
      [0.8, 0.32],
      [0.08, 0.4],
      [0.78, 0.62],
      [0.42, 0.62],
    ]
      .map(([x = 0, y = 0], n) => rect(w * x, h * y, w * 0.14, h * 0.1, n % 2 ? palette.sand : '#d9cdb8', 6))
      .join('') +
    path(`M${m(w * 0.5)} ${m(h * 0.56)}H${m(w * 0.63)}L${m(w * 0.645)} ${m(h * 0.4)}`, {
      stroke: palette.ember,
      width: 9,
      cap: 'round',
    }) +
    moved(w * 0.5, h * 0.56, circle(0, 0, 16, palette.ember) + circle(0, 0, 7, '#fff')) +
    moved(
      w * 0.645,
      h * 0.4,
      path('M0 0C-8-16-24-26-24-44a24 24 0 0 1 48 0C24-26 8-16 0 0z', { fill: palette.ink }) +
        circle(0, -44, 9, palette.amber),
    ) +
    rect(0, 0, w, upright ? 96 : 72, palette.ink) +
    write(sheet, 'High Street', 26, upright ? 60 : 48, { size: 36, face: 'heading', fill: palette.paper }) +
    write(sheet, '4 min', w - 26, upright ? 60 : 48, { size: 30, fill: palette.amber, align: 'end' })
  );
}
