import { placeOfAddress, type TownPlace } from '#values/places.ts';
import type { FrameName } from './frames.ts';

// Larger towns first: when two labels overlap, the first one is shown. UK towns are placed by their postcode area.
const UK = `London EC|Birmingham B|Manchester M|Glasgow G|Leeds LS|Edinburgh EH|Bristol BS|Cardiff CF|Belfast BT|Newcastle NE
Liverpool L|Sheffield S|Nottingham NG|Southampton SO|Aberdeen AB|Inverness IV|Norwich NR|Plymouth PL|Hull HU|York YO
Cambridge CB|Oxford OX|Exeter EX|Brighton BN|Leicester LE|Lincoln LN|Carlisle CA|Dundee DD|Swansea SA|Peterborough PE
Gloucester GL|Bradford BD|Derby DE|Stoke-on-Trent ST|Preston PR|Durham DH|Ipswich IP|Reading RG|Canterbury CT|Truro TR`;

const ABROAD: [country: string, frame: FrameName, names: string][] = [
  [
    'France',
    'fr',
    'Paris|Lyon|Marseille|Toulouse|Bordeaux|Lille|Nantes|Strasbourg|Nice|Rennes|Dijon|Rouen|Reims|Calais',
  ],
  ['United States', 'us', 'New York|Los Angeles|Chicago|Houston|Miami|Seattle|Denver|Atlanta|Boston|Dallas|Washington'],
  ['Qatar', 'qa', 'Doha|Al Khor|Al Wakrah'],
  ['Oman', 'om', 'Muscat|Salalah|Sohar|Nizwa|Sur|Duqm'],
];

const WORLD = ['London', 'New York', 'Paris', 'Doha', 'Muscat', 'Los Angeles', 'Chicago', 'Miami'];

/** The labelled towns of a part of the map, the more important first. */
export function townsOf(frame: FrameName): TownPlace[] {
  if (frame === 'world') return everyTown().filter(({ town }) => WORLD.includes(town));
  return frame === 'uk' ? ukTowns() : townsAbroad(frame);
}

function everyTown(): TownPlace[] {
  return [...ukTowns(), ...ABROAD.flatMap(([, frame]) => townsAbroad(frame))];
}

function ukTowns(): TownPlace[] {
  return UK.split(/[|\n]/).map((entry) => {
    const [city = '', area = ''] = entry.split(' ');
    return placeOfAddress({ city, postcode: `${area}1 1AA`, country: 'United Kingdom' });
  });
}

function townsAbroad(frame: FrameName): TownPlace[] {
  return ABROAD.filter(([, of]) => of === frame).flatMap(([country, , names]) =>
    names.split('|').map((city) => placeOfAddress({ city, postcode: '', country })),
  );
}
