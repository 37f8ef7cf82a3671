/** The pattern with which `like` finds text that contains these words, letter by letter: `%` and `_` mean themselves. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}
