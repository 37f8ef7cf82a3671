/**
 * Whether one letter more, less, other, or two neighbours swapped make one word of the other (Damerau-Levenshtein distance of
 * exactly 1).
 */
export function isOneEditAway(a: string, b: string): boolean {
  if (a.length > b.length) return isOneEditAway(b, a);
  if (b.length - a.length > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (word: string, from: number) => word.slice(from);
  if (a.length < b.length) return rest(a, start) === rest(b, start + 1);
  if (rest(a, start + 1) === rest(b, start + 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, start + 2) === rest(b, start + 2);
}
