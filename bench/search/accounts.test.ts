import { expect, test } from 'vitest';
import { searchQuery } from '#features/search/contract.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { accountsOf } from '#features/search/server/accounts.ts';
import { withBestCover } from '#features/search/server/best-cover.ts';
import { find } from '#features/search/server/find.ts';
import { wordsOf } from '#features/search/server/product-words.ts';
import { unmetIn } from '#features/search/server/say-accounts.ts';
import { atOnce } from '#platform/steps.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import { ask, inForce, snapshot } from './sample-shop.ts';
import { STRANGERS } from './strangers.ts';

const summaryOf = (q: string) => ask(q).searchSummary;

test('every word of every known sentence is accounted for, and none that is telling is dropped without a word', () => {
  let unmetWords = 0;
  for (const q of [...STRANGERS, ...JUDGED_QUERIES.map(({ q }) => q)]) {
    const query = searchQuery.parse({ q });
    const found = withBestCover(atOnce(find(query, snapshot, inForce, 24)), query, snapshot, inForce);
    const [first] = found.entries;
    if (!first || found.page || found.fit) continue;
    const accounts = accountsOf(q, found, inForce);
    const { all: own } = wordsOf(first.product);
    for (const { token, became, weight, said } of accounts) {
      expect(weight > 0, `${q}: ${said}`).toBe(became === 'unmet');
      if (became === 'unmet') expect(own.has(token), `${q}: ${said}`).toBe(false);
    }
    const summary = summaryOf(q);
    const unmet = unmetIn(accounts);
    unmetWords += unmet.length;
    // 'Reader' is told as the 'card reader'.
    const told = unmet.filter(({ said }) => summary.includes(`‘${said}’`) || summary.includes(` ${said}’`));
    const others = summary.match(/(?:states?|state|mentions?|mention|reaches|meet) ‘/g) ?? [];
    // At most two things are told, and those are the most telling.
    if (told.length < unmet.length)
      expect(
        others.length + (summary.includes('across, not about') ? 1 : 0),
        `${q}: ${summary}`,
      ).toBeGreaterThanOrEqual(2);
  }
  expect(unmetWords).toBeGreaterThan(10);
});

test.each([
  ['replace blown power supply 5v 40a', 'No product mentions ‘5 V’. The name of the first says 24 V.'],
  ['android board rk3588 media player', 'No product mentions ‘rk3588’.'],
  ['cms licence perpetual one off', 'No product mentions ‘perpetual’.'],
  ['ceiling pole 3m with 60mm collar', 'The first does not mention ‘3 m’'],
  ['2500 nit shop window 75', '" across, not about 75".'],
  ['video wall 3x3 55in 500 nit kit', 'The first does not mention ‘3x3’'],
])('what the first product does not meet is said: %s', (q, says) => {
  expect(summaryOf(q)).toContain(says);
});

test.each([
  'P2.5 indoor LED cabinets 500x500 front service',
  'electronic scorebord for football ground',
  'vesa 200x200 tilt 30kg',
  'year 4 classroom screen x2 with pens',
  'screen we can change at 8am',
])('what it meets, and what is of no weight, is not said to be missing: %s', (q) => {
  expect(summaryOf(q)).not.toMatch(/does not mention|No product mentions/);
});

test('a misspelt word is accounted for by what was searched for it', () => {
  const q = 'electronic scorebord for football ground';
  const query = searchQuery.parse({ q });
  const found = withBestCover(atOnce(find(query, snapshot, inForce, 24)), query, snapshot, inForce);
  const word = accountsOf(q, found, inForce).find(({ said }) => everyToken(said).includes('scorebord'));
  expect(word?.became).not.toBe('unmet');
});

test('of what is missed, the first says what it has instead', () => {
  expect(ask('self order kiosk with card reader').searchSummary).toContain(
    'The first does not mention ‘card reader’; it does say ‘shelf for the card terminal’.',
  );
});

test('what is not sold and stands before a thing is said not to be sold', () => {
  expect(ask('wireless phone charger totem').searchSummary).toContain('Of ‘phone charger’ we sell none.');
});
