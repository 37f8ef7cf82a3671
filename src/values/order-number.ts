// Crockford's base 32 has no I, L, O or U, so that a number can be read out over the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 'BF-7K3Q-X9MD'.length;

/** Writes 40 random bits (five bytes) as `BF-7K3Q-X9MD` (decision C7). */
export function formatOrderNumber(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, 5)) bits = (bits << 8n) | BigInt(byte);
  const letters = Array.from({ length: 8 }, (_, i) => ALPHABET[Number((bits >> BigInt(35 - 5 * i)) & 31n)]).join('');
  return `BF-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Reads a typed order number: any case, spaces or dashes, O for 0, I or L for 1. `null` if invalid. */
export function readOrderNumber(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const body = (letters.startsWith('BF') && letters.length === 10 ? letters.slice(2) : letters)
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (body.length !== 8 || [...body].some((letter) => !ALPHABET.includes(letter))) return null;
  return `BF-${body.slice(0, 4)}-${body.slice(4)}`;
}

/** Whether a number can have this in it, as it stands. Most names cannot: I, L, O and U are in none. */
export function canBeInOrderNumber(typed: string): boolean {
  return (
    typed.length <= LENGTH && [...typed.toUpperCase()].every((letter) => letter === '-' || ALPHABET.includes(letter))
  );
}
