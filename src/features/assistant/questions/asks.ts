// Where one thing that is asked ends and the next begins.
const BETWEEN =
  /(?<=[?!.;])\s+|\s*,\s+(?=(?:and|but|plus|also)\b)|\s*,?\s+(?:and|but|plus|also|then|&)\s+(?=(?:also )?(?:can|could|do|does|is|are|will|would|have|has|did|should|how|what|whats|which|who|when|where|why)\b)/iu;
const BEGINS =
  /^(?:(?:and|but|so|also|plus|ok|then|please|or)[, ]+)*(?:(?:can|could|do|does|is|are|will|would|have|has|did|should)\b(?! not\b)|how|whats?|what[’']s|which|who|when|where|why|any chance)\b/iu;
const LEADING = /^(?:and|but|so|also|plus|ok|then|please|or)[, ]+/iu;
const MOST_ASKS = 4;

/** What a message asks, one after another, as it is worded: each question with its own question word; a story alone asks nothing. */
export function asksIn(message: string): readonly string[] {
  return message
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => BEGINS.test(part))
    .map((part) => part.replace(LEADING, '').replace(/[.?!]+$/u, ''))
    .slice(0, MOST_ASKS);
}
