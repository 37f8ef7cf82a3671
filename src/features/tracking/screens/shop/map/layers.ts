import { useEffect, useState } from 'react';
import { FRAMES, type FrameName } from '#features/tracking/coastline/frames.ts';
import { type MapView, project } from './projection.ts';

/** A stored coast: paths in steps of the frame's unit, and the labelled towns. */
interface Coast {
  land: string;
  borders: string;
  towns: readonly { name: string; lat: number; lng: number }[];
}

/** The parts of the map, each loaded when a page shows it. */
export const COASTS: Record<FrameName, () => Promise<{ default: Coast }>> = {
  world: () => import('#features/tracking/coastline/world.json'),
  uk: () => import('#features/tracking/coastline/uk.json'),
  fr: () => import('#features/tracking/coastline/fr.json'),
  us: () => import('#features/tracking/coastline/us.json'),
  qa: () => import('#features/tracking/coastline/qa.json'),
  om: () => import('#features/tracking/coastline/om.json'),
};

// 35 degrees: in wider views the details are too small to see.
const WIDEST_DETAILED = 3_500;

/** The parts of the map that a view needs, in drawing order: the world, then the countries. */
export function framesFor(view: MapView): FrameName[] {
  if (view.width > WIDEST_DETAILED) return ['world'];
  const detailed = (Object.keys(FRAMES) as FrameName[]).filter((name) => name !== 'world' && overlaps(name, view));
  return detailed.some((name) => covers(name, view)) ? detailed : ['world', ...detailed];
}

/** The box of a frame on the map. */
export function boxOf(name: FrameName): MapView {
  const { west, east, south, north } = FRAMES[name];
  const [topLeft, bottomRight] = [project({ lat: north, lng: west }), project({ lat: south, lng: east })];
  return { ...topLeft, width: bottomRight.x - topLeft.x, height: bottomRight.y - topLeft.y };
}

function overlaps(name: FrameName, view: MapView): boolean {
  const box = boxOf(name);
  return (
    box.x < view.x + view.width &&
    view.x < box.x + box.width &&
    box.y < view.y + view.height &&
    view.y < box.y + box.height
  );
}

function covers(name: FrameName, view: MapView): boolean {
  const box = boxOf(name);
  return (
    box.x <= view.x &&
    box.y <= view.y &&
    box.x + box.width >= view.x + view.width &&
    box.y + box.height >= view.y + view.height
  );
}

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
