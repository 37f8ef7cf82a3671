import { useEffect, useState } from 'react';
import type { FrameName } from '#features/tracking/coastline/frames.ts';
import { COASTS, type Coast } from './layers.ts';

export interface LoadedCoast extends Coast {
  name: FrameName;
}

/** The coasts of these parts as they load; until then the map shows the route only. */
export function useCoasts(names: readonly FrameName[]): LoadedCoast[] {
  const [loaded, setLoaded] = useState<ReadonlyMap<FrameName, Coast>>(new Map());
  const wanted = names.join(' ');
  useEffect(() => {
    for (const name of wanted.split(' ') as FrameName[]) {
      COASTS[name]().then(
        (file) => setLoaded((known) => (known.has(name) ? known : new Map(known).set(name, file.default))),
        () => undefined,
      );
    }
  }, [wanted]);
  return names.flatMap((name) => {
    const coast = loaded.get(name);
    return coast ? [{ name, ...coast }] : [];
  });
}
