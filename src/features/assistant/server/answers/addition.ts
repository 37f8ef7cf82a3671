import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { countChangedTo } from '#features/assistant/questions/job.ts';
import { ASKS_ON } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { wordsUpTo } from '#values/number-words.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { hangingOf } from './hanging.ts';
import { asksForBrackets, withoutBrackets } from './with-brackets.ts';
import { withFitting } from './with-fitting.ts';

const MOST_WORDS = 12;
// 'Ten of the 75s' is not of the 65 beside it.
const THE_SIZE = /\bthe (\d{2,3})s?\b(?! ?(?:%|cm|mm|m|kg)\b)/iu;
const GOES_ON =
  /^\s*(?:and|ok|okay|so|what about|how about|how much|what would|what does|what do|could|can|with|plus|do|does|price)\b/iu;
// What a person settles: no sum answers that.
const OF_TERMS = /\b(?:trade|discounts?|refund\w*|returns?|fit|fitted|install\w*)\b/iu;
const INSTEAD = new RegExp(String.raw`\b(\d{1,2}|${wordsUpTo(12)})(?: \p{L}+)?,? (?:instead|rather than)\b`, 'iu');
const ASKS_PRICE = /\b(?:how much|prices?|costs?|come to|total|altogether)\b/iu;

/** 'And for eight, with the brackets?' after a product: what so many of it come to, with what they are hung with where that is asked. */
export async function answerAddition(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, mind, snapshot, named } = asked;
  const size = THE_SIZE.exec(message)?.[1];
  const all = mind.shown
    .flatMap((id) => snapshot.byId.get(id)?.product ?? [])
    .filter(({ specs }) => !size || specs.screenSizeInches === Number(size));
  // 'For two instead of three' counts single ones, and no sets.
  const single = INSTEAD.test(message) ? all.filter(({ specs }) => specs.panels === undefined) : [];
  const shown = single.length > 0 ? single : all;
  const isShort =
    message.trim().split(/\s+/u).length <= MOST_WORDS &&
    (GOES_ON.test(message) || ASKS_ON.test(message) || asksForBrackets(message));
  const isOfThem = named.entries.length === 0 && nounPhrasesIn(withoutBrackets(message)).length === 0;
  if (
    shown.length === 0 ||
    !isShort ||
    !isOfThem ||
    OF_TERMS.test(message) ||
    readFacts(message).facts.includes('powerWatts')
  )
    return null;
  const isHung = asksForBrackets(message);
  const instead = INSTEAD.exec(message)?.[1];
  const count = instead ?? countChangedTo(message);
  const more = piecesIn(count ? `${count} of them` : message);
  if (!isHung && more === 1 && !(ASKS_PRICE.test(message) && ASKS_ON.test(message))) return null;
  const screens = more > 1 ? more : readWish(mind.before ?? '').pieces;
  // Three screens are one set of three.
  const panels = shown[0]?.specs.panels ?? 1;
  const pieces = panels > 1 && screens % panels === 0 ? screens / panels : screens;
  const hung = isHung ? await firstHung(asked, shown, pieces) : null;
  const [product] = hung ? [hung.product] : shown;
  if (!product) return null;
  const [ex, inc] = [product.price, product.priceIncVat].map((price) => formatPounds(toPence(price) * pieces));
  const alone = isHung
    ? `${product.name} stands by itself or brings what it is hung with. ${pieces} of it`
    : `${pieces} × ${product.name}`;
  const entry = snapshot.byId.get(product.id);
  const goodsPence = (hung?.each ?? toPence(product.price)) * pieces;
  const fitted = entry ? await withFitting(asked, entry, pieces, goodsPence) : [];
  const parts = hung ? [hung.product, hung.bracket] : [product];
  return {
    ...NOTHING,
    reply: [hung?.says ?? `${alone}: ${ex} ex VAT, ${inc} including VAT, before delivery.`, ...fitted].join('\n'),
    sources: parts.map((each) => ({ label: each.name, href: paths.product(each) })),
    products: parts.map((each) => ({ product: each, reason: 'Part of the sum.' })),
    total: parts.length,
  };
}

async function firstHung(asked: Asked, shown: readonly CatalogueEntry['product'][], pieces: number) {
  for (const product of shown) {
    const hung = await hangingOf(asked, product, pieces);
    if (hung) return { ...hung, product };
  }
  return null;
}
