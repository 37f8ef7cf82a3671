import { expect, test } from 'vitest';
import { readFeed, sampleRates } from './rate-feed.ts';
import { isJump, jumpText, ratesAgainst, storableRate } from './rates.ts';

const feed = `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time='2026-11-20'>
  <Cube currency='USD' rate='1.0855'/><Cube currency="GBP" rate="0.8547"/><Cube currency='JPY' rate='162.50'/>
</Cube></Cube></gesmes:Envelope>`;

test('a feed is read with its day and with the euro that it is against', () => {
  expect(readFeed(feed)).toEqual({
    day: '2026-11-20',
    rates: new Map([
      ['EUR', 1],
      ['USD', 1.0855],
      ['GBP', 0.8547],
      ['JPY', 162.5],
    ]),
    areSamples: false,
  });
});

test.each(['', '<html>Sorry</html>', "<Cube time='soon'>", "<Cube time='2026-11-20'><Cube currency='USD' rate='-1'/>"])(
  'what is no feed is none: %s',
  (text) => expect(readFeed(text)).toBeNull(),
);

test('rates are turned to another base', () => {
  const rates = ratesAgainst('GBP', readFeed(feed)?.rates ?? new Map());
  expect(rates?.get('USD')).toBe('1.270036');
  expect(rates?.get('EUR')).toBe('1.170001');
  expect(ratesAgainst('XAU', new Map([['EUR', 1]]))).toBeNull();
});

test('a jump is more than 20 %, up or down', () => {
  expect(isJump('1.00', '1.20')).toBe(false);
  expect(isJump('1.00', '1.200001')).toBe(true);
  expect(isJump('1.00', '0.80')).toBe(false);
  expect(isJump('1.00', '0.799999')).toBe(true);
  expect(jumpText('1.27', '1.60')).toBe('+26.0 %');
  expect(jumpText('1.60', '1.27')).toBe('−20.6 %');
});

test.each([0, -1, 1e-9, 1e9, Number.NaN, Number.POSITIVE_INFINITY])('a rate of %s is not stored', (rate) => {
  expect(storableRate(rate)).toBeNull();
});

test('the sample rates stay near those of the demo and move from day to day', () => {
  const [one, other] = ['2026-11-20', '2026-11-21'].map((day) => sampleRates(day).rates.get('USD') ?? 0);
  expect(one).not.toBe(other);
  for (const rate of [one, other]) expect(Math.abs((rate ?? 0) / 1.27 - 1)).toBeLessThan(0.03);
});
