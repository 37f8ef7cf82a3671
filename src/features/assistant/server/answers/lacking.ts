import type { Product } from '#features/catalogue/contract.ts';

interface Part {
  /** As the specification has it. */
  part: string;
  said: string;
  words: RegExp;
}

// 'Does it come with a bracket' is answered by the list, and by what the list lacks.
const PARTS: readonly Part[] = [
  { part: 'bracket', said: 'a bracket', words: /\b(?:bracket|wall mount|mount)s?\b|\bto hang (?:it|them)\b/iu },
  { part: 'stand', said: 'a stand', words: /\b(?:floor stand|trolley|stand)s?\b/iu },
  { part: 'player', said: 'a player', words: /\bplayers?\b/iu },
  { part: 'speakers', said: 'speakers', words: /\b(?:speakers?|sound|audio)\b/iu },
  { part: 'camera', said: 'a camera', words: /\b(?:web)?cam(?:era)?s?\b/iu },
  { part: 'microphones', said: 'microphones', words: /\bmicrophones?\b/iu },
  { part: 'printer', said: 'a printer', words: /\b(?:printers?|prints?|printing)\b/iu },
  {
    part: 'controller',
    said: 'a processor or controller',
    words: /\b(?:processors?|controllers?|sending (?:box|card|unit))\b/iu,
  },
  { part: 'flight case', said: 'flight cases', words: /\b(?:flight|road|travel) ?cases?\b/iu },
  { part: 'leads', said: 'leads', words: /\b(?:leads|cables)\b/iu },
  { part: 'scanner', said: 'a scanner', words: /\bscanners?\b/iu },
];

const PORTS: readonly Part[] = [
  { part: 'HDMI', said: 'HDMI', words: /\bhdmi\b/iu },
  { part: 'USB-C', said: 'USB-C', words: /\busb[- ]?c\b/iu },
  { part: 'Wi-Fi', said: 'Wi-Fi', words: /\b(?:wi-?fi|wireless)\b/iu },
  { part: 'Ethernet', said: 'Ethernet', words: /\b(?:ethernet|lan)\b/iu },
  { part: 'Bluetooth', said: 'Bluetooth', words: /\bbluetooth\b/iu },
  { part: 'DisplayPort', said: 'DisplayPort', words: /\bdisplayport\b/iu },
  { part: 'IR', said: 'infrared', words: /\b(?:ir|infra-?red)\b/iu },
  { part: 'RS-232', said: 'RS-232', words: /\brs-?232\b/iu },
];

const SOURCES: readonly Part[] = [
  { part: 'PoE', said: 'PoE', words: /\b(?:poe|power over ethernet|network cable)\b/iu },
  { part: 'battery', said: 'a battery', words: /\b(?:batter(?:y|ies)|rechargeable)\b/iu },
  { part: 'USB', said: 'USB', words: /\busb\b/iu },
];

const LISTS = { includes: PARTS, connectivity: PORTS, powerSource: SOURCES } as const;

/** What is asked for by name and stands neither in that list of the specification nor on the page; null where nothing is. */
export function lacking({ name, specs, description }: Product, list: keyof typeof LISTS, asked: string): string | null {
  const listed: readonly string[] = specs[list] ?? [];
  const missing = LISTS[list].filter(
    ({ part, words }) =>
      words.test(asked) &&
      !listed.some((each) => each.startsWith(part)) &&
      !words.test(`${name}. ${description ?? ''}`),
  );
  return missing.length > 0 ? `Its specification does not list ${missing.map(({ said }) => said).join(' or ')}` : null;
}
