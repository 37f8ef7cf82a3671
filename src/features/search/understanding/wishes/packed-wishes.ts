import { type PackedLearnt, packed as pack, unpacked as unpack } from '#platform/packed-learnt.ts';
import type { LearntWishes } from './learn-wishes.ts';

/** What was learnt of wishes, small enough to ship. */
export interface PackedWishes {
  wants: readonly string[];
  ofWants: PackedLearnt;
  needs: readonly string[];
  ofNeeds: PackedLearnt;
}

/** Packs what was learnt. */
export function packed({ wants, ofWants, needs, ofNeeds }: LearntWishes): PackedWishes {
  return { wants, ofWants: pack(ofWants), needs, ofNeeds: pack(ofNeeds) };
}

/** What was packed, as it is asked. */
export function unpacked({ wants, ofWants, needs, ofNeeds }: PackedWishes): LearntWishes {
  return { wants, ofWants: unpack(ofWants, wants.length), needs, ofNeeds: unpack(ofNeeds, needs.length) };
}
