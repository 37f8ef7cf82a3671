/** The `like` pattern for text that contains these words; `%` and `_` are escaped. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}
