import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-character.ts';
import { readConditions, withoutStretches } from './conditions.ts';
import { isWithin } from './how-much.ts';
import { vatSideIn } from './prices.ts';

const read = (query: string) => readConditions(query).map(({ kind, label }) => `${kind}: ${label}`);
const rest = (query: string) => withoutStretches(query, readConditions(query));

test.each([
  // Prices
  ['under £2,000', ['price: Up to £2,000']],
  ['under 2000', ['price: Up to £2,000']],
  ['which desk to queue at, about 200 a day', []],
  ['around 300 per week come in', []],
  ['vesa adaptor plate 200 to 400', []],
  ['vesa bracket £20 to £40', ['price: £20 to £40']],
  ['below £99.50', ['price: Up to £99.50']],
  ['less than 500 pounds', ['price: Up to £500']],
  ['up to 1.5k', ['price: Up to £1,500']],
  ['at most £20', ['price: Up to £20']],
  ['budget 2k', ['price: Up to £2,000']],
  ['budget of £750', ['price: Up to £750']],
  ['2k budget', ['price: Up to £2,000']],
  ['£500 or less', ['price: Up to £500']],
  ['£900 max', ['price: Up to £900']],
  ['<£600', ['price: Up to £600']],
  ['over £500', ['price: From £500']],
  ['more than 3000', ['price: From £3,000']],
  ['at least 1,250 gbp', ['price: From £1,250']],
  ['from £300', ['price: From £300']],
  ['£1000 or more', ['price: From £1,000']],
  ['£5,000+', ['price: From £5,000']],
  ['under two grand', ['price: Up to £2,000']],
  ['under five hundred', ['price: Up to £500']],
  ["can't spend more than five hundred pounds", ['price: Up to £500']],
  ['less than a thousand', ['price: Up to £1,000']],
  ['not less than 65 inch', ['size: At least 65"']],
  ['no less than 65 inch, not over £2,500', ['size: At least 65"', 'price: Up to £2,500']],
  ['nothing over £900', ['price: Up to £900']],
  ['not below 700 nits', ['brightness: At least 700 nits']],
  ['over 1000 lumens', []],
  ['300+ watts', []],
  ['part 1450-2207', []],
  ['about £1,000', ['price: £850 to £1,150']],
  ['about 200 visitors a day', []],
  ['under 300 guests', []],
  ['£2000 including the vat', ['price: Up to £2,000']],
  ['around 400', ['price: £340 to £460']],
  // Sides
  ['80cm wide', ['width: 73.6 cm to 86.4 cm wide']],
  ['screen 70 cm wide and no more', ['width: At most 70 cm wide']],
  ['no wider than 1.2 m', ['width: At most 120 cm wide']],
  ['no taller than 90 cm', ['height: At most 90 cm high']],
  ['a hole of 1220 x 690 max', ['width: At most 122 cm wide', 'height: At most 69 cm high']],
  ['bracket 400 x 400', []],
  ['room 12 metres by 8', []],
  ['100 cm', ['size: 38.4" to 40.4"']],
  ['between 500 and 900', ['price: £500 to £900']],
  ['£500-£900', ['price: £500 to £900']],
  ['£1-2k', ['price: £1,000 to £2,000']],
  ['1k to 2k', ['price: £1,000 to £2,000']],
  ['between £900 and £500', ['price: £500 to £900']],
  ['£450', ['price: Up to £450']],
  // Sizes
  ['55 inch', ['size: 54" to 56"']],
  ['55"', ['size: 54" to 56"']],
  ['55in', ['size: 54" to 56"']],
  ['55-inch', ['size: 54" to 56"']],
  ['55″ screen', ['size: 54" to 56"']],
  ['15.6 inch', ['size: 14.6" to 16.6"']],
  ['140 cm', ['size: 54.1" to 56.1"']],
  ['under 50 inches', ['size: At most 50"']],
  ['bigger than 65"', ['size: At least 65"']],
  ['65 inch or bigger', ['size: At least 65"']],
  ['32 inch or smaller', ['size: At most 32"']],
  ['between 43 and 55 inch', ['size: 43" to 55"']],
  ['43" to 55"', ['size: 43" to 55"']],
  ['43-55 inch', ['size: 43" to 55"']],
  ['about 50 inch', ['size: 42.5" to 57.5"']],
  // Brightness and stock
  ['2500 nits', ['brightness: At least 2,500 nits']],
  ['over 1,000 nits', ['brightness: At least 1,000 nits']],
  ['700 cd/m2', ['brightness: At least 700 nits']],
  ['under 500 nits', ['brightness: At most 500 nits']],
  ['between 500 and 900 nits', ['brightness: 500 nits to 900 nits']],
  ['in stock', ['stock: In stock']],
  ['ready to ship', ['stock: In stock']],
  // Several at once, in the order in which they stand
  ['55 inch outdoor under £2,000', ['size: 54" to 56"', 'price: Up to £2,000']],
  ['over £500 under £900', ['price: £500 to £900', 'price: £500 to £900']],
  ['under 2000 over 3000', ['price: £2,000 to £3,000', 'price: £2,000 to £3,000']],
  ['55 inch under £0', ['size: 54" to 56"', 'price: Up to £0']],
  // Numbers that are neither
  ['4k', []],
  ['under 5', []],
  ['24/7', []],
  ['ip65', []],
  ['BF-MB-43', []],
  ['2 x 2 video wall', []],
  ['bracket up to 400 × 400', []],
  ['bracket up to 400x400', []],
  ['over 200 kg', []],
  ['cable over 200 m', []],
  ['under 300 watts', []],
  ['1920 x 1080', []],
  ['under -500', []],
  ['inch inch inch', []],
  ['over and under', []],
  ['under £999999999999', []],
  ['instock', []],
  ['', []],
  ["%00 .*+?^$()|{[]}\\ <b> ' or 1=1", []],
  ['شاشة ٥٥ 👍', []],
])('%j is read as %j', (query, conditions) => {
  expect(read(query)).toEqual(conditions);
});

