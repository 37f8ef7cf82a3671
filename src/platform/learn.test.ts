import { expect, test } from 'vitest';
import { chancesOf, type Example, learn, sharesOf } from './learn.ts';
import { atOnce } from './steps.ts';

const featuresOf = (words: string) => new Map(words.split(' ').map((word) => [word, 1]));
const said = (words: string) => ({ features: featuresOf(words) });
const example = (words: string, ...labels: number[]): Example => ({ labels, features: featuresOf(words) });

test('of no examples and of words that none has nothing is for certain', () => {
  const nothing = atOnce(learn([], { labels: 2, each: 'one' }));
  expect([...sharesOf(said('delivery'), nothing)]).toEqual([0.5, 0.5]);
  const some = atOnce(learn([example('red apple', 0), example('green pear', 1)], { labels: 2, each: 'any' }));
  expect([...chancesOf(said('yellow lemon'), some)]).toEqual([0.5, 0.5]);
});

test('one label of each example: the shares make one, and a word speaks for the label of its examples', () => {
  const examples = [example('my screen broke', 0), example('it broke today', 0), example('deliver to york', 1)];
  const shares = sharesOf(said('broke'), atOnce(learn(examples, { labels: 2, each: 'one' })));
  expect(shares[0]).toBeGreaterThan(0.8);
  expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(1, 9);
});

test('any labels: two hold at once, and none where the examples have none', () => {
  const examples = [
    ...[example('sunny cafe', 0, 1), example('cafe', 0), example('sunny window', 1)],
    ...[example('lead', ...[]), example('long lead', ...[])],
  ];
  const learnt = atOnce(learn(examples, { labels: 2, each: 'any' }));
  expect(chancesOf(said('sunny cafe'), learnt).every((chance) => chance > 0.7)).toBe(true);
  expect(chancesOf(said('lead'), learnt).every((chance) => chance < 0.3)).toBe(true);
});

test('the same examples teach the same, in one go or in steps', () => {
  const examples = Array.from({ length: 400 }, (_, at) => example(`word${at % 7} other${at % 11}`, at % 3));
  const work = learn(examples, { labels: 3, each: 'one' });
  let steps = 0;
  let last = work.next();
  for (; !last.done; last = work.next()) steps++;
  expect(steps).toBeGreaterThan(12);
  expect(last.value?.weights).toEqual(atOnce(learn(examples, { labels: 3, each: 'one' })).weights);
});
