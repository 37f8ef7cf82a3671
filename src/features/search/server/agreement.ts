import { IMPLIED_NEEDS } from '../understanding/implied-needs.ts';
import { BRIGHT } from '../understanding/light-needs.ts';
import type { Fit, Need } from '../understanding/need.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { callsForOutdoors } from '../understanding/outdoors.ts';
import { farFrom, isA, SCREEN_THING, type Thing, thingCalled } from '../understanding/things.ts';
import { OPEN_AIR, OUTDOOR_THINGS, SELF_SERVICE, TEACHING, TOUCH } from '../understanding/trade-needs.ts';
import type { Wish } from '../understanding/wishes/read-wish.ts';
import type { TestAt } from './columns/places.ts';
import type { TextColumns } from './columns/text-columns.ts';
import type { Trait } from './columns/traits.ts';

/** What a sentence says of a product, besides its words and conditions. */
export interface Meant {
  /** The kind of thing asked for, if any. */
  asked: Thing | null;
  /** Whether the kind only follows from a use: 'for our menus' is about screens. */
  isAssumed: boolean;
  /** Needs that are stated: 'outdoor', 'portrait'. */
  stated: readonly ReadNeed[];
  /** Needs that follow from the place or the use. */
  implied: readonly Need[];
  /** Whether several screens are meant: 'three side by side', 'a pair'. */
  isSeveral: boolean;
  /** What sentences like it want: it orders, and nothing is left out or said for it. */
  wish: Wish;
}

// What is said outweighs any words; what only follows from a place or a use is weighed against them.
const SAID = 1_000;
// A menu board in the rain is further from what is meant than an outdoor screen that shows a menu.
const BROKEN = 2 * SAID;
const IMPLIED = 1;
const OF_PLACE = 5;
// A 'small screen' that is 55" across is none, whatever it is used for.
const OF_WORDS = 6;
// By so much a product is put behind for each step that it is likely to be from what is wanted: where a kind is likely enough, and else.
const LIKELY = { kind: 3, none: 0.6 };
const AGAINST_ITS_USE = 1.4;
/** Less than any contradiction: 'a screen' is one for indoors that is made for no other purpose, and a use counts before a place. */
export const UNASKED = {
  outdoor: SAID,
  // An enclosure is for outdoors by its nature.
  outdoorAccessory: 0.5,
  special: 0.3,
  odd: 4,
  touch: 0.6,
  set: 1.8,
  narrower: 0.3,
  untold: 0.4,
  untoldOfPlace: 1,
  otherMount: 3,
  laterNeed: 1,
  part: 4,
  silent: 2,
};

/** All that counts of a product: products of which it is the same agree as well. */
interface Seen extends Trait {
  /** How it fits a need that is stated or implied. */
  fits(need: Need): Fit;
}

// With more of them the numbers that stand for what is seen are too large to be exact.
const MOST_TOLD_APART = 24;

/**
 * By how much the product at a place contradicts what is meant, in points of a score: 0 if in nothing. What was asked for stands before
 * what goes with it, and what contradicts a fact behind what does not. Worked out once for all products of which the same is seen.
 */
export function disagreementWith(meant: Meant, texts: TextColumns): (place: number) => number {
  const needs = [...new Set([...meant.stated.map(({ need }) => need), ...meant.implied])];
  const fits = needs.map(texts.fitOf);
  const disagreement = disagreementOf(meant);
  const judge = (place: number) =>
    disagreement({ ...texts.trait(texts.traitAt(place)), fits: (need) => fits[needs.indexOf(need)]?.(place) ?? 0 });
  if (needs.length > MOST_TOLD_APART) return judge;
  const known = new Map<number, number>();
  return (place) => {
    let seen = texts.traitAt(place);
    for (const fitAt of fits) seen = 3 * seen + 1 + fitAt(place);
    const before = known.get(seen);
    if (before !== undefined) return before;
    const by = judge(place);
    known.set(seen, by);
    return by;
  };
}

