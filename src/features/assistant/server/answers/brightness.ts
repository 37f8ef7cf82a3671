import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { TRADE_KNOWLEDGE } from '#features/assistant/knowledge/trade-knowledge.ts';
import { ASPECTS } from '#features/assistant/questions/aspects.ts';
import { POINTS_BACK, TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { readConditions } from '#features/search/server/door.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { listDescribed } from '../meant-products.ts';

const NEEDED = TRADE_KNOWLEDGE.find(({ id }) => id === 'nits-needed');
const OUTSIDE = /\b(?:outdoors?|outside|terrace|garden|pavement|car park|street|forecourt|pitch)\b/iu;
const IN_DAYLIGHT = /\b(?:windows?|sun\w*|daylight|glass|glazed|shop ?front|atrium|conservatory)\b/iu;

const LIT_FROM_BEHIND = /\b(?:behind|opposite|facing)\b.*\b(?:queue|people|customers?|counter|us|them)\b/iu;
const WANTS_LIGHT = /\b(?:nits?|bright\w*)\b/iu;

/** How bright a screen has to be for its place, with the screens that are made for it. */
export async function answerBrightness(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, reading, mind } = asked;
  const goesOn =
    mind.before !== null && WANTS_LIGHT.test(mind.before) && (IN_DAYLIGHT.test(message) || OUTSIDE.test(message));
  if (!NEEDED || !(goesOn || isAbout(reading, 'brightness-needed'))) return null;
  // Whether a coating takes the glare away stands on pages.
  if (ASPECTS.reflections.asked.test(message)) return null;
  // The sign that is named has its own brightness.
  if (asked.named.entries.length > 0) return null;
  // A wish with a price is one for a product.
  if (readConditions(message).some(({ kind }) => kind === 'price') || TELLS_A_WISH.test(message)) return null;
  // 'Is it bright enough' is judged from its own specification.
  if (POINTS_BACK.test(message) && (mind.page !== null || mind.shown.length > 0)) return null;
  // Indoors an ordinary screen will do, so that none is made for it.
  const isInWindow = IN_DAYLIGHT.test(message) && !LIT_FROM_BEHIND.test(message);
  const query = OUTSIDE.test(message) ? 'outdoor screen' : isInWindow ? 'window display' : null;
  if (!query) return { ...NOTHING, reply: NEEDED.answer, sources: [NEEDED.link] };
  const list = await listDescribed(asked, query, 3);
  return {
    ...NOTHING,
    reply: list.cards.length > 0 ? `${NEEDED.answer} These are made for it:` : NEEDED.answer,
    sources: [NEEDED.link],
    products: list.cards,
    search: list.search,
    total: list.total,
  };
}
