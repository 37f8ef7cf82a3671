import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import { kindNamed } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { numberSaid, wordsUpTo } from '#values/number-words.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { licencesIn } from './software.ts';

const YEARS = new RegExp(String.raw`\b(?:over|for|across|in) (?:the )?(\d|${wordsUpTo(10)}) years?\b`, 'iu');
const ASKS_SUM = /\b(?:total|costs?|prices?|how much|come to|add up|altogether)\b/iu;
const OF_LICENCES = /\b(?:software|cms|licen[cs]es?|subscriptions?)\b/iu;
const MONTHS = /\b(\d{1,2}) months?\b/iu;
const MONTHS_A_YEAR = 12;

/** 'Eight screens over three years, what would the total be?' where software is spoken of: the licences of all those years. */
export async function answerLicencesOverYears(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, mind, snapshot } = asked;
  const years = numberSaid(YEARS.exec(message)?.[1]);
  if (!years || !ASKS_SUM.test(message)) return null;
  const isSoftware = kindNamed('software');
  const shown = mind.shown.flatMap((id) => snapshot.byId.get(id) ?? []);
  const isOfThem = shown.length > 0 && shown.every(({ product }) => isSoftware(product));
  if (!isOfThem && !OF_LICENCES.test(message)) return null;
  const licence = licencesIn(asked).find(({ product }) => MONTHS.test(product.name));
  const months = Number(MONTHS.exec(licence?.product.name ?? '')?.[1] ?? 0);
  if (!licence || months === 0) return null;
  const { product } = licence;
  const pieces = piecesIn(message.replace(YEARS, ' '));
  const times = Math.ceil((years * MONTHS_A_YEAR) / months);
  const licences = pieces * times;
  const [ex, inc] = [toPence(product.price), toPence(product.priceIncVat)].map((each) => formatPounds(each * licences));
  return {
    ...NOTHING,
    reply: [
      `${product.name}, one for each screen: ${pieces} × ${times} = ${licences} licences, ${ex} ex VAT, ${inc} including VAT.`,
      `That is at the price of today. It is sold for ${months} months at a time, so that later years are paid when they come.`,
    ].join('\n'),
    sources: [{ label: product.name, href: paths.product(product) }],
    products: [{ product, reason: 'What screens are planned with.' }],
    total: 1,
  };
}
