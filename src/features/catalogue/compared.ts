/** More columns than this do not fit on a screen. */
export const MOST_COMPARED = 4;

/** Reads product ids from an address, a cookie or a form: valid ids, each once, at most `MOST_COMPARED`. */
export function readCompared(text: string | null | undefined): number[] {
  const ids = (text ?? '').split(/[.,\s]/).filter((part) => /^[1-9]\d{0,9}$/.test(part));
  return [...new Set(ids.map(Number))].filter((id) => id <= 2_147_483_647).slice(0, MOST_COMPARED);
}
