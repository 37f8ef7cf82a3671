const NAME_LENGTH = 100;
const NAMELESS = 'user';

// Letters that Unicode does not decompose into a plain letter and an accent.
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
};

/**
 * `first.last` in ASCII lower case (decision A6): O'Brien is obrien, Zoë is zoe. A part without ASCII letters, such as 王, is
 * left out; without any part it is `user`.
 */
export function usernameFrom(firstName: string, lastName: string): string {
  const parts = [firstName, lastName].map(inAscii).filter(Boolean);
  return parts.join('.') || NAMELESS;
}

/** The username itself, or the first of `jo.smith2`, `jo.smith3`, … that is free. */
export function firstFree(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}${number}`)) number += 1;
  return `${base}${number}`;
}

function inAscii(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, (letter) => PLAIN[letter] ?? '')
    .slice(0, NAME_LENGTH);
}
