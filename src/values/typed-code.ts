// Crockford's base 32 has no I, L, O or U, so that a code can be copied from a log by hand.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** Writes 80 random bits (ten bytes) as `7K3Q-X9MD-2B4C-VW8Z`. */
export function formatTypedCode(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte);
  const letters = Array.from({ length: LENGTH }, (_, i) => ALPHABET[Number((bits >> BigInt(75 - 5 * i)) & 31n)]);
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

/** Normalises a typed code: any case, spaces or dashes, O for 0, I or L for 1. */
export function readTypedCode(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
