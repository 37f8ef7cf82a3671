import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { WallRates } from '#features/walls/plan.ts';
import type { Sold } from '#features/walls/read-parts.ts';
import { typedInUnit } from '#features/walls/typed-in-unit.ts';
import { type WallErrors, type WallField, type WallTyped, wallSearch } from '#features/walls/wall-address.ts';
import { paths } from '#web/paths.ts';
import { useRested } from '#web/use-rested.ts';
import { type Designed, designOf } from './design-of.ts';

const REST_MS = 250;

interface Loaded {
  typed: WallTyped;
  products: readonly Sold[];
  rates: WallRates;
}

/**
 * The wall as it is typed and drawn, worked out with each letter; the address follows. The fields show a letter at once and the
 * plan comes in the picture after, so that typing never waits on a slow phone; the hand that draws is followed at once.
 */
export function useWall({ typed: loaded, products, rates }: Loaded) {
  const [typed, setTyped] = useState(loaded);
  const [followed, setFollowed] = useState(loaded);
  const planned = usePlanned(followed, products, rates);
  const rested = useRested(planned.search, REST_MS);
  useEffect(() => {
    // Not by the router, which would ask the server for what is worked out here.
    if (rested !== wallSearch(loaded)) window.history.replaceState(window.history.state, '', paths.ledWall(rested));
  }, [rested, loaded]);
  const change = useCallback((changes: Partial<WallTyped>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setFollowed((before) => ({ ...before, ...changes }));
  }, []);
  const type = (changes: Partial<WallTyped>) => {
    setTyped({ ...typed, ...changes });
    startTransition(() => setFollowed({ ...typed, ...changes }));
  };
  return {
    typed,
    planned,
    change,
    /** Numbers alone are in the other unit from now on, and mean what they meant. */
    typeUnit: (unit: string) => type(typedInUnit(typed, unit)),
    /** Another size or place may suit other cabinets than those that were chosen. */
    type: (field: WallField, value: string) =>
      type({ [field]: value, ...((field === 'nearest' || field === 'place') && { cabinet: '' }) }),
  };
}

export interface Planned {
  /** What it is the plan of. */
  typed: WallTyped;
  errors: WallErrors;
  /** While a field is wrong the last wall that could be. */
  shown: Exclude<Designed, { errors: WallErrors }> | null;
  isWrong: boolean;
  search: string;
}

function usePlanned(typed: WallTyped, products: readonly Sold[], rates: WallRates): Planned {
  const answer = useMemo(() => designOf(typed, products, rates), [typed, products, rates]);
  const [last, setLast] = useState<Planned['shown']>(null);
  if ('design' in answer && last !== answer) setLast(answer);
  return useMemo(
    () => ({
      typed,
      errors: 'errors' in answer ? answer.errors : {},
      shown: 'design' in answer ? answer : last,
      isWrong: 'errors' in answer,
      search: wallSearch(typed),
    }),
    [typed, answer, last],
  );
}
