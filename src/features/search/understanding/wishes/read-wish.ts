import { chancesOf, type Features, type Learnt, sharesOf } from '#platform/learn.ts';
import { needCalled } from '../implied-needs.ts';
import type { Need } from '../need.ts';
import { type Thing, thingCalled } from '../things.ts';
import { type Page, pageCalled } from '../vocabulary-book.ts';
import { type LearntWishes, saidBy } from './learn-wishes.ts';
import { LEARNT } from './learnt.ts';
import { expectedFrom, likeliestOf } from './likeliest.ts';
import { unpacked } from './packed-wishes.ts';
import { NOT_SOLD, PAGE } from './wants.ts';

/** What sentences like one want, as the examples have it. Nothing in it is certain. */
export interface Wish {
  /** The kind that is likely enough to be asked for; else null. */
  thing: Thing | null;
  /** How likely it is, from 0 to 1. */
  share: number;
  /** How far a product of a kind is likely to be from what is wanted, from 0 (the very thing) to 4. */
  farFrom(kind: Thing | null): number;
  /** What it is likely to have to do, the likeliest first. */
  needs: readonly Need[];
  /** The page of the shop that is likely to answer instead; else null. */
  page: Page | null;
  /** Whether no shop of this trade is likely to have it. */
  isUnsold: boolean;
}

/** Of a sentence whose thing is named, or of which nothing is known. */
export const NO_WISH: Wish = { ...{ thing: null, share: 0, needs: [], page: null, isUnsold: false }, farFrom: () => 0 };

// How often what is so likely is right, wishes.test.ts finds by leaving out one writer at a time.
const LIKELY = 0.28;
const LIKELY_NEED = 0.65;
const LIKELY_PAGE = 0.55;
const LIKELY_UNSOLD = 0.7;

/** Reads what a sentence that names no special thing is likely to want. */
export const readWish = wishReader(unpacked(LEARNT));

/** The same by what some examples taught. */
export function wishReader({ wants, ofWants, needs, ofNeeds }: LearntWishes): (sentence: string) => Wish {
  const meant = wants.map(meaningOf);
  const needsByLabel = needs.map(needCalled);
  return (sentence) => {
    const said = saidBy(sentence);
    if (!isKnownEnough(said.features, ofWants)) return NO_WISH;
    const shares = sharesOf(said, ofWants);
    const chances = chancesOf(said, ofNeeds);
    const byThing = new Map<Thing, number>();
    let unsold = 0;
    for (const [at, { thing, page }] of meant.entries()) {
      const share = shares[at] ?? 0;
      if (thing && !thing.isOnly) byThing.set(thing, share);
      else if (!page) unsold += share;
    }
    const likeliest = likeliestOf(byThing, Math.max(LIKELY, unsold));
    return {
      thing: likeliest?.thing ?? null,
      share: likeliest?.share ?? 0,
      farFrom: expectedFrom(byThing),
      needs: needsByLabel
        .map((need, at) => ({ need, chance: chances[at] ?? 0 }))
        .filter(({ chance }) => chance >= LIKELY_NEED)
        .sort((a, b) => b.chance - a.chance)
        .map(({ need }) => need),
      page: meant.find(({ page }, at) => page !== null && (shares[at] ?? 0) >= LIKELY_PAGE)?.page ?? null,
      isUnsold: unsold >= LIKELY_UNSOLD,
    };
  };
}

function meaningOf(want: string): { thing: Thing | null; page: Page | null } {
  if (want.startsWith(PAGE)) return { page: pageCalled(want.slice(PAGE.length)), thing: null };
  return { page: null, thing: want === NOT_SOLD ? null : thingCalled(want) };
}

const LEAST_KNOWN = 3;
const isWord = (name: string) => !name.includes(' ') && !/^[~=]/u.test(name);

// Of a part number and of words that no example has, the rest tells nothing.
function isKnownEnough(features: Features, { places }: Learnt): boolean {
  const words = [...features.keys()].filter(isWord);
  const known = words.filter((word) => places.has(word));
  return known.length >= LEAST_KNOWN && known.length * 2 >= words.length;
}
