import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { type FactName, readFacts } from '#features/assistant/questions/asked-facts.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { answerDelivery, asksDelivery } from './answers/delivery.ts';
import { asksForFitters, fittingPrices } from './answers/fitting-prices.ts';
import { hangingOf } from './answers/hanging.ts';
import { situationIn } from './answers/likely-situation.ts';
import { NOT_FOUND } from './answers/page-words.ts';
import { priceOfIt, stockOfIt } from './answers/price-and-stock.ts';
import { inWords, sayOfSituation } from './answers/say-situation.ts';
import { asksForBrackets } from './answers/with-brackets.ts';
import type { Asked } from './asked.ts';
import { joinAnswers } from './join-answers.ts';

type Half = Pick<AssistantAnswer, 'reply' | 'sources'>;
/** What a question asks beside the product that answers it; null where it does not, or where the answer says it already. */
type OtherHalf = (asked: Asked, answer: AssistantAnswer, about: CatalogueEntry) => Promise<Half | null>;

// What is nearly one of the known wordings is told even where something else answers.
const LIKE_BESIDE = 0.45;

// Facts that are asked for, and do not describe what is looked for: a touch screen is one.
const MEASURED: ReadonlySet<FactName> = new Set<FactName>([
  ...([
    'brightnessNits',
    'resolution',
    'ipRating',
    'operatingHours',
    'powerWatts',
    'greatestWatts',
    'energyClass',
  ] as const),
  ...(['weightKg', 'heightMm', 'widthMm', 'depthMm', 'vesa', 'connectivity', 'loadKg', 'outputs'] as const),
  ...(['fitsFromInches', 'fitsToInches', 'warrantyYears', 'leadTimeDays', 'reachM', 'supplyVolts'] as const),
]);

const OTHER_HALVES: readonly OtherHalf[] = [factsOf, stockOfIt, priceOfIt, bracketsOf, fittingOf, deliveryOf];

/** An answer about a product, with each other half of the question: its facts, price and sum, bracket, fitting and delivery. */
export async function completeAnswer(asked: Asked, answer: AssistantAnswer): Promise<AssistantAnswer> {
  const about = aboutWhich(asked, answer);
  const halves: Half[] = [];
  if (about)
    for (const half of OTHER_HALVES) {
      const said = await half(asked, answer, about);
      if (said) halves.push(said);
    }
  return withSituation(asked, {
    ...answer,
    reply: [answer.reply, ...halves.map(({ reply }) => reply)].join('\n'),
    sources: onceEach([...answer.sources, ...halves.flatMap(({ sources }) => sources)]),
  });
}

/** An answer of the shop's own pages, with what holds of the situation that the question tells of. */
export async function withSituation(asked: Asked, answer: AssistantAnswer): Promise<AssistantAnswer> {
  const { message } = asked;
  const situation = await situationIn(message, LIKE_BESIDE);
  if (!situation || answer.reply.includes(situation.answer)) return answer;
  // What was found on no page stands back behind what is known of such a place.
  if (answer.reply.split('\n').every((line) => line.endsWith(NOT_FOUND))) return sayOfSituation(asked, situation);
  const general = inWords(situation);
  return joinAnswers([
    { question: message, answer },
    { question: message, answer: { ...general, ways: [] } },
  ]);
}

function aboutWhich({ snapshot }: Asked, { products }: AssistantAnswer): CatalogueEntry | null {
  const [first] = products;
  return first ? (snapshot.byId.get(first.product.id) ?? null) : null;
}

async function factsOf({ message }: Asked, { reply }: AssistantAnswer, { product }: CatalogueEntry) {
  // A wish for 24 hours a day is a condition, and how heavy it is a question.
  const facts = /\b(?:how|what|which)\b/iu.test(message) ? readFacts(message).facts : [];
  const rows = facts
    .flatMap((fact) => (MEASURED.has(fact) ? (specRow(product.specs, fact) ?? []) : []))
    .map(({ term, value }) => `${term}: ${value}.`)
    .filter((row) => !reply.includes(row.slice(0, row.indexOf(':'))));
  return rows.length > 0 ? { reply: `${product.name}. ${rows.join(' ')}`, sources: [] } : null;
}

async function bracketsOf(asked: Asked, { reply }: AssistantAnswer, { product }: CatalogueEntry) {
  if (!asksForBrackets(asked.message) || /\bbrackets?\b.*£/iu.test(reply)) return null;
  const hung = await hangingOf(asked, product, readWish(asked.message).pieces);
  return hung ? { reply: hung.says, sources: [] } : null;
}

async function fittingOf(asked: Asked, { reply }: AssistantAnswer, { product }: CatalogueEntry) {
  if (!asksForFitters(asked.message) || /\bFitting .*£/u.test(reply)) return null;
  const [says] = await fittingPrices(asked, product);
  return says ? { reply: says, sources: [] } : null;
}

async function deliveryOf(asked: Asked, { reply }: AssistantAnswer, about: CatalogueEntry) {
  if (!asksDelivery(asked.message) || /ordered now and paid/u.test(reply)) return null;
  return answerDelivery({ ...asked, named: { ...asked.named, entries: [about], groups: [[about]] } });
}

function onceEach(sources: AssistantAnswer['sources']): AssistantAnswer['sources'] {
  return sources.filter(({ href }, at) => sources.findIndex((each) => each.href === href) === at);
}
