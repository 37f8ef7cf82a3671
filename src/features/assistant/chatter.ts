const CHATTER = new Set(
  `how much many does do did is are was were will would could should can may there here it its this that these those
   whats hows wheres hello hi hey good morning afternoon evening thanks thank you please tell me us know say want wants wanted looking find
   show got get give what which who when where why also anything something everything someone i we my our your a an the of
   and or to on at in for from with about any some one ones buy sell have has had need ok okay yes no not bye`
    .split(/\s+/)
    .filter(Boolean),
);

/** A message without greetings and question words; empty if nothing else is left. */
export function withoutChatter(message: string): string {
  const words = message.split(/\s+/).filter(Boolean);
  const isTelling = (word: string) =>
    /[\p{L}\d]/u.test(word) && !CHATTER.has(word.toLowerCase().replace(/[^\p{L}]/gu, ''));
  // Small words may belong to a price or a size ('between 500 and 900'), so only the ends are cut off.
  const first = words.findIndex(isTelling);
  return first < 0 ? '' : words.slice(first, words.findLastIndex(isTelling) + 1).join(' ');
}
