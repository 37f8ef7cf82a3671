import { eachOf, mapped, sorted } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import { compareNamed, named } from './alphabet.ts';

/** The place of each text in the alphabet, from 0; texts that the alphabet holds for equal have the same. */
export function* ranksOf(texts: readonly string[]): Steps<Uint32Array> {
  const all = yield* mapped(texts, (text, at) => ({ ...named(text), at }));
  const inOrder = yield* sorted(all, compareNamed);
  const ranks = new Uint32Array(texts.length);
  let rank = 0;
  yield* eachOf(inOrder, (each, at) => {
    const before = inOrder[at - 1];
    if (before && compareNamed(before, each) !== 0) rank++;
    ranks[each.at] = rank;
  });
  return ranks;
}
