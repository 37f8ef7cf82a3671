import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ASPECTS, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { ASKS_ON, POINTS_BACK, TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import type { FitGroup } from '#features/fits/contract.ts';
import { pairSentences } from '#features/fits/pair-words.ts';
import { fitOf, listFits } from '#features/fits/server/door.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { described, productsMeant } from '../meant-products.ts';
import { ownName } from '../named-products.ts';
import { answerOf, CONTACT } from '../say.ts';
import { inGeneral } from './trade.ts';

const MOST = 3;
const MOST_LOOKED_AT = 30;
const FOR_CERTAIN = 0.5;
// Which of the groups is asked for; a screen is hung before it is played or powered.
const GROUPS: readonly (readonly [words: RegExp, relation: FitGroup['relation']])[] = [
  [/\b(?:leads?|cables?)\b/iu, 'connects'],
  [/\b(?:players?|sticks?|play|plays)\b/iu, 'plays'],
  [/\b(?:power suppl(?:y|ies)|psu|supply|powers?|sockets?|outlets?)\b/iu, 'powered'],
  [/\b(?:enclosures?|cases?|cabinets?|housings?)\b/iu, 'housed'],
  [
    /\b(?:hangs?|hung|hanging|brackets?|mounts?|mounted|stands?|trolleys?|arms?|walls?|ceilings?|poles?|wheels?|castors?|fix(?:ed)?|put up|goes on|go on|upright)\b/iu,
    'hangs',
  ],
];

// 'Can I put it in the enclosure'.
const PUT_IN =
  /\b(?:put|fit|go|goes|hang|mount|slide|use)\b.{0,40}\b(?:in|into|inside|on|onto|with)\b.{0,30}\b(?:enclosure|housing|trolley|bracket|mount|shelter)\b|\b(?:go|goes|fit|fits|hang|work|works)\b.{0,12}\b(?:in|on|with|into) (?:it|that|this)\b/iu;
const THROUGH_GLASS =
  'Whether touch works through the closed window of an enclosure no page says: ask before you count on it.';
const IN_THE_BOX = /\b(?:comes? with|included|in the box|supplied)\b/iu;
const ALL_AT_ONCE = 'A screen fits only if its size, its weight and its holes are all within these.';
// What a lead is judged by.
const BY_PLUGS = 'That is by the plugs alone: measure how long it has to be.';

function groupIn(message: string): FitGroup['relation'] | null {
  return GROUPS.find(([words]) => words.test(message))?.[1] ?? null;
}

// What the visitor owns is in no catalogue; a part number is ours whoever owns the thing.
const OWN_THINGS = /\b(?:my|our|existing)\b/iu;
const CODES = /[A-Z\d]+(?:-[A-Z\d]+)+/u;
// 'My Window 43' is one of ours.
function isOurs({ message, named }: Asked): boolean {
  const after = /\b(?:my|our|existing) ((?:\S+ ){0,3}\S+)/iu.exec(message)?.[1] ?? '';
  const words = new Set(everyToken(after));
  return named.entries.some(({ product }) =>
    ownName(product)
      .slice(0, 2)
      .every((token) => words.has(token)),
  );
}

// 'Which bracket' asks for one, and names none.
const ASKED_FOR =
  /\b(?:which|what|(?:the )?right|a|an|any)\s+(?:wall |ceiling )?(?:brackets?|mounts?|stands?|arms?|players?|power suppl(?:y|ies)|enclosures?)\b/iu;

/** Whether something fits, or what does; where the shop cannot judge it, the facts that a person will ask for. */
export async function answerIfFits(asked: Asked): Promise<AssistantAnswer | null> {
  // 'I need a mount for the Touch 86' asks what fits it; 'what leads come with it' what is in its box.
  const isWish =
    asked.named.entries.length > 0 && TELLS_A_WISH.test(asked.message) && groupIn(asked.named.rest) !== null;
  const instead = await somethingElse(asked);
  if (instead) return instead;
  if (!(isAbout(asked.reading, 'fit') || isWish || PUT_IN.test(asked.message)) || IN_THE_BOX.test(asked.message))
    return null;
  const judged = await answerFit(asked);
  if (judged) return judged;
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  const rows = [
    'screenSizeInches',
    'vesa',
    'weightKg',
    'fitsFromInches',
    'fitsToInches',
    'loadKg',
    'connectivity',
    'outputs',
  ]
    .flatMap((key) => (entry ? (specRow(entry.product.specs, key) ?? []) : []))
    .map(({ term, value }) => `${term}: ${value}`);
  const known = entry && rows.length > 0 ? [`What is known of ${entry.product.name}:`, ...rows] : [];
  if (entry?.product.specs.fitsToInches !== undefined) known.push(ALL_AT_ONCE);
  const general = inGeneral(asked.message);
  if (!entry && general)
    return { ...NOTHING, reply: general.reply.replace(/^In general: /u, ''), sources: general.sources };
  if (!entry && (asked.reading.shares.get('fit') ?? 0) < FOR_CERTAIN) return null;
  const answer = await answerOf(asked.context, {
    says: [
      'Whether it fits I cannot promise from here. A person checks it with you before you buy.',
      ...known,
      /\btouch/iu.test(asked.message) && entry?.product.specs.innerWidthMm !== undefined ? THROUGH_GLASS : null,
      general?.reply ?? null,
    ],
    sources: [CONTACT, ...(entry && known.length > 0 ? [sourceOf(entry)] : []), ...(general?.sources ?? [])],
    ways: ['person'],
  });
  const cards = meant && known.length > 0 ? meant.cards : [];
  return {
    ...answer,
    products: cards,
    search: meant?.search ?? null,
    total: cards.length > 0 ? (meant?.total ?? 0) : 0,
  };
}

// 'What about something on wheels instead' is asked of what the question before was about.
async function somethingElse(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, namedBefore, mind } = asked;
  const [entry] = namedBefore.entries;
  const group = groupIn(message);
  if (!entry || !group || !ASKS_ON.test(message) || (groupIn(mind.before ?? '') ?? group) !== group) return null;
  const answer = await answerForOne(asked, entry, MOST_LOOKED_AT);
  const onWheels = /\b(?:wheels?|wheeled|castors?|trolleys?|roll\w*)\b/iu.test(message);
  const wheeled = (answer?.products ?? []).flatMap(({ product, reason }) => {
    const said = sentencesOn(asked.snapshot.byId.get(product.id)?.product.description ?? null, ASPECTS.wheels);
    const text = `${product.name} fits ${entry.product.name}: ‘${said.join(' ')}’ It is ${formatPounds(toPence(product.price))} ex VAT.`;
    return said.length > 0 ? [{ card: { product, reason }, text }] : [];
  });
  if (!answer) return null;
  if (!onWheels || wheeled.length === 0) return { ...answer, products: answer.products.slice(0, MOST) };
  return {
    ...answer,
    reply: wheeled.map(({ text }) => text).join('\n'),
    products: wheeled.map(({ card }) => card).slice(0, MOST),
  };
}

