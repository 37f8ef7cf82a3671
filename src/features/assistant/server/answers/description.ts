import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { IS_QUESTION, POINTS_BACK, WISHES } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { topicOf } from '#features/assistant/replies.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import { paths } from '#web/paths.ts';
import { type Asked, DO_NOT_KNOW, NOTHING } from '../asked.ts';
import { productsMeant, tellingWords } from '../meant-products.ts';
import { inGeneral } from './trade.ts';

/** A question about what is open or was shown that no attribute answers: the description's own sentence, or 'it does not say'. */
export async function answerFromDescription(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  const isOfOne = POINTS_BACK.test(message) || /\bthe\b/iu.test(message);
  if (!IS_QUESTION.test(message) || !isOfOne || WISHES.test(message)) return null;
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  if (!entry) return null;
  const { product } = entry;
  const own = new Set(everyToken(product.name));
  const asks = new Set(
    everyToken(tellingWords(message))
      .filter((token) => !own.has(token))
      .filter((token) => token.length > 3 && !isStopWord(token)),
  );
  const sentences = (product.description ?? '').split(/(?<=[.!?])\s+/u);
  const said = sentences.find((sentence) => everyToken(sentence).some((token) => asks.has(token)));
  const found = {
    products: meant?.cards ?? [],
    search: meant?.search ?? null,
    total: meant?.cards.length ? meant.total : 0,
  };
  const sources = [{ label: product.name, href: paths.product(product) }];
  if (said) return { ...NOTHING, ...found, reply: `Of ${product.name} its page says: ‘${said}’`, sources };
  const unknown = `${product.name}: neither its specification nor its description says that. A person can find out.`;
  const general = inGeneral(message);
  if (!general) return { ...NOTHING, ...found, reply: unknown, sources, ways: ['person'] };
  const reply = `${unknown}\n${general.reply}`;
  return { ...NOTHING, ...found, reply, sources: [...sources, ...general.sources], ways: ['person'] };
}

/** A fact is asked for, and nothing says of which product. */
export async function askWhichProduct({ message }: Asked): Promise<AssistantAnswer | null> {
  const { facts, rest } = readFacts(message);
  const isOfProduct = facts.some((fact) => fact !== 'price');
  const isBare = POINTS_BACK.test(message) || tellingWords(rest) === '';
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
