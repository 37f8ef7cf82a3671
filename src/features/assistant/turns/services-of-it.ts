/** What of the shop's own services a turn asks for what was spoken of. */
export type ServiceOfIt = 'unloading' | 'fitting';

const ASKS_YOU = /\b(?:do|does|can|could|will|would) (?:you|your (?:men|man|people|drivers?|team|fitters))\b/iu;
const BRINGS = /\b(?:bring|carry|carries|take|get|lift) (?:it|them|that|those|this|these)\b/iu;
const PUTS = /\b(?:put|set|fit|install|hang|mount|fix) (?:it|them|that|those|this|these)\b/iu;
const IN_THE_PRICE =
  /\b(?:includ\w*|cover(?:s|ed)?|in the price|comes? with)\b.*\b(?:fitting|fixing|hanging|mounting|installation)\b|\b(?:fitting|fixing|installation)\b.*\b(?:includ\w*|in the price)\b/iu;
const MOST_WORDS = 14;
const AWAY = /\b(?:away|back|old|return)\b/iu;

/** Reads 'do you bring it and put it in place' and 'would that include fitting': carrying in, fitting, or both; none for another question. */
export function servicesOfIt(message: string): readonly ServiceOfIt[] {
  if (message.trim().split(/\s+/u).length > MOST_WORDS) return [];
  // 'Would that include someone fixing it to the wall'.
  if (IN_THE_PRICE.test(message)) return ['fitting'];
  if (!ASKS_YOU.test(message) || AWAY.test(message)) return [];
  return [
    ...(BRINGS.test(message) ? (['unloading'] as const) : []),
    ...(PUTS.test(message) ? (['fitting'] as const) : []),
  ];
}
