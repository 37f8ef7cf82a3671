const MANY = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)`;
const ANY = `(?:${MANY}|an?|one)`;
// What is counted has a name: 'two 55 inch screens' counts two, '55 inch' none.
const OF_THING = String.raw`\s*(?:(?:x|×|of)\s+|\s)(?:the\s+|your\s+)?(?!(?:inch|in|metres?|m|mm|cm|weeks?|days?|years?|hours?|people)\b|["″])(?=[\p{L}\d])`;
const JOINED = String.raw`(?:\s*[,;+&]\s*(?:and\s+)?|\s+(?:and|plus|with)\s+|\s*\n\s*)`;
const LIST = new RegExp(String.raw`(?:^|[\s:])(${MANY}${OF_THING}[^,;+&?!]*?${JOINED}${ANY}${OF_THING}.+)$`, 'isu');
// 'Is a list of this enough' asks more than what it comes to.
const ASKS_ELSE =
  /\b(?:fits?|work|compatible|differ\w*|which|why|where|when|deliver\w*|deep|wide|heav\w+|weigh\w*|who|can (?:i|we|you) (?!get|have|buy|order|do)|between|in (?:a|one) (?:box|parcel))\b/iu;

/** The list that a message is, from its first count on: '2 x Counter 43 and 3 x flat bracket'; null if it counts no two things. */
export function countedListIn(message: string): string | null {
  if (ASKS_ELSE.test(message)) return null;
  return LIST.exec(message.trim())?.[1] ?? null;
}
