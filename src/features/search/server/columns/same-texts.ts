import type { ProductWords } from '#features/catalogue/server/door.ts';
import { forgetFit, roomForFits } from './memo.ts';

/** Which products of a catalogue say what they said at the same place in the one before. */
export interface SameTexts {
  size: number;
  /** Up to here each product stands where it stood. */
  until: number;
  /** Those of them that say something else. */
  changed: readonly number[];
}

/** Compares the texts of two catalogues by place. What came or went moves all behind it; most products come at the end. */
export function sameTexts(before: readonly ProductWords[], after: readonly ProductWords[]): SameTexts {
  const changed: number[] = [];
  let until = 0;
  for (; until < before.length && until < after.length; until++) {
    const [old, young] = [before[until], after[until]];
    if (old === young) continue;
    if (!old || !young || old.id !== young.id) break;
    if (!saysTheSame(old, young)) changed.push(until);
  }
  return { size: after.length, until, changed };
}

/** Numbers by place, 0 where nothing is known any more. */
export function carriedNumbers<Numbers extends Uint16Array | Uint32Array>(before: Numbers, same: SameTexts): Numbers {
  const after = new (before.constructor as new (size: number) => Numbers)(same.size);
  after.set(before.subarray(0, same.until));
  for (const place of same.changed) after[place] = 0;
  return after;
}

/** Answers by place. */
export function carriedFits(before: Uint8Array, { size, until, changed }: SameTexts): Uint8Array {
  const after = roomForFits(size);
  after.set(before.subarray(0, until >> 2));
  for (const place of changed) forgetFit(after, place);
  return after;
}

// The catalogue hands on the same specifications while they say the same.
function saysTheSame(a: ProductWords, b: ProductWords): boolean {
  return a.specs === b.specs && a.name === b.name && a.category === b.category && a.description === b.description;
}
