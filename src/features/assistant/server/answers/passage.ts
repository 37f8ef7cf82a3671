import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ADVICE, passageOf } from '#features/assistant/knowledge/advice.ts';
import { TRADE_KNOWLEDGE } from '#features/assistant/knowledge/trade-knowledge.ts';
import { likenessOf } from '#features/assistant/meaning/likeness.ts';
import { everySentence } from '#features/assistant/shop-texts.ts';
import { type Found, passageFinder } from '#features/search/engine/passages.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { answerOf } from '../say.ts';
import { LEAST_ALIKE_AT_LAST } from '../speaks-of.ts';
import { linesOfPages } from './lines-of-pages.ts';
import { inWords, likeliestSituation } from './say-situation.ts';

// A passage has so much of the question's words, each by how rare it is, and is so much like it: fewer or less is another subject.
const LEAST_COVERED = 0.3;
const MOST_COVERED = 0.6;
const LEAST_ALIKE_IN_WORDS = 0.38;

interface Candidate {
  text: string;
  covered: number;
  answer(): AssistantAnswer | Promise<AssistantAnswer>;
}

/** The nearest of all that the shop says, by words and by meaning together: of its pages, of products' pages, of advice and of the trade. */
export async function answerFromPassages(asked: Asked): Promise<AssistantAnswer | null> {
  const candidates = [
    ...ofTexts(asked),
    ...ofAdvice(asked),
    ...ofTrade(asked),
    ...ofPages(asked),
    ...(await ofSituation(asked)),
  ];
  const read = await Promise.all(
    candidates.map(async (each) => ({ each, alike: (await likenessOf(asked.message, each.text)) ?? 0 })),
  );
  const [best] = read
    .filter(
      ({ each: { covered }, alike }) =>
        (covered >= LEAST_COVERED && alike >= LEAST_ALIKE_AT_LAST) ||
        (covered >= MOST_COVERED && alike >= LEAST_ALIKE_IN_WORDS),
    )
    .sort((a, b) => b.alike - a.alike);
  return best ? best.each.answer() : null;
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

const findAdvice = passageFinder(ADVICE.map(passageOf));

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

async function ofSituation({ message }: Asked): Promise<Candidate[]> {
  const likeliest = await likeliestSituation(message);
  if (!likeliest || likeliest.share < LEAST_OF_A_SITUATION) return [];
  const { situation } = likeliest;
  return [{ text: situation.answer, covered: MOST_COVERED, answer: () => inWords(situation) }];
}

const LEAST_OF_A_SITUATION = 0.1;

// A sentence of a product's page answers for that product, and says so.
function ofPages({ snapshot, message }: Asked): Candidate[] {
  const { find, lines } = linesOfPages(snapshot);
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
