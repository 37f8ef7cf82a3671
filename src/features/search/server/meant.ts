import { hasAny } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { type Condition, withoutStretches } from '../understanding/conditions.ts';
import { otherThan } from '../understanding/denied-kinds.ts';
import type { Need } from '../understanding/need.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { NOTHING_READ, type Reading } from '../understanding/reading.ts';
import { ACCESSORY_THING, SCREEN_THING, thingCalled } from '../understanding/things.ts';
import { ACCESSORY, LOW_PRICE, NO_ACCESSORY, OUTDOOR, SCREEN, TOUCH } from '../understanding/trade-needs.ts';
import { NO_WISH, type Wish } from '../understanding/wishes/read-wish.ts';
import { disagreementWith, type Meant } from './agreement.ts';
import type { TextColumns } from './columns/text-columns.ts';
import { sentenceRead } from './read-once.ts';
import { correctedIn } from './understood.ts';
import type { Scored } from './weigh.ts';

/** Reads a sentence as it is after its corrections, without what is a condition. */
export function readingOf(
  q: string,
  conditions: readonly Pick<Condition, 'from' | 'to'>[],
  groups: readonly WordGroup[],
): Reading {
  if (!q.trim()) return NOTHING_READ;
  const corrected = correctedIn(q, groups);
  // Places of conditions are those of the typed words.
  return sentenceRead(corrected ? corrected.query : withoutStretches(q, conditions));
}

// 'Open frame touch monitor, HDMI' names what it is: the frame and the socket are its own. 'Sound for a video wall' is no wall.
function isNamedItself({ asked, saidAs }: Reading, needs: readonly ReadNeed[], q: string): boolean {
  const at = q.toLowerCase().indexOf(saidAs.toLowerCase());
  if (asked === null || asked.isAccessory || asked === SCREEN_THING || at < 0) return false;
  return needs.every(({ need, stretches }) => need !== ACCESSORY || stretches.every(({ from }) => from >= at));
}

// They say what kind of thing is meant, which has its own place.
export const OF_KINDS: ReadonlySet<Need> = new Set([SCREEN, ACCESSORY, NO_ACCESSORY, LOW_PRICE]);

const DOOR_PANEL = thingCalled('door panel');
/** The share of a wish that outweighs the 'screen' that is named. */
export const SURE = 0.5;
const NEARLY_CERTAIN = 0.75;

