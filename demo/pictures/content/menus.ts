/** Menu boards: a headline, the hours, dishes with prices on a leader line, and one dish worth the walk. */
import { fitSize, measure, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { circle, path, rect, short } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { radial } from '../sheet.ts';
import type { Painter } from './content.ts';
import type { Dish } from './dishes.ts';
import { drawDish } from './dishes.ts';

type Menu = {
  title: string;
  hours: string;
  items: [name: string, price: string][];
  dish: Dish;
  side?: Dish;
  ground: string;
  glow: string;
  spot: string;
  text: string;
  accent: string;
  note: string;
};

export const menus = {
  lunch: menu({
    glow: '#ffcf7a',
    title: 'Lunch',
    hours: '12 to 3',
    dish: 'salad',
    side: 'soup',
    note: 'Soup and half a sandwich 7.50',
    items: [
      ['Garden bowl', '8.90'],
      ['Squash soup', '5.60'],
      ['Chicken club', '9.40'],
      ['Halloumi wrap', '8.20'],
      ['Soft drink', '2.10'],
    ],
    ground: palette.ink,
    spot: '#2c3a31',
    text: palette.paper,
    accent: palette.amber,
  }),
  breakfast: menu({
    glow: '#f3d59a',
    title: 'Breakfast',
    hours: 'Until 11.30',
    dish: 'eggs',
    side: 'coffee',
    note: 'Add a filter coffee for 1.50',
    items: [
      ['Eggs on toast', '6.80'],
      ['Full plate', '11.50'],
      ['Porridge', '4.90'],
      ['Bacon roll', '5.20'],
      ['Fresh orange', '3.40'],
    ],
    ground: palette.cream,
    spot: '#fff6df',
    text: palette.cocoa,
    accent: '#b4501d',
  }),
  coffee: menu({
    glow: '#e8bf92',
    title: 'Coffee',
    hours: 'All day',
    dish: 'coffee',
    side: 'doughnut',
    note: 'Oat, soya or dairy',
    items: [
      ['Espresso', '2.40'],
      ['Flat white', '3.30'],
      ['Cappuccino', '3.40'],
      ['Filter', '2.80'],
      ['Mocha', '3.90'],
    ],
    ground: palette.cocoa,
    spot: '#6b4331',
    text: palette.cream,
    accent: palette.honey,
  }),
  pizza: menu({
    glow: '#9fd0a8',
    title: 'Pizza',
    hours: 'From 5 pm',
    dish: 'pizza',
    side: 'spritz',
    note: 'Two for 19.00 on Tuesdays',
    items: [
      ['Margherita', '9.50'],
      ['Salami', '11.20'],
      ['Four cheese', '11.80'],
      ['Garden', '10.60'],
      ['Garlic bread', '4.50'],
    ],
    ground: palette.moss,
    spot: '#2f6b58',
    text: palette.cream,
    accent: palette.honey,
  }),
  burgers: menu({
    glow: '#f29a6c',
    title: 'Burgers',
    hours: 'Grill open',
    dish: 'burger',
    side: 'fries',
    note: 'Make it a meal 3.20',
    items: [
      ['Classic', '7.90'],
      ['Cheese', '8.40'],
      ['Chicken', '8.60'],
      ['Bean', '7.80'],
      ['Fries', '3.10'],
    ],
    ground: '#8a2c17',
    spot: '#c4532b',
    text: palette.paper,
    accent: palette.amber,
  }),
  noodles: menu({
    glow: '#9dbde0',
    title: 'Noodles',
    hours: 'Kitchen open',
    dish: 'ramen',
    side: 'soup',
    note: 'Extra egg 1.20',
    items: [
      ['Miso ramen', '10.90'],
      ['Chilli ramen', '11.40'],
      ['Cold soba', '9.80'],
      ['Gyoza', '6.20'],
      ['Green tea', '2.60'],
    ],
    ground: palette.night,
    spot: palette.dusk,
    text: palette.paper,
    accent: palette.rose,
  }),
  evening: menu({
    glow: '#9dbde0',
    title: 'Evening',
    hours: '5 to 10',
    dish: 'spritz',
    side: 'pizza',
    note: 'Small plates, three for 15.00',
    items: [
      ['Olives', '4.20'],
      ['Burrata', '8.90'],
      ['Squid', '8.40'],
      ['House spritz', '7.50'],
      ['Alcohol free', '5.50'],
    ],
    ground: palette.dusk,
    spot: '#45699c',
    text: palette.cream,
    accent: palette.honey,
  }),
  bakery: menu({
    glow: '#f3bda8',
    title: 'Bakery',
    hours: 'Baked today',
    dish: 'doughnut',
    side: 'coffee',
    note: 'Six for the price of five',
    items: [
      ['Croissant', '2.60'],
      ['Cinnamon bun', '3.20'],
      ['Sourdough', '4.10'],
      ['Doughnut', '2.40'],
      ['Brownie', '2.90'],
    ],
    ground: palette.rose,
    spot: '#f9d9cc',
    text: palette.cocoa,
    accent: '#8f3a1f',
  }),
};

function menu(card: Menu): Painter {
  return {
    glow: card.glow,
    paint: (sheet, w, h) =>
      w > h * 2.2 ? banner(sheet, card, w, h) : w > h * 1.15 ? wide(sheet, card, w, h) : tall(sheet, card, w, h),
  };
}

function wide(sheet: Sheet, card: Menu, w: number, h: number): string {
  const column = w * 0.5;
  const titleWidth = column - 56 - measure(card.hours, 18);
  const [x, y] = [w * 0.765, h * 0.46];
  return (
    lightOn(sheet, card, w, h, [0.765, 0.46]) +
    write(sheet, card.title, 34, 84, {
      size: fitSize(card.title, titleWidth, 68, 'display'),
      face: 'display',
      fill: card.accent,
    }) +
    write(sheet, card.hours, 36 + column - 40, 82, { size: 18, fill: card.text, align: 'end', opacity: 0.75 }) +
    list(sheet, card, 36, 146, column - 40, 42, 24) +
    dishOn(card.dish, x, y, 128) +
    pill(sheet, card, x, h - 40, w * 0.42)
  );
}

function tall(sheet: Sheet, card: Menu, w: number, h: number): string {
  const r = Math.min(w * 0.38, h * 0.26);
  const y = h < w * 1.3 ? r * 0.9 : r + 46;
  const top = y + r + 76;
  const rows = Math.min(card.items.length, Math.floor((h - top - 60) / 42));
  return (
    lightOn(sheet, card, w, h, [0.5, y / h]) +
    dishOn(card.dish, w * 0.5, y, r) +
    write(sheet, card.title, 34, top, {
      size: fitSize(card.title, w - 68, 78, 'display'),
      face: 'display',
      fill: card.accent,
    }) +
    write(sheet, card.hours, 36, top + 34, { size: 20, fill: card.text, opacity: 0.75 }) +
    list(sheet, { ...card, items: card.items.slice(0, rows) }, 36, top + 84, w - 72, 44, 24)
  );
}

function banner(sheet: Sheet, card: Menu, w: number, h: number): string {
  return (
    lightOn(sheet, card, w, h, [0.5, 0.5]) +
    drawDish(card.dish, h * 0.55, h * 0.52, h * 0.38) +
    write(sheet, card.title, h * 1.1, h * 0.58, { size: 150, face: 'display', fill: card.accent }) +
    write(sheet, card.note, h * 1.1, h * 0.78, { size: 46, fill: card.text }) +
    drawDish(card.side ?? card.dish, w - h * 0.5, h * 0.52, h * 0.34)
  );
}

function lightOn(sheet: Sheet, card: Menu, w: number, h: number, centre: [number, number]): string {
  return (
    rect(0, 0, w, h, card.ground) +
    rect(
      0,
      0,
      w,
      h,
      radial(
        sheet,
        [
          [0, card.spot],
          [1, card.spot, 0],
        ],
        centre,
        0.55,
      ),
    )
  );
}

function dishOn(dish: Dish, x: number, y: number, r: number): string {
  return circle(x + r * 0.05, y + r * 0.1, r * 1.01, '#000', 0.2) + drawDish(dish, x, y, r);
}

function list(
  sheet: Sheet,
  { items, text }: Menu,
  x: number,
  y: number,
  width: number,
  step: number,
  size: number,
): string {
  return items
    .map(([name, price], row) => {
      const base = y + row * step;
      const from = x + measure(name, size) + 10;
      const to = x + width - measure(price, size, 'strong') - 10;
      const leader = path(`M${short(from)} ${base - 2}H${short(to)}`, { stroke: text, width: 1.5, opacity: 0.25 });
      return (
        write(sheet, name, x, base, { size, fill: text }) +
        leader +
        write(sheet, price, x + width, base, { size, fill: text, face: 'strong', align: 'end' })
      );
    })
    .join('');
}

function pill(sheet: Sheet, card: Menu, x: number, y: number, width: number): string {
  const size = fitSize(card.note, width - 40, 19);
  const half = measure(card.note, size) / 2 + 18;
  return (
    rect(x - half, y - 24, half * 2, 36, card.accent, 18) +
    write(sheet, card.note, x, y, { size, fill: card.ground, align: 'middle' })
  );
}
