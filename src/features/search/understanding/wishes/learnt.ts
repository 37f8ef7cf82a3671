import { EXAMPLES_BY_HAND } from './examples.ts';
import { learnWishes } from './learn-wishes.ts';
import { packed } from './packed-wishes.ts';

/** What all examples taught. The build puts it here as it came out (`vite/learnt-wishes.ts`), so that no process of a shop learns it again. */
export const LEARNT = packed(learnWishes(EXAMPLES_BY_HAND.flat()));
