const MOST_LETTERS = 200;

/**
 * The words under which a search is counted; '' if there are none. Null: not counted, because it is no text, or because an
 * e-mail address was pasted in, which would name a person.
 */
export function countedQuery(typed: string): string | null {
  const query = typed.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, MOST_LETTERS);
  if (query === '') return '';
  return /[\p{L}\p{N}]/u.test(query) && !query.includes('@') ? query : null;
}
