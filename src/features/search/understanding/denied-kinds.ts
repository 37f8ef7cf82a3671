import type { Need } from './need.ts';
import { isA, type Thing, thingOf } from './things.ts';

const denials = new Map<Thing, Need>();

/** The fact that a product is of another kind: 'not a menu board'. */
export function otherThan(thing: Thing): Need {
  const before = denials.get(thing);
  if (before) return before;
  const said = `not a ${thing.name}`;
  const need: Need = {
    ...{ label: `N${said.slice(1)}`, reason: `is ${said}` },
    ...{
      isFact: true,
      isUnsearched: true,
      isLack: true,
      fits: (candidate) => (isA(thingOf(candidate), thing) ? -1 : 1),
    },
  };
  denials.set(thing, need);
  return need;
}
