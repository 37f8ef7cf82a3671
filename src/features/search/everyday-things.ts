import { everyToken } from './engine/tokens.ts';
import listed from './vocabulary/everyday-things.json' with { type: 'json' };

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').flatMap(everyToken));
const THINGS = setOf(`${listed.wordnet} ${listed.also}`);
const FOODS = setOf(listed.foods);

/** Whether a word, as the index compares it, is first of all a thing of everyday life that a shop might sell: 'trophy', not 'lobby'. */
export function isEverydayThing(token: string): boolean {
  return THINGS.has(token);
}

/** Whether it is something to eat or drink; of that, a shop for screens is asked for what shows it. */
export function isFood(token: string): boolean {
  return FOODS.has(token);
}
