import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { ASPECTS, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { ASKS_ON, TELLS_A_WISH, YES_OR_NO } from '#features/assistant/questions/kinds.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { type Asked, CANNOT_PROMISE_FIT, NOTHING } from '../asked.ts';
import { answerOf, CONTACT } from '../say.ts';
import { relationIn, sourceOf, whatFitsOne } from './fit-for-one.ts';
import { isOfOwnThing, namedForFit } from './fit-named.ts';
import { takesOwnScreen } from './fit-own.ts';
import { answerPair } from './fit-pair.ts';
import { inGeneral } from './trade.ts';

const MOST = 3;
const MOST_LOOKED_AT = 30;
const FOR_CERTAIN = 0.5;
// 'Can I put it in the enclosure'.
const PUT_IN =
  /\b(?:put|fit|go|goes|hang|mount|slide|use)\b.{0,40}\b(?:in|into|inside|on|onto|with)\b.{0,30}\b(?:enclosure|housing|trolley|bracket|mount|shelter)\b|\b(?:go|goes|fit|fits|hang|work|works)\b.{0,12}\b(?:in|on|with|into) (?:it|that|this)\b/iu;
// 'Do your brackets fit a Samsung 55', 'does the Touch 65 fit?'; 'do you fit it' asks for fitters.
const FITS =
  /^(?!.*\byou fit\b).*\b(?:does|do|will|would|can|could|is)\b.{1,60}\b(?:fits?(?! (?:it|them)\b)|compatible)\b/iu;
// 'Does the double-arm bracket take the Touch 65'.
const TAKES =
  /\b(?:takes?|holds?|carry|carries|supports?|goes|go|hangs?|runs?|plays?|powers?|feeds?|drives?|works?)\b/iu;
const THROUGH_GLASS =
  'Whether touch works through the closed window of an enclosure no page says: ask before you count on it.';
const IN_THE_BOX = /\b(?:comes? with|included|in the box|supplied)\b/iu;
const NAME_BOTH =
  'Tell me which product of ours and what with it, each by its name, and I compare what their specifications say.';
const ALL_AT_ONCE = 'A screen fits only if its size, its weight and its holes are all within these.';
// 'Which bracket' asks for one, and names none.
const ASKED_FOR =
  /\b(?:which|what|(?:the )?right|a|an|any)\s+(?:wall |ceiling )?(?:brackets?|mounts?|stands?|arms?|players?|power suppl(?:y|ies)|enclosures?)\b/iu;
const KNOWN = [
  ...(['screenSizeInches', 'vesa', 'weightKg', 'fitsFromInches', 'fitsToInches'] as const),
  ...(['loadKg', 'innerWidthMm', 'innerHeightMm', 'connectivity', 'outputs'] as const),
];

/** Whether something fits, or what does; where the shop cannot judge it, the facts that a person will ask for. */
export async function answerIfFits(asked: Asked): Promise<AssistantAnswer | null> {
  // 'I need a mount for the Touch 86' asks what fits it; 'what leads come with it' what is in its box.
  const isWish =
    asked.named.entries.length > 0 && TELLS_A_WISH.test(asked.message) && relationIn(asked.named.rest) !== null;
  // 'Which extender for 40 m' asks how far it reaches.
  if (/\b(?:extenders?|leads?|cables?)\b/iu.test(asked.message) && /\d ?(?:m|metres?|meters?)\b/iu.test(asked.message))
    return null;
  const instead = await somethingElse(asked);
  if (instead) return instead;
  const isOfTwo = asked.named.groups.length > 1 && YES_OR_NO.test(asked.message) && TAKES.test(asked.message);
  const isOfFit = isOfTwo || isAbout(asked.reading, 'fit') || FITS.test(asked.message) || PUT_IN.test(asked.message);
  if (!(isOfFit || isWish) || IN_THE_BOX.test(asked.message)) return null;
  const wanted = ASKED_FOR.exec(asked.message)?.[0];
  const { certain, kinds } = await namedForFit(
    wanted ? { ...asked, message: asked.message.replace(wanted, ' ') } : asked,
  );
  const [one, other] = certain;
  if (one && !isOfOwnThing(asked)) {
    const pair = other && !wanted ? await answerPair(asked, one, other) : null;
    // No engine judges depths: ‘a 90 mm deep telly’ asks for what is known.
    const judged = pair ?? (kinds.some(isMeasured) ? null : await whatFitsOne(asked, one, { kind: kinds.at(-1) }));
    if (judged) return judged;
  }
  // 'Does the stick player do 4K' asks for its specification.
  const isJudged =
    FITS.test(asked.message) ||
    PUT_IN.test(asked.message) ||
    isOfOwnThing(asked) ||
    readFacts(asked.named.rest).facts.length === 0;
  return one ? (isJudged ? cannotPromise(asked, one) : null) : takesOwnScreen(asked);
}

/** The same where nothing that is named can be judged and nothing else is known: what a person will ask for. */
export async function answerFitAtLast(asked: Asked): Promise<AssistantAnswer | null> {
  const isOfFit = isAbout(asked.reading, 'fit') || FITS.test(asked.message) || PUT_IN.test(asked.message);
  return isOfFit && !IN_THE_BOX.test(asked.message) ? cannotPromise(asked, undefined) : null;
}

function isMeasured(phrase: string): boolean {
  return /\d ?(?:mm|cm)\b/iu.test(phrase);
}

// What is known of the one product that is named, and in general; null where neither is and fitting may not be the question.
async function cannotPromise(asked: Asked, one: CatalogueEntry | undefined): Promise<AssistantAnswer | null> {
  const { context, message, reading } = asked;
  const rows = KNOWN.flatMap((key) => (one ? (specRow(one.product.specs, key) ?? []) : [])).map(
    ({ term, value }) => `${term}: ${value}`,
  );
  const known = one && rows.length > 0 ? [`What is known of ${one.product.name}:`, ...rows] : [];
  if (one?.product.specs.fitsToInches !== undefined) known.push(ALL_AT_ONCE);
  const general = inGeneral(message);
  if (one && rows.length === 0 && !isOfOwnThing(asked)) return null;
  if (!one && general)
    return { ...NOTHING, reply: general.reply.replace(/^In general: /u, ''), sources: general.sources };
  if (!one && (reading.shares.get('fit') ?? 0) < FOR_CERTAIN) return null;
  const isOfDepth = /\b(?:deep|depth|thick)\b/iu.test(message) && one?.product.specs.innerWidthMm !== undefined;
  const answer = await answerOf(context, {
    says: [
      CANNOT_PROMISE_FIT,
      rows.length > 0 && isOfOwnThing(asked) ? null : NAME_BOTH,
      ...known,
      isOfDepth ? 'How deep it is inside its specification does not say.' : null,
      /\btouch/iu.test(message) && one?.product.specs.innerWidthMm !== undefined ? THROUGH_GLASS : null,
      general?.reply ?? null,
    ],
    sources: [CONTACT, ...(one && known.length > 0 ? [sourceOf(one)] : []), ...(general?.sources ?? [])],
    ways: ['person'],
  });
  const cards = one && known.length > 0 ? [{ product: one.product, reason: 'The product that you named.' }] : [];
  return { ...answer, products: cards, total: cards.length };
}

// 'What about something on wheels instead' is asked of what the question before was about.
async function somethingElse(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, namedBefore, mind } = asked;
  const [entry] = namedBefore.entries;
  const group = relationIn(message);
  if (!entry || !group || !ASKS_ON.test(message) || (relationIn(mind.before ?? '') ?? group) !== group) return null;
  const answer = await whatFitsOne(asked, entry, { most: MOST_LOOKED_AT });
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