function disagreementOf({ asked, stated, implied, isSeveral, wish }: Meant): (product: Seen) => number {
  const weightOfWish = wish.thing ? LIKELY.kind : LIKELY.none;
  const facts = stated.map(({ need }) => need);
  const isOpenAir = implied.includes(OPEN_AIR) && asked?.isAccessory !== true;
  // 'Tall and thin' calls for nothing outdoors, as rain and the sun may.
  const calling = [...implied.filter(({ isQuality }) => isQuality), ...facts].filter(
    (need) => !isOfShape(need) && !need.isLack,
  );
  const isForIndoors = asked
    ? !asked.isSpecial && !OUTDOOR_THINGS.some((each) => isA(asked, each))
    : implied.length > 0;
  // The dust of a factory floor calls for nothing that stands in the rain.
  const isIndoors = implied.some(({ label }) => label === 'Indoors');
  const isAgainstOthers = asked ? !asked.isSpecial && !asked.isAccessory : implied.length > 0;
  const isAgainstSets = !isSeveral && (asked ? !SETS.some((each) => isA(asked, each)) : implied.length > 0);
  // 'Sign' is part of 'sign-in', what shows something need not be worked at, and a strip for shelves is no plain screen.
  const isOdd = (thing: Thing) =>
    asked === SCREEN_THING && ODD.some((each) => isA(thing, each)) && !(wish.thing && isA(thing, wish.thing));
  const isAgainstParts = (asked ?? wish.thing) !== null ? !isPart(asked ?? wish.thing) : implied.length > 0;
  const isAgainstTouch = asked !== null && !asked.isAccessory && !WORKED.some((each) => isA(asked, each));
  const workedAt = [...facts, ...implied].filter((need) => TOUCHED.has(need));
  const isWorked = (product: Seen) => workedAt.some((need) => product.fits(need) > 0);
  return (product) => {
    const { thing } = product;
    let sum = (asked && asked !== wish.thing ? farFrom(asked, thing) * SAID : 0) + weightOfWish * wish.farFrom(thing);
    if (asked?.isAccessory && thing !== asked) sum += UNASKED.narrower;
    // Where nothing else is said, a bracket is one for a wall.
    const isOtherMount = asked === MOUNT && thing !== null && OTHER_MOUNTS.some((each) => isA(thing, each));
    // What hangs from a beam is one for a ceiling.
    if (isOtherMount && !implied.some((need) => need.isQuality && product.fits(need) > 0)) sum += UNASKED.otherMount;
    for (const fact of facts) {
      const fit = product.fits(fact);
      if (fit < 0) sum += fact.isOfPlace ? BROKEN : SAID;
      // What tells the fact comes before what is silent about it.
      if (fit === 0) sum += UNASKED.silent;
    }
    if (isOpenAir && product.fits(OPEN_AIR) < 0) sum += BROKEN;
    if (implied.length > 0) sum += againstUses(implied, product);
    const isOutdoor =
      isForIndoors &&
      product.isOutdoor &&
      (isIndoors || !calling.some((need) => callsForOutdoors(need) && product.fits(need) > 0));
    if (isOutdoor) sum += asked?.isAccessory ? UNASKED.outdoorAccessory : UNASKED.outdoor;
    // A window and the sun call for a window display; adverts may hang anywhere.
    const isCalledFor = () =>
      isA(thing, WINDOW) ? calling.some((need) => isOfLight(need) && product.fits(need) > 0) : calls(implied, product);
    const isOfUse = CALLED_FOR.some((each) => isA(thing, each)) && isCalledFor();
    if (isAgainstOthers && thing !== null && isOdd(thing) && !isOfUse) sum += UNASKED.odd;
    else if (isAgainstOthers && thing?.isSpecial && !isCalledFor()) sum += UNASKED.special;
    else if (isAgainstTouch && product.isTouch && !isWorked(product)) sum += UNASKED.touch;
    if (isAgainstParts && BUILDING_PARTS.some((each) => isA(thing, each))) sum += UNASKED.part;
    const isWall = () => SETS.some((each) => isA(thing, each)) && isCalledFor();
    if (isAgainstSets && product.isSet && !isWall()) sum += UNASKED.set;
    return sum;
  };
}

// Neither how it hangs nor how long it runs or how sharp it is says where it stands.
const SHAPES_SIZES_AND_HOURS = new Set(['Portrait', 'Landscape', '24/7', '4K', 'Full HD', 'Small', 'Large']);

function isOfShape({ label }: Need): boolean {
  return SHAPES_SIZES_AND_HOURS.has(label);
}

const TOUCHED: ReadonlySet<Need> = new Set([
  TOUCH,
  TEACHING,
  SELF_SERVICE,
  ...['meet', 'guide', 'queue'].flatMap((name) => IMPLIED_NEEDS[name] ?? []),
]);
// What people work at themselves; a screen that is only looked at need not be touched.
const WORKED = ['touch screen', 'kiosk', 'queue display'].map(thingCalled);
const MOUNT = thingCalled('mount');
const OTHER_MOUNTS = ['ceiling mount', 'video wall mount', 'stand'].map(thingCalled);
const WINDOW = thingCalled('window display');
const isOfLight = (need: Need) => need === BRIGHT || need.called === 'window';
const calls = (implied: readonly Need[], product: Seen) =>
  implied.some((need) => !need.isQuality && !isOfShape(need) && product.fits(need) > 0);
const KIOSK = thingCalled('kiosk');
// A plain 'panel' is no panel by a door.
const CALLED_FOR = [KIOSK, WINDOW, thingCalled('door panel')];
const ODD = [...CALLED_FOR, ...['shelf strip', 'drive-through board'].map(thingCalled)];
// What a wall is built of is none, unless it is asked for.
const BUILDING_PARTS = ['led cabinet', 'wall panel'].map(thingCalled);
const SETS = ['video wall', 'shelf strip'].map(thingCalled);
const isPart = (asked: Thing | null) => BUILDING_PARTS.some((each) => asked !== null && isA(asked, each));

function againstUses(implied: readonly Need[], product: Seen): number {
  let sum = 0;
  let first = -1;
  let isAgainstUse = false;
  for (const [place, need] of implied.entries()) {
    const fit = product.fits(need);
    if (fit > 0 && first < 0) first = place;
    if (fit < 0 && need.isQuality) sum += need.isSaid ? OF_WORDS : need.isOfPlace ? OF_PLACE : IMPLIED;
    if (fit === 0 && need.isQuality) sum += need.isOfPlace || need.isSaid ? UNASKED.untoldOfPlace : UNASKED.untold;
    if (fit < 0 && !need.isQuality) isAgainstUse = true;
  }
  // Uses stand for one another: a school that shows notices may want a touch screen too.
  if (first >= 0) return sum + Math.min(first, 2) * UNASKED.laterNeed;
  return sum + (isAgainstUse ? AGAINST_ITS_USE : IMPLIED);
}

/** Whether a product of the kind asked for is meant, whatever its words: with all that is stated, or some of what is implied. */
export function isFor({ asked, isAssumed, stated, implied, wish }: Meant, texts: TextColumns): TestAt {
  const facts = stated.map(({ need }) => texts.fitOf(need));
  if (facts.length > 0) return (place) => facts.every((fitAt) => fitAt(place) > 0);
  if (asked !== null && (!isAssumed || implied.length === 0 || asked === wish.thing)) return () => true;
  const likely = implied.map(texts.fitOf);
  return (place) => likely.some((fitAt) => fitAt(place) > 0);
}
