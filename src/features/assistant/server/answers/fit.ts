import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { POINTS_BACK, TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import type { FitGroup } from '#features/fits/contract.ts';
import { pairSentences } from '#features/fits/pair-words.ts';
import { fitOf, listFits } from '#features/fits/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { described, productsMeant } from '../meant-products.ts';
import { answerOf, CONTACT } from '../say.ts';
import { inGeneral } from './trade.ts';

const MOST = 3;
const FOR_CERTAIN = 0.5;
// Which of the groups is asked for; a screen is hung before it is played or powered.
const GROUPS: readonly (readonly [words: RegExp, relation: FitGroup['relation']])[] = [
  [/\b(?:leads?|cables?)\b/iu, 'connects'],
  [/\b(?:players?|sticks?|play|plays)\b/iu, 'plays'],
  [/\b(?:power suppl(?:y|ies)|psu|supply|powers?|sockets?|outlets?)\b/iu, 'powered'],
  [/\b(?:enclosures?|cases?|cabinets?|housings?)\b/iu, 'housed'],
  [
    /\b(?:hangs?|hung|hanging|brackets?|mounts?|mounted|stands?|trolleys?|arms?|walls?|ceilings?|poles?|fix(?:ed)?|put up|goes on|go on|upright)\b/iu,
    'hangs',
  ],
];

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
// 'Which bracket' asks for one, and names none.
const ASKED_FOR =
  /\b(?:which|what|(?:the )?right|a|an|any)\s+(?:wall |ceiling )?(?:brackets?|mounts?|stands?|arms?|players?|power suppl(?:y|ies)|enclosures?)\b/iu;

/** Whether something fits, or what does; where the shop cannot judge it, the facts that a person will ask for. */
export async function answerIfFits(asked: Asked): Promise<AssistantAnswer | null> {
  // 'I need a mount for the Touch 86' asks what fits it; 'what leads come with it' what is in its box.
  const isWish = asked.named.entries.length > 0 && TELLS_A_WISH.test(asked.message) && groupIn(asked.message) !== null;
  if (!(isAbout(asked.reading, 'fit') || isWish) || IN_THE_BOX.test(asked.message)) return null;
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

/** What fits, judged from the specifications: the two products that are meant, or what fits the one. Null where none is meant. */
async function answerFit(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  if (OWN_THINGS.test(message) && !CODES.test(message)) return null;
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
  if (fit.verdict === 'irrelevant') return null;
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

async function answerForOne({ context, message }: Asked, entry: CatalogueEntry): Promise<AssistantAnswer | null> {
  const { groups } = await listFits(context, entry.product.id);
  const wanted = groupIn(message);
  const group = groups.find(({ relation }) => relation === wanted);
  if (!group) return null;
  const fitting = group.products.filter(({ verdict }) => verdict === 'fits');
  const { fits, notKnown } = group.counts;
  const unsure = notKnown > 0 ? ` Of ${notKnown} more the specifications do not say enough.` : '';
  const reply =
    fits > 0
      ? [
          `‘${group.title}’: ${fits} of what we sell ${fits === 1 ? 'fits' : 'fit'} ${entry.product.name}.${unsure}`,
          wanted === 'connects' ? BY_PLUGS : null,
          group.inTheBox,
        ]
      : [`${entry.product.name}, ‘${group.title}’: ${group.nothing}`, 'A person can tell you of another way.'];
  return {
    ...NOTHING,
    reply: reply.filter(Boolean).join(' '),
    sources: [sourceOf(entry)],
    products: fitting.slice(0, MOST).map(({ product, reasons }) => ({ product, reason: reasons.join(' ') })),
    ways: fits > 0 ? [] : ['person'],
  };
}

function sourceOf({ product }: CatalogueEntry): AssistantAnswer['sources'][number] {
  return { label: product.name, href: paths.product(product) };
}
