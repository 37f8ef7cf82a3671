import type { Product } from '#features/catalogue/contract.ts';
import { everyToken } from '../engine/tokens.ts';
import { documentOf } from './document-of.ts';
import { rootOf } from './root-of.ts';

// 'Visitor sign-in' is no sign.
const NO_NOUN = /\p{L}+-(?:in|out|up|off)(?!\p{L})/giu;

/** The words of a product, each with its root. */
interface Words {
  /** Those of its name that may name a thing. */
  named: ReadonlySet<string>;
  /** Those of all else that it says. */
  beside: ReadonlySet<string>;
  /** Every one of them. */
  all: ReadonlySet<string>;
}

// The same few hundred products are looked at again and again; a changed one is another object.
const read = new Map<Product, Words>();
const MOST_READ = 500;

/** What a product says of itself, word by word. */
export function wordsOf(product: Product): Words {
  const before = read.get(product);
  if (before) return before;
  const { name, category, features, description } = documentOf(product);
  const beside = withRoots(everyToken([category, features, description].join(' ')));
  const words = {
    named: withRoots(everyToken(name.replace(NO_NOUN, ' '))),
    beside,
    all: new Set([...beside, ...withRoots(everyToken(name))]),
  };
  if (read.size >= MOST_READ) read.clear();
  read.set(product, words);
  return words;
}

const withRoots = (tokens: readonly string[]) => new Set([...tokens, ...tokens.map(rootOf)]);
