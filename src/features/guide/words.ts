/** A farthest distance in metres, rounded down: 6.849 is '6.8 m', for at 6.9 m it would be read no more. */
export function sayFarthest(metres: number): string {
  return `${(Math.floor(metres * 10 + 1e-6) / 10).toLocaleString('en-GB')} m`;
}

/** A number as a person writes it: '2,500', '0.5'. */
export function sayNumber(value: number, decimals = 1): string {
  const format = formats.get(decimals) ?? new Intl.NumberFormat('en-GB', { maximumFractionDigits: decimals });
  formats.set(decimals, format);
  return format.format(value);
}

// A number's own way of being written makes a format each time, which takes as long as forty numbers.
const formats = new Map<number, Intl.NumberFormat>();

/** 'a, b and c'. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
