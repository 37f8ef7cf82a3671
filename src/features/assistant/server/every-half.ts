import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { asksIn } from '#features/assistant/questions/asks.ts';
import { ASPECTS, type Aspect, aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { paths } from '#web/paths.ts';
import { sentencesLike } from './answers/page-words.ts';
import { type Asked, DO_NOT_KNOW } from './asked.ts';
import { tellingWords } from './meant-products.ts';
import { OTHER_HALVES } from './other-halves.ts';
import { untoldConditions } from './untold-conditions.ts';

/** An answer with the halves of its question that have a source of their own, what the product's page says of them, and the conditions of which it says nothing. */
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
  told.push(...untoldConditions(asked, { ...answer, reply: whole }).map((reply) => ({ reply, sources: [] })));
  if (told.length === 0) return answer;
  const sources = [...answer.sources, ...told.flatMap((each) => each.sources)];
  return {
    ...answer,
    reply: [answer.reply, ...told.map(({ reply }) => reply)].join('\n'),
    sources: sources.filter(({ href }, at) => sources.findIndex((each) => each.href === href) === at),
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
