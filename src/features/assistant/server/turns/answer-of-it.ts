import { aspectsIn } from '#features/assistant/questions/aspects.ts';
import { COMPARES, YES_OR_NO } from '#features/assistant/questions/kinds.ts';
import { readUse } from '#features/assistant/questions/use-asked.ts';
import { asksOfIt, factsAskedOfIt } from '#features/assistant/turns/of-it.ts';
import { sizeTold } from '#features/assistant/turns/size-told.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { needsCalledFor } from '#features/search/server/door.ts';
import { readSetting } from '#features/settings/server/door.ts';
import { paths } from '#web/paths.ts';
import { type FactsAsked, sayOf } from '../answers/say-facts.ts';
import { NOTHING } from '../asked.ts';
import { pointedAt } from '../pointed-at.ts';
import { knownOfOthers, notOnTheirPages } from './not-on-its-page.ts';
import { entryOfSize } from './of-size.ts';
import type { OpenThread } from './open-thread.ts';
import { totalsOfGoods } from './totals-of-goods.ts';
import type { Turn, TurnKind } from './turn.ts';

const MOST_TOLD = 3;
const MANY = /\b(?:they|them|these|those|both|all|each|yours)\b/iu;
const ONE_OF_THEM = /\bthe (?:first|second|third|last|other|\p{L}+ one|\d{2,3})\b/iu;

/** 'Does it move', 'how heavy is that one': its specification and its page, and nobody else's. */
export const answerOfIt: TurnKind = async (turn) => {
  const { asked, thread } = turn;
  const { message, named } = asked;
  if (named.entries.length > 0 || COMPARES.test(message) || !asksOfIt(message)) return null;
  const inches = sizeTold(message);
  const ofSize = inches === null ? null : entryOfSize(turn, inches);
  // A size that is named and not sold is no other one.
  const meant = inches === null ? entriesMeant(message, thread) : ofSize ? [ofSize] : [];
  const question = await questionOf(asked);
  if (meant.length === 0 || question.facts.length + question.aspects.length === 0) return null;
  const says = meant.map((entry) => ({ entry, said: sayOf(entry, question) }));
  const telling = says.filter(({ said }) => said.isKnown);
  if (telling.length === 0) return ofNoPage(meant, question);
  // 'The first one' is asked of that alone.
  const totals = ofSize || ONE_OF_THEM.test(message) ? [] : totalsOfGoods(thread.goods, question.facts);
  return {
    answer: {
      ...NOTHING,
      reply: [...says.map(({ said }) => said.text), ...totals].join('\n'),
      sources: says.map(({ entry: { product } }) => ({ label: product.name, href: paths.product(product) })),
    },
  };
};

// What is asked for by its name and stands on no page of those that are meant.
async function ofNoPage(meant: readonly CatalogueEntry[], { asked, aspects, facts }: FactsAsked) {
  const [only, ...others] = meant;
  if (!only || aspects.length === 0 || facts.length > 0) return null;
  const general = others.length > 0 ? null : await knownOfOthers(only, asked);
  const names = aspects.map(({ name }) => name);
  return { answer: general ?? notOnTheirPages(meant, names) };
}

/** Which of what was spoken of a message points at: the first, or all where it says 'they'. */
function entriesMeant(message: string, { about, shown, goods }: OpenThread): readonly CatalogueEntry[] {
  if (ONE_OF_THEM.test(message)) {
    const pointed = pointedAt(message, shown.length > 0 ? shown : about, false);
    if (pointed.length > 0) return pointed.slice(0, 1);
  }
  // Of goods in a sum 'they' are the main ones.
  const isOfSeveral = MANY.test(message) && goods.every(({ pieces }) => pieces === 1);
  return isOfSeveral ? about.slice(0, MOST_TOLD) : about.slice(0, 1);
}

/** What a message asks of a product: its facts and what its page says. */
export async function questionOf({ message, context }: Turn['asked']): Promise<FactsAsked> {
  const use = readUse(message);
  const { pencePerKwh } = use.pencePerKwh === null ? await readSetting(context.db, 'electricity') : use;
  return {
    facts: factsAskedOfIt(message),
    calledFor: YES_OR_NO.test(message) ? needsCalledFor(message) : [],
    aspects: aspectsIn(message),
    pieces: 1,
    use: { ...use, pencePerKwh },
    asked: message,
  };
}
