import { expect, test } from 'vitest';
import { inZone, zoneWords } from './zone-words.ts';
import type { Zone } from './zones.ts';

test.each<[Zone, string, string]>([
  ['mainland', 'Mainland GB', 'in Mainland GB'],
  ['highlands', 'the Highlands and Islands', 'in the Highlands and Islands'],
  ['northern_ireland', 'Northern Ireland', 'in Northern Ireland'],
  ['isle_of_man', 'the Isle of Man', 'on the Isle of Man'],
  ['channel_islands', 'the Channel Islands', 'in the Channel Islands'],
  ['united_states', 'the United States', 'in the United States'],
  ['france', 'France', 'in France'],
])('the zone %s is called %s within a sentence', (zone, words, where) => {
  expect([zoneWords(zone), inZone(zone)]).toEqual([words, where]);
});
