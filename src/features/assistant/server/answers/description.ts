import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { tradeEntriesIn } from '#features/assistant/knowledge/trade-knowledge.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { ASKS_ON, IS_QUESTION, POINTS_BACK, WISHES } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { topicOf } from '#features/assistant/replies.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { paths } from '#web/paths.ts';
import { type Asked, DO_NOT_KNOW, NOTHING, WHICH_ONE } from '../asked.ts';
import { BEGINS_BACK, type MeantProducts, productsMeant, tellingWords } from '../meant-products.ts';
import { NOT_FOUND, sentencesLike } from './page-words.ts';
import { inGeneral } from './trade.ts';

// Of more than so many nobody tells which.
const MOST_TO_CHOOSE = 12;

/** A question about what is open or was shown that no attribute answers: the description's own sentence, or that none was found. */
export async function answerFromDescription(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  const isNamed = asked.named.entries.length > 0;
  const isOfOne = isNamed || POINTS_BACK.test(message) || /\bthe\b/iu.test(message);
  // 'Contrast ratio Window 49' asks as well.
  const isAsked = IS_QUESTION.test(message) || (isNamed && tellingWords(asked.named.rest) !== '');
  if (!isAsked || !isOfOne || (WISHES.test(message) && !isNamed)) return null;
  // What holds of all such things is better than a sentence of the first that is found.
  if (!POINTS_BACK.test(message) && tradeEntriesIn(message).length > 0) return null;
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  if (!meant || !entry || (!meant.isCertain && tradeEntriesIn(message).length > 0)) return null;
  if (!meant.isCertain && meant.total > 1) return null;
  const [telling = entry] = meant.isCertain
    ? meant.entries.filter((each) => sentencesLike(each.product, message).length > 0)
    : [];
  const { product } = telling;
  const onAspect = aspectsIn(message).flatMap((aspect) => sentencesOn(product.description, aspect));
  // 'GDPR' is not said by what speaks of the software.
  const marks = (message.match(/\b\p{Lu}{3,6}\b/gu) ?? []).filter((mark) => !product.name.includes(mark));
  const [said] = [...onAspect, ...sentencesLike(product, message)].filter(
    (sentence) => marks.length === 0 || marks.some((mark) => sentence.includes(mark)),
  );
  const found = { products: meant.cards, search: meant.search, total: meant.cards.length > 0 ? meant.total : 0 };
  const sources = [{ label: product.name, href: paths.product(product) }];
  if (said) return { ...NOTHING, ...found, reply: `Of ${product.name} its page says: ‘${said}’`, sources };
  const general = inGeneral(message);
  const rows = (general?.facts ?? []).flatMap((key) => specRow(product.specs, key) ?? []);
  const known = rows.map(({ term, value }) => `${term}: ${value}.`);
  const ofIt = known.length > 0 ? `${product.name}. ${known.join(' ')}` : `${product.name}: ${NOT_FOUND}`;
  const reply = [ofIt, ...(general ? [general.reply] : [])].join('\n');
  return { ...NOTHING, ...found, reply, sources: [...sources, ...(general?.sources ?? [])], ways: ['person'] };
}

/** The same where several may be meant, and nothing else answers. */
export async function askWhichOf(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, named } = asked;
  if (!IS_QUESTION.test(message) || named.entries.length > 0 || WISHES.test(message) || !/\bthe\b/iu.test(message))
    return null;
  const meant = await productsMeant(asked, '');
  return meant && !meant.isCertain && meant.total > 1 && meant.total <= MOST_TO_CHOOSE ? whichOf(meant) : null;
}

function whichOf({ cards, search, total }: MeantProducts): AssistantAnswer {
  const names = cards.map(({ product }) => product.name).join('; ');
  const reply = `Of that there are ${total}${total > cards.length ? ', first' : ''}: ${names}. Tell me which, and I look on its page.`;
  const sources = cards.map(({ product }) => ({ label: product.name, href: paths.product(product) }));
  return { ...NOTHING, reply, sources, products: cards, search, total };
}

/** A fact is asked for, and nothing says of which product. */
export async function askWhichProduct({ message, mind, namedBefore }: Asked): Promise<AssistantAnswer | null> {
  const isOfNothing = mind.page === null && mind.shown.length === 0 && namedBefore.entries.length === 0;
  // 'Does it come with a power supply' where nothing was shown.
  if (isOfNothing && mind.before !== null && BEGINS_BACK.test(message)) return { ...NOTHING, reply: WHICH_ONE };
  // 'And do we own it at the end' goes on about what no product was shown for.
  if (isOfNothing && mind.before !== null && ASKS_ON.test(message)) return null;
  const { facts, rest } = readFacts(message);
  const isOfProduct = facts.some((fact) => fact !== 'price') || aspectsIn(message).length > 0;
  const isBare = POINTS_BACK.test(message) || (facts.length > 0 && tellingWords(rest) === '');
  if (WISHES.test(message) || !isOfProduct || !IS_QUESTION.test(message) || !isBare) return null;
  return { ...NOTHING, reply: WHICH_ONE };
}

/** A question that names nothing the shop sells: products with its words by chance would be no answer. */
export async function admitIgnorance({ message, mind }: Asked): Promise<AssistantAnswer | null> {
  const goesOn = ASKS_ON.test(message) && nounPhrasesIn(message).length === 0 && readFacts(message).facts.length === 0;
  if (goesOn && mind.before !== null && IS_QUESTION.test(message))
    return { ...NOTHING, reply: DO_NOT_KNOW, ways: ['person'] };
  if (topicOf(message) !== 'other' || !IS_QUESTION.test(message) || WISHES.test(message)) return null;
  if (nounPhrasesIn(message).length > 0 || tellingWords(message).split(' ').length < 2) return null;
  return { ...NOTHING, reply: DO_NOT_KNOW, ways: ['person'] };
}
