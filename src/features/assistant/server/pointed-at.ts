import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { everyToken } from '#features/search/engine/tokens.ts';

const ORDINALS = ['first', 'second', 'third'];
const MANY = /\b(?:they|them|these|those|both|all|each)\b/iu;

type Measure = (product: Product) => number | undefined;

// By what 'the small one' is told from the others: the least, or the most of it.
const DEGREES: readonly (readonly [words: RegExp, measure: Measure, isMost: boolean])[] = [
  [/^(?:small|little|tiny|compact)/iu, ({ specs }) => specs.screenSizeInches, false],
  [/^(?:big|large|huge)/iu, ({ specs }) => specs.screenSizeInches, true],
  [/^cheap/iu, ({ price }) => Number(price), false],
  [/^(?:dear|expensive|posh)/iu, ({ price }) => Number(price), true],
  [/^light/iu, ({ specs }) => specs.weightKg, false],
  [/^heav/iu, ({ specs }) => specs.weightKg, true],
  [/^bright/iu, ({ specs }) => specs.brightnessNits, true],
];

/** Which of what stands on the screen a message points at: 'the second one', 'the 55 inch one', 'the small one', 'they', 'it'. */
export function pointedAt(
  message: string,
  inMind: readonly CatalogueEntry[],
  isPage: boolean,
): readonly CatalogueEntry[] {
  if (inMind.length === 0) return [];
  const ordinal = ORDINALS.findIndex((word) => new RegExp(`\\bthe ${word}\\b`, 'iu').test(message));
  if (ordinal >= 0) return inMind.slice(ordinal, ordinal + 1);
  if (/\bthe last\b/iu.test(message)) return inMind.slice(-1);
  const inches = Number(
    /(\d+(?:\.\d+)?)\s*(?:["″]|-?inch(?:es)?\b)|\bthe (\d{2,3})s?\b/iu.exec(message)?.slice(1).find(Boolean),
  );
  if (inches) return inMind.filter(({ product }) => product.specs.screenSizeInches === inches).slice(0, 1);
  const called = /\bthe (?:\p{L}+ )?([\p{L}-]+) (?:ones?|version|model)\b/iu.exec(message)?.[1];
  const one = called ? oneCalled(called, inMind) : null;
  if (one) return [one];
  const purpose = /\bthe one (?:for|with|by|on|beside|near|that|in) (?:the |a |an |my |our )?([\p{L}-]+)/iu.exec(
    message,
  )?.[1];
  if (purpose) return inMind.length === 1 ? inMind : [oneCalled(purpose, inMind) ?? []].flat();
  return !isPage && MANY.test(message) ? inMind : inMind.slice(0, 1);
}

function oneCalled(word: string, inMind: readonly CatalogueEntry[]): CatalogueEntry | null {
  const degree = DEGREES.find(([words]) => words.test(word));
  if (degree) {
    const [, measure, isMost] = degree;
    const measured = inMind.filter(({ product }) => measure(product) !== undefined);
    const inOrder = measured.sort((a, b) => (measure(a.product) ?? 0) - (measure(b.product) ?? 0));
    return inOrder.at(isMost ? -1 : 0) ?? null;
  }
  const stem = word.slice(0, STEM).toLowerCase();
  const says = (text: string) => everyToken(text).some((token) => token.startsWith(stem));
  const byName = inMind.filter(({ product }) => says(product.name));
  const telling = byName.length > 0 ? byName : inMind.filter(({ product }) => says(product.description ?? ''));
  return telling.length === 1 ? (telling[0] ?? null) : null;
}

// 'Wheeled' is of 'wheels'.
const STEM = 5;
