import { eachOf } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';

/** Products by their place in the catalogue. */
export type Places = Uint32Array;

/** A test of the product at a place. */
export type TestAt = (place: number) => boolean;

/** Those of these places that pass, in their order. */
export function* placesWhere(places: Places, test: TestAt): Steps<Places> {
  const found = new Uint32Array(places.length);
  let count = 0;
  yield* eachOf(places, (place) => {
    if (test(place)) found[count++] = place;
  });
  return count === places.length ? places : found.slice(0, count);
}
