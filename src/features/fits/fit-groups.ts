import type { Role } from './fit-facts.ts';
import type { Relation } from './rules.ts';

/** The groups of what fits, by what they do for a product, in the order of a page; the key stands in addresses. */
const FIT_GROUPS = {
  'hangs-on': 'Hangs on',
  'stands-in': 'Stands in',
  'plays-from': 'Plays from',
  'powered-by': 'Powered by',
  'connects-with': 'Connects with',
  holds: 'Holds these screens',
  takes: 'Takes these screens',
  'plays-on': 'Plays on these screens',
  powers: 'Powers these',
  connects: 'Connects these',
  'goes-with': 'Goes with',
} as const;

export type FitGroupKey = keyof typeof FIT_GROUPS;

export const FIT_GROUP_KEYS = Object.keys(FIT_GROUPS) as [FitGroupKey, ...FitGroupKey[]];

// What serves LED cabinets serves nothing else.
const OF_CABINETS: Readonly<Partial<Record<FitGroupKey, string>>> = {
  holds: 'Holds these cabinets',
  'plays-on': 'Drives these cabinets',
};

export function groupTitle(key: FitGroupKey, own: Role | null): string {
  const ofCabinets = own === 'LED frame' || own === 'LED controller' ? OF_CABINETS[key] : undefined;
  return ofCabinets ?? FIT_GROUPS[key];
}

const SERVED: Readonly<Record<Relation, FitGroupKey>> = {
  hangs: 'hangs-on',
  plays: 'plays-from',
  powered: 'powered-by',
  housed: 'stands-in',
  connects: 'connects-with',
  goes: 'goes-with',
};
const SERVING: Readonly<Record<Relation, FitGroupKey>> = {
  hangs: 'holds',
  plays: 'plays-on',
  powered: 'powers',
  housed: 'takes',
  connects: 'connects',
  goes: 'goes-with',
};

/** The group in which the other of a pair stands on the page of the first. */
export function groupKeyOf(relation: Relation, isServed: boolean): FitGroupKey {
  return (isServed ? SERVED : SERVING)[relation];
}
