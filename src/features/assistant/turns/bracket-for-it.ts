const BRACKET = /\b(?:brackets?|mounts?|(?:some|any)thing to hang (?:it|them|that))\b/iu;
const FOR_IT =
  /\b(?:for|with|to|fits?|takes?|holds?|carr(?:y|ies)|hang|suits?) (?:it|that|this|them|those|these|that one)\b|\bdo (?:i|we) need\b|\bdoes (?:it|that|one)\b.*\bexist\b/iu;
// Where a screen hangs its bracket decides.
const HANGS =
  /\b(?:can|could|will|would|does|do|may) (?:it|that|they|this|one|both)(?: also)? (?:be )?(?:hang|hung|mount(?:ed)?|go|fixed|put)(?: up)? (?:from|on|to|off) (?:the |an? |our |my )?(?:ceiling|beam|joist|rafter|truss|roof|pole|pillar|column)s?\b/iu;
const OF_PRICE_OF =
  /\b(?:and|with|plus|including) (?:an? |the |its )?(?:\p{L}+ )?(?:brackets?|mounts?) for it\b|\b\d+ (?:\p{L}+ )?brackets?\b/iu;
const MOST_WORDS = 12;

/** Whether a turn asks which bracket there is for what was spoken of: 'is there a bracket that tilts for it'. */
export function asksBracketForIt(message: string): boolean {
  const isShort = message.trim().split(/\s+/u).length <= MOST_WORDS;
  if (isShort && HANGS.test(message)) return true;
  return isShort && BRACKET.test(message) && FOR_IT.test(message) && ASKS.test(message) && !OF_PRICE_OF.test(message);
}

const ASKS = /\?\s*$|\b(?:is|are) there\b|\b(?:which|what)\b|\b(?:have|do|does|got) (?:you|it|i|we)\b|\bany\b/iu;
