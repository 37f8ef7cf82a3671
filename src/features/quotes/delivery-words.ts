import { zoneWords } from '#features/delivery/zone-words.ts';
import type { Zone } from '#features/delivery/zones.ts';

/** A quoted delivery with the place that its price is for: `Standard to Mainland GB`. */
export function deliveryWords(name: string, zone: Zone | null): string {
  return zone ? `${name} to ${zoneWords(zone)}` : name;
}
