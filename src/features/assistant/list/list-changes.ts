/**
 * What a turn changes of a list. `which` are the words that point at lines or at what goes with them; null means what was just spoken of, or
 * all. `part` is of how many of them.
 */
export type ListChange =
  | { kind: 'count'; which: string | null; pieces: number }
  | { kind: 'more'; which: string | null; pieces: number; words: string }
  | { kind: 'times'; which: string | null; factor: number }
  | { kind: 'out'; which: string; part: number | null; from: string | null }
  | { kind: 'only'; which: string; isBare: boolean }
  | { kind: 'instead'; which: string | null; part: number | null; now: string }
  | { kind: 'with'; which: string | null; part: number | null; thing: string; isOnly: boolean }
  | { kind: 'goods'; pieces: number | null; words: string; isMore: boolean; isOn: boolean }
  | { kind: 'fitted'; which: string | null; part: number | null; isFitted: boolean }
  | { kind: 'delivered'; isDelivered: boolean; isPlace: boolean }
  | { kind: 'total' }
  | { kind: 'difference' };
