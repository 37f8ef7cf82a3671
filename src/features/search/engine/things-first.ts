import type { Alternative, WordGroup } from './alternatives.ts';
import { type SearchIndex, titlesOf } from './search-index.ts';

const USE_WEIGHT = 0.5;
const LEAST_NAMED = 0.5;

/**
 * In 'LED wall for a car launch' the car is only what the wall is for, so it counts less. If no word before 'for' names a
 * product, nothing changes.
 */
export function thingsFirst(
  index: SearchIndex,
  groups: readonly WordGroup[],
  tokens: readonly string[],
  isGeneric: (word: string) => boolean,
): readonly WordGroup[] {
  const forAt = tokens.indexOf('for');
  if (forAt < 0) return groups;
  const before = new Set(tokens.slice(0, forAt));
  const isThing = (group: WordGroup) =>
    group.rarity > 0 && isBefore(group) && !isGeneric(group.typed) && isInTitles(index, group.alternatives);
  if (!groups.some(isThing)) return groups;
  return groups.map((group) => (isBefore(group) || isInTitles(index, group.alternatives) ? group : weakened(group)));

  function isBefore({ typed, correctedTo = '' }: WordGroup): boolean {
    return `${typed} ${correctedTo}`.split(' ').some((word) => before.has(word));
  }
}

/** Whether any product name has these words. */
export function isInTitles(index: SearchIndex, alternatives: readonly Alternative[]): boolean {
  return alternatives.some(
    ({ words, weight }) => weight >= LEAST_NAMED && words.every((word) => titlesOf(index, word) > 0),
  );
}

function weakened(group: WordGroup): WordGroup {
  const alternatives = group.alternatives.map((each) => ({ ...each, weight: each.weight * USE_WEIGHT }));
  return { ...group, alternatives };
}
