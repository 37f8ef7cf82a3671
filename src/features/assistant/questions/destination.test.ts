import { expect, test } from 'vitest';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { placeOf, ZONES } from '#features/delivery/zones.ts';
import { readDestination, readUnknownPlace, readUnserved } from './destination.ts';

test.each([
  ['do you deliver to Stornoway and is it extra', 'highlands'],
  ['how much is delivery to Aviemore', 'highlands'],
  ['delivery to Cowes please', 'highlands'],
  ['do you ship to Newry', 'northern_ireland'],
  ['can you send one to St Helier', 'channel_islands'],
  ['what does it cost to Douglas', 'isle_of_man'],
  ['delivery to Leeds', 'mainland'],
  ['delivery to Reading', 'mainland'],
] as const)('%s: the zone of delivery is %s', (message, zone) => {
  const { postcode, name } = readDestination(message);
  expect(placeOf({ country: HOME_COUNTRY, postcode })?.zone).toBe(zone);
  // The mainland is what is meant where nothing is named.
  if (zone === 'highlands') expect(name).toContain(ZONES[zone]);
});

test('a town that stands in no list is unknown, and words that are none are not taken for one', () => {
  expect(readUnknownPlace('what is the delivery to Penzance for one board')).toBe('Penzance');
  for (const message of ['do you deliver to schools', 'delivery to Leeds', 'can I send it back to you', 'to Cork'])
    expect(readUnknownPlace(message), message).toBeNull();
  expect(readUnserved('we are in Cork')).toBe('Cork');
  expect(readUnserved('we are in Northern Ireland')).toBeNull();
});
