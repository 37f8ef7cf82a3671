const NAME_LENGTH = 100;
const NAMELESS = 'user';

// Letters that do not come apart into a plain one and an accent.
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
 * `first.last` in ASCII lower case (decision A6): O'Brien is obrien, Zoë is zoe. A part that has no ASCII letters at all,
 * such as 王, is left out; when both have none it is `user`.
 */
export function usernameFrom(firstName: string, lastName: string): string {
  const parts = [firstName, lastName].map(inAscii).filter(Boolean);
  return parts.join('.') || NAMELESS;
}

/** The username itself, or the first of `jo.smith2`, `jo.smith3`, … that nobody has. */
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
