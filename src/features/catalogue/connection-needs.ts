import type { AttributeNeed } from './attribute.ts';

/** The connections that a query can ask for. */
export const CONNECTION_NEEDS: readonly AttributeNeed<readonly string[]>[] = [
  need('wi-?fi(?! (?:codes?|passwords?|keys?|details|login|menu))', 'Wi-Fi', 'connects by Wi-Fi', /wi-?fi/iu),
  need('rs[- ]?232|serial (?:control|port)', 'RS-232', 'is controlled by RS-232', /rs-?232/iu),
  need('display ?port', 'DisplayPort', 'connects by DisplayPort', /display ?port/iu),
  need('usb[- ]?c', 'USB-C', 'connects by USB-C', /usb-?c/iu),
];

function need(words: string, label: string, reason: string, by: RegExp): AttributeNeed<readonly string[]> {
  return { words, label, reason, fits: (connections) => connections.some((each) => by.test(each)) };
}
