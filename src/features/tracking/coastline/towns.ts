import { placeOfAddress, type TownPlace } from '#values/places.ts';
// Larger towns first: when two labels overlap, the first one is shown. UK towns are placed by their postcode area.
import towns from '../towns.json' with { type: 'json' };
import type { FrameName } from './frames.ts';

/** The labelled towns of a part of the map, the more important first. */
export function townsOf(frame: FrameName): TownPlace[] {
  if (frame === 'world') return everyTown().filter(({ town }) => towns.world.includes(town));
  return frame === 'uk' ? ukTowns() : townsAbroad(towns.abroad[frame]);
}

function everyTown(): TownPlace[] {
  return [...ukTowns(), ...Object.values(towns.abroad).flatMap(townsAbroad)];
}

function ukTowns(): TownPlace[] {
  return Object.entries(towns.uk).map(([city, area]) =>
    placeOfAddress({ city, postcode: `${area}1 1AA`, country: 'United Kingdom' }),
  );
}

function townsAbroad({ country, cities }: { country: string; cities: string[] }): TownPlace[] {
  return cities.map((city) => placeOfAddress({ city, postcode: '', country }));
}
