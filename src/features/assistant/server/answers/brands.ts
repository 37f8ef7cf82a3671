import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { Snapshot } from '#features/catalogue/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { inGeneral } from './trade.ts';

// Makers that buyers ask for by name.
const MAKERS =
  'samsung|lg|sony|philips|nec|iiyama|panasonic|sharp|dell|hp|benq|viewsonic|hisense|tcl|toshiba|hitachi|promethean|smart board|clevertouch|ctouch|newline|optoma|epson|barco|brightsign|peerless(?:-av)?|vogels?|vogel’s|b-tech|chief|logitech|crestron|amazon|google|apple|sonos|yealink';
const NAMED = new RegExp(String.raw`(?<![\p{L}\d])(?:${MAKERS})(?![\p{L}\d])`, 'giu');
const WORKED_WITH =
  /\b(?:google|apple|amazon|microsoft) (?:calendars?|slides?|classrooms?|drive|docs|sheets?|maps?|reviews?|workspace|meet|photos?|tv|pay|prime)\b/giu;
const SELLS =
  /\b(?:by|from)\s|\b(?:do|can) you (?:\w+ )?(?:sell|do|stock|have|get|supply)|\b(?:is|are) there\b|\bgot any\b|\bsell\b|\bin stock\b|\blead time\b|\bavailable\b/iu;
const WORKS_WITH = new RegExp(
  String.raw`\b(?:hook|connect|link|wire|integrate|pair|talk|work|works|control|controlled|put in|add|run|driven?)\b[^.?!]{0,30}\b(?:${MAKERS})\b`,
  'iu',
);
// Screens that the buyer has are to work with what is bought: 'the LG screens we already have', 'an existing Samsung'.
const OF_THE_BUYER = new RegExp(
  String.raw`\b(?:existing|current|present|old)\b[^.?!]{0,20}\b(?:${MAKERS})\b|\b(?:${MAKERS})\b[^.?!]{0,40}\b(?:(?:i|we|they) (?:already |still )?(?:have|own|bought|use)|that (?:is|are) (?:already )?(?:here|there|up|hanging))\b|\b(?:have|own|bought|got) (?:already )?(?:an? |two |three |four |some |several )?(?:\p{L}+ )?(?:${MAKERS})\b|\b(?:${MAKERS})\b[^.?!]{0,40}\b(?:with|by|on|to|off) your (?:own )?(?:players?|software|system|sticks?|brackets?|box(?:es)?|mounts?|program(?:me)?)\b`,
  'iu',
);
const ASKS_BRANDS = /\b(?:which|what) (?:brands?|makes?|manufacturers?)\b|\bbrands? (?:do|are)\b/iu;
const ASKS_MAKER =
  /\bwho (?:makes|made|is behind|manufactures|owns)\b|\bwhere (?:is|are|does) .+ (?:made|from)\b|\bmanufactured\b/iu;
const MOST_NAMED = 12;

/** Words without the names of makers that buyers know: nothing of ours is described by them. */
export function withoutMakers(words: string): string {
  return words
    .replace(NAMED, ' ')
    .replace(/\bnormal\b/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Which brands the shop sells, whether one that is asked for is among them, and that of their makers nothing is said. */
export async function answerBrands({ snapshot, message }: Asked): Promise<AssistantAnswer | null> {
  const brands = brandsIn(snapshot);
  const isSold = (name: string) => brands.some((brand) => brand.toLowerCase() === name.toLowerCase());
  const own = brands.find((brand) => message.toLowerCase().includes(brand.toLowerCase()));
  if (own && ASKS_MAKER.test(message)) return ofMaker(own);
  // What ours is to work with is not asked to be sold.
  if ((WORKS_WITH.test(message) || OF_THE_BUYER.test(message)) && !ASKS_BRANDS.test(message)) return null;
  // Google Calendar and a Samsung phone are what is worked with.
  const asked = [...new Set(message.replace(WORKED_WITH, ' ').match(NAMED) ?? [])];
  // 'Can the LG displays run an app' takes them for ours; 'my Samsung' is the buyer's own.
  const isTakenForOurs = asked.some((name) => new RegExp(`\\b(?:the|your) (?:new )?${name}\\b`, 'iu').test(message));
  const isOfBrands =
    ASKS_BRANDS.test(message) ||
    (asked.length > 0 && (SELLS.test(message) || isTakenForOurs) && !/\b(?:my|our|own)\b/iu.test(message));
  if (!isOfBrands || brands.length === 0) return null;
  const unsold = asked.filter((name) => !isSold(name));
  const not = unsold.length > 0 ? `We sell nothing of ${listed(unsold, 'or')}. ` : '';
  const more = brands.length > MOST_NAMED ? `, and ${brands.length - MOST_NAMED} more` : '';
  const reply = `${not}The brands in the shop: ${brands.slice(0, MOST_NAMED).join(', ')}${more}. Tell me the size and the place, and I look for what is nearest.`;
  const general = unsold.length > 0 ? inGeneral(message) : null;
  return {
    ...NOTHING,
    reply: [reply, ...(general ? [general.reply] : [])].join('\n'),
    sources: [{ label: 'All products', href: paths.search({ q: '' }) }, ...(general?.sources ?? [])],
  };
}

function ofMaker(brand: string): AssistantAnswer {
  return {
    ...NOTHING,
    reply: `${brand} is a brand in this shop. Who makes it and where the shop does not say; a person can tell you.`,
    sources: [{ label: `Search: ${brand}`, href: paths.search({ q: brand }) }],
    ways: ['person'],
  };
}

const known = new WeakMap<Snapshot, readonly string[]>();

// Once for each snapshot: a loop over all products.
function brandsIn(snapshot: Snapshot): readonly string[] {
  const before = known.get(snapshot);
  if (before) return before;
  const brands = [...new Set(snapshot.entries.flatMap(({ product }) => product.specs.brand ?? []))].sort();
  known.set(snapshot, brands);
  return brands;
}

function listed(names: readonly string[], word: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
