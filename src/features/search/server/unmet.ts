import type { Product } from '#features/catalogue/contract.ts';
import type { Snapshot } from '#features/catalogue/server/door.ts';
import { hasAny } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { everyToken } from '../engine/tokens.ts';
import { behavioursIn } from '../understanding/behaviours.ts';
import { coloursOf, isColour, needOfColour } from '../understanding/colours.ts';
import type { Condition } from '../understanding/conditions.ts';
import { holdingIn } from '../understanding/holding.ts';
import { makesIn } from '../understanding/makes.ts';
import type { Need } from '../understanding/need.ts';
import type { NeedPattern, ReadNeed } from '../understanding/needs.ts';
import { pitchIn } from '../understanding/pitch.ts';
import { adjectivesIn, needOfQuality, type Quality, qualitiesIn } from '../understanding/qualities.ts';
import { reachIn } from '../understanding/reach.ts';
import type { Reading } from '../understanding/reading.ts';
import { isA, type Thing, thingOf } from '../understanding/things.ts';
import type { Meant } from './agreement.ts';
import { columnsOf } from './columns/columns.ts';
import type { IndexInForce } from './current-index.ts';
import { isMentioned } from './not-sold.ts';
import { popularOfKind } from './popular.ts';
import { needsRead } from './read-once.ts';

/** Something that is asked for and that no product of the kind states. */
export interface Unmet {
  said: string;
  /** `quality`: no product states it; `of the kind`: only others do; `of the kind and size`: none that meets the measures; `reach`: no lead of the kind is as long;
   * `with the rest`: none of the measures that states what is met beside; `make`: no product mentions it; `measures`: none of the kind has them, and others do. */
  is: 'quality' | 'of the kind' | 'of the kind and size' | 'with the rest' | 'reach' | 'make' | 'measures';
  /** The measures under which none states it: '54" to 56"'. */
  within?: string;
  /** What was asked for, where a product can be judged by it. */
  need?: Need;
}

/** What a query asks for in its own words and no attribute has. */
export interface Told {
  needs: readonly ReadNeed[];
  unmet: readonly Unmet[];
}

/** Of a catalogue of other things. */
export const NOTHING_TOLD: Told = { needs: [], unmet: [] };

/**
 * The qualities of a query; their words are not searched, for in a description they stand by chance. What no description tells is left to
 * an attribute that is asked for by the same words, or has them as its own.
 */
export function* qualitiesSaid(
  q: string,
  conditions: readonly Pick<Condition, 'from' | 'to'>[],
  snapshot: Snapshot,
  { index, attributes }: Pick<IndexInForce, 'index' | 'attributes'>,
): Steps<readonly Quality[]> {
  const behaviours: Quality[] = [];
  for (const each of behavioursIn(q)) {
    const isTold = each.need !== undefined && (yield* statedBy(each.need, null, snapshot)) !== null;
    if (isTold || !(isAnywhere(each.said, index) || isReadAsFact(each, q, attributes.needs))) behaviours.push(each);
  }
  return [...behaviours, ...qualitiesIn(q, (words) => [...conditions, ...behaviours, ...stretchesOf(words)])];
}

/** Which of these qualities a product states, and which none does; with how far a lead has to reach. */
export function* toldOf(
  q: string,
  { asked, saidAs }: Reading,
  qualities: readonly Quality[],
  { snapshot, index }: { snapshot: Snapshot; index: SearchIndex },
): Steps<Told> {
  const needs: ReadNeed[] = [];
  const unmet: Unmet[] = [];
  for (const { said: words, need: own, from, to } of qualities) {
    const need = own ?? needOfQuality(words);
    const stating = own || isAnywhere(words, index) ? yield* statedBy(need, asked, snapshot) : null;
    if (stating === 'the kind') needs.push({ need, stretches: [{ from, to }] });
    else unmet.push({ said: words, is: stating === 'others' ? 'of the kind' : 'quality', need });
  }
  const free = asked === null ? [] : adjectivesIn(q, (words) => [...qualities, ...stretchesOf(words)]);
  const isOfThing = ({ to }: Quality) => asked !== null && isDirectlyBefore(q.slice(to), saidAs);
  for (const { said } of free.filter((each) => isOfThing(each) && !isColour(each.said))) {
    const need = needOfQuality(said);
    const stating = yield* statedBy(need, asked, snapshot);
    if (stating !== 'the kind') unmet.push({ said, is: stating === 'others' ? 'of the kind' : 'quality', need });
  }
  for (const { said, from, to } of coloursOf(q, saidAs)) {
    const need = needOfColour(said);
    if (isMentioned(index, said) && (yield* statedBy(need, asked, snapshot)) === 'the kind')
      needs.push({ need, stretches: [{ from, to }] });
    else unmet.push({ said, is: 'of the kind', need });
  }
  // 'BrightSign player' finds our players, and none of that make.
  for (const make of makesIn(q)) if (!isMentioned(index, make)) unmet.push({ said: make, is: 'make' });
  const reach = reachIn(q, asked);
  if (reach) {
    needs.push(reach);
    if ((yield* statedBy(reach.need, asked, snapshot)) !== 'the kind')
      unmet.push({ said: reach.need.label, is: reach.isShort ? 'of the kind' : 'reach', need: reach.need });
  }
  const pitch = pitchIn(q, asked);
  for (const held of [...holdingIn(q, asked), ...(pitch ? [pitch] : [])]) {
    if ((yield* statedBy(held.need, asked, snapshot)) === 'the kind') needs.push(held);
    else unmet.push({ said: held.need.label, is: 'of the kind', need: held.need });
  }
  return { needs, unmet };
}