/** What fits, judged from the specifications: the two products that are meant, or what fits the one. Null where none is meant. */
async function answerFit(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  if (OWN_THINGS.test(message) && !CODES.test(message) && !isOurs(asked)) return null;
  const wanted = ASKED_FOR.exec(message)?.[0];
  const [one, other] = await meantIn(wanted ? { ...asked, message: message.replace(wanted, ' ') } : asked);
  if (!one) return null;
  return (other && !wanted ? await answerPair(asked, one, other) : null) ?? answerForOne(asked, one);
}

// What was named or is open, then what else the question describes, each once.
async function meantIn(asked: Asked): Promise<readonly CatalogueEntry[]> {
  const { snapshot, message, mind } = asked;
  const meant = await productsMeant(asked, '');
  const pointed = POINTS_BACK.test(message)
    ? [mind.shown[0] ?? mind.page].flatMap((id) => snapshot.byId.get(id ?? 0) ?? [])
    : [];
  const found = await Promise.all(nounPhrasesIn(message).map((phrase) => described(asked, phrase)));
  const entries = [...(meant?.entries ?? []), ...pointed, ...found.flatMap((each) => each?.entries ?? [])];
  return [...new Map(entries.map((entry) => [entry.product.id, entry])).values()];
}

async function answerPair({ context }: Asked, one: CatalogueEntry, other: CatalogueEntry) {
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

async function answerForOne(
  { context, message, named: { entries, rest } }: Asked,
  entry: CatalogueEntry,
  most = MOST,
): Promise<AssistantAnswer | null> {
  const { groups } = await listFits(context, entry.product.id);
  // The wall of a 'wall board' asks for no bracket.
  const wanted = groupIn(entries.length > 0 ? rest : message);
  const group = groups.find(({ relation }) => relation === wanted);
  if (!group) return null;
  const fitting = group.products.filter(({ verdict }) => verdict === 'fits');
  const { fits, notKnown } = group.counts;
  const unsure = notKnown > 0 ? ` Of ${notKnown} more the specifications do not say enough.` : '';
  const names = fitting
    .slice(0, MOST)
    .map(({ product }) => `${product.name}, ${formatPounds(toPence(product.price))} ex VAT`);
  const named = names.length > 0 ? ` ${fits > names.length ? 'First: ' : ''}${names.join('; ')}.` : '';
  const reply =
    fits > 0
      ? [
          `‘${group.title}’: ${fits} of what we sell ${fits === 1 ? 'fits' : 'fit'} ${entry.product.name}.${named}${unsure}`,
          wanted === 'connects' ? BY_PLUGS : null,
          group.inTheBox,
        ]
      : [`${entry.product.name}, ‘${group.title}’: ${group.nothing}`, 'A person can tell you of another way.'];
  return {
    ...NOTHING,
    reply: reply.filter(Boolean).join(' '),
    sources: [sourceOf(entry)],
    products: fitting.slice(0, most).map(({ product, reasons }) => ({ product, reason: reasons.join(' ') })),
    ways: fits > 0 ? [] : ['person'],
  };
}

function sourceOf({ product }: CatalogueEntry): AssistantAnswer['sources'][number] {
  return { label: product.name, href: paths.product(product) };
}
