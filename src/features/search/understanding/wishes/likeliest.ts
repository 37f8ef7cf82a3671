import { farFrom, type Thing } from '../things.ts';

/** Kinds with how likely each is. */
export type Shares = ReadonlyMap<Thing, number>;

/**
 * The most special kind that is likely enough: where neither an order kiosk nor a check-in kiosk is, a kiosk may be. Null where none is; what is
 * of no kind but 'screen' says nothing.
 */
export function likeliestOf(shares: Shares, least: number): { thing: Thing; share: number } | null {
  const together = new Map<Thing, number>();
  for (const [thing, share] of shares)
    for (let each: Thing | null = thing; each; each = each.under) together.set(each, (together.get(each) ?? 0) + share);
  const likely = [...together].filter(([thing, share]) => thing.under !== null && share >= least);
  const special = likely.filter(([thing]) => !likely.some(([other]) => isUnder(other, thing)));
  const [best] = special.sort(([, a], [, b]) => b - a);
  return best ? { thing: best[0], share: best[1] } : null;
}

function isUnder(thing: Thing, other: Thing): boolean {
  return thing.under !== null && (thing.under === other || isUnder(thing.under, other));
}

/** How far a product of a kind is expected to be from what is wanted: from 0 to 4, each kind by its share. */
export function expectedFrom(shares: Shares): (kind: Thing | null) => number {
  const before = new Map<Thing | null, number>();
  return (kind) => {
    const known = before.get(kind);
    if (known !== undefined) return known;
    let far = 0;
    for (const [thing, share] of shares) far += share * stepsFrom(thing, kind);
    before.set(kind, far);
    return far;
  };
}

// A totem that calls people in turn is one, but not the first that is meant; and no other kind is nearer than another of its root.
const NARROWER = 0.5;
const ANOTHER = 1.5;

function stepsFrom(thing: Thing, kind: Thing | null): number {
  if (thing === kind) return 0;
  const far = farFrom(thing, kind);
  return far === 0 ? NARROWER : Math.max(ANOTHER, far);
}
