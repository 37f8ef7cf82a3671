import { numberSaid, wordsUpTo } from '#values/number-words.ts';

/** Where a part of the goods goes. */
export type Where = 'outside' | 'inside' | 'window';

/** How many go where; what is left of them stays as it was asked for. */
export interface Elsewhere {
  parts: readonly { pieces: number; where: Where }[];
  /** Of how many in all, where the message says so. */
  total: number | null;
}

const PLACES: readonly (readonly [where: Where, words: string])[] = [
  [
    'outside',
    'out(?:side|doors?|door)|(?:on|in|by|at|for) the (?:\\p{L}+ )?(?:terrace|patio|forecourt|car park|pavement|garden|gate|road|yard|roadside|pitch)',
  ],
  ['window', '(?:in|for|behind) the (?:\\p{L}+ )?window'],
  ['inside', 'in(?:side|doors?|door)'],
];
const NUMBER = String.raw`\d{1,3}|${wordsUpTo(20)}`;
const GOES =
  "(?:(?:is|are|will be|would be|goes|go|to go|going|has to be|have to be|needs to be|need to be|stands?|sits?|hangs?|will go|[’']?s|[’']?ll be)(?: (?:up|going|to go|for))? )?(?:for |to )?";
const PARTS = PLACES.map(
  ([where, words]) =>
    [
      where,
      new RegExp(
        String.raw`\b(?<count>${NUMBER}|the other(?: one)?|another(?: one)?|the rest|the second(?: one)?)(?: of (?:them|those|these|which))? (?:ones? )?${GOES}(?:${words})\b`,
        'giu',
      ),
    ] as const,
);
const TOTAL = new RegExp(
  String.raw`(?:^|\b(?:need|want|for|are|got|have|take|it[’']?s|make it|of) )(?:(?:and|so|ok|oh|yes|well|sorry|actually|that[’']?s),? )*(${NUMBER})(?= of (?:them|those)\b|,| (?:rooms?|places?|screens?|displays?|kiosks?|boards?|ones)\b| and (?:one|1|two)\b| please)`,
  'iu',
);
const MOST_WORDS = 20;

/** Reads 'two, and one of them outside', 'one inside and one outside'; null where no count goes to a place of its own. */
export function elsewhereIn(message: string): Elsewhere | null {
  if (message.trim().split(/\s+/u).length > MOST_WORDS) return null;
  let rest = message;
  const parts = PARTS.flatMap(([where, pattern]) => {
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, ' ');
    return found.map(({ groups = {} }) => ({ pieces: numberSaid(groups.count) || 1, where }));
  });
  if (parts.length === 0) return null;
  const total = numberSaid(TOTAL.exec(rest.trim())?.[1]);
  return { parts, total: total > 0 ? total : null };
}
