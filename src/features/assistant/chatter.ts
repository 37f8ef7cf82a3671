const CHATTER = new Set(
  `how much many does do did is are was were will would could should can may there here it its this that these those
   hello hi hey good morning afternoon evening thanks thank you please tell me us know say want wants wanted looking find
   show got get give what which who when where why also anything something everything someone i we my our your a an the of
   and or to on at in for from with about any some one ones buy sell have has had need ok okay yes no not bye`
    .split(/\s+/)
    .filter(Boolean),
);

/** A message without greetings and question words; empty if nothing else is left. */
export function withoutChatter(message: string): string {
  const words = message.split(/\s+/).filter(Boolean);
  const isChatter = (word: string) => CHATTER.has(word.toLowerCase().replace(/[^\p{L}]/gu, ''));
  const telling = words.filter((word) => /\p{L}|\d/u.test(word) && !isChatter(word));
  // Small words may belong to a price or a size ('between 500 and 900'), so only the ends are cut off.
  if (telling.length === 0) return '';
  const first = words.findIndex((word) => !isChatter(word) && /[\p{L}\d]/u.test(word));
  const last = words.findLastIndex((word) => !isChatter(word) && /[\p{L}\d]/u.test(word));
  return words.slice(first, last + 1).join(' ');
}
