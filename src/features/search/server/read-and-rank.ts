import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { Steps } from '#platform/steps.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import type { Condition } from '../understanding/conditions.ts';
import { ofScreens, type ReadNeed } from '../understanding/needs.ts';
import type { Quality } from '../understanding/qualities.ts';
import { NOTHING_READ, type Reading } from '../understanding/reading.ts';
import type { Meant } from './agreement.ts';
import { isTradeCatalogue } from './catalogue-knows.ts';
import type { IndexInForce } from './current-index.ts';
import { meantBy, readingOf } from './meant.ts';
import { sideOfWords } from './price-side.ts';
import { byItsName, isAnythingNamed, isSentence, rankOrPopular, rankUnderConditions } from './rank-by-words.ts';
import { NOTHING_TOLD, toldOf } from './told-by-texts.ts';
import { needsIn } from './understood.ts';
import type { Unmet } from './unmet.ts';
import type { Scored } from './weigh.ts';

/** What a query says, and the products with its words. */
export interface Asked {
  q: string;
  scored: readonly Scored[];
  groups: readonly WordGroup[];
  conditions: readonly Condition[];
  needs: readonly ReadNeed[];
  meant: Meant;
  reading: Reading;
  /** Whether its words name products. */
  isNamed: boolean;
  /** Whether it is a sentence none of whose words does. */
  isByChance: boolean;
  isTrade: boolean;
  unmet: readonly Unmet[];
  told: readonly ReadNeed[];
  qualities: readonly Quality[];
}

/** Reads a query, and ranks the products with its words. */
export function* readAndRank(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): Steps<Asked> {
  const q = query.q ?? '';
  const { conditions, qualities, ranked } = yield* rankUnderConditions(query, snapshot, inForce);
  const { groups } = ranked;
  const isTrade = isTradeCatalogue(snapshot);
  const unread = [...conditions, ...qualities.filter(({ isUnread }) => isUnread)];
  const reading = isTrade ? readingOf(q, unread, groups) : NOTHING_READ;
  const isNamed = !reading.isTrouble && isAnythingNamed(groups, inForce.index);
  const told = isTrade ? yield* toldOf(q, reading, qualities, { snapshot, index: inForce.index }) : NOTHING_TOLD;
  const read = isTrade ? ofScreens(needsIn(q, groups, inForce.attributes.needs), !isNamed) : [];
  const isInQuality = ({ stretches }: ReadNeed) =>
    stretches.length > 0 &&
    stretches.every(({ from, to }) => qualities.some((each) => each.from <= from && to <= each.to));
  const needs = [...read.filter((need) => !isInQuality(need)), ...told.needs];
  const again = isNamed ? null : byItsName(q, conditions, needs);
  const { scored } =
    again === null
      ? ranked
      : yield* rankOrPopular({ q: again, vat: sideOfWords(query) }, snapshot, inForce, conditions);
  return {
    q,
    scored,
    groups,
    conditions,
    needs,
    meant: meantBy(q, reading, needs, conditions),
    reading,
    isNamed,
    isByChance: isTrade && !isNamed && isSentence(q),
    isTrade,
    unmet: told.unmet,
    told: told.needs,
    qualities,
  };
}
