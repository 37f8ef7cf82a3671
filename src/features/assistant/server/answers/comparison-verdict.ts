import type { Product } from '#features/catalogue/contract.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { formatPounds, toPence } from '#values/money.ts';

type Measure = 'weightKg' | 'brightnessNits' | 'screenSizeInches' | 'widthMm' | 'heightMm' | 'depthMm' | 'powerWatts';

// What a comparative asks for: the fact, and whether the larger figure has it.
const ASKED: readonly (readonly [words: RegExp, fact: Measure, isMore: boolean, said: string])[] = [
  [/\blight(?:er|est)\b/iu, 'weightKg', false, 'lighter'],
  [/\bheav(?:ier|iest)\b/iu, 'weightKg', true, 'heavier'],
  [/\bbright(?:er|est)\b/iu, 'brightnessNits', true, 'brighter'],
  [/\b(?:bigg|larg)(?:er|est)\b/iu, 'screenSizeInches', true, 'larger'],
  [/\bsmall(?:er|est)\b/iu, 'screenSizeInches', false, 'smaller'],
  [/\bwid(?:er|est)\b/iu, 'widthMm', true, 'wider'],
  [/\btall(?:er|est)\b/iu, 'heightMm', true, 'taller'],
  [/\b(?:thinn|slimm)(?:er|est)\b/iu, 'depthMm', false, 'slimmer'],
  [
    /\b(?:less|lower) (?:power|electricity|energy|watts)|\bcheap(?:er|est) to run\b/iu,
    'powerWatts',
    false,
    'more frugal',
  ],
  [
    /\b(?:more|higher) (?:power|electricity|energy|watts)|\b(?:dearer|more expensive) to run\b/iu,
    'powerWatts',
    true,
    'dearer to run',
  ],
];

/** Which of two products is lighter, brighter or cheaper, where one is asked for: the answer before the rows. */
export function verdictOn(message: string, products: readonly Product[]): string[] {
  const [one, other] = products;
  if (!one || !other) return [];
  const verdicts = ASKED.flatMap(([words, fact, isMore, said]) =>
    words.test(message) ? [first(one, other, fact, isMore, said)] : [],
  );
  const isOfPrice = /\b(?:cheap(?:er|est)|dearer|less expensive|more expensive)\b(?! to run)/iu.test(message);
  return [...verdicts, ...(isOfPrice ? [cheaper(one, other)] : [])];
}

function first(one: Product, other: Product, fact: Measure, isMore: boolean, said: string): string {
  const [a, b] = [one.specs[fact], other.specs[fact]];
  if (a === undefined || b === undefined)
    return `Which is ${said} I cannot say: ${a === undefined ? one.name : other.name} does not state it.`;
  if (a === b) return `Neither is ${said}: both state ${specRow(one.specs, fact)?.value}.`;
  const [has, lacks] = a > b === isMore ? [one, other] : [other, one];
  return `The ${said} is ${has.name}: ${specRow(has.specs, fact)?.value} against ${specRow(lacks.specs, fact)?.value}.`;
}

function cheaper(one: Product, other: Product): string {
  const gap = toPence(one.price) - toPence(other.price);
  if (gap === 0) return 'Both cost the same.';
  return `The cheaper is ${(gap < 0 ? one : other).name}, by ${formatPounds(Math.abs(gap))} ex VAT.`;
}
