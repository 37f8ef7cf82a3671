// Crockford's base 32 has no I, L, O or U, so that a code can be copied from a log by hand.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Writes random bytes in groups of four letters of five bits each: ten bytes as `7K3Q-X9MD-2B4C-VW8Z`. Bits left over are dropped. */
export function formatTypedCode(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  const length = Math.floor((bytes.length * 8) / 5);
  const spare = bytes.length * 8 - length * 5;
  const letters = Array.from(
    { length },
    (_, i) => ALPHABET[Number((bits >> BigInt(spare + (length - 1 - i) * 5)) & 31n)],
  );
  return inGroups(letters.join(''));
}

/** Bytes for a code that cannot be guessed from its fast hash either: 28 letters, 140 bits, of which the standard asks 128. */
export const SECRET_CODE_BYTES = 18;

/** Normalises a typed code: any case, spaces or dashes, O for 0, I or L for 1. */
export function readTypedCode(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return inGroups(letters);
}

function inGroups(letters: string): string {
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
