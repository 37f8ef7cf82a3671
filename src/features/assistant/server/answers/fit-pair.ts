import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { pairSentences } from '#features/fits/pair-words.ts';
import { fitOf } from '#features/fits/server/door.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { sourceOf } from './fit-for-one.ts';

/** Whether two products fit each other, with the reasons; null where they have nothing to do with one another. */
export async function answerPair(
  { context }: Asked,
  one: CatalogueEntry,
  other: CatalogueEntry,
): Promise<AssistantAnswer | null> {
  const fit = await fitOf(context, one.product.id, other.product.id);
  if (fit.verdict === 'irrelevant') return answerSupply(one, other);
  const { verdict, reasons } = fit;
  const said = pairSentences(one.product.name, other.product.name, { verdict, reasons });
  return {
    ...NOTHING,
    // A warning is among the reasons.
    reply: said.join('\n'),
    sources: [sourceOf(one), sourceOf(other)],
    products: [one, other].map(({ product }) => ({ product, reason: 'One of the two that were compared.' })),
    ways: fit.verdict === 'not known' ? ['person' as const] : [],
  };
}

// A power supply has no plugs that are known, and its watts decide all the same.
function answerSupply(one: CatalogueEntry, other: CatalogueEntry): AssistantAnswer | null {
  const supply = [one, other].find(({ product }) => product.specs.suppliesWatts !== undefined);
  const load = [one, other].find((entry) => entry !== supply && entry.product.specs.powerWatts !== undefined);
  const [gives, takes] = [supply?.product.specs.suppliesWatts ?? 0, load?.product.specs.powerWatts ?? 0];
  if (!supply || !load || gives >= takes) return null;
  const reply = `No: ${supply.product.name} gives ${gives} W, and ${load.product.name} uses ${takes} W.`;
  return { ...NOTHING, reply, sources: [sourceOf(supply), sourceOf(load)] };
}
