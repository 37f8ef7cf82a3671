import type { Product } from '#features/catalogue/contract.ts';
import { everyToken } from '../engine/tokens.ts';
import { documentOf } from './document-of.ts';
import { rootOf } from './root-of.ts';

// 'Visitor sign-in' is no sign.
const NO_NOUN = /\p{L}+-(?:in|out|up|off)(?!\p{L})/giu;

/** The words of a product, with their roots: those of its name, and those of all else that it says. */
interface Words {
  named: ReadonlySet<string>;
  own: ReadonlySet<string>;
}

// The same few hundred products are looked at again and again; a changed one is another object.
const read = new Map<Product, Words>();
const MOST_READ = 500;

/** What a product says of itself, word by word. */
export function wordsOf(product: Product): Words {
  const before = read.get(product);
  if (before) return before;
  const { name, category, features, description } = documentOf(product);
  const words = {
    named: withRoots(everyToken(name.replace(NO_NOUN, ' '))),
    own: withRoots(everyToken([category, features, description].join(' '))),
  };
  if (read.size >= MOST_READ) read.clear();
  read.set(product, words);
  return words;
}

const withRoots = (tokens: readonly string[]) => new Set([...tokens, ...tokens.map(rootOf)]);
