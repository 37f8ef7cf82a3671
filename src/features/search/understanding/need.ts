import type { Candidate } from './candidate.ts';

/** A preference: products that fit are lifted, others lowered, none excluded. */
export interface Need {
  label: string;
  /** The name of such products, for queries that name only a use. */
  called?: string;
  /** Whether it is a fact of a product, which is true or not; otherwise it follows from a use, and is likely. */
  isFact?: boolean;
  /** Whether it is a quality, asked for beside a use; uses stand for one another. */
  isQuality?: boolean;
  /** Whether the buyer says it of the thing itself: 'small'. Weighs more than any use. */
  isSaid?: boolean;
  /** Whether it is what a place does to a screen, which breaks one that does not bear it: rain, steam, frost. Weighs more than a use. */
  isOfPlace?: boolean;
  /** Whether it is how far away it has to be read, which a hall may ask for too. */
  isOfDistance?: boolean;
  /** Whether no screen for indoors will do, whatever kind is asked for. */
  isOpenAir?: boolean;
  /** Whether its words name no product, so that they are not searched: 'the hall has loads of windows', 'not touch'. */
  isUnsearched?: boolean;
  /** Whether it is said of what holds a screen, and not of the screen that is held. */
  isOfMount?: boolean;
  /** Whether it is a bare number that is a usual size. */
  isSize?: boolean;
  /** Whether it is that a product lacks something: 'not touch' calls for no place and is stated by no page. */
  isLack?: boolean;
  /** What it sets in the address where a visitor switches it on; numbers as the address has them. */
  filter?: Readonly<Record<string, string>>;
  /** Why a product that fits is shown: 'made for outdoors'. */
  reason: string;
  /** What it is of a sentence that names the place and not the use: a bar shows more than menus. */
  ofPlaceAlone?: { reason: string; unless: RegExp };
  /** Whether a product that fits says so itself, by its kind or its page; where it does not, that is no reason to be told. */
  isTold?(candidate: Candidate): boolean;
  fits(candidate: Candidate): Fit;
}

/** 1 fits, -1 does not, 0 is unknown. */
export type Fit = -1 | 0 | 1;

/** Judges a value; unknown if the product does not state it. */
export function known<Value>(value: Value | undefined, fits: (value: Value) => boolean): Fit {
  return value === undefined ? 0 : fits(value) ? 1 : -1;
}
