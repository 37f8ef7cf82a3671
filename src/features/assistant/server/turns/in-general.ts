import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { LIKELY } from '#features/assistant/knowledge/advice.ts';
import { likenessOf } from '#features/assistant/meaning/likeness.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { isScreen } from '#features/search/server/door.ts';
import { adviceMeant } from '../answers/advice.ts';
import { likeliestSituation } from '../answers/likely-situation.ts';
import { linkOf } from '../answers/say-situation.ts';
import { IN_GENERAL, inGeneral } from '../answers/trade.ts';

const IT = /\b(?:it|them|that one|this one|that|this|these|those)\b/iu;
// Advice has been held against the question already.
const LEAST_ALIKE = 0.3;
const LEAST_OF_A_SITUATION = 0.3;

interface Known {
  text: string;
  source: AssistantAnswer['sources'][number];
  isAdvice: boolean;
}

/** What holds in general of what a turn asks of a product whose page does not say it; null where nothing is known that is like it. */
export async function knownInGeneral(message: string, { product }: CatalogueEntry): Promise<Known | null> {
  const asked = message.replace(IT, isScreen(product) ? 'the screen' : 'the product');
  const known = [...(await knownOf(asked)), ...ofTrade(message)];
  const read = await Promise.all(
    known.map(async (each) => ({ each, alike: (await likenessOf(asked, each.text)) ?? 0 })),
  );
  const [best] = read
    .filter(({ each, alike }) => each.isAdvice || alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike);
  return best?.each ?? null;
}

async function knownOf(asked: string): Promise<Known[]> {
  const [advice, likeliest] = await Promise.all([adviceMeant(asked, LIKELY), likeliestSituation(asked)]);
  const situation = likeliest && likeliest.share >= LEAST_OF_A_SITUATION ? likeliest.situation : null;
  return [
    ...(advice ? [{ text: advice.answer, source: advice.link, isAdvice: true }] : []),
    ...ofTrade(asked),
    ...(situation ? [{ text: situation.answer, source: linkOf(situation), isAdvice: false }] : []),
  ];
}

function ofTrade(asked: string): Known[] {
  const told = inGeneral(asked);
  const text = told?.reply.slice(IN_GENERAL.length + 1) ?? '';
  return (told?.sources ?? []).map((source) => ({ text, source, isAdvice: false }));
}
