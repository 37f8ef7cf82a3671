import { expect, test } from 'vitest';
import notSold from '#features/search/vocabulary/not-sold.json' with { type: 'json' };
import { sharesOf } from '#platform/learn.ts';
import { needCalled } from '../implied-needs.ts';
import { isA, thingCalled } from '../things.ts';
import { pageCalled } from '../vocabulary-book.ts';
import { EXAMPLES_BY_HAND } from './examples.ts';
import { learnWishes, saidBy } from './learn-wishes.ts';
import { LEARNT } from './learnt.ts';
import { packed, unpacked } from './packed-wishes.ts';
import { wishReader } from './read-wish.ts';
import { NOT_SOLD, PAGE } from './wants.ts';

const all = EXAMPLES_BY_HAND.flat();
const unsold = new Set([NOT_SOLD, 'flight case', ...notSold.map(({ thing }) => thing)]);

test('every example wants a thing, a page or what is not sold, and needs what the vocabulary knows; none stands twice', () => {
  for (const { wants, needs } of all) {
    if (wants.startsWith(PAGE)) pageCalled(wants.slice(PAGE.length));
    else if (wants !== NOT_SOLD) thingCalled(wants);
    needs.forEach(needCalled);
  }
  const says = all.map((each) => each.says.toLowerCase());
  expect(says.filter((each, at) => says.indexOf(each) !== at)).toEqual([]);
});

test('packed and unpacked, what was learnt reads the same', () => {
  const examples = all.slice(0, 200);
  const learnt = learnWishes(examples);
  const again = unpacked(packed(learnt));
  const [first] = examples;
  const said = saidBy(first?.says ?? '');
  const [before, after] = [sharesOf(said, learnt.ofWants), sharesOf(said, again.ofWants)];
  for (const [at, share] of before.entries()) expect(after[at]).toBeCloseTo(share, 1);
});

test('what is shipped is small, and a sentence is read in a fraction of a millisecond', () => {
  expect(JSON.stringify(LEARNT).length).toBeLessThan(4_000_000);
  const learnt = unpacked(LEARNT);
  const sentences = all.slice(0, 400).map((each) => each.says);
  const read = () => sentences.map((each) => sharesOf(saidBy(each), learnt.ofWants));
  read();
  const start = performance.now();
  read();
  expect((performance.now() - start) / sentences.length).toBeLessThan(3);
});

// Five times all that the others taught, on a machine that does something else too.
const LEARNING_MS = 600_000;

// What one hand wrote is read with what the others taught: so a fresh writer is read.
test(
  'of the sentences of a hand that taught nothing, what is read for likely is right so often',
  () => {
    const tried = EXAMPLES_BY_HAND.flatMap((hand) => {
      const read = wishReader(learnWishes(EXAMPLES_BY_HAND.filter((each) => each !== hand).flat()));
      return hand.map((example) => ({ example, wish: read(example.says) }));
    });
    const isRight = ({ wish, example }: (typeof tried)[number]) =>
      wish.thing !== null && isWanted(example.wants) && isA(thingCalled(example.wants), wish.thing);
    const likely = tried.filter(({ wish }) => wish.thing !== null);
    expect(shareOf(likely, isRight)).toBeGreaterThan(0.76);
    expect(
      shareOf(
        tried.filter(({ example }) => isWanted(example.wants)),
        isRight,
      ),
    ).toBeGreaterThan(0.61);
    const needs = tried.flatMap(({ wish, example }) =>
      wish.needs.map((need) => example.needs.some((each) => needCalled(each) === need)),
    );
    expect(shareOf(needs, Boolean)).toBeGreaterThan(0.77);
    const pages = tried.flatMap(({ wish, example }) =>
      wish.page ? [example.wants === `${PAGE}${wish.page.title}`] : [],
    );
    expect(shareOf(pages, Boolean)).toBeGreaterThan(0.87);
    const isNotSold = tried.flatMap(({ wish, example }) => (wish.isUnsold ? [unsold.has(example.wants)] : []));
    expect(shareOf(isNotSold, Boolean)).toBeGreaterThan(0.8);
  },
  LEARNING_MS,
);

const isWanted = (wants: string) => !unsold.has(wants) && !wants.startsWith(PAGE);

function shareOf<Each>(list: readonly Each[], is: (each: Each) => boolean): number {
  return list.filter(is).length / list.length;
}
