import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import { isMentioned } from '../engine/look-up.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { isColour } from '../understanding/colour-words.ts';
import { coloursOf, needOfColour } from '../understanding/colours.ts';
import { holdingIn } from '../understanding/holding.ts';
import { makesIn } from '../understanding/makes.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { LED_THINGS, needOfPitch, pitchIn, pitchOf } from '../understanding/pitch.ts';
import { adjectivesIn, needOfQuality, type Quality } from '../understanding/qualities.ts';
import { reachIn } from '../understanding/reach.ts';
import type { Reading } from '../understanding/reading.ts';
import type { Thing } from '../understanding/things.ts';
import { wallGapIn } from '../understanding/wall-gap.ts';
import { otherStating } from './other-stating.ts';
import { popularOfKind } from './popular.ts';
import { factsIn, isAnywhere } from './qualities-said.ts';
import type { Unmet } from './unmet.ts';
import { whoStates } from './who-states.ts';

/** What a query asks for in its own words and no attribute has. */
export interface Told {
  /** What products of the kind state. */
  needs: readonly ReadNeed[];
  /** What none of them does. */
  unmet: readonly Unmet[];
}

/** Of a catalogue of other things. */
export const NOTHING_TOLD: Told = { needs: [], unmet: [] };

interface Texts {
  snapshot: Snapshot;
  index: SearchIndex;
}

/** Which of these qualities a product states, and which none does; with colours, makes, how far a lead has to reach and what a bracket holds. */
export function* toldOf(q: string, reading: Reading, qualities: readonly Quality[], texts: Texts): Steps<Told> {
  const { asked } = reading;
  const parts: readonly Told[] = [
    yield* ofQualities(qualities, asked, texts),
    yield* ofAdjectives(q, reading, qualities, texts),
    yield* ofColours(q, reading, texts),
    // 'BrightSign player' finds our players, and none of that make.
    told(makesIn(q).flatMap((make) => (isMentioned(texts.index, make) ? [] : [{ said: make, is: 'make' }]))),
    yield* ofReach(q, asked, texts),
    yield* ofHolding(q, asked, texts),
  ];
  return { needs: parts.flatMap(({ needs }) => needs), unmet: parts.flatMap(({ unmet }) => unmet) };
}

const told = (unmet: readonly Unmet[], needs: readonly ReadNeed[] = []): Told => ({ needs, unmet });

function* ofQualities(qualities: readonly Quality[], asked: Thing | null, { snapshot, index }: Texts): Steps<Told> {
  const needs: ReadNeed[] = [];
  const unmet: Unmet[] = [];
  for (const { said, need: own, from, to } of qualities) {
    const need = own ?? needOfQuality(said);
    const stating = own || isAnywhere(said, index) ? yield* whoStates(need, asked, snapshot) : null;
    if (stating === 'the kind') needs.push({ need, stretches: [{ from, to }] });
    else unmet.push({ said, is: stating === 'others' ? 'of the kind' : 'quality', need });
  }
  return told(unmet, needs);
}

// The words of what some of the kind state are searched like any others.
function* ofAdjectives(
  q: string,
  { asked, saidAs }: Reading,
  qualities: readonly Quality[],
  { snapshot }: Texts,
): Steps<Told> {
  if (asked === null) return NOTHING_TOLD;
  const free = adjectivesIn(q, (words) => [...qualities, ...factsIn(words)]);
  const unmet: Unmet[] = [];
  for (const { said } of free.filter(({ said, to }) => isDirectlyBefore(q.slice(to), saidAs) && !isColour(said))) {
    const need = needOfQuality(said);
    const stating = yield* whoStates(need, asked, snapshot);
    if (stating !== 'the kind') unmet.push({ said, is: stating === 'others' ? 'of the kind' : 'quality', need });
  }
  return told(unmet);
}

function* ofColours(q: string, { asked, saidAs }: Reading, { snapshot, index }: Texts): Steps<Told> {
  const needs: ReadNeed[] = [];
  const unmet: Unmet[] = [];
  for (const { said, from, to } of coloursOf(q, saidAs)) {
    const need = needOfColour(said);
    if (isMentioned(index, said) && (yield* whoStates(need, asked, snapshot)) === 'the kind')
      needs.push({ need, stretches: [{ from, to }] });
    else unmet.push({ said, is: 'of the kind', need, by: yield* otherStating(q, need, asked, snapshot) });
  }
  return told(unmet, needs);
}

// Where no lead is as long, the longest come first all the same.
function* ofReach(q: string, asked: Thing | null, { snapshot }: Texts): Steps<Told> {
  const reach = reachIn(q, asked);
  if (!reach) return NOTHING_TOLD;
  const { need, isShort } = reach;
  const isStated = (yield* whoStates(need, asked, snapshot)) === 'the kind';
  return told(isStated ? [] : [{ said: need.label, is: isShort ? 'of the kind' : 'reach', need }], [reach]);
}

function* ofHolding(q: string, asked: Thing | null, { snapshot }: Texts): Steps<Told> {
  const pitch = pitchIn(q, asked);
  const needs: ReadNeed[] = [];
  const unmet: Unmet[] = [];
  const gap = wallGapIn(q, asked);
  for (const held of [...holdingIn(q, asked), ...(pitch ? [pitch] : []), ...(gap ? [gap] : [])]) {
    if ((yield* whoStates(held.need, asked, snapshot)) === 'the kind') needs.push(held);
    else {
      unmet.push({ said: held.need.label, is: 'of the kind', need: held.need });
      if (held === pitch) needs.push(...nearestPitch(pitch, asked, snapshot));
    }
  }
  return told(unmet, needs);
}

// Where 2.5 mm is not sold, 2.6 mm is what comes first.
function nearestPitch(pitch: ReadNeed, asked: Thing | null, snapshot: Snapshot): ReadNeed[] {
  const wanted = Number.parseFloat(pitch.need.label);
  const places = (asked === null ? LED_THINGS : [asked]).flatMap((kind) => [...popularOfKind(snapshot, kind)]);
  let nearest: number | null = null;
  for (const place of places) {
    const product = snapshot.entries[place]?.product;
    const own = product ? pitchOf(product) : null;
    if (own !== null && (nearest === null || Math.abs(own - wanted) < Math.abs(nearest - wanted))) nearest = own;
  }
  return nearest === null ? [] : [{ ...pitch, need: needOfPitch(nearest) }];
}

// Only words of another form or kind stand between: 'curved LED screen'.
function isDirectlyBefore(rest: string, thing: string): boolean {
  const at = rest.toLowerCase().indexOf(thing.toLowerCase());
  return thing !== '' && at >= 0 && /^[\s-]*(?:[\p{L}\d"”″]+[\s-]+){0,2}$/u.test(rest.slice(0, at));
}
