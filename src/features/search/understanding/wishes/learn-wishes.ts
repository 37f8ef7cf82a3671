import { meaningOf } from '#features/search/word-vectors/meaning-of.ts';
import { type Learnt, learn, type Said } from '#platform/learn.ts';
import { atOnce } from '#platform/steps.ts';
import { withoutRarePairs } from '#platform/without-rare-pairs.ts';
import type { WishExample } from './examples.ts';
import { wishFeaturesOf } from './wish-features.ts';

/** What examples of wishes taught, with the labels by their numbers. */
export interface LearntWishes {
  wants: readonly string[];
  ofWants: Learnt;
  needs: readonly string[];
  ofNeeds: Learnt;
}

/** Learns what is wanted, and what it needs, from examples. Takes a second, which the build spends once. */
export function learnWishes(examples: readonly WishExample[]): LearntWishes {
  const wants = [...new Set(examples.map((each) => each.wants))].sort();
  const needs = [...new Set(examples.flatMap((each) => each.needs))].sort();
  const read = withoutRarePairs(examples.map((each) => ({ ...each, ...saidBy(each.says) })));
  return {
    wants,
    ofWants: atOnce(
      learn(
        read.map((each) => ({ ...each, labels: [wants.indexOf(each.wants)] })),
        { labels: wants.length, each: 'one' },
      ),
    ),
    needs,
    ofNeeds: atOnce(
      learn(
        read.map((each) => ({ ...each, labels: each.needs.map((need) => needs.indexOf(need)) })),
        { labels: needs.length, each: 'any' },
      ),
    ),
  };
}

/** What of a sentence is learnt from, and read. */
export function saidBy(sentence: string): Said {
  return { features: wishFeaturesOf(sentence), meaning: meaningOf(sentence) };
}
