import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { filtered } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Condition } from '../understanding/conditions.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { isA } from '../understanding/things.ts';
import { isFor, type Meant } from './agreement.ts';
import { isAllOfAPage, isAllThatIsAsked, isOnlyUnmet, isSeveralWords, isUseBesideUnmet } from './all-that-is-asked.ts';
import { besideFew } from './beside-few.ts';
import type { Columns } from './columns/columns.ts';
import type { IndexInForce } from './current-index.ts';
import { asksForAll, isAnswered, isForAPage } from './meant.ts';
import { meetsAll } from './meets-conditions.ts';
import { ofNamedKind } from './named-kind.ts';
import { type Lacking, lackingFrom } from './not-sold.ts';
import type { PriceOf } from './price-side.ts';
import { withBreaks } from './qualities-said.ts';
import type { Asked } from './read-and-rank.ts';
import { relax, withRelaxed } from './relax.ts';
import { isNoneOf, rulesOf, withPinned } from './staff-rules.ts';
import { withStated } from './stated.ts';
import { isNamedOutright, type Scored } from './weigh.ts';

/** A query and what is searched for it. */
export interface Searched {
  query: SearchQuery;
  snapshot: Snapshot;
  inForce: IndexInForce;
  columns: Columns;
  /** The prices that its words are about. */
  priceOf: PriceOf;
}

/** Which products remain for a query, before its filters. */
interface Kept {
  /** Those with its words that meet its conditions. */
  met: readonly Scored[];
  kept: readonly Scored[];
  /** The facts that are asked for and that each of them has. */
  sure: readonly ReadNeed[];
  /** Whether staff hide a product for these words. */
  isShown: (place: number) => boolean;
  /** The condition that nothing meets and that is given up. */
  leftOut: Condition | null;
  /** What is asked for and no product is called. */
  lacking: Lacking | null;
  /** Whether nothing that is sold is near what is asked for. */
  isNothingNear: boolean;
}

/** What remains of the products with a query's words: those that meet its conditions and facts; where none does, what is meant without its words. */
export function* keptOf(asked: Asked, { query, snapshot, inForce, columns, priceOf }: Searched): Steps<Kept> {
  const { scored, conditions, meant, reading } = asked;
  const { attributes } = inForce;
  const rules = rulesOf(query.q ?? '', inForce);
  const met = yield* meeting(yield* withPinned(scored, rules, columns), conditions, inForce, priceOf, columns);
  const nearest = (yield* isToBeRelaxed(asked, met, query, columns))
    ? yield* relax(snapshot, meant, conditions, { attributes, priceOf, saidAs: reading.saidAs })
    : null;
  // What is said is not given up for a kind that only follows from a place or a use.
  const isKindStated = meant.asked !== null && !meant.isAssumed;
  const relaxed =
    nearest === null
      ? yield* besideFew(met, asked, snapshot, { attributes, priceOf })
      : nearest.leftOut && met.length > 0 && !isKindStated
        ? null
        : nearest;
  const isShown = isNoneOf(rules.hidden, columns);
  const lacking = asked.isTrade
    ? yield* lackingFrom(withBreaks(query.q ?? '', asked.qualities), asked, snapshot, inForce)
    : null;
  // One word may be a quality that texts and attributes have: 'fanless'.
  const isAlone = isSeveralWords(query.q) && isAllThatIsAsked(meant, conditions);
  const isNothingNear = (lacking !== null && (lacking.isThing ? lacking.isUnsold : isAlone)) || isOnlyUnmet(asked);
  // 'Delivery to Norwich' and 'exercise books' are about no product that has these words by chance.
  const isAboutNone = isNothingNear || isAllOfAPage(asked) || isForAPage(reading, meant, conditions);
  const remaining = isAboutNone
    ? { kept: yield* filtered(met, isNamedOutright), sure: [] }
    : yield* ofNamedKind(
        yield* withStated(yield* withRelaxed(met, relaxed, isShown, columns.entries.length), meant, columns.texts),
        met,
        asked,
        columns.texts,
      );
  const ofUse = isUseBesideUnmet(asked) ? yield* filtered(remaining.kept, isOfUse(meant, columns)) : [];
  const kept = ofUse.length > 0 ? ofUse : remaining.kept;
  return { met, ...remaining, kept, isShown, leftOut: relaxed?.leftOut ?? null, lacking, isNothingNear };
}

function isOfUse(meant: Meant, { texts }: Columns): (each: Scored) => boolean {
  const { asked, wish } = meant;
  const isIt = asked && asked === wish.thing ? texts.ofTrait(({ thing }) => isA(thing, asked)) : isFor(meant, texts);
  return ({ place }) => isIt(place);
}

function* meeting(
  all: readonly Scored[],
  conditions: readonly Condition[],
  { attributes }: IndexInForce,
  priceOf: PriceOf,
  columns: Columns,
): Steps<readonly Scored[]> {
  if (conditions.length === 0) return all;
  const isMet = meetsAll(conditions, attributes.amounts, priceOf, columns);
  return yield* filtered(all, ({ place }) => isMet(place));
}

function* isToBeRelaxed(
  { isTrade, reading, meant, isNamed }: Asked,
  met: readonly Scored[],
  { q }: SearchQuery,
  { texts }: Columns,
): Steps<boolean> {
  // The words of 'price without VAT, 50 inch' are those of a page, and in a product's text by chance.
  const isBesidePage = reading.page !== null && reading.asked === null && meant.asked !== null;
  return (
    isTrade && !!q?.trim() && (asksForAll(reading) || isBesidePage || !(yield* isAnswered(met, meant, isNamed, texts)))
  );
}
