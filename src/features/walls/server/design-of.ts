import { readAsked, type WallAsked } from '#features/walls/asked.ts';
import { designWall, type WallDesign } from '#features/walls/design.ts';
import { readParts } from '#features/walls/read-parts.ts';
import { EXAMPLE, type WallTyped } from '#features/walls/wall-address.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuseFields } from '#platform/refusal.ts';
import { listWallParts, ratesOf } from './wall-parts.ts';

/** The wall that is asked for, at today's prices. Refused with a sentence for each field that is wrong. */
export async function designOf(
  context: AppContext,
  query: Partial<WallTyped>,
): Promise<{ asked: WallAsked; design: WallDesign }> {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  const read = readAsked({ ...EXAMPLE, ...given });
  if ('errors' in read) throw refuseWall(read.errors);
  const answer = designWall(read.asked, readParts(await listWallParts(context)), await ratesOf(context));
  if ('errors' in answer) throw refuseWall(answer.errors);
  return { asked: read.asked, design: answer.design };
}

function refuseWall(errors: Partial<Record<string, string>>) {
  return refuseFields(Object.fromEntries(Object.entries(errors).map(([field, told]) => [field, told ? [told] : []])));
}
