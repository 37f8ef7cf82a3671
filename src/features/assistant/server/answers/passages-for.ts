import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ADVICE, adviceFinder } from '#features/assistant/knowledge/advice.ts';
import { TRADE_KNOWLEDGE } from '#features/assistant/knowledge/trade-knowledge.ts';
import { everySentence } from '#features/assistant/shop-texts.ts';
import { type Found, passageFinder } from '#features/search/engine/passages.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { answerOf } from '../say.ts';
import { linesOfPages } from './lines-of-pages.ts';
import { nearestOwn, sayOwn } from './own-answer.ts';

/** A passage that may answer a question, with how much of the question's words it has. */
export interface Candidate {
  text: string;
  covered: number;
  answer(): AssistantAnswer | Promise<AssistantAnswer>;
}

/** The passages that are nearest to a question by its words: of the shop's own answers, of its pages, of advice, of the trade and of the products' pages. */
export async function passagesFor(asked: Asked): Promise<Candidate[]> {
  return [...(await ofOwn(asked)), ...ofTexts(asked), ...ofAdvice(asked), ...ofTrade(asked), ...(await ofPages(asked))];
}

async function ofOwn(asked: Asked): Promise<Candidate[]> {
  const own = await nearestOwn(asked);
  if (!own) return [];
  const { question, alsoAsked, answer } = own.answer;
  const text = [question, ...alsoAsked, answer].join('\n');
  return [{ text, covered: own.found.covered, answer: () => sayOwn(own.answer) }];
}

const sentences = everySentence();
const findText = passageFinder(
  sentences.map(({ title, text }) => [
    { text: text.flat().join(' '), times: 2 },
    { text: title, times: 1 },
  ]),
);

function ofTexts({ context, message }: Asked): Candidate[] {
  return candidateOf(findText(message), sentences, (said) => ({
    text: said.text.flat().join(' '),
    answer: () => answerOf(context, { says: ['What the shop’s pages say of that:', said], ways: ['person'] }),
  }));
}

const findAdvice = adviceFinder(ADVICE);

function ofAdvice({ message }: Asked): Candidate[] {
  return candidateOf(findAdvice(message), ADVICE, ({ title, answer, link }) => ({
    text: `${title}.\n${answer}`,
    answer: () => ({ ...NOTHING, reply: answer, sources: [link] }),
  }));
}

const findTrade = passageFinder(
  TRADE_KNOWLEDGE.map(({ title, names, answer }) => [
    { text: [title, ...names].join(' '), times: 2 },
    { text: answer, times: 1 },
  ]),
);

function ofTrade({ message }: Asked): Candidate[] {
  return candidateOf(findTrade(message), TRADE_KNOWLEDGE, ({ title, answer, link }) => ({
    text: `${title}.\n${answer}`,
    answer: () => ({ ...NOTHING, reply: answer, sources: [link] }),
  }));
}

// A sentence of a product's page answers for that product, and says so.
async function ofPages({ context, message }: Asked): Promise<Candidate[]> {
  const { find, lines } = await linesOfPages(context, message);
  return candidateOf(find(message), lines, ({ product, sentence }) => ({
    text: sentence,
    answer: () => ({
      ...NOTHING,
      reply: `Of ${product.name} its page says: ‘${sentence}’ Of others I cannot say that.`,
      sources: [{ label: product.name, href: paths.product(product) }],
      products: [{ product, reason: 'Its page speaks of it.' }],
      total: 1,
    }),
  }));
}

function candidateOf<Said>(
  found: Found | null,
  all: readonly Said[],
  make: (said: Said) => Omit<Candidate, 'covered'>,
): Candidate[] {
  const said = found && all[found.at];
  return found && said ? [{ ...make(said), covered: found.covered }] : [];
}
