import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { movesIn } from '#features/assistant/questions/mount-moves.ts';
import { ownScreenIn } from '#features/assistant/questions/own-screen.ts';
import { bareSizeIn, sizesNamed } from '#features/assistant/questions/sizes-named.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { readFitFacts } from '#features/fits/fit-facts.ts';
import { judge } from '#features/fits/judge.ts';
import { isScreen, kindNamed } from '#features/search/server/door.ts';
import { toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { HOLDERS, isHeld } from './mounts-by-numbers.ts';
import { type Mount, type MountAsked, sayMounts, sayNoMount } from './say-mounts.ts';

const ASKS_FOR_ONE =
  /\b(?:which|what|an?|any|need|suitable|right)\b(?: (?!(?:does|do|the|is|are|of|on)\b)[\p{L}-]+){0,3} (?:brackets?|mounts?|arms?|stands?|trolleys?|poles?)\b/iu;
const OF_TWO = /\b(?:back to back|both sides|double[- ]sided|a pair)\b/iu;
const OF_THEIRS =
  /\b(?:i|we)(?:[’']ve| have)?(?: already)? (?:have|got|own)\b|\b(?:existing|already|samsung|lg|sony|philips|nec)\b/iu;
const OF_TOUCH = /\b(?:touch|interactive|whiteboard)\w*/iu;
const MOST_NAMED = 4;
const MOST_CARDS = 3;

/** 'Which bracket takes a 65 inch that has to come forward': what holds a screen of that size and moves so, with what of ours it takes; else that none does, and up to which size the others go. */
export async function answerMountsForSize({ snapshot, message, named }: Asked): Promise<AssistantAnswer | null> {
  const asked = readAsked(message);
  // What is told of a screen of theirs alone is its size.
  const isOfTheirs = OF_THEIRS.test(message);
  if (!asked || named.entries.length > 0 || (isOfTheirs && asked.moves.length === 0)) return null;
  const all = snapshot.entries.map(({ product }) => product);
  const mounts = mountsOf(all, asked.holder, OF_TWO.test(message) ? 2 : 1);
  if (mounts.length === 0) return null;
  const ours = isOfTheirs ? [] : screensOf(all, asked.inches, message);
  const moving = mounts.filter(({ specs }) => asked.moves.every((move) => (specs.moves ?? []).includes(move)));
  const able = holding(moving, asked.inches, ours);
  const still = mounts.filter((mount) => !moving.includes(mount));
  const others = able.length > 0 ? [] : holding(still, asked.inches, ours);
  const lines = able.length > 0 ? sayMounts(asked, able) : sayNoMount(asked, { mounts, moving, others });
  const shown = [...able, ...others].map(({ mount }) => mount);
  return {
    ...NOTHING,
    reply: [...lines, whatDecides(ours)].filter(Boolean).join('\n'),
    sources: shown.map((product) => ({ label: product.name, href: paths.product(product) })),
    products: shown
      .slice(0, MOST_CARDS)
      .map((product) => ({ product, reason: 'By its load, its holes and its sizes.' })),
    total: shown.length,
    ways: able.length > 0 ? [] : ['person'],
  };
}

// A sum, a name and a screen's own holes and weight are read elsewhere.
function readAsked(message: string): MountAsked | null {
  const holder = HOLDERS.exec(message)?.[0];
  const inches = sizesNamed(message)[0] ?? bareSizeIn(message);
  const moves = movesIn(message);
  // Which stand, and what a screen weighs, are asked of more than what fits.
  const isOfFit = /\b(?:which|what)\b/iu.test(message) && /bracket|mount|arm/iu.test(holder ?? '');
  const isAsked = ASKS_FOR_ONE.test(message) && (moves.length > 0 || isOfFit) && !/\bweigh/iu.test(message);
  return holder && inches && isAsked && !ownScreenIn(message) ? { holder, inches, moves } : null;
}

function mountsOf(all: readonly Product[], holder: string, carried: number): readonly Product[] {
  const isOfKind = kindNamed(holder);
  return all.filter(
    (product) =>
      isOfKind(product) && readFitFacts(product).role === 'bracket' && (product.specs.screensCarried ?? 1) >= carried,
  );
}

// Single screens of ours that hang by their holes.
function screensOf(all: readonly Product[], inches: number, message: string): readonly Product[] {
  const isTouch = OF_TOUCH.test(message);
  return all.filter((product) => {
    const { screenSizeInches, panels, fixing, touch } = product.specs;
    const isSingle = isScreen(product) && panels === undefined && fixing === 'VESA holes';
    return isSingle && screenSizeInches === inches && (!isTouch || touch === true);
  });
}

// Where there are screens of ours of that size, what takes none of them is no answer.
function holding(mounts: readonly Product[], inches: number, ours: readonly Product[]): readonly Mount[] {
  return mounts
    .filter((mount) => isHeld({ screenSizeInches: inches, technology: 'LCD' }, mount))
    .map((mount) => ({ mount, taken: ours.filter((screen) => fits(screen, mount)) }))
    .filter(({ taken }) => ours.length === 0 || taken.length > 0)
    .sort((a, b) => b.taken.length - a.taken.length || toPence(a.mount.price) - toPence(b.mount.price))
    .slice(0, MOST_NAMED);
}

function fits(screen: Product, mount: Product): boolean {
  return judge(readFitFacts(screen), readFitFacts(mount)).verdict === 'fits';
}

function whatDecides(ours: readonly Product[]): string {
  if (ours.length === 0) return 'Compare its weight and its holes (VESA) as well before you buy.';
  const one = ({ name, specs }: Product) => `${name} (VESA ${specs.vesa} mm, ${specs.weightKg} kg)`;
  return ours.length > MOST_NAMED ? '' : `That is by the holes and the weight of ${ours.map(one).join(', ')}.`;
}
