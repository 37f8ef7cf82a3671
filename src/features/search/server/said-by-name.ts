import type { Product } from '#features/catalogue/contract.ts';
import { everyToken, everyWord } from '../engine/tokens.ts';
import { LINKS } from '../understanding/grammar.ts';
import { screenSizes } from '../understanding/screen-sizes.ts';

// A 'sign-in' is one word, and no sign.
const COMPOUND = /\p{L}+(?:-\p{L}+)+/gu;
const PARTICLES = new Set(['up', 'down', 'out', 'off', 'back']);
const BREAK = /[,;:()]/u;

/**
 * The longest stretch of a product's name that is made of the words that are searched, as the name has it; null where it has none that tells
 * anything: 'up' of 'up to 600 × 400' does not, nor does the 12 of '12 months' to who counts 12 screens.
 */
export function saidByName(product: Product, searched: readonly string[]): string | null {
  const { name } = product;
  const own = everyWord(name);
  const apart = new Set(everyToken(name.replace(COMPOUND, ' ')));
  const phrases = searched
    .map((words) => words.split(' '))
    .filter((words) => isIn(words, own) || words.every((word) => apart.has(word) && tells(word, product)));
  const tokens = new Set(phrases.flat());
  let best: string[] = [];
  let stretch: string[] = [];
  for (const { typed, token, gap } of own) {
    if (!tokens.has(token)) stretch = [];
    else stretch = BREAK.test(gap) ? [typed] : [...stretch, typed];
    if (stretch.length > best.length) best = stretch;
  }
  return best.length > 0 ? best.join(' ') : null;
}

// 'Check in' of a 'Check-in', word behind word.
function isIn(words: readonly string[], own: readonly { token: string }[]): boolean {
  return words.length > 1 && own.some((_, at) => words.every((word, i) => own[at + i]?.token === word));
}

function tells(token: string, product: Product): boolean {
  if (!/^[\d.]+$/u.test(token)) return !LINKS.has(token) && !PARTICLES.has(token);
  const { min = 0, max = 0 } = screenSizes(product) ?? {};
  return Number(token) >= min && Number(token) <= max;
}
