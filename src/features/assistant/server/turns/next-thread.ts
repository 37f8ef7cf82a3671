import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readDestination, readUnknownPlace } from '#features/assistant/questions/destination.ts';
import { piecesIn, withoutName } from '#features/assistant/questions/pieces.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import { LONGEST_PLACE, MOST_ABOUT, MOST_GOODS, type Thread } from '#features/assistant/thread.ts';
import { budgetSaid } from '#features/assistant/turns/budget.ts';
import type { Snapshot } from '#features/catalogue/server/door.ts';
import { listOfGoods, storedList } from '../list/list-line.ts';
import { type Counted, goodsTold, productsTold } from './goods-told.ts';
import type { OpenThread } from './open-thread.ts';

const LONGEST_WISH = 600;

/** How a turn was read: whether it went on from the one before, and what it leaves the conversation to be about. */
export interface Read {
  message: string;
  isOn: boolean;
  /** The question as it stands now, where the turn changed it. */
  wish?: string;
  topic: string | null;
}

/** What the conversation is about after an answer: built from what was answered. */
export function nextThread(
  snapshot: Snapshot,
  before: OpenThread,
  { message, isOn, wish, topic }: Read,
  answer: AssistantAnswer,
): Thread {
  const told = asManyAsAsked(goodsTold(snapshot, answer), isOn ? '' : message);
  const about = productsTold(snapshot, answer).slice(0, MOST_ABOUT);
  const place = readDestination(message).name === null ? readUnknownPlace(message) : placeWords(message);
  const budgetPence = budgetSaid(message);
  const { reply } = answer;
  // What speaks of no goods leaves them what they were, and a subject of its own inherits no more.
  // Nor does a question about goods of the list leave the list.
  const isOfList =
    before.list.length > 0 && told.every(({ entry }) => before.goods.some((each) => each.entry === entry));
  const isNew = !isOn && told.length > 0 && !isOfList;
  const goods = before.goods.map(toStored);
  // A fact of one of several goods leaves their counts.
  const isOfSum =
    /\b\d{1,4} × (?!\d)/u.test(withoutNames(reply, about)) ||
    isNew ||
    !told.every(({ entry }) => before.goods.some((each) => each.entry === entry));
  const isSame = !isNew && !isOfSum;
  const isFitted = /^Fitting \d.*£/mu.test(reply);
  const summed = PRICED.test(reply) ? listOfGoods(told, { isFitted, said: () => message }) : [];
  return {
    goods: answer.thread?.goods ?? (told.length > 0 && !isSame ? told.map(toStored) : goods).slice(0, MOST_GOODS),
    list: answer.thread?.list ?? storedList(told.length > 0 && !isSame ? summed : before.list),
    listBefore: answer.thread?.listBefore ?? storedList(isSame ? before.listBefore : []),
    isFitted: isFitted || answer.thread?.isFitted || (before.isFitted && isSame),
    isDelivered: /^Delivery(?: to|:) /mu.test(reply) || (before.isDelivered && isSame),
    place: place?.slice(0, LONGEST_PLACE) ?? before.place,
    budgetPence: budgetPence ?? (isNew ? null : before.budgetPence),
    about:
      about.length > 0
        ? about.map(({ product }) => product.id)
        : before.about.map(({ product }) => product.id).slice(0, MOST_ABOUT),
    topic: isOn ? (topic ?? before.topic) : topic,
    wish: (isOn ? (wish ?? before.wish ?? message) : message).slice(0, LONGEST_WISH),
  };
}

const PRICED = /£\d|\bkWh a year\b/u;

// A 'wall of 3 × 3' has no count in its name.
function withoutNames(reply: string, told: ReturnType<typeof productsTold>): string {
  return told.reduce((text, { product }) => text.replaceAll(product.name, ''), reply);
}

function toStored({ entry, pieces }: Counted): Thread['goods'][number] {
  return { id: entry.product.id, pieces };
}

// Where the answer tells of one alone, as many as the question wants: 'six meeting room panels'.
function asManyAsAsked(told: readonly Counted[], message: string): readonly Counted[] {
  const [only, ...others] = told;
  // A set has so many screens in it.
  const isSet = only?.entry.product.specs.panels !== undefined;
  if (!only || isSet || others.length > 0 || only.pieces > 1) return told;
  const said = withoutName(only.entry.product.name, message);
  return [{ ...only, pieces: Math.max(readWish(said).pieces, piecesIn(said)) }];
}

// The words in which a place was said, so that it can be read again.
function placeWords(message: string): string {
  const { name, postcode } = readDestination(message);
  return readDestination(`to ${name}`).name === name ? (name ?? '') : (postcode ?? name ?? '');
}
