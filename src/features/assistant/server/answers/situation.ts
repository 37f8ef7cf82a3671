import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { type FactName, readFacts } from '#features/assistant/questions/asked-facts.ts';
import { POINTS_BACK, TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import type { Situation } from '#features/assistant/situations/situations.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { needsCalledFor, orderAskedFor } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';
import { answerFacts } from './facts.ts';
import { situationIn } from './likely-situation.ts';
import { answerOnAnyPage, aspectsOfAny } from './on-any-page.ts';
import { inWords, linkOf, sayOfSituation } from './say-situation.ts';
import { IN_GENERAL } from './trade.ts';

// So likely a message is about it: four in five are, of sentences by a hand that taught nothing.
const LEAST_LIKE = 0.25;
// Where a fact or a comparison is asked for, only what is surely told.
const LEAST_OF_A_FACT = 0.42;
// Where nothing else is known, so much will do.
const OUTDOORS = /\b(?:outdoor|A-board|drive-through|LED sign|IP|lockable|window|content|player|bracket|totem)\b/iu;
const LEAST_AT_LAST = 0.15;

/** What a buyer is up against: what holds of all such places, and the first of what is sold for it with its price. */
export async function answerSituation(asked: Asked): Promise<AssistantAnswer | null> {
  // 'The brightest for a south window' is put in order by the search.
  if (isOfOneProduct(asked) || orderAskedFor(asked.message)) return null;
  const situation = await situationIn(asked.message, isOfFacts(asked.reading) ? LEAST_OF_A_FACT : LEAST_LIKE);
  if (!situation || isElsewhere(situation, asked.message) || (await isOfElse(situation, asked))) return null;
  // 'How heavy is a 32 inch one, my wall is only plasterboard': the weight first, then the wall.
  const measured = asksMeasure(asked.message) ? await answerFacts(asked) : null;
  if (measured && measured.products.length > 0)
    return {
      ...measured,
      reply: [...measured.reply.split('\n').filter((line) => !line.startsWith(IN_GENERAL)), situation.answer].join(
        '\n',
      ),
      sources: [...measured.sources, linkOf(situation)],
    };
  const said = await sayOfSituation(asked, situation);
  const pages = said.products.length === 0 ? await answerOnAnyPage(asked) : null;
  return pages
    ? { ...pages, reply: `${said.reply}\n${pages.reply}`, sources: [...pages.sources, ...said.sources] }
    : said;
}

const MEASURES: ReadonlySet<FactName> = new Set<FactName>([
  'weightKg',
  'widthMm',
  'heightMm',
  'depthMm',
  'powerWatts',
  'loadKg',
]);

function asksMeasure(message: string): boolean {
  return readFacts(message).facts.some((fact) => MEASURES.has(fact));
}

/** The same where nothing else answers, and of what is shown as well: better than not to know. */
export async function answerSituationAtLast(asked: Asked): Promise<AssistantAnswer | null> {
  const situation = await situationIn(asked.message, LEAST_AT_LAST);
  if (!situation || (await isOfElse(situation, asked))) return null;
  return isOfOneProduct(asked) ? inWords(situation) : sayOfSituation(asked, situation);
}

const FACTS = ['fact', 'kind-fact', 'compare', 'fit', 'price', 'stock', 'size'] as const;

function isOfFacts(reading: Asked['reading']): boolean {
  return FACTS.some((topic) => isAbout(reading, topic));
}

// 'The front of our theatre, outside' is no hall.
function isElsewhere({ sells }: Situation, message: string): boolean {
  const isOutside = needsCalledFor(message).some(({ isOpenAir }) => isOpenAir);
  return sells !== null && isOutside && !OUTDOORS.test(sells);
}

// No broadband is no frost, and whoever says what is looked for is not asked what has to be known.
async function isOfElse(situation: Situation, { message }: Asked): Promise<boolean> {
  if ((await situationIn(message, SURELY_LIKE)) === situation) return false;
  const aspects = aspectsOfAny(message);
  const told = `${situation.answer} ${situation.sells ?? ''}`;
  const isSilent = aspects.length > 0 && !aspects.some(({ asked, said }) => asked.test(told) || said.test(told));
  const isOverWish = situation.isStart && TELLS_A_WISH.test(message) && nounPhrasesIn(message).length > 0;
  return isSilent || Boolean(isOverWish);
}

const SURELY_LIKE = 0.55;

// What is named, is open or was shown is asked about itself.
function isOfOneProduct({ named, mind, message }: Asked): boolean {
  const isOpen = mind.page !== null && mind.shown.length === 0 && !TELLS_A_WISH.test(message);
  return named.entries.length > 0 || isOpen || (mind.shown.length > 0 && POINTS_BACK.test(message));
}
