import { holderSaid, NAMES_EXTRA } from '#features/assistant/list/with-said.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { isScreen, kindNamed, namesThing, needsCalledFor } from '#features/search/server/door.ts';
import { isAlike } from './choose-goods.ts';
import { EMPTY, extrasAlike, extrasNamed, type Meant } from './extras-meant.ts';
import type { ListLine } from './list-line.ts';

const NOTHING_MEANT: Meant = { lines: [], extras: [] };
const ORDINALS: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, last: -1 };
const ON_A_HOLDER = /\b(?:on|with) (?:the |an? |its |their )?(?<holder>[\p{L} -]+)$/iu;

/** Which lines or extras words mean: by what they are, their size, the place they were asked for, their order, or what holds them. */
export function meantIn(lines: readonly ListLine[], words: string): Meant {
  const ofExtras = NAMES_EXTRA.test(words) || /^(?:walls?|ceilings?)$/iu.test(words) ? extrasNamed(lines, words) : [];
  if (ofExtras.length > 0) return { lines: [], extras: ofExtras };
  const held = linesHeld(lines, words);
  if (held.length > 0) return { lines: held, extras: [] };
  // What goes with goods is told by what it is, and not by the words of the goods.
  if (NAMES_EXTRA.test(words)) return { lines: linesOfKind(lines, words), extras: [] };
  const own = linesNamed(lines, words);
  if (own.length > 0) return { lines: own, extras: [] };
  const byName = extrasAlike(lines, words);
  return byName.length > 0 ? { lines: [], extras: byName } : NOTHING_MEANT;
}

// 'The ones on the wall' are those with a wall bracket.
function linesHeld(lines: readonly ListLine[], words: string): readonly number[] {
  const holder = ON_A_HOLDER.exec(words)?.groups?.holder;
  if (!holder || !namesThing(holderSaid(holder))) return [];
  return [...new Set(extrasNamed(lines, holder).map(({ line }) => line))];
}

function linesOfKind(lines: readonly ListLine[], words: string): readonly number[] {
  const isOfKind = namesThing(words) ? kindNamed(words) : () => false;
  return lines.flatMap(({ goods }, at) => (isOfKind(goods.product) ? [at] : []));
}

function linesNamed(lines: readonly ListLine[], words: string): readonly number[] {
  const tokens = everyToken(words.replace(/(\d)s\b/giu, '$1')).filter((token) => !EMPTY.test(token));
  const all = lines.map((_, at) => at);
  // 'The screens' are all that show something.
  if (tokens.length === 0)
    return /\b(?:screens?|displays?|tvs?|monitors?)\b/iu.test(words) ? all.filter((at) => isShown(lines[at])) : [];
  const ordinal = ORDINALS[tokens[0] ?? ''];
  if (ordinal !== undefined && tokens.length === 1) return all.slice(ordinal, ordinal + 1 || undefined);
  const bySize = ofDegree(lines, words);
  if (bySize !== null) return [bySize];
  const having = all.filter((at) => tokens.every((token) => has(lines[at], token)));
  if (having.length > 0 && having.length < all.length) return having;
  const ofKind = ofKindOrNeed(lines, words, all);
  return ofKind.length > 0 ? ofKind : having;
}

function isShown(line: ListLine | undefined): boolean {
  return line !== undefined && isScreen(line.goods.product);
}

function has(line: ListLine | undefined, token: string): boolean {
  if (!line) return false;
  const { name, specs } = line.goods.product;
  if (/^\d+$/u.test(token))
    return Math.floor(specs.screenSizeInches ?? 0) === Number(token) || everyToken(name).includes(token);
  return [...everyToken(name), ...everyToken(line.said)].some((each) => isAlike(each, token));
}

function ofKindOrNeed(lines: readonly ListLine[], words: string, all: readonly number[]): readonly number[] {
  const needs = needsCalledFor(words).filter(({ isFact }) => isFact);
  const isOfKind = namesThing(words) && !/\d/u.test(words) ? kindNamed(words) : null;
  if (needs.length === 0 && !isOfKind) return [];
  const fitting = all.filter((at) => {
    const product = lines[at]?.goods.product;
    return product && needs.every((need) => need.fits(product) >= 0) && (isOfKind?.(product) ?? true);
  });
  return fitting.length < lines.length || isOfKind ? fitting : [];
}

// 'The small one' of two sizes.
function ofDegree(lines: readonly ListLine[], words: string): number | null {
  const isBig = /\b(?:big\w*|larg\w*)\b/iu.test(words);
  if (!isBig && !/\b(?:small\w*|little)\b/iu.test(words)) return null;
  const inches = lines.map(({ goods }) => goods.product.specs.screenSizeInches ?? 0);
  const wanted = isBig ? Math.max(...inches) : Math.min(...inches);
  return new Set(inches).size > 1 ? inches.indexOf(wanted) : null;
}
