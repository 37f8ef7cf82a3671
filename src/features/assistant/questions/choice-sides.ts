const CHOOSES =
  /\b(?:better|best|which (?:one )?(?:is|are|would|should|do|suits?)|(?:go for|choose|pick|recommend|suggest|prefer)|(?:should|would) (?:i|we|you))\b/iu;
const FIRST = String.raw`(?:an?|the|one|two|your|(?=\d))\s*`;
// What follows the second side tells where, or asks about both.
const SIDES = new RegExp(
  String.raw`(?<![\p{L}\d])((?:${FIRST}|(?<=, ))[^,.?!;]{2,40}?)\s*,?\s+or\s+((?:${FIRST})?[^,.?!;]{2,40}?)(?=\s+(?:be|outside|outdoors|inside|indoors|by|for|in|on|at|is|are|better|best|when|if|would|do|does|suit|suits|with|as|to|behind|near|work)\b|[,.?!;]|\s*$)`,
  'iu',
);

/** The two things between which a message chooses, in its own words; null where it chooses between none. */
export function sidesOfChoice(message: string): readonly [string, string] | null {
  const [, one, other] = SIDES.exec(message) ?? [];
  return one && other && CHOOSES.test(message) ? [one.trim(), other.trim()] : null;
}
