/** A farthest distance in metres, rounded down: 6.849 is '6.8 m', for at 6.9 m it would be read no more. */
export function sayFarthest(metres: number): string {
  return `${(Math.floor(metres * 10 + 1e-6) / 10).toLocaleString('en-GB')} m`;
}

/** A number as a person writes it: '2,500', '0.5'. */
export function sayNumber(value: number, decimals = 1): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: decimals });
}

/** 'a, b and c'. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