test.each([
  ['55 inch outdoor under £2,000 for a café', 'outdoor for a café'],
  ['menu board £500 or less', 'menu board'],
  ['screens between 43 and 55 inch in stock', 'screens'],
  ['bracket up to 400 × 400', 'bracket up to 400 × 400'],
])('what is left of %j is %j', (query, left) => {
  expect(rest(query)).toBe(left);
});

test('whatever is typed, conditions stand apart, lie within the text and can be met', () => {
  const parts = fc.constantFrom(
    'under',
    'over',
    '55',
    '"',
    'inch',
    '£',
    '2k',
    '-',
    'to',
    '1,000',
    'nits',
    'in stock',
    ' ',
    '0',
    'x',
  );
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 80 }),
    fc.array(parts, { maxLength: 14 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(text, (query) => {
      let end = 0;
      for (const { from, to, range, label } of readConditions(query)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(query.length);
        expect(label).not.toMatch(/NaN|undefined|Infinity/);
        expect(isWithin(range.min ?? range.max ?? 0, range)).toBe(true);
        end = to;
      }
    }),
  );
});

test('five thousand letters of numbers are read at once', () => {
  // The best of some tries: in one of them the machine may be busy with something else.
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    for (const part of ['1,000', '55 - ', 'under ', '£', '9'.repeat(10)])
      readConditions(part.repeat(1_000).slice(0, 5_000));
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(250);
});

test.each([
  ['£2000 including the vat', 'inc'],
  ['under £2,000 inc. VAT', 'inc'],
  ['£500 (VAT included)', 'inc'],
  ['£500 with vat', 'inc'],
  ['£500 + VAT', 'ex'],
  ['£500 plus vat', 'ex'],
  ['£500 not including VAT', 'ex'],
  ['no more than £500 ex-VAT', 'ex'],
  ['under £500', null],
  ['innovation centre', null],
])('%j names prices on the side %j of VAT', (query, side) => {
  expect(vatSideIn(query)).toBe(side);
});

test('what is said of VAT behind a price goes with it', () => {
  expect(rest('kiosk under £2,000 inc VAT')).toBe('kiosk');
  expect(rest('kiosk £500 (VAT included) for a cafe')).toBe('kiosk for a cafe');
});
