import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  ['how do I fix a 43 inch board above the counter', /bracket/],
  ['how would we fix a heavy touch screen to plasterboard', /bracket/],
  ['how do you mount two screens back to back', /ceiling mount, back to back/],
  ['how hang from ceiling two screens back to back', /ceiling mount, back to back/],
  ['switch all screens off with one button', /sequencer/],
])('who asks how something is done is shown what does it: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test.each([
  ['menu on a counter stand', /Counter 22 on a stand/],
  ['library quiet corner small touch catalogue stand', /Touch|Lectern/],
  ['open frame touch 21.5 PCAP flush mount', /open frame/],
  ['kiosk wall mount version', /wall kiosk/],
])('what a screen stands on or how it is fitted is not what is asked for: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test('what is denied is not shown, and no reason for what is shown', () => {
  const { products, searchSummary } = ask('55 inch but not touch and not menu board');
  expect(products[0]?.name).toBe('Brightfront Totem 55');
  expect(products.filter(({ category }) => category === 'Digital Menu Boards')).toEqual([]);
  expect(searchSummary).not.toContain('made for menus');
  expect(ask('laptop to the big screen without a cable').products[0]?.category).not.toBe('Accessories');
});

test.each(['wifi doesnt reach the pavilion', 'the signal is weak in the basement', 'wifi does not reach the barn'])(
  'Wi-Fi that is not there is no Wi-Fi that is asked for: %s',
  (q) => {
    const { searchSummary, understood } = ask(q);
    expect(understood.map(({ label }) => label)).toEqual(['Runs without internet']);
    expect(searchSummary).toContain('goes on without internet');
  },
);

test('a fact that only another kind has is told, and the kind that is asked for is shown', () => {
  const { products, searchSummary } = ask('network player PoE powered');
  expect(products[0]?.name).toMatch(/Player/);
  expect(searchSummary).toContain('No product of that kind states ‘Powered by the network lead’.');
});