/** The stated facts that no product of the kind asked for is known to have; `sure` are those that some have. */
export function* factsUnmet(
  { asked, isAssumed, stated }: Meant,
  sure: readonly ReadNeed[],
  told: readonly ReadNeed[],
  snapshot: Snapshot,
): Steps<Unmet[]> {
  // A drive-through board is a menu board to its buyer: only of what is of one purpose the kind is all that is meant.
  if (asked === null || isAssumed || asked.isOnly || !(asked.isAccessory || asked.isSpecial)) return [];
  // A bracket 'for a 65 portrait' holds one upright; whether it does, its page says.
  const isOfHost = ({ need }: ReadNeed) => asked.isAccessory && OF_HOSTS.has(need.label);
  const open = stated.filter(
    (fact) => !sure.includes(fact) && !told.includes(fact) && !fact.need.isSize && !isOfHost(fact),
  );
  if (open.length === 0) return [];
  const ofKind = popularOfKind(snapshot, asked);
  const { texts } = columnsOf(snapshot);
  const found: Unmet[] = [];
  for (const { need } of ofKind.length > 0 ? open : []) {
    const fitAt = texts.fitOf(need);
    if (!(yield* hasAny(ofKind, (place) => fitAt(place) > 0)))
      found.push({ said: need.label, is: 'of the kind', need });
  }
  return found;
}

/** The measures that nothing of the kind that is said has, where something else is shown for them: a wall bracket for a ceiling mount. */
export function* measuresUnmet(
  { asked, isAssumed }: Meant,
  conditions: readonly Condition[],
  isMet: (place: number) => boolean,
  first: Product | undefined,
  snapshot: Snapshot,
): Steps<Unmet[]> {
  const measured = conditions.filter(({ kind }) => kind !== 'price' && kind !== 'stock');
  if (!first || asked === null || isAssumed || !asked.isAccessory || measured.length === 0) return [];
  if (isA(thingOf(first), asked)) return [];
  const ofKind = popularOfKind(snapshot, asked);
  if (ofKind.length === 0 || (yield* hasAny(ofKind, isMet))) return [];
  return [{ said: measured.map(({ label }) => label).join('’ and ‘'), is: 'measures' }];
}

/** What is held stands upright, and a stand needs no wall. */
export const OF_HOSTS = new Set(['Portrait', 'Landscape', 'Stands by itself']);

/** What a summary says of it. Where the first product has it after all, it is of another kind, and that is said too. */
export function sayUnmet(unmet: readonly Unmet[], saidAs: string, asked: Thing | null, first?: Product): string[] {
  const isMetByFirst = ({ need }: Unmet) => first !== undefined && need !== undefined && need.fits(first) > 0;
  const isOther = first !== undefined && asked !== null && !isA(thingOf(first), asked);
  const told = isOther ? unmet : unmet.filter((each) => !isMetByFirst(each));
  // A 30 m extender is called 'HDMI' too, and no HDMI lead.
  const kind = asked !== null && first !== undefined && isInName(saidAs, first) ? asked.name : saidAs;
  const sentences = told.map(({ said, is, within }) => {
    if (is === 'measures') return `No ‘${kind}’ is known to meet ‘${said}’.`;
    if (is === 'make') return `No product mentions ‘${said}’.`;
    if (is === 'quality') return `No product states ‘${said}’.`;
    if (is === 'of the kind and size') return `No product of that kind within ‘${within}’ states ‘${said}’.`;
    if (is === 'with the rest') return `Nothing within ‘${within}’ that meets the rest states ‘${said}’ too.`;
    if (is === 'of the kind') return `No product of that kind states ‘${said}’.`;
    return `By the specifications no ‘${kind}’ ${said.charAt(0).toLowerCase()}${said.slice(1)}.`;
  });
  const isHavingIt = (each: Unmet) => each.is === 'measures' || isMetByFirst(each);
  return isOther && told.some(isHavingIt) ? [...sentences, 'The first is of another kind.'] : sentences;
}

function isInName(words: string, { name }: Product): boolean {
  const own = new Set(everyToken(name));
  return everyToken(words).every((token) => own.has(token));
}

// Only words of another form or kind stand between: 'curved LED screen'.
function isDirectlyBefore(rest: string, thing: string): boolean {
  const at = rest.toLowerCase().indexOf(thing.toLowerCase());
  return thing !== '' && at >= 0 && /^[\s-]*(?:[\p{L}\d"”″]+[\s-]+){0,2}$/u.test(rest.slice(0, at));
}

function isReadAsFact({ from, to }: Quality, q: string, patterns: readonly NeedPattern[]): boolean {
  return needsRead(q, patterns).some(({ stretches }) => stretches.some((one) => one.from <= from && to <= one.to));
}

function stretchesOf(q: string) {
  return needsRead(q).flatMap(({ stretches }) => stretches);
}

// Without a word of it no text can state it, and none has to be read.
function isAnywhere(said: string, { wordIds }: SearchIndex): boolean {
  const parts = said.split(/[\s-]+/u);
  return [parts, [parts.join('')]].some((words) =>
    words.every((word) => everyToken(word).every((token) => wordIds.has(token))),
  );
}

function* statedBy(need: Need, asked: Thing | null, snapshot: Snapshot): Steps<'the kind' | 'others' | null> {
  const { texts } = columnsOf(snapshot);
  const fitAt = texts.fitOf(need);
  const isOfKind = texts.ofTrait(({ thing }) => asked === null || isA(thing, asked));
  let isByOthers = false;
  const isByTheKind = yield* hasAny(snapshot.entries, (_, place) => {
    if (fitAt(place) <= 0) return false;
    isByOthers = true;
    return isOfKind(place);
  });
  return isByTheKind ? 'the kind' : isByOthers ? 'others' : null;
}
