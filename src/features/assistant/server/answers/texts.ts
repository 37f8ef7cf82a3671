import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { everySentence } from '#features/assistant/shop-texts.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import type { Asked } from '../asked.ts';
import { tellingWords } from '../meant-products.ts';
import { answerOf } from '../say.ts';

const SHORTEST = 4;
// One word in common is chance.
const LEAST_SHARED = 2;
// Of what a question asks, by how rare its words are, a sentence must have so much; otherwise it speaks of something else.
const LEAST_COVERED = 0.5;

const sentences = everySentence().map((said) => ({
  said,
  tokens: new Set([...everyToken(said.text.flat().join(' ')), ...everyToken(said.title)]),
}));
const held = new Map<string, number>();
for (const { tokens } of sentences) for (const token of tokens) held.set(token, (held.get(token) ?? 0) + 1);

/** What the shop's own pages say in the words of a question that nothing else answers; null where they share too few. */
export async function answerFromTexts({ context, message }: Asked): Promise<AssistantAnswer | null> {
  const asks = [...new Set(everyToken(tellingWords(message)))].filter(
    (token) => token.length >= SHORTEST && !isStopWord(token) && !token.includes('#'),
  );
  const whole = weightOf(asks);
  const [best] = sentences
    .map(({ said, tokens }) => ({ said, shared: asks.filter((token) => tokens.has(token)) }))
    .filter(({ shared }) => shared.length >= LEAST_SHARED && weightOf(shared) >= LEAST_COVERED * whole)
    .sort((a, b) => weightOf(b.shared) - weightOf(a.shared));
  if (!best) return null;
  return answerOf(context, { says: ['What the shop’s pages say of that:', best.said], ways: ['person'] });
}

// A word that few sentences have tells more, and one that none has the most.
function weightOf(tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + Math.log(1 + sentences.length / (0.5 + (held.get(token) ?? 0))), 0);
}
