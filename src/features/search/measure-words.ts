/** Sizes or nits of a search in words, for its chip; null when there are none. `54.9` is said as what it stops short of. */
export function sayMeasures(min: string, max: string, unit: '"' | ' nits'): string | null {
  const end = endOf(max, unit);
  if (min && end) return `${number(min)}${unit} ${end.isShort ? 'to under' : 'to'} ${number(end.text)}${unit}`;
  if (min) return `${number(min)}${unit} and over`;
  return end ? `${end.isShort ? 'Under' : 'Up to'} ${number(end.text)}${unit}` : null;
}

// A facet's end lies one step below where the next one starts, so that both ends are included.
function endOf(max: string, unit: '"' | ' nits'): { text: string; isShort: boolean } | null {
  if (!max) return null;
  const isShort = unit === '"' ? /\.9$/.test(max) : /99$/.test(max);
  return { text: isShort ? String(Math.ceil(Number(max) + (unit === '"' ? 0 : 1))) : max, isShort };
}

function number(text: string): string {
  return Number.isFinite(Number(text)) ? Number(text).toLocaleString('en-GB') : text;
}
