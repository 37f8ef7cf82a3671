import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { thingsAskedFor } from '#features/assistant/questions/things-asked-for.ts';
import { wordsOfTheShop } from '#features/assistant/topics/words-of-the-shop.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { findSold } from '../find-sold.ts';
import { CONTACT } from '../say.ts';
import { asksNextDay } from './delivery.ts';
import { situationIn } from './likely-situation.ts';
import { sayOfSituation } from './say-situation.ts';

// So likely a message tells of something that the shop has a product for, whatever the buyer calls it.
const TOLD_OTHERWISE = 0.3;

/** 'Do you sell fryers': what of it no product is called, by the search's own reading, and the first of what is sold beside it. */
export async function answerUnsold(asked: Asked): Promise<AssistantAnswer | null> {
  if (asked.named.entries.length > 0 || asksNextDay(asked.message)) return null;
  const things = thingsAskedFor(asked.message);
  const found = await Promise.all(things.map((thing) => findSold(asked.context, asked.snapshot, thing)));
  const lacking = found.filter((each) => each?.isCalled === false);
  const [sold] = found.filter((each) => each?.isCalled && each.isAbout && each.products.length > 0);
  const beside = things.find((_, at) => found[at] === sold);
  const isSold =
    sold && beside ? `For ‘${beside}’ I find ${sold.total}, first ${sold.products[0]?.product.name}.` : null;
  const shown = {
    products: sold?.products ?? [],
    total: sold?.total ?? 0,
    search: sold && beside ? String(new URLSearchParams({ q: beside })) : null,
  };
  // A loudspeaker is found as 'Wall speakers', and is not looked for among what only shares a word with the question.
  if (lacking.length === 0) return isSold && sold?.isOtherName ? { ...NOTHING, reply: isSold, ...shown } : null;
  const quoted = things.filter((_, at) => found[at]?.isCalled === false).map((thing) => `‘${thing}’`);
  const isCertain = lacking.every((each) => each?.lacking?.isUnsold);
  // A 'number machine' as in the bank is sold under another name.
  const told = isCertain ? null : await situationIn(asked.message, TOLD_OTHERWISE);
  if (told?.sells) return sayOfSituation(asked, told);
  return {
    ...NOTHING,
    reply: [
      isCertain
        ? `We do not sell ${listed(quoted)}: no product is called so.`
        : `No product in the shop is called ${listed(quoted)}.`,
      isSold ?? 'A person can tell you whether there is a way.',
    ].join(' '),
    sources: [CONTACT],
    ...shown,
    ways: sold ? [] : ['person'],
  };
}

/** The same before the shop's own topics: 'fire alarm call points' are no points, but 'site surveys' and 'training' are its own. */
export async function answerUnsoldThings(asked: Asked): Promise<AssistantAnswer | null> {
  const known = wordsOfTheShop();
  const isService = (thing: string) => everyToken(thing).every((token) => isStopWord(token) || known.has(token));
  const things = thingsAskedFor(asked.message);
  if (things.length === 0 || things.some(isService)) return null;
  return answerUnsold(asked);
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
