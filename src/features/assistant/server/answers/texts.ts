import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { everySentence } from '#features/assistant/shop-texts.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import type { Asked } from '../asked.ts';
import { tellingWords } from '../meant-products.ts';
import { answerOf } from '../say.ts';

const SHORTEST = 4;
// One word in common is chance.
const LEAST_SHARED = 2;

const sentences = everySentence().map((said) => ({ said, tokens: new Set(everyToken(said.text.flat().join(' '))) }));

/** What the shop's own pages say in the words of a question that nothing else answers; null where they share too few. */
export async function answerFromTexts({ context, message }: Asked): Promise<AssistantAnswer | null> {
  const asks = [...new Set(everyToken(tellingWords(message)))].filter(
    (token) => token.length >= SHORTEST && !isStopWord(token) && !token.includes('#'),
  );
  const [best] = sentences
    .map(({ said, tokens }) => ({ said, shared: asks.filter((token) => tokens.has(token)) }))
    .filter(({ shared }) => shared.length >= LEAST_SHARED)
    .sort((a, b) => weightOf(b.shared) - weightOf(a.shared));
  if (!best) return null;
  return answerOf(context, { says: ['What the shop’s pages say of that:', best.said], ways: ['person'] });
}

// A word that few sentences have tells more.
function weightOf(shared: readonly string[]): number {
  return shared.reduce((sum, token) => sum + 1 / sentences.filter(({ tokens }) => tokens.has(token)).length, 0);
}
