/** What of the shop's own services a turn asks for what was spoken of. */
export type ServiceOfIt = 'unloading' | 'fitting';

const ASKS_YOU = /\b(?:do|does|can|could|will|would) (?:you|your (?:men|man|people|drivers?|team|fitters))\b/iu;
const BRINGS = /\b(?:bring|carry|carries|take|get|lift) (?:it|them|that|those|this|these)\b/iu;
const PUTS = /\b(?:put|set|fit|install|hang|mount|fix) (?:it|them|that|those|this|these)\b/iu;
const MOST_WORDS = 14;
const AWAY = /\b(?:away|back|old|return)\b/iu;

/** Reads 'do you bring it and put it in place': carrying in, fitting, or both; none for another question. */
export function servicesOfIt(message: string): readonly ServiceOfIt[] {
  if (message.trim().split(/\s+/u).length > MOST_WORDS || !ASKS_YOU.test(message) || AWAY.test(message)) return [];
  return [
    ...(BRINGS.test(message) ? (['unloading'] as const) : []),
    ...(PUTS.test(message) ? (['fitting'] as const) : []),
  ];
}
