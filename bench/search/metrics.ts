/** Normalised discounted cumulated gain of the first ten: 1 when no better order exists, 0 when nothing good came. */
export function ndcgAt10(gains: readonly number[], ideal: readonly number[]): number {
  const best = discounted([...ideal].sort((a, b) => b - a));
  return best > 0 ? discounted(gains) / best : 0;
}

function discounted(gains: readonly number[]): number {
  return gains.slice(0, 10).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
}

/** One divided by the place of the first good one; 0 when there is none. */
export function reciprocalRank(gains: readonly number[]): number {
  const place = gains.findIndex((gain) => gain > 0);
  return place < 0 ? 0 : 1 / (place + 1);
}

export function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}
