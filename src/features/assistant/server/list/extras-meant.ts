import { countedPart } from '#features/assistant/list/phrases.ts';
import { holderSaid } from '#features/assistant/list/with-said.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { kindNamed, namesThing } from '#features/search/server/door.ts';
import { isAlike } from './choose-goods.ts';
import type { ListLine } from './list-line.ts';

/** What of a list words point at: lines, or what goes with lines. */
export interface Meant {
  lines: readonly number[];
  extras: readonly { line: number; extra: number }[];
}

/** Says nothing of which one is meant. */
export const EMPTY =
  /^(?:the|an?|ones?|for|in|at|by|on|of|to|with|those|these|that|this|our|my|your|all|inch|inches|screens?|displays?|tvs?|televisions?|monitors?|things?|rather|please)$/iu;

/** The extras of a kind that words name, the nearest to the words. */
export function extrasNamed(lines: readonly ListLine[], words: string): Meant['extras'] {
  const { rest = words } = countedPart(words) ?? {};
  const thing = holderSaid(rest === '' ? words : rest);
  if (!namesThing(thing)) return [];
  const isOfKind = kindNamed(thing);
  const ofKind = extrasWhere(lines, ({ goods: { product } }) => isOfKind(product));
  const near = ofKind.filter((each) =>
    extrasAlike(lines, thing).some((other) => other.line === each.line && other.extra === each.extra),
  );
  // 'The stands' are all that hold like one.
  const isPlain = everyToken(thing).length < 2;
  return near.length > 0 && !isPlain ? near : ofKind;
}

/** The extras that have all the words in their names. */
export function extrasAlike(lines: readonly ListLine[], words: string): Meant['extras'] {
  const tokens = everyToken(words).filter((token) => !EMPTY.test(token));
  return tokens.length === 0
    ? []
    : extrasWhere(lines, ({ goods: { product } }) =>
        tokens.every((token) => everyToken(product.name).some((each) => isAlike(each, token))),
      );
}

function extrasWhere(
  lines: readonly ListLine[],
  isMeant: (extra: ListLine['extras'][number]) => boolean,
): Meant['extras'] {
  return lines.flatMap(({ extras }, line) => extras.flatMap((each, extra) => (isMeant(each) ? [{ line, extra }] : [])));
}
