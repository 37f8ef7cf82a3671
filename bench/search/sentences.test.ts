import { expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import { ask } from './sample-shop.ts';

// Each of these queries failed once; the cause is fixed.
test.each([
  ['we are opening a burger van and want one screen for the prices', /menu board/],
  ['ice cream parlour wants flavours and prices on the wall', /wall board|menu/],
  ['street food stall needs a bright menu in daylight', /bright menu board/],
  ['big screen for the church hall for song words', /LED/],
  ['board that kids can draw on in year 4', /Touch/],
  ['software to change all our screens from the office', /software/],
  ['wifi media player that works without internet', /player/],
  ['what do I need to fix a 32 inch panel to a pillar', /Stanwick/],
  ['hang a 43 inch screen upright on a wall', /portrait bracket/],
  ['can pupils use it with a pen, about 75 inches', /75/],
  ['waterproof box for a tv we already own', /enclosure/],
  ['visitors should explore a map lying flat in a museum', /Table/],
  ['three screens side by side showing one menu', /three-board/],
  ['10 inch panel outside each consultation room', /door panel/],
  ['86 inch whiteboard for a training centre on castors', /Touch 86/],
  ['order taker for a chicken shop under two grand', /Order|order/],
  ['led wall for a nightclub, 3 metres wide', /LED wall 3.0/],
  ['something to stop the plug being pulled out', /Locking mains/],
  ['queue number screen for a deli counter', /Queue/],
  ['bright enough to read at noon on a beach promenade', /outdoor/],
  ['screens for a bowling alley, not less than 65 inch, not over £2,500', /65|75/],
  ['whole wall of led for a car launch', /LED wall/],
  ['run one film on two monitors in reception', /Player, two outputs/],
  ['sound for a video wall', /speakers/],
  ["I want residents to see the day's activities in a care home corridor", /Brightfront Totem/],
  ['staff rota in the warehouse', /Brightfront Totem/],
  ['outdoor notice board for a parish council', /Glowden/],
  ['cheap 55 inch', /55/],
  ['wifi', /./],
  ['pub', /Counter/],
  ['dentist', /Totem|Queue/],
  ['NHS', /Totem|Queue|Check/],
  ['screens under £300', /Counter 22/],
  ['cheapest screen', /Counter 22 wall board/],
  ['school', /Touch/],
  ['A-board', /A-board/],
  ['check-in', /Check-in|sign-in|self-service/],
  ['tablet', /Room|Desk|Touch/],
  ['running all day and night in portrait', /./],
  ['noticeboard', /Totem/],
  ['two 50s and the brackets', /50/],
  ['two 65 touch screens and brackets', /Touch 65/],
  ['big screen for assembly, the hall has loads of windows', /LED/],
  ['battery powered screen, no plug there', /A-board/],
  ['bracket for a 98', /800 × 600/],
  ['4 output player', /four outputs/],
  ['shelf lables', /Shelf strip/],
  ['digital sign', /^(?!.*sign-in)/],
  ['paper menu replacement screen', /Counter/],
  ['hdmi over cat6 70m', /extender/],
  ['cheapest screen you do thats not touch', /Counter 22 wall board/],
  ['paper free noticeboard', /Totem/],
  ['service access mounts for 55" video wall panels', /pop-out/],
  ['one of those 800x600 flat mounts, 86" touchscreen is 67 kilos', /up to 800 × 600/],
  ['spare 46" panel for videowall', /Wall 46 panel/],
  ['petrol station shop, hot food counter 55', /Counter .*55/],
  ['four tall menus side by side', /Quad/],
  ['pair of big menu screens', /Duo/],
  ['travel agent window, wide not tall', /55 landscape/],
  ['media player dual hdmi 4k fanless', /Player, two outputs/],
  ['our window display lights up her bedroom, anything to make it dim by itself', /sensor/],
  ['canteen wants one large menu, only one socket up there', /Counter/],
  ['digital poster for a showroom', /LED poster/],
  ['bracket for the 55 inch video wall screen', /pop-out/],
  ['power supply for the shelf strip', /Power supply 24 V/],
  ['spare module for a 2.6 mm cabinet', /spare module for cabinets, 2.6/],
  ['hang the Counter 55 from the ceiling', /ceiling mount, single/],
  ['which screens fit the tilting bracket', /Counter 43 menu board/],
])('‘%s’ brings what was meant', (q, first) => {
  const { products } = ask(q);
  expect(products[0]?.name).toMatch(first);
});

test.each([
  ['what holds a 55 inch screen on a pillar', /mount|bracket|trolley|stand/],
  ['thing that plays videos from a stick', /Stick player/],
  ['what feeds two screens', /Player/],
  ['something to hang a screen from the ceiling', /ceiling mount/],
  ['something to keep rain off a telly', /enclosure/],
  ['thing to move a big screen between rooms', /trolley/],
  ['box that changes the pictures on the screens', /software/],
  ['screen to hang on a 4 m wall', /^(?!.*(?:mount|bracket))/],
])('a thing is known by what it does: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test('a screen that is asked for is not mixed with what goes with it', () => {
  for (const q of ['screens under £300', 'menu board', 'biggest screen']) {
    for (const { category, name } of ask(q).products) expect(category, `${q}: ${name}`).not.toBe('Accessories');
  }
});

test('a list of part numbers brings each of them', () => {
  const skus = demoProducts.filter(({ category }) => category === 'Accessories').slice(0, 3);
  const { products } = ask(skus.map(({ sku }) => sku).join(', '));
  expect(
    products
      .slice(0, 3)
      .map(({ sku }) => sku)
      .sort(),
  ).toEqual(skus.map(({ sku }) => sku).sort());
});

test('a whole e-mail pasted in is answered', () => {
  const { total, searchSummary } = ask(
    'Hi there, we are opening a cafe in Leeds in March and would need two menu boards above the till, about 43 inch, plus brackets. ' +
      'Could you let me know what you would recommend and how soon it can be with us? Our budget is around £1,200. Many thanks, Priya',
  );
  expect(total).toBeGreaterThan(0);
  expect(searchSummary).toMatch(/^Found /);
});

test.each(['ekran do restauracji', 'sgrin ar gyfer caffi', 'دکان کے لیے سکرین'])(
  '‘%s’ is told that English is understood',
  (q) => {
    expect(ask(q).searchSummary).toContain('This search understands English: please say it in English.');
  },
);
