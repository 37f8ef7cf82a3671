import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { IS_QUESTION, POINTS_BACK } from '#features/assistant/questions/kinds.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { productsMeant, tellingWords } from '../meant-products.ts';

/** A question about what is open or was shown that no attribute answers: the description's own sentence, or 'it does not say'. */
export async function answerFromDescription(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  if (!IS_QUESTION.test(message) || !POINTS_BACK.test(message)) return null;
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  if (!entry) return null;
  const { product } = entry;
  const asks = new Set(everyToken(tellingWords(message)).filter((token) => token.length > 3 && !isStopWord(token)));
  const sentences = (product.description ?? '').split(/(?<=[.!?])\s+/u);
  const said = sentences.find((sentence) => everyToken(sentence).some((token) => asks.has(token)));
  const sources = [{ label: product.name, href: paths.product(product) }];
  if (said) return { ...NOTHING, reply: `Of ${product.name} its page says: ‘${said}’`, sources };
  const reply = `${product.name}: neither its specification nor its description says that. A person can find out.`;
  return { ...NOTHING, reply, sources, ways: ['person'] };
}

/** A fact is asked for, and nothing says of which product. */
export async function askWhichProduct({ message }: Asked): Promise<AssistantAnswer | null> {
  const { facts, rest } = readFacts(message);
  const isOfProduct = facts.some((fact) => fact !== 'price');
  if (!isOfProduct || !IS_QUESTION.test(message) || tellingWords(rest) !== '') return null;
  const reply = 'Which product do you mean? Tell me its name or its code, or ask on its page.';
  return { ...NOTHING, reply };
}
