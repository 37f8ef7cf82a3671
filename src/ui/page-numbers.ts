/** Which page numbers to offer: the ends, the page itself and its neighbours; `undefined` stands for a gap. */
export function pageNumbers(page: number, pageCount: number): (number | undefined)[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount));
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((n, at) => {
    const before = sorted[at - 1] ?? 0;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [undefined, n] : [n];
  });
}
