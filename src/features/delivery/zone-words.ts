import { ZONES, type Zone } from './zones.ts';

const WITH_ARTICLE: ReadonlySet<Zone> = new Set(['highlands', 'isle_of_man', 'channel_islands', 'united_states']);

/** A zone within a sentence: `the Isle of Man`, `Northern Ireland`. */
export function zoneWords(zone: Zone): string {
  return WITH_ARTICLE.has(zone) ? `the ${ZONES[zone]}` : ZONES[zone];
}

/** Where somebody is, within a sentence: `on the Isle of Man`, `in Northern Ireland`. */
export function inZone(zone: Zone): string {
  return `${zone === 'isle_of_man' ? 'on' : 'in'} ${zoneWords(zone)}`;
}
