/** Things to touch: ordering, checking in, drawing, finding one's way, planning what is shown. */
import { fitSize, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { circle, moved, path, rect, ring } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { Painter } from './content.ts';
import type { Dish } from './dishes.ts';
import { drawDish } from './dishes.ts';

export const interfaces = {
  order: { glow: '#f2d9a8', paint: order },
  checkIn: { glow: '#9cc3d8', paint: checkIn },
  tickets: { glow: '#e8a03c', paint: tickets },
  whiteboard: { glow: '#dfe7ea', paint: whiteboard },
  lesson: { glow: '#bcd8c4', paint: lesson },
  lookbook: { glow: '#e8c9a6', paint: lookbook },
  schedule: { glow: '#ffcf5c', paint: schedule },
  shelfLabel: { glow: '#f1c7a0', paint: shelfLabel },
  floorPlan: { glow: '#b9d2dc', paint: floorPlan },
} satisfies Record<string, Painter>;

function button(
  sheet: Sheet,
  words: string,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  ink: string,
): string {
  const size = fitSize(words, w - 24, h * 0.46, 'strong');
  return (
    rect(x, y, w, h, fill, h * 0.28) +
    write(sheet, words, x + w / 2, y + h / 2 + size * 0.36, { size, face: 'strong', fill: ink, align: 'middle' })
  );
}

function order(sheet: Sheet, w: number, h: number): string {
  const dishes: [Dish, string, string][] = [
    ['burger', 'Classic', '7.90'],
    ['fries', 'Fries', '3.10'],
    ['salad', 'Garden bowl', '8.90'],
    ['pizza', 'Margherita', '9.50'],
    ['soup', 'Soup', '5.60'],
    ['coffee', 'Flat white', '3.30'],
  ];
  const upright = h >= w;
  const columns = upright ? 2 : 3;
  const rows = upright ? Math.min(3, Math.floor((h - 190) / 140)) : 2;
  const [cw, ch] = [(w - 40 - (columns - 1) * 14) / columns, (h - (upright ? 196 : 156)) / rows - 12];
  const tiles = dishes.slice(0, columns * rows).map(([dish, name, price], n) => {
    const [x, y] = [20 + (n % columns) * (cw + 14), (upright ? 98 : 76) + Math.floor(n / columns) * (ch + 12)];
    const r = Math.min(cw * 0.3, ch * 0.3);
    return (
      rect(x, y, cw, ch, '#fff', 14) +
      (n === 0
        ? `<rect x="${x + 2}" y="${y + 2}" width="${Math.round(cw - 4)}" height="${Math.round(ch - 4)}" rx="12" fill="none" stroke="${palette.amber}" stroke-width="5"/>`
        : '') +
      drawDish(dish, x + cw / 2, y + ch * 0.4, r) +
      write(sheet, name, x + 14, y + ch - 16, { size: fitSize(name, cw - 86, 19), fill: palette.ink }) +
      write(sheet, price, x + cw - 14, y + ch - 16, { size: 19, face: 'strong', fill: palette.ink, align: 'end' })
    );
  });
  const head = upright ? 64 : 52;
  return (
    rect(0, 0, w, h, palette.cream) +
    write(sheet, 'Order here', 24, head, { size: upright ? 42 : 36, face: 'display', fill: palette.ink }) +
    tiles.join('') +
    rect(0, h - 84, w, 84, palette.ink) +
    write(sheet, '2 items', 24, h - 34, { size: 22, fill: palette.paper }) +
    button(sheet, 'Pay £11.00', w - 204, h - 66, 184, 50, palette.amber, palette.ink)
  );
}

function checkIn(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const top = upright ? h * 0.2 : 80;
  const width = upright ? w - 60 : (w - 90) / 2;
  const choice = (n: number, words: string, fill: string, ink: string) =>
    button(
      sheet,
      words,
      upright ? 30 : 30 + n * (width + 30),
      upright ? h * 0.42 + n * 96 : h * 0.5,
      width,
      78,
      fill,
      ink,
    );
  return (
    rect(0, 0, w, h, palette.mist) +
    circle(w * 0.85, h * 0.06, w * 0.36, '#fff', 0.5) +
    write(sheet, 'Hello.', 30, top, { size: 70, face: 'display', fill: palette.dusk }) +
    write(sheet, 'Please check in', 32, top + 50, { size: 34, face: 'heading', fill: palette.ink }) +
    choice(0, 'I have a booking', palette.dusk, '#fff') +
    choice(1, 'I am visiting', '#fff', palette.dusk) +
    (upright
      ? moved(
          w / 2,
          h * 0.82,
          ring(0, 0, 54, palette.dusk, 5) +
            path('M-16-24v48M-4-24v48M8-24v48M20-24v48M-26-24v48', { stroke: palette.dusk, width: 5 }),
        )
      : '')
  );
}

function tickets(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const kinds = [
    ['Adult', '12.50', '2'],
    ['Child', '6.00', '1'],
    ['Family', '32.00', '0'],
  ] as const;
  const top = upright ? h * 0.34 : 130;
  const step = upright ? 96 : 66;
  const rows = kinds.map(([name, price, count], n) => {
    const y = top + n * step;
    return (
      rect(24, y, w - 48, step - 12, '#fff', 14, 0.1) +
      write(sheet, name, 46, y + step * 0.53, { size: 28, face: 'heading', fill: palette.paper }) +
      write(sheet, price, upright ? 46 : w * 0.42, upright ? y + step * 0.8 : y + step * 0.53, {
        size: upright ? 18 : 26,
        fill: palette.honey,
      }) +
      moved(
        w - 148,
        y + (step - 12) / 2,
        circle(0, 0, 20, '#fff', 0.18) + path('M-8 0H8', { stroke: '#fff', width: 4 }),
      ) +
      write(sheet, count, w - 100, y + step * 0.53, { size: 28, face: 'strong', fill: '#fff', align: 'middle' }) +
      moved(
        w - 52,
        y + (step - 12) / 2,
        circle(0, 0, 20, palette.amber) + path('M-8 0H8M0-8V8', { stroke: palette.ink, width: 4 }),
      )
    );
  });
  return (
    rect(0, 0, w, h, '#4a1f14') +
    circle(w * 0.78, upright ? h * 0.1 : 20, 130, palette.ember, 0.7) +
    write(sheet, 'Tickets', 26, upright ? h * 0.2 : 84, { size: 62, face: 'display', fill: palette.cream }) +
    rows.join('') +
    (upright ? button(sheet, 'Pay £31.00', 24, h - 110, w - 48, 74, palette.amber, palette.ink) : '')
  );
}

function whiteboard(sheet: Sheet, w: number, h: number): string {
  const pen = (d: string, stroke: string = palette.dusk) => path(d, { stroke, width: 4.5, cap: 'round' });
  const note = (x: number, y: number, fill: string, words: string, turn: number) =>
    moved(
      x,
      y,
      rect(4, 6, 92, 88, '#000', 2, 0.12) +
        rect(0, 0, 92, 88, fill, 2) +
        write(sheet, words, 46, 52, { size: fitSize(words, 76, 22), fill: palette.ink, align: 'middle' }),
      turn,
    );
  const k = Math.min(w / 640, h / 360);
  const drawn =
    write(sheet, 'Spring opening', 34, 62, { size: 40, face: 'heading', fill: palette.ink }) +
    pen('M34 78q110 12 274-2', palette.ember) +
    note(40, 112, palette.honey, 'Window', -3) +
    note(148, 118, palette.rose, 'Menu', 2) +
    note(40, 220, palette.sage, 'Counter', 2) +
    note(148, 224, palette.mist, 'Till 2', -2) +
    pen('M290 176c40-34 60-6 78-2m-14-12l16 12-18 10') +
    pen('M400 108h190v120H400zM400 150h190M464 150v78M400 270h80m-80 26h120', palette.ink) +
    pen('M480 92l24-34 26 34', palette.ink) +
    pen('M420 206l22-28 14 14 30-36 24 40 30-20 36 20', palette.ember) +
    pen('M560 262l12 14 26-34', palette.leaf);
  const tools = [palette.ink, palette.ember, palette.dusk, palette.leaf, palette.amber]
    .map((fill, n) => circle(w / 2 - 68 + n * 34, h - 26, n === 1 ? 13 : 9, fill))
    .join('');
  return (
    rect(0, 0, w, h, '#fdfdfb') +
    `<g transform="scale(${Math.round(k * 1000) / 1000})">${drawn}</g>` +
    rect(w / 2 - 104, h - 50, 208, 46, '#e9e9e4', 23) +
    tools
  );
}

function lesson(sheet: Sheet, w: number, h: number): string {
  const pie = (x: number, parts: number, taken: number, fill: string) => {
    const at = (n: number) =>
      `${Math.round(70 * Math.sin((2 * Math.PI * n) / parts))} ${Math.round(-70 * Math.cos((2 * Math.PI * n) / parts))}`;
    const slice = path(`M0 0L${at(0)}A70 70 0 ${taken * 2 > parts ? 1 : 0} 1 ${at(taken)}z`, { fill });
    const cuts = path(Array.from({ length: parts }, (_, n) => `M0 0L${at(n)}`).join(''), {
      stroke: palette.ink,
      width: 3,
    });
    return moved(x, 190, circle(0, 0, 70, '#fff') + slice + cuts + ring(0, 0, 70, palette.ink, 4));
  };
  const words = (text: string, x: number) =>
    write(sheet, text, x, 312, { size: 40, face: 'heading', fill: palette.ink, align: 'middle' });
  const k = Math.min(w / 640, h / 360);
  return (
    rect(0, 0, w, h, '#eef4ea') +
    rect(0, 0, w, 84 * k, palette.moss) +
    `<g transform="scale(${Math.round(k * 1000) / 1000})">${write(sheet, 'Which is more?', 32, 56, { size: 38, face: 'display', fill: palette.cream })}${pie(128, 4, 3, palette.amber)}${pie(320, 3, 2, palette.ember)}${pie(512, 8, 5, palette.sky)}${words('3/4', 128)}${words('2/3', 320)}${words('5/8', 512)}${path('M186 284c-22-20-112-24-116 16-2 36 112 42 120 4 2-18-20-30-48-34', { stroke: palette.ember, width: 5, cap: 'round' })}</g>`
  );
}

function lookbook(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const items = [
    ['Lamp', '84', 'M-34 18L-16-40H16L34 18zM-4 18h8v50h-8zM-26 68h52v8h-52z', palette.amber],
    ['Chair', '160', 'M-36-56h14l6 60h44l8 70h-12l-8-54h-32l-6 54h-12l4-70z', palette.ember],
    ['Vase', '38', 'M-12-60h24l-2 30c34 20 34 90 0 100h-20c-34-10-34-80 0-100z', palette.dusk],
    ['Stool', '95', 'M-44-30h88v14h-88zM-34-16h12l-6 90h-12zM22-16h12l10 90H32z', palette.moss],
  ] as const;
  const columns = upright ? 2 : 4;
  const [cw, ch] = [(w - 40) / columns, upright ? (h - 150) / 2 : h - 130];
  const tiles = items.map(([name, price, d, fill], n) => {
    const [x, y] = [20 + (n % columns) * cw, (upright ? 124 : 96) + Math.floor(n / columns) * ch];
    return (
      rect(x + 6, y, cw - 12, ch - 12, '#fff', 10) +
      moved(
        x + cw / 2,
        y + ch * 0.38,
        `<g transform="scale(${Math.round(Math.min(cw, ch) * 6.6) / 1000})">${path(d, { fill })}</g>`,
      ) +
      write(sheet, name, x + 20, y + ch - 32, { size: 21, fill: palette.ink }) +
      write(sheet, `£${price}`, x + cw - 20, y + ch - 32, { size: 21, face: 'strong', fill: palette.ink, align: 'end' })
    );
  });
  return (
    rect(0, 0, w, h, palette.sand) +
    write(sheet, 'At home', 28, upright ? 80 : 66, { size: 50, face: 'display', fill: palette.cocoa }) +
    tiles.join('')
  );
}

/** Planning what is shown and when: the content software that goes with the players. */
function schedule(sheet: Sheet, w: number, h: number): string {
  const lanes = [
    [
      'Counter',
      [
        [0.2, 0.2, palette.honey],
        [0.42, 0.26, palette.sage],
        [0.7, 0.28, palette.rose],
      ],
    ],
    [
      'Window',
      [
        [0.2, 0.5, palette.ember],
        [0.72, 0.26, palette.honey],
      ],
    ],
    [
      'Door',
      [
        [0.26, 0.3, palette.sky],
        [0.58, 0.4, palette.sage],
      ],
    ],
    [
      'Till',
      [
        [0.2, 0.34, palette.rose],
        [0.56, 0.2, palette.sky],
        [0.78, 0.2, palette.honey],
      ],
    ],
  ] as const;
  const step = (h - 110) / lanes.length;
  const rows = lanes.map(([name, blocks], n) => {
    const y = 92 + n * step;
    return (
      write(sheet, name, 24, y + step * 0.52, { size: 22, fill: palette.ink }) +
      blocks.map(([x, width, fill]) => rect(w * x, y + 6, w * width - 8, step - 20, fill, 8)).join('')
    );
  });
  return (
    rect(0, 0, w, h, '#fdfcf9') +
    rect(0, 0, w, 70, palette.ink) +
    write(sheet, 'This week', 24, 46, { size: 32, face: 'heading', fill: palette.paper }) +
    button(sheet, 'Publish', w - 144, 14, 122, 42, palette.amber, palette.ink) +
    rows.join('') +
    path(`M${Math.round(w * 0.5)} 74V${h}`, { stroke: palette.ember, width: 3 }) +
    circle(w * 0.5, 78, 8, palette.ember)
  );
}

function shelfLabel(sheet: Sheet, w: number, h: number): string {
  const bar = w > h * 2.2;
  const priceSize = bar ? 190 : 120;
  return (
    rect(0, 0, w, h, palette.ember) +
    rect(0, 0, bar ? w * 0.62 : w, bar ? h : h * 0.6, palette.cream) +
    drawDish('coffee', bar ? 190 : w * 0.3, bar ? 180 : h * 0.3, bar ? 140 : h * 0.23) +
    write(sheet, 'Oat flat', bar ? 370 : w * 0.56, bar ? 160 : h * 0.27, {
      size: bar ? 96 : 46,
      face: 'display',
      fill: palette.cocoa,
    }) +
    write(sheet, 'white', bar ? 370 : w * 0.56, bar ? 260 : h * 0.27 + 50, {
      size: bar ? 96 : 46,
      face: 'display',
      fill: palette.cocoa,
    }) +
    write(sheet, '£3.20', bar ? w * 0.655 : 30, bar ? 236 : h - 46, {
      size: fitSize('£3.20', bar ? w * 0.31 : w - 60, priceSize, 'display'),
      face: 'display',
      fill: palette.paper,
    })
  );
}

function floorPlan(sheet: Sheet, w: number, h: number): string {
  const upright = h >= w;
  const [ox, oy, k] = upright ? [24, h * 0.24, (w - 48) / 400] : [26, 86, Math.min((h - 110) / 260, (w - 240) / 400)];
  const shops = [
    [0, 0, 120, 90, palette.sand],
    [130, 0, 90, 90, palette.sage],
    [230, 0, 170, 70, palette.rose],
    [0, 170, 90, 90, palette.honey],
    [100, 170, 130, 90, palette.mist],
    [320, 80, 80, 180, palette.sage],
    [240, 190, 70, 70, palette.sand],
  ] as const;
  const plan = shops.map(([x, y, sw, sh, fill]) => rect(x, y, sw, sh, fill, 8)).join('');
  const way = path('M60 130H270V150M270 150V130H300V90', { stroke: palette.ember, width: 7, cap: 'round' });
  const pin =
    moved(60, 130, circle(0, 0, 13, palette.ember) + circle(0, 0, 5, '#fff')) +
    moved(
      300,
      88,
      path('M0 0C-6-12-18-20-18-34a18 18 0 0 1 36 0C18-20 6-12 0 0z', { fill: palette.ink }) +
        circle(0, -34, 7, palette.amber),
    );
  const names = ['Books', 'Shoes', 'Café', 'Bank', 'Toys', 'Lifts'];
  const list = names.slice(0, upright ? 6 : 5).map((name, n) => {
    const [x, y] = upright ? [34 + (n % 2) * (w / 2 - 10), h * 0.76 + Math.floor(n / 2) * 48] : [w - 176, 112 + n * 52];
    return (
      circle(x + 8, y - 8, 9, shops[n]?.[4] ?? '') + write(sheet, name, x + 28, y, { size: 24, fill: palette.ink })
    );
  });
  return (
    rect(0, 0, w, h, palette.paper) +
    write(sheet, 'Find a shop', 26, upright ? h * 0.11 : 58, {
      size: upright ? 50 : 42,
      face: 'display',
      fill: palette.moss,
    }) +
    (upright
      ? rect(26, h * 0.14, w - 52, 52, '#efece3', 26) +
        write(sheet, 'Search by name', 54, h * 0.14 + 34, { size: 22, fill: palette.stone })
      : '') +
    `<g transform="translate(${Math.round(ox)} ${Math.round(oy)})scale(${Math.round(k * 1000) / 1000})">${plan}${way}${pin}</g>` +
    list.join('')
  );
}
