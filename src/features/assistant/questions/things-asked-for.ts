// Asks whether the shop has something.
const SELLS =
  /\b(?:(?:do|can|could|would|will) (?:you|u) (?:guys )?(?:also |still |actually |even |only )?(?:sell|do|stock|supply|have|make|offer|carry|provide)|have you (?:got|any)|got any|do you have|you sell|^(?:hello,? |hi,? )?you (?:have|got))\s+(?:and \p{L}+ )?([^.?!;]+)/iu;
// 'Door entry system for the plant room. You supply?'
const SOLD_AT_LAST =
  /^(?:hi,? |hello,? )?([\p{L} -]{3,40}?)(?: for [\p{L} -]+)?[.,:;?]\s*(?:do |can |could )?you (?:also )?(?:supply|sell|stock|make|offer|do (?:it|them|that|those))\W*$/iu;
// What follows tells how the thing is to be, and names no other.
const ENDS =
  /\s+(?:that|which|who|with|for|from|on|to|in|by|at|of|so|when|where|while|if|should|as|i|we|you|it|is|are|can|could|please|instead|as ?well|too|n that|n stuff|or owt|sorry|round|around|near|behind|over|under|against|like|into|than|made|including|between)(?:\s.*)?$/iu;
const BETWEEN = /\s*(?:,|&|\/|\bplus\b|\band also\b|\band\b|\bor\b)\s*/iu;
const SMALL =
  /^(?:(?:us|me|a|an|any|the|some|also|your|our|spare|own|more|other|those|these|ones?|it|them|this|that|just|either|both|even|pair|set|only|just|such|proper|cheap|good|decent|nice|little|small|big|large)\s+)+/iu;
const FOR_A_DEVICE =
  /\b(stands?|mounts?|brackets?|holders?|arms?|trolleys?|cases?) for (?:an? |my |our |the |some )?((?:ipad|tablet|phone|laptop|projector|camera|printer|till)s?)\b/iu;
const LIKE_THAT = /^any(?:thing| screens?| displays?) (?!for|to|that|with|in|on|like|else)(\p{L}{4,})\W*$/iu;
// 'What do you have that goes outside' names no thing.
const OPEN = /\b(?:what|which(?: ones?)?) (?:do|have|can|could|would) you\b/iu;
const WANTED =
  /\b(?:need|want|after|looking for)\s+(?:(?:an?|some|new|\d{1,3})\s+)?([\p{L}-]+(?: [\p{L}-]+){0,2})(?=\s*[,.;?]|\s+(?:for|in|to)\b)/iu;
const MOST_WORDS = 4;
// What a thing does not do is no thing.
const DENIAL = /^(?:does|do|is|are|can|will|would)?n[’']?o?t\b|^(?:does|do|is|are|can|will|would|wo)n[’']?t\b/iu;
// What somebody does is none either: 'person take ticket and wait', 'and does it hold'.
const DEED =
  /\b(?:do|does|did|is|are|was|were|be|been|am|can|could|will|would|should|may|might|must|have|has|had|take|takes|taking|wait|waits|waiting|hold|holds|get|gets|go|goes|come|comes|give|gives|make|makes|tell|tells|show|shows|want|wants|need|needs|pay|pays|keep|keeps|send|sends|say|says|know|knows|think|i|we|you|he|she|they|it)\b/iu;
const LETTERS = /\p{L}{3,}/u;
// 'Do you do discounts' asks for no thing; whether a part of it does the search tells.
const NO_THING =
  /^(?:sorry|machines?|screens?$|how|what|when|where|why|who|which|anything|something|things?|stuff|one|ones|it|them|that|this|these|those|other|others|more|any|same|much|many|plans?|time|idea|problem|questions?|left|stock|guarantees?|warrant(?:y|ies)|cover|discounts?|deals?|offers?|delivery|deliveries|returns?|refunds?|fitting|installation|surveys?|installations?|quotes?|training|support|finance|credit|invoices?|help|examples?|photos?|advice|both|sizes?|colou?rs?|kinds?|sorts?|types?|brands?|prices?|shops?|stores?|showrooms?|people|phone|number(?! \p{L})|time|bigger|smaller|cheaper|brighter|similar|available|suitable|better|nearer|local|good|nice|new|left|weekends?|(?:bank )?holidays?|evenings?|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|half[- ]term)\b/iu;

// Nor do 'educational prices', 'a service contract' or 'bank details', whatever stands before.
const NO_THING_AT_LAST =
  /\b(?:discounts?|prices?|pricing|rates?|terms|deals?|reductions?|vouchers?|codes?|contracts?|cover|guarantees?|warrant(?:y|ies)|delivery|deliveries|slots?|returns?|refunds?|surveys?|visits?|quotes?|quotations?|training|support|finance|leasing|credit|accounts?|invoices?|receipts?|examples?|samples?|demos?|demonstrations?|references|certificates?|insurance|fitting|installation|installers|fitters|collection|help|advice|hours?|number|details)$/iu;

/** The things that 'do you sell …' asks for, each by itself: 'lockers or charging trolleys' are two; none for another question. */
export function thingsAskedFor(message: string): readonly string[] {
  const after = SELLS.exec(message)?.[1] ?? SOLD_AT_LAST.exec(message)?.[1];
  if (!after || OPEN.test(message) || ENDS.test(` ${after.split(/\s+/u)[0]} `)) return [];
  // 'We need bedroom TVs, do you sell those' asks for what was told before.
  const told = /^(?:those|them|it|that|any)\W*$/iu.test(after.trim()) ? WANTED.exec(message)?.[1] : undefined;
  if (told && !NO_THING.test(told)) return [told.trim()];
  // A stand for an iPad is no stand for screens, and 'anything curved' a curved screen.
  const [, holder, device] = FOR_A_DEVICE.exec(after) ?? [];
  if (holder && device) return [`${device} ${holder}`];
  const quality = LIKE_THAT.exec(after)?.[1];
  if (quality && !NO_THING.test(quality)) return [`${quality} screen`];
  // What follows 'that' tells how the thing is to be.
  const parts = (after.split(/\s(?:that(?:[’']s)?|which|who)\s/u)[0] ?? '')
    .split(BETWEEN)
    .map((part) => ` ${part.trim()}`.replace(ENDS, '').trim().replace(SMALL, '').trim());
  const things = parts.filter(
    (part) =>
      LETTERS.test(part) &&
      !DENIAL.test(part) &&
      !DEED.test(part) &&
      part.split(/\s+/u).length <= MOST_WORDS &&
      !NO_THING.test(part) &&
      !NO_THING_AT_LAST.test(part),
  );
  return things;
}
