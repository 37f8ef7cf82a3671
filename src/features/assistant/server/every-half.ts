import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { likenessOf } from '#features/assistant/meaning/likeness.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { asksIn } from '#features/assistant/questions/asks.ts';
import { ASPECTS, type Aspect, aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import { paths } from '#web/paths.ts';
import { sentencesLike } from './answers/page-words.ts';
import { answerFromPassages } from './answers/passage.ts';
import { type Asked, DO_NOT_KNOW } from './asked.ts';
import { handedOver } from './handed-over.ts';
import { tellingWords } from './meant-products.ts';
import { OTHER_HALVES } from './other-halves.ts';
import { LEAST_ALIKE } from './speaks-of.ts';

// Fewer words are too few to tell whether an answer speaks of them.
const LEAST_TELLING = 3;
const SHORTEST = 4;
const STEM = 5;

/**
 * An answer with every other half of its question: what is known of a half that it does not speak of, from that half's own source, and
 * of what is found nowhere that it was not found.
 */
export async function withEveryHalf(asked: Asked, answer: AssistantAnswer): Promise<AssistantAnswer> {
  const { message, snapshot, mind } = asked;
  if (answer.reply === DO_NOT_KNOW || answer.reply === '') return answer;
  const [first] = answer.products;
  const about = snapshot.byId.get(first?.product.id ?? mind.shown[0] ?? mind.page ?? 0)?.product ?? null;
  const told: Pick<AssistantAnswer, 'reply' | 'sources'>[] = [];
  for (const { asked: words, said, tell } of OTHER_HALVES) {
    if (!words.test(message) || said.test(answer.reply)) continue;
    const half = await tell(asked, about);
    if (half) told.push(half);
  }
  const whole = [answer.reply, ...told.map(({ reply }) => reply)].join('\n');
  const onPage = about ? ownSentences(message, about, whole) : null;
  if (onPage) told.push(onPage);
  const left = onPage ? null : await notSpokenOf(asked, whole);
  if (left) {
    const found = await answerFromPassages({ ...asked, message: left });
    if (!found) told.push({ reply: handedOver(left), sources: [] });
    else if (!whole.includes(found.reply)) told.push(found);
  }
  if (told.length === 0) return answer;
  const sources = [...answer.sources, ...told.flatMap((each) => each.sources)];
  return {
    ...answer,
    reply: [answer.reply, ...told.map(({ reply }) => reply)].join('\n'),
    sources: sources.filter(({ href }, at) => sources.findIndex((each) => each.href === href) === at),
    ways: left && answer.ways.length === 0 ? ['person'] : answer.ways,
  };
}

// What a later question asks of the product that the answer is about, in the words of its page.
const LEAST_SHARED = 2;

function ownSentences(
  message: string,
  about: Product,
  reply: string,
): Pick<AssistantAnswer, 'reply' | 'sources'> | null {
  const others = asksIn(message).slice(1);
  const aspects = (ask: string) =>
    aspectsIn(ask)
      .filter((aspect) => OF_PAGES.has(aspect))
      .flatMap((aspect) => sentencesOn(about.description, aspect));
  const said = others
    .flatMap((ask) => [...aspects(ask), ...sentencesLike(about, ask, isShort(ask) ? 1 : LEAST_SHARED)])
    .filter((sentence) => !reply.includes(sentence));
  const [sentence] = said;
  if (!sentence) return null;
  return {
    reply: `The page of ${about.name} says: ‘${sentence}’`,
    sources: [{ label: about.name, href: paths.product(about) }],
  };
}

const SHORT_WORDS = 3;

// 'Can one person push it' has few words to share.
function isShort(ask: string): boolean {
  return tellingWords(ask).split(' ').length <= SHORT_WORDS;
}

// What is asked of a thing in such words is asked of its page.
const OF_PAGES: ReadonlySet<Aspect> = new Set<Aspect>([
  ...[ASPECTS.noise, ASPECTS.battery, ASPECTS.wheels, ASPECTS.security, ASPECTS.dimming, ASPECTS.pens, ASPECTS.glass],
  ...[
    ASPECTS.printer,
    ASPECTS['card terminal'],
    ASPECTS.till,
    ASPECTS.wheelchairs,
    ASPECTS.doors,
    ASPECTS.joints,
    ASPECTS.temperature,
  ],
]);

// The last thing that is asked of several, if no word of it is in the answer and its meaning is another.
async function notSpokenOf({ message }: Asked, reply: string): Promise<string | null> {
  const asks = asksIn(message);
  const last = asks.length > 1 ? asks.at(-1) : undefined;
  if (!last || readFacts(last).facts.length > 0) return null;
  const telling = rootsOf(tellingWords(last));
  const said = new Set(rootsOf(reply));
  if (telling.length < LEAST_TELLING || telling.some((root) => said.has(root))) return null;
  const alike = await likenessOf(last, reply);
  return alike !== null && alike < LEAST_ALIKE ? last : null;
}

function rootsOf(text: string): string[] {
  return everyToken(text)
    .filter((token) => token.length >= SHORTEST && !isStopWord(token))
    .map((token) => token.slice(0, STEM));
}
