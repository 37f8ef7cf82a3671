import type { Zone } from '#features/delivery/zones.ts';
import type { LondonDay } from '#values/london-day.ts';

/** What a line of a quote is where it is no goods. `isByHand`: the table of prices has none for it, so staff make its price. */
export type QuotedService =
  | { kind: 'fitting'; screenId: number; heightCm: number; isByHand: boolean }
  | { kind: 'survey'; isByHand: boolean }
  // The LED wall among the goods, as a whole.
  | { kind: 'wall'; isByHand: boolean };

/** Where and when a quote's fitting is wished for. */
export interface QuoteFitting {
  /** Null where a cart with fitting was sent without one: staff ask for it. */
  postcode: string | null;
  /** Where the prices hold; null while there is no postcode. */
  zone: Zone | null;
  /** Days that the customer would like; staff confirm one once it is ordered. */
  wishes: LondonDay[];
}
