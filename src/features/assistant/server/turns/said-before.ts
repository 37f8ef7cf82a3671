import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { likenessOf } from '#features/assistant/meaning/likeness.ts';
import { NOTHING } from '../asked.ts';
import type { Turn } from './turn.ts';

const LEAST_ALIKE = 0.5;

/** What the answer before says already of what a turn asks. */
export async function saidBefore({ asked: { message }, thread, askAlone }: Turn): Promise<AssistantAnswer | null> {
  if (thread.wish === null) return null;
  const before = await askAlone(thread.wish);
  const sentences = before.reply
    .split(/\n|(?<=[.!?])\s+/u)
    .filter((each) => each.split(/\s+/u).length > 5 && !/^(?:You reach|Tell me)/u.test(each));
  const read = await Promise.all(
    sentences.map(async (sentence) => ({ sentence, alike: (await likenessOf(message, sentence)) ?? 0 })),
  );
  const [best] = read.sort((a, b) => b.alike - a.alike);
  return best && best.alike >= LEAST_ALIKE
    ? { ...NOTHING, reply: `As far as I know: ${best.sentence}`, sources: before.sources, ways: before.ways }
    : null;
}
