import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { tradeEntriesIn } from '#features/assistant/knowledge/trade-knowledge.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { IS_QUESTION, POINTS_BACK, WISHES } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { topicOf } from '#features/assistant/replies.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import { isSoftWord } from '#features/search/soft-words.ts';
import { THING_NAMES } from '#features/search/understanding/things.ts';
import { paths } from '#web/paths.ts';
import { type Asked, DO_NOT_KNOW, NOTHING } from '../asked.ts';
import { productsMeant, tellingWords } from '../meant-products.ts';
import { inGeneral } from './trade.ts';

/** A question about what is open or was shown that no attribute answers: the description's own sentence, or 'it does not say'. */
export async function answerFromDescription(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  const isOfOne = POINTS_BACK.test(message) || /\bthe\b/iu.test(message);
  if (!IS_QUESTION.test(message) || !isOfOne || WISHES.test(message)) return null;
  // What holds of all such things is better than a sentence of the first that is found.
  if (!POINTS_BACK.test(message) && tradeEntriesIn(message).length > 0) return null;
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  if (!entry || (!meant?.isCertain && tradeEntriesIn(message).length > 0)) return null;
  const { product } = entry;
  const own = new Set(everyToken(product.name));
  const asks = new Set(
    everyToken(tellingWords(message))
      .filter((token) => !own.has(token))
      .filter((token) => token.length > 3 && !token.includes('#') && !isStopWord(token) && !isOfAnyScreen(token)),
  );
  const sentences = (product.description ?? '').split(/(?<=[.!?])\s+/u);
  const onAspect = aspectsIn(message).flatMap((aspect) => sentencesOn(product.description, aspect));
  const said = onAspect[0] ?? sentences.find((sentence) => everyToken(sentence).some((token) => asks.has(token)));
  const found = {
    products: meant?.cards ?? [],
    search: meant?.search ?? null,
    total: meant?.cards.length ? meant.total : 0,
  };
  const sources = [{ label: product.name, href: paths.product(product) }];
  if (said) return { ...NOTHING, ...found, reply: `Of ${product.name} its page says: ‘${said}’`, sources };
  const general = inGeneral(message);
  const rows = (general?.facts ?? []).flatMap((key) => specRow(product.specs, key) ?? []);
  const known = rows.map(({ term, value }) => `${term}: ${value}.`);
  const unknown = 'neither its specification nor its description says that. A person can find out.';
  const ofIt = known.length > 0 ? `${product.name}. ${known.join(' ')}` : `${product.name}: ${unknown}`;
  const reply = [ofIt, ...(general ? [general.reply] : [])].join('\n');
  return { ...NOTHING, ...found, reply, sources: [...sources, ...(general?.sources ?? [])], ways: ['person'] };
}

// 'A 55 inch touch screen' is in every other description.
const OF_ANY = new Set(THING_NAMES.flatMap(({ tokens }) => tokens));
const isOfAnyScreen = (token: string) => OF_ANY.has(token) || isSoftWord(token);

/** A fact is asked for, and nothing says of which product. */
export async function askWhichProduct({ message }: Asked): Promise<AssistantAnswer | null> {
  const { facts, rest } = readFacts(message);
  const isOfProduct = facts.some((fact) => fact !== 'price') || aspectsIn(message).length > 0;
  const isBare = POINTS_BACK.test(message) || (facts.length > 0 && tellingWords(rest) === '');
  if (WISHES.test(message) || !isOfProduct || !IS_QUESTION.test(message) || !isBare) return null;
  const reply = 'Which product do you mean? Tell me its name or its code, or ask on its page.';
  return { ...NOTHING, reply };
}

/** A question that names nothing the shop sells: products with its words by chance would be no answer. */
export async function admitIgnorance({ message }: Asked): Promise<AssistantAnswer | null> {
  if (topicOf(message) !== 'other' || !IS_QUESTION.test(message) || WISHES.test(message)) return null;
  if (nounPhrasesIn(message).length > 0 || tellingWords(message).split(' ').length < 2) return null;
  return { ...NOTHING, reply: DO_NOT_KNOW, ways: ['person'] };
}
