/** Paragraphs, and arrays as lists. Names in braces such as `{support}` are placeholders. */
export type ProseText = readonly (string | readonly string[])[];

export type Words = Record<string, string | number>;

/** The text with its plain placeholders filled in. */
export function fillIn(text: string, words: Words): string {
  return text.replace(/\{(\w+)\}/g, (name, word) => String(words[word] ?? name));
}
