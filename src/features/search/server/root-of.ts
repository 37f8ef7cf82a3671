/** A word without its ending: ‘tilting’ and ‘tilts’ are one. */
export function rootOf(token: string): string {
  const root = token.replace(/(?:able|ible|ing|ed|er|or|s|e)$/u, '');
  return root.length < SHORTEST_ROOT ? token : root;
}

const SHORTEST_ROOT = 4;
