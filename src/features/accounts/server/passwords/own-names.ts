import { foldPassword } from './fold-password.ts';

const LITTLE = 4;
// An initial occurs in every word.
const LEAST_LETTERS = 2;

/** Whether a password is made of these names and at most four characters besides. Of an e-mail address its user part counts too. */
export function isOwnName(password: string, names: readonly (string | null | undefined)[]): boolean {
  const typed = plain(password);
  const parts = names
    .flatMap((name) => [name ?? '', ...(name ?? '').split(/[@\s.]+/), (name ?? '').split('@')[0] ?? ''])
    .map(plain)
    .filter((part) => part.length >= LEAST_LETTERS)
    // The longest first, so that no part of one is left over.
    .sort((a, b) => b.length - a.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), typed);
  return rest.length < typed.length && rest.length <= LITTLE;
}

function plain(text: string): string {
  return foldPassword(text).replace(/[^\p{L}\p{N}]/gu, '');
}