/** What is meant by a sentence. A size without a thing means a screen, and so does a use. */
export function meantBy(
  q: string,
  reading: Reading,
  needs: readonly ReadNeed[],
  conditions: readonly Condition[],
): Meant {
  const says = (need: Need) => needs.some((each) => each.need === need);
  // 'Mount for a touch panel' is to hold one, and works by no touch itself.
  const isOfHost = (need: Need) => need === TOUCH && reading.asked?.isAccessory === true;
  const isDenied = ({ called }: Need) => called !== undefined && reading.denied.some(({ name }) => name === called);
  const own = needs.filter(({ need }) => !OF_KINDS.has(need) && !isOfHost(need) && !isDenied(need));
  // 'Bracket for a 98' must carry one; of screens a bare number is no more than a hint.
  const holder = reading.asked ?? (reading.wish.share >= SURE && !reading.isScreen ? reading.wish.thing : null);
  const sizes = holder?.isAccessory ? reading.implied.filter(({ isSize }) => isSize) : [];
  // What hangs by the door of a room is in the building, though it is 'outside' the room.
  const isAtDoor = reading.wish.thing === DOOR_PANEL || reading.asked === DOOR_PANEL;
  const facts = own.filter(({ need }) => need.isFact && !(isAtDoor && need === OUTDOOR));
  const others = reading.denied.filter(({ isAccessory }) => !isAccessory).map(otherThan);
  const stated = [...facts, ...[...sizes, ...others].map((need) => ({ need, stretches: [] }))];
  const isStated = (need: Need) => stated.some((each) => each.need === need);
  // 'Menu board' is a thing; that it shows menus adds nothing.
  const isSaidByThing = ({ called }: Need) => called !== undefined && called === reading.asked?.name;
  const implied = [...new Set([...reading.implied, ...own.map(({ need }) => need), ...reading.wish.needs])].filter(
    (need) => !(isAtDoor && need === OUTDOOR) && !isStated(need) && !isSaidByThing(need),
  );
  const wish = wishOf(reading, implied);
  const said = { stated, implied, isAssumed: false, isSeveral: reading.isSeveral, wish };
  // What has a brightness is a screen with a USB socket.
  const isLit = reading.asked === null && conditions.some(({ label }) => label.endsWith(' nits'));
  if (
    says(ACCESSORY) &&
    !isLit &&
    !isNamedItself(reading, needs, q) &&
    !reading.isWithThing &&
    !(wish.thing?.isAccessory && !reading.asked)
  ) {
    return { ...said, asked: reading.asked?.isAccessory ? reading.asked : ACCESSORY_THING };
  }
  // 'Hang a screen from the rafters' is a wish for what holds it.
  const isModel = reading.asked === SCREEN_THING && reading.saidAs === '';
  const isOfAScreen = reading.asked !== null && (reading.isScreen || isModel || wish.share < SURE);
  const isSized = reading.asked === null && conditions.some(({ kind }) => kind === 'size');
  // '55 inch, to include a bracket' is a screen.
  const isSizedWithThing = reading.isWithThing && conditions.some(({ kind }) => kind === 'size');
  const isWished = wish.thing?.isAccessory ? !isOfAScreen && !isSizedWithThing : reading.asked === null && !isSized;
  if (wish.thing && isWished) return { ...said, asked: wish.thing, isAssumed: true };
  if (reading.asked) return { ...said, asked: reading.asked };
  if (isSized) return { ...said, asked: SCREEN_THING };
  const isOfScreen =
    reading.order !== null ||
    (says(NO_ACCESSORY) && stated.length + implied.length > 0) ||
    (says(SCREEN) && implied.some(({ isOfPlace }) => isOfPlace));
  return { ...said, asked: isOfScreen ? SCREEN_THING : null, isAssumed: true };
}

// A part is hardly wanted where a screen is the head of the sentence, or where something is to be read from afar.
function wishOf({ wish, isScreen }: Reading, implied: readonly Need[]): Wish {
  const isOfAScreen = isScreen || implied.some(({ isOfDistance }) => isOfDistance);
  return isOfAScreen && wish.thing?.isAccessory && wish.share < NEARLY_CERTAIN ? NO_WISH : wish;
}

/** Whether any match contradicts nothing. Words that name products are an answer beside what only follows from a place. */
export function* isAnswered(
  met: readonly Scored[],
  meant: Meant,
  isNamed: boolean,
  texts: TextColumns,
): Steps<boolean> {
  const isStated = (meant.asked !== null && !meant.isAssumed) || meant.stated.length > 0;
  if (!isStated && (isNamed || meant.implied.length === 0)) return met.length > 0;
  const disagreement = disagreementWith(meant, texts);
  const facts = meant.asked?.isAccessory ? [] : meant.stated.map(({ need }) => texts.fitOf(need));
  return yield* hasAny(met, ({ place }) => facts.every((fitAt) => fitAt(place) > 0) && disagreement(place) < 1);
}

/** 'Cheapest screen' compares all of them, whatever words they have; few are made for one purpose; and a wish names none. */
export function asksForAll({ asked, order, wish }: Reading): boolean {
  return asked === SCREEN_THING || asked?.isSpecial === true || order !== null || wish.thing !== null;
}

/** Whether a sentence asks for a page of the shop and for no product. */
export function isForAPage(
  { page, order, isPageAlone, pageWords }: Reading,
  meant: Meant,
  conditions: readonly Condition[],
): boolean {
  const { asked, isAssumed, stated, implied } = meant;
  const says = [...conditions, ...stated, ...implied.filter(({ isQuality }) => isQuality)];
  if (isPageAlone) return true;
  // Of 'delivery upstairs, third floor' the floor calls for no screen.
  const isAnyScreen = asked === null || (asked === SCREEN_THING && implied.length === 0);
  const isNamed = pageWords.length > 0 && isAnyScreen && conditions.length + stated.length === 0;
  return page !== null && order === null && (isNamed || ((asked === null || isAssumed) && says.length === 0));
}
