import list from './situations.json' with { type: 'json' };

/** What a buyer is up against, what holds of all such places, and what the shop sells for it. */
export interface Situation {
  id: string;
  /** As buyers would tell of it. */
  asks: readonly string[];
  answer: string;
  /** What the search is asked for it; null where nothing is sold for it, or the answer sends elsewhere. */
  sells: string | null;
  /** What its link is called. */
  label: string;
  /** Of those who do not know what they want: it gives way where something is named. */
  isStart?: boolean;
}

/** Every situation that is known, in the order of the file. */
export const SITUATIONS: readonly Situation[] = list;
