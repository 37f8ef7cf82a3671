import { countedGoods } from '#features/assistant/questions/job.ts';
import { withoutLeads } from '#features/assistant/turns/clauses.ts';
import { numberSaid, wordsUpTo } from '#values/number-words.ts';
import { IS_SIZE, SIZES } from './phrases.ts';

const ASKS =
  /\b(?:(?:can|could|may|would) (?:you|we|i) (?:\w+ )?(?:quote|price|tell)(?: (?:me|us))?(?: for| on)?|how much (?:is|are|for|would|do|does|will)?|what(?:[’']?s| is| would| are| will| do| does)?(?: the)? (?:total|price|cost|damage|bill|sum)?(?: (?:of|for|on|be|is))?|quote (?:me|us)(?: for)?|(?:the )?(?:total |best )?(?:price|cost|total|quote|quotation)s? (?:of|for|on|is|please)?|what do (?:i|we) pay|come to|comes to|cost|costs|prices?|all[- ]in(?: price)?|in all|altogether|all together|together|total|for the lot|(?:i|we)(?:[’']d|[’']ll| would)? (?:like|need|want|are looking for|[’']?re after)|looking for|please|thanks|ex vat|inc(?:luding|l)? vat|plus vat|with vat|roughly|what[’']?s that|the damage|be)\b/giu;
const HOLDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(wall|ceiling)[- ]?mounted (?!and|with|plus|in|at|on|to|by)([\p{L}\d][^,;]*?)(?=,|;| and | plus |$)/giu,
    '$2, $1 mounts',
  ],
  [/,? (?:on|with) (?:an? |the )?((?:mobile |floor |wheeled )?(?:trolle(?:ys?|ies)|stands?))\b/giu, ', with $1'],
  [/,? (wall|ceiling)[- ]?(?:mounted|hung)\b/giu, ', $1 mounts'],
  [/,? (?:on|to go on|mounted on) the (wall|ceiling)\b/giu, ', $1 mounts'],
];
const BETWEEN = /\s*[,;&+\n]\s*|\s+(?:and|plus|with)\s+(?!without)|(?<=[\p{L}\d])[.?!:]+(?:\s+|$)/iu;
// '65s', '65 touch screens'; not '65 kg', 'Touch 65' has its name.
const BARE_SIZE = new RegExp(
  String.raw`(?<![\d.,£x×\p{L}]|\p{Lu}\p{L}{2,} )(${SIZES})(?:s\b|(?= (?!inch|in\b|[x×"″%]|mm\b|cm\b|m\b|kg\b|nits|p\b|hours?|x\b)\p{L})|(?=\s*$))`,
  'gu',
);
const COUNT = String.raw`\d{1,4}|${wordsUpTo(40)}|an?|some|the|another`;
const COUNTED = new RegExp(
  String.raw`^(?<count>${COUNT})(?: ?[x×]| off| of)?\s+(?:the |your )?(?!inch|in\b|m\b|mm\b)(?=\p{L}|\d)`,
  'iu',
);
const OR_LIKE_IT =
  /\s+or (?:whatever|something|anything|similar|nearest|thereabouts|so|the nearest)\b(?:(?!\b(?:for|with|and)\b)[^,.?])*/giu;

/** The parts of a message that asks for goods, without what only asks: each names goods, what goes with them, or what is done with them. */
export function partsIn(message: string): string[] {
  const held = HOLDS.reduce(
    (text, [pattern, now]) => text.replace(pattern, now),
    message.replace(/(\d)\s?[”″"]/gu, '$1 inch ').replace(OR_LIKE_IT, ' '),
  );
  return held
    .replace(ASKS, ' ')
    .split(BETWEEN)
    .map((part) =>
      withoutLeads(part.trim())
        .replace(/^(?:with|plus|and)\s+/iu, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((part) => /[\p{L}\d]/u.test(part) && !/^(?:it|that|this|all|of|for|to)$/iu.test(part));
}

/** Bare sizes as sizes of screens: '65s' are '65 inch screens'. */
export function sized(words: string): string {
  return (
    words
      .replace(/(\p{Lu}\p{L}{2,} \d{2,3})s\b/gu, '$1')
      .replace(BARE_SIZE, '$1 inch ')
      // Installers say '55 commercial' for screens of 55 inches.
      .replace(/(\d ?inch) +(?:commercial|professional|pro|signage)(?: (?:screens?|displays?))?$/iu, '$1')
      .replace(/\s+/gu, ' ')
      .replace(/^(\d+ ?inch)\s*$/iu, '$1 screen')
      .replace(/^(?!\d)(.+?)\s+(\d+ ?inch)$/iu, '$2 $1')
      .trim()
  );
}

/** How many the words of a part count, and of what; null where they count nothing. */
export function countIn(part: string): { count: number | null; words: string } {
  const { count = '' } = COUNTED.exec(part)?.groups ?? {};
  const isSize = IS_SIZE.test(count) && !/^\d+ ?(?:[x×]|off|of)\b/iu.test(part) && !/^\d+ \d/u.test(part);
  const rest = part.slice(COUNTED.exec(part)?.[0].length ?? 0);
  if (count === '' || isSize) {
    const { pieces, words } = countedGoods(part);
    return { count: pieces > 1 ? pieces : null, words: isSize ? part : words };
  }
  const said = /^(?:an?|another)$/iu.test(count) ? 1 : numberSaid(count);
  return { count: said > 0 ? said : null, words: rest };
}
