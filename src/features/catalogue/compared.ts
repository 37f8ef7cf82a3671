/** More than this nobody can keep beside each other. */
export const MOST_COMPARED = 4;

/** Products named in an address, a cookie or a form: whole numbers, each once, as many as fit beside each other. */
export function readCompared(text: string | null | undefined): number[] {
  const ids = (text ?? '').split(/[.,\s]/).filter((part) => /^[1-9]\d{0,9}$/.test(part));
  return [...new Set(ids.map(Number))].filter((id) => id <= 2_147_483_647).slice(0, MOST_COMPARED);
}
