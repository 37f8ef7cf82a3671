import { readAsked, type WallAsked } from '#features/walls/asked.ts';
import { designWall, type WallDesign } from '#features/walls/design.ts';
import type { WallRates } from '#features/walls/plan.ts';
import { readParts, type Sold } from '#features/walls/read-parts.ts';
import type { WallErrors, WallTyped } from '#features/walls/wall-address.ts';

export type Designed = { asked: WallAsked; design: WallDesign } | { errors: WallErrors };

/** The wall of what was typed, or a sentence for each field that is wrong. */
export function designOf(typed: WallTyped, products: readonly Sold[], rates: WallRates): Designed {
  const read = readAsked(typed);
  if ('errors' in read) return read;
  const answer = designWall(read.asked, readParts(products), rates);
  return 'errors' in answer ? answer : { asked: read.asked, design: answer.design };
}
