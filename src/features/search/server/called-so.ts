import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import { everyToken } from '../engine/tokens.ts';
import { SCREEN_THING } from '../understanding/things.ts';
import { isFor, type Meant } from './agreement.ts';
import { columnsOf } from './columns/columns.ts';
import { type Places, placesWhere, type TestAt } from './columns/places.ts';
import { popularOfKind } from './popular.ts';

/**
 * The screens that call themselves what is asked for, though they are of another kind: a totem that its text says is 'a free-standing digital
 * poster'. Of those that meet the conditions, the most popular first.
 */
export function* calledSo(snapshot: Snapshot, meant: Meant, said: string, isMet: TestAt): Steps<Places> {
  const { asked, isAssumed } = meant;
  if (asked === null || isAssumed || asked.isAccessory || asked.isOnly || everyToken(said).length < 2) return NONE;
  const { texts } = columnsOf(snapshot);
  const name = ` ${everyToken(said).join(' ')} `;
  const isCalled = texts.testOf(`called ${name}`, ({ description }) =>
    ` ${everyToken(description ?? '').join(' ')} `.includes(name),
  );
  const isMeant = isFor({ ...meant, asked: SCREEN_THING }, texts);
  const screens = popularOfKind(snapshot, SCREEN_THING);
  return yield* placesWhere(screens, (place) => isMet(place) && isMeant(place) && isCalled(place));
}

const NONE: Places = new Uint32Array();
