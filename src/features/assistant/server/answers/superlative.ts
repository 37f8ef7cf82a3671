import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { ASPECTS, aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { IS_QUESTION } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn, upToThing } from '#features/assistant/questions/noun-phrases.ts';
import { readUse } from '#features/assistant/questions/use-asked.ts';
import { orderAskedFor } from '#features/search/server/door.ts';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { described, listDescribed, tellingWords } from '../meant-products.ts';
import { furthestAlike } from './furthest-alike.ts';
import { largestOf } from './largest.ts';
import { limitsIn } from './limits.ts';
import { sayOf } from './say-facts.ts';

// Orders that no attribute gives.
const UNORDERED =
  /\b(?:longest|shortest|quietest|loudest|toughest|sharpest|fastest|newest|most popular|best[- ]?sell\w*|best selling)\b/iu;
// In 'the heaviest screen that your trolley takes' the trolley's load is asked for.
const OF_A_CARRIER =
  /\b(?:takes?|holds?|carr(?:y|ies)|supports?)\b|\b(?:go|goes|fit|fits|hang|hangs) (?:on|in|from) (?:your|the|that|it)\b/iu;
const LARGEST = /\b(?:biggest|largest)\b/iu;
const A_THING = /\b(?:things?|items?|ones?)\b(?: (?:that )?you (?:do|have|sell|make|stock))?/iu;
const SUPERLATIVE = /\b(?:\p{L}+est|(?:most|least) \p{L}+)\b/iu;
// 'Short of going LED' leaves LED out.
const LEFT_OUT =
  /,?\s*\b(?:short of|other than|apart from|without going|rather than|not counting|except(?: for)?)\b[^,.?!]*/giu;
const MOST_LISTED = 40;
const MOST_NAMED = 4;

/** 'Your brightest menu board': the first in that order, with what is compared; where nothing states it, that it cannot be told. */
export async function answerSuperlative(asked: Asked): Promise<AssistantAnswer | null> {
  const message = asked.message.replace(LEFT_OUT, ' ').replace(/\blcds?\b(?! screens?)/giu, 'LCD screen');
  if (!IS_QUESTION.test(message) && message.trim().split(/\s+/u).length > 5) return null;
  const [phrase] = nounPhrasesIn(message);
  if (OF_A_CARRIER.test(message)) return null;
  const order = orderAskedFor(message);
  if (!order) return UNORDERED.test(message) ? answerUnordered(asked, phrase ?? 'screen') : null;
  if (!phrase) {
    if (order.fact === 'screenSizeInches' && LARGEST.test(message)) return largestOf(asked, null);
    // 'The brightest thing you do' is a screen; the cheapest thing may be anything.
    const named = order.fact ? message.replace(A_THING, 'screen') : message;
    const answer = named === message ? null : await answerSuperlative({ ...asked, message: named });
    // A door panel is smaller than every screen that the search finds.
    return answer && order.fact === 'screenSizeInches'
      ? {
          ...answer,
          reply: `Of what I find for ‘screen’, ${answer.reply.charAt(0).toLowerCase()}${answer.reply.slice(1)}`,
        }
      : answer;
  }
  const words = tellingWords(message) || phrase;
  const meant = await described(asked, words);
  const entry = meant?.entries[0] && (await furthestAlike(asked, meant.entries[0], order, phrase, words));
  if (!meant || !entry || (order.fact && entry.product.specs[order.fact] === undefined)) return null;
  const facts = new Set([
    ...(order.fact ? [order.fact] : []),
    ...readFacts(message).facts,
    'price' as const,
    'stock' as const,
  ]);
  // The search puts in order what it finds; of a technology, what has most of it is looked for itself.
  const technology = /\bLCD\b/u.test(message) ? 'LCD' : null;
  if (technology && order.fact === 'screenSizeInches') return largestOf(asked, technology);
  const { text } = sayOf(entry, {
    facts: [...facts],
    calledFor: [],
    aspects: [],
    pieces: 1,
    use: readUse(message),
    asked: '',
  });
  // 'The cheapest screen for a fixture list': what the other words left out is cheaper still.
  const superlative = SUPERLATIVE.exec(message)?.[0] ?? '';
  const kind = upToThing(phrase.replace(/^.*\b\p{L}+est\s+/iu, ''));
  const plain = `${superlative} ${kind}`;
  const [found] = (await described(asked, plain))?.entries ?? [];
  const first = found && (await furthestAlike(asked, found, order, phrase, plain));
  const isFirst = first === undefined || first === entry;
  const beside = isFirst
    ? ''
    : `\nOf all that I find for ‘${kind}’ the first is ${first.product.name}, ${formatPounds(first.pricePence)} ex VAT.`;
  return {
    ...NOTHING,
    reply: `${isFirst ? '' : 'Of what I find for all your words. '}${order.label}: ${text}${beside}`,
    sources: [{ label: entry.product.name, href: paths.product(entry.product) }],
    products: [
      ...meant.cards.filter(({ product }) => product.id === entry.product.id),
      ...meant.cards.filter(({ product }) => product.id !== entry.product.id),
    ],
    search: meant.search,
    total: meant.total,
  };
}

// The pages' own words, where they speak of it.
async function answerUnordered(asked: Asked, phrase: string): Promise<AssistantAnswer | null> {
  const { message } = asked;
  const superlative = UNORDERED.exec(message)?.[0] ?? '';
  const list = await listDescribed(asked, phrase.replace(UNORDERED, ' '), MOST_LISTED);
  if (list.entries.length === 0) return null;
  const aspects = /quiet|loud/iu.test(superlative) ? [ASPECTS.noise] : aspectsIn(message);
  const limits = limitsIn(message);
  const said = list.entries
    .filter(({ product }) => limits.every(({ verdict }) => verdict(product) !== 'no'))
    .flatMap(({ product }) => {
      const sentences = aspects.flatMap((aspect) => sentencesOn(product.description, aspect));
      return sentences.length > 0 ? [{ product, text: `${product.name}: ‘${sentences.join(' ')}’` }] : [];
    })
    .slice(0, MOST_NAMED);
  const named =
    said.length > 0
      ? said
      : list.entries
          .slice(0, MOST_NAMED)
          .map(({ product, pricePence }) => ({ product, text: `${product.name}, ${formatPounds(pricePence)} ex VAT` }));
  const reply = [
    `No specification states which is the ${superlative}, so I cannot put them in order by it. ${said.length > 0 ? 'What their pages say of it:' : 'What I find for it:'}`,
    ...named.map(({ text }) => text),
  ].join('\n');
  return {
    ...NOTHING,
    reply,
    sources: named.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
    products: named.slice(0, 3).map(({ product }) => ({ product, reason: 'Its page speaks of it.' })),
    search: list.search,
    total: list.total,
    ways: ['person'],
  };
}
