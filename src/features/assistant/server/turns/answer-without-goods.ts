import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { aspectsIn } from '#features/assistant/questions/aspects.ts';
import { withoutLeads } from '#features/assistant/turns/clauses.ts';
import { countChangedIn } from '#features/assistant/turns/count-changed.ts';
import { answerQuantity } from '../answers/quoting.ts';
import { answerUnsoldThings } from '../answers/unsold.ts';
import type { TurnKind } from './turn.ts';

const FOR_IT = /^(?:(?:an?|the|any|some) )?(?<thing>[\p{L}][\p{L} -]{3,40}?) (?:for|on|with) (?:it|them|that|those)$/iu;

const OF_PRICES: ReadonlySet<string> = new Set(['price-match', 'discount', 'quote', 'trade-account']);

/** 'What about if I take 10' where no product was spoken of: what the shop says of several. */
export const answerQuantityTurn: TurnKind = async ({ asked, thread }) => {
  const pieces = countChangedIn(withoutLeads(asked.message));
  if (pieces === null || thread.goods.length > 0 || !OF_PRICES.has(thread.topic ?? '')) return null;
  const answer = await answerQuantity(asked);
  return answer && { answer };
};

/** 'A motorised lift for it?': that it is not sold, where no product is called so. */
export const answerUnsoldAddition: TurnKind = async ({ asked }) => {
  const thing = FOR_IT.exec(withoutLeads(asked.message))?.groups?.thing;
  // 'VESA on that' asks for a fact.
  const isFact = thing !== undefined && readFacts(thing).facts.length + aspectsIn(thing).length > 0;
  if (!thing || isFact || /\b(?:is|are|does|do|can|what|which|how|why|when|good|enough|price|quote)\b/iu.test(thing))
    return null;
  const answer = await answerUnsoldThings({ ...asked, message: `Do you sell a ${thing}?` });
  return answer && { answer };
};
