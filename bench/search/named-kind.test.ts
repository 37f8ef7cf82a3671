import { expect, test } from 'vitest';
import { isA, thingCalled, thingOf } from '#features/search/understanding/things.ts';
import { ask, snapshot } from './sample-shop.ts';
import { SIX_BUYERS } from './six-buyers-ask.ts';
import { STRANGERS } from './strangers.ts';

const found = (q: string) => ask(q, { limit: '200' }).products;

test.each(['totem', 'menu board', 'led wall', 'ceiling mount', 'check-in kiosk', 'window display'])(
  'who types ‘%s’ sees these and nothing else',
  (kind) => {
    expect(found(kind).length).toBeGreaterThan(0);
    expect(found(kind).filter((product) => !isA(thingOf(product), thingCalled(kind)))).toEqual([]);
  },
);

test.each([...new Set(snapshot.entries.map(({ product }) => product.category))])(
  'the chip ‘%s’ leads to that category',
  (category) => {
    const own = snapshot.entries.filter(({ product }) => product.category === category);
    expect(found(category)).toHaveLength(own.length);
    expect(found(category).every((product) => product.category === category)).toBe(true);
  },
);

test('what is made for outdoors is an outdoor display, whatever kind it is', () => {
  expect(found('ip65 outdoor display').map(({ name }) => name)).toContain('Glowden Totem 55 outdoor');
});

// The kind of 'stands by itself totem' would be the stand.
test('a chip leads to what its last words call it, with all that stands before them', () => {
  let offered = 0;
  for (const q of [...STRANGERS, ...SIX_BUYERS])
    for (const chip of ask(q).alternativeQueries) {
      const kind = KINDS.findLast((each) => chip.endsWith(` ${each}`) || chip === each);
      if (!kind) continue;
      const { products, understood } = ask(chip);
      expect(isA(thingOf(products[0] as never), thingCalled(kind)), `${q}: ${chip}`).toBe(true);
      for (const { label } of ask(q).understood)
        if (chip.startsWith(`${label.toLowerCase()} `))
          expect(
            understood.map((each) => each.label),
            `${q}: ${chip}`,
          ).toContain(label);
      offered++;
    }
  expect(offered).toBeGreaterThan(50);
});

const KINDS = ['kiosk', 'totem', 'led wall', 'video wall', 'menu board', 'wayfinding kiosk', 'ceiling mount', 'player'];
