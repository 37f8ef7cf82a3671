import { isEverydayThing, isFood } from '#features/search/everyday-things.ts';
import type { Features } from '#platform/learn.ts';
import { everyWord } from '../../engine/tokens.ts';
import families from '../../vocabulary/word-families.json' with { type: 'json' };
import type { Span } from '../phrase-book.ts';
import { BOOK, type Meaning } from '../vocabulary-book.ts';

const OF_A_STEM = 0.7;
const OF_A_PAIR = 0.7;
const OF_A_KIND = 0.8;
const OF_A_FAMILY = 1;
// What was pasted from an e-mail says in its first lines what is wanted, if at all.
const MOST_WORDS = 60;

/**
 * What of a sentence tells what its writer wants: its words and their stems, each two neighbours, and what the vocabulary calls them: a
 * chippy is a place with menus and a 43" a size, so that an example of a cafe teaches about a bakery.
 */
export function wishFeaturesOf(sentence: string): Features {
  const features = new Map<string, number>();
  const count = (feature: string, weight: number) =>
    features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  const tokens = everyWord(sentence)
    .slice(0, MOST_WORDS)
    .map(({ token }) => token);
  const stems = tokens.map(stemOf);
  for (const [at, token] of tokens.entries()) {
    for (const family of FAMILIES.get(stems[at] ?? '') ?? []) count(family, OF_A_FAMILY);
    const kind = kindOf(token);
    count(kind ?? token, kind ? OF_A_KIND : 1);
    if (!kind && stems[at] !== token) count(`~${stems[at]}`, OF_A_STEM);
    else if (!kind) count(`~${token}`, OF_A_STEM);
    if (isFood(token)) count('=food', OF_A_KIND);
    else if (isEverydayThing(token)) count('=goods', OF_A_KIND);
  }
  for (const span of BOOK.spansIn(tokens)) for (const name of namesOf(span)) count(name, OF_A_KIND);
  const row = ['^', ...stems.map((stem, at) => kindOf(tokens[at] ?? '') ?? stem), '$'];
  for (const [at, next] of row.slice(1).entries()) count(`${row[at]} ${next}`, OF_A_PAIR);
  return features;
}

// What the vocabulary calls a phrase; a thing also by what it is one of.
function namesOf({ means }: Span<Meaning>): string[] {
  if (means.is === 'thing') {
    const names: string[] = [];
    for (let each: typeof means.thing | null = means.thing; each; each = each.under) names.push(`=${each.name}`);
    if (means.thing.isOnly) names.push('=not sold');
    return names;
  }
  if (means.is === 'page') return [`=page:${means.learnt}`];
  return means.is === 'order' ? ['=order'] : means.needs.map(({ label }) => `=${means.is}:${label}`);
}

// A size, another measure or a number, which teaches by its kind.
function kindOf(token: string): string | null {
  if (token.endsWith('#in')) return '=size';
  const [, unit] = /#([a-z]+)$/u.exec(token) ?? [];
  if (unit !== undefined) return `=measure:${unit}`;
  return /^\d/u.test(token) ? '=number' : null;
}

const ENDING = /(?:ings?|ed|er|ers|ly|ment|tion|able|ness|y|e)$/u;
const SHORTEST_STEM = 3;

// 'Ordering', 'ordered' and 'order' teach one another. Coarser than what the index compares: here nothing is found by it.
function stemOf(token: string): string {
  const stem = token.replace(ENDING, '');
  if (stem.length < SHORTEST_STEM) return token;
  return /([^aeiouls])\1$/u.test(stem) ? stem.slice(0, -1) : stem;
}

// Of each stem the families that have a word with it.
const FAMILIES = new Map<string, string[]>();
for (const [family, words] of Object.entries(families))
  for (const stem of new Set(words.split(' ').map((word) => stemOf(everyWord(word)[0]?.token ?? word))))
    FAMILIES.set(stem, [...(FAMILIES.get(stem) ?? []), `=family:${family}`]);
