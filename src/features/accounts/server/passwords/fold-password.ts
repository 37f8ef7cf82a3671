// Each looks like a letter and is typed for it; i, l and 1 are taken for one another.
const LOOKS_LIKE: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', l: 'i' };

/** A password as it is compared: without case and accents, and with letters for the signs that stand for them (`Pa55w0rd`). */
export function foldPassword(password: string): string {
  return password
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[013457@$l]/g, (sign) => LOOKS_LIKE[sign] ?? sign);
}
