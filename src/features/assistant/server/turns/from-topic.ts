import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { likenessOf } from '#features/assistant/meaning/likeness.ts';
import { everySentence, type ShopText } from '#features/assistant/shop-texts.ts';
import type { ServiceTopic } from '#features/assistant/topics/topics.ts';
import type { AskedOfTopic } from '#features/assistant/turns/topic-turn.ts';
import { BY_TOPIC } from '../answers/by-topic.ts';
import { isSpokenOf, type Spoken } from '../is-spoken-of.ts';
import { answerOf } from '../say.ts';
import type { Turn } from './turn.ts';

const MOST_SAID = 2;
const SENTENCES = /(?<=[.!?])\s+/u;

/** What the answer to a question of the shop, and the sections that it links, say of what a turn asks; null where no sentence does. */
export async function fromTopic(
  { asked }: Turn,
  before: AssistantAnswer,
  { said }: AskedOfTopic,
): Promise<AssistantAnswer | null> {
  const lines = linesOf(before).filter((line) => !/^(?:You reach a person|I am sorry)/u.test(line));
  // Under a heading each line is one of a list, which is given whole.
  const isList = lines.length > 2 && lines[0]?.endsWith(':') && lines.slice(1).every((line) => said.test(line));
  if (isList && before.products.length === 0) return before;
  const told = lines
    .flatMap((line) => line.replace(/^• /u, '').split(SENTENCES))
    .map((text) => ({ text, says: text as string | ShopText }))
    .filter(({ text }) => said.test(text));
  // Its pages are read on where the answer has nothing of it.
  const candidates = told.length > 0 ? told : sectionsOf(before).filter(({ text }) => said.test(text));
  if (candidates.length === 0) return null;
  const read = await Promise.all(
    candidates.map(async (each) => ({ ...each, alike: (await likenessOf(asked.message, each.text)) ?? 0 })),
  );
  const best = new Set(read.toSorted((a, b) => b.alike - a.alike).slice(0, MOST_SAID));
  const says = read.filter((each) => best.has(each)).map((each) => each.says);
  return answerOf(asked.context, { says, sources: before.sources, ways: ['person'] });
}

/** What a topic of the shop answers to the words of a turn, without what was said before: 'are they insured' of the fitters; null where that is nothing new. */
export async function newFromTopic(
  { asked }: Turn,
  before: AssistantAnswer,
  topic: Exclude<ServiceTopic, 'order'>,
): Promise<AssistantAnswer | null> {
  const answer = await BY_TOPIC[topic](asked);
  if (!answer) return null;
  const said = new Set(linesOf(before));
  const reply = linesOf(answer)
    .filter((line) => !said.has(line))
    .join('\n');
  return reply !== '' && SPEAKS.has(await isSpokenOf(asked.message, reply)) ? { ...answer, reply } : null;
}

const SPEAKS: ReadonlySet<Spoken> = new Set<Spoken>(['surely', 'partly', 'likely']);

function linesOf({ reply }: AssistantAnswer): string[] {
  return reply.split('\n').filter((line) => line !== '');
}

function sectionsOf({ sources }: AssistantAnswer) {
  const hrefs = new Set(sources.map(({ href }) => href).filter((href) => href.includes('#')));
  return everySentence()
    .filter(({ href }) => hrefs.has(href))
    .map((says) => ({ text: says.text.flat().join(' '), says: says as string | ShopText }));
}
