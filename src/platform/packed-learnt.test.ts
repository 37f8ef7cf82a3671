import { expect, test } from 'vitest';
import { learn, sharesOf } from './learn.ts';
import { packed, unpacked } from './packed-learnt.ts';
import { atOnce } from './steps.ts';
import { withoutRarePairs } from './without-rare-pairs.ts';

const says = (...words: string[]) => new Map(words.map((word) => [word, 1]));

test('what was learnt reads the same after it was packed, to a hundredth', () => {
  const examples = [
    { labels: [0], features: says('cracked', 'glass'), meaning: Float32Array.of(1, 0) },
    { labels: [1], features: says('refund', 'money'), meaning: Float32Array.of(0, 1) },
  ];
  const learnt = atOnce(learn(examples, { labels: 2, each: 'one' }));
  const again = unpacked(packed(learnt), 2);
  for (const said of [...examples, { features: says('glass', 'money'), meaning: null }])
    for (const [at, share] of sharesOf(said, learnt).entries()) expect(sharesOf(said, again)[at]).toBeCloseTo(share, 1);
});

test('two words beside each other teach where they stand so twice', () => {
  const [first, second, third] = withoutRarePairs([
    { features: says('can', 'i', 'can i') },
    { features: says('can', 'i', 'can i', 'i go') },
    { features: says('go') },
  ]);
  expect([...(first?.features.keys() ?? [])]).toEqual(['can', 'i', 'can i']);
  expect([...(second?.features.keys() ?? [])]).toEqual(['can', 'i', 'can i']);
  expect([...(third?.features.keys() ?? [])]).toEqual(['go']);
});
