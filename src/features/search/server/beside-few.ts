import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import { SCREEN_THING } from '../understanding/things.ts';
import type { Asked } from './read-and-rank.ts';
import { type Relaxed, relax } from './relax.ts';
import type { Scored } from './weigh.ts';

const FEW = 4;

/** Of a 'portrait 55 inch poster display' the words alone name one: the other screens that meet all of the rest, to stand behind it. */
export function* besideFew(
  met: readonly Scored[],
  { meant, conditions, isTrade }: Asked,
  snapshot: Snapshot,
  how: Parameters<typeof relax>[3],
): Steps<Relaxed | null> {
  const isSized = conditions.some(({ kind }) => kind === 'size');
  if (!isTrade || !isSized || met.length === 0 || met.length >= FEW) return null;
  if (meant.asked === null || meant.asked.isAccessory || meant.stated.length === 0) return null;
  const others = yield* relax(snapshot, { ...meant, asked: SCREEN_THING }, conditions, how);
  return others?.leftOut ? null : others;
}
