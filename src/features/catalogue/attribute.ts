/** What `specs` may hold under one key. */
export type SpecValue = number | boolean | string | readonly string[];

/** One attribute of a product: all that contract, form, file, page, comparison, search and assistant know of it. */
export type Attribute = NumberAttribute | YesNoAttribute | OneOfAttribute | TextAttribute | ListAttribute;

/** Attributes by their keys in `specs`. Their order is that of the form, the file's columns, the page and the comparison. */
export type AttributeTable = Readonly<Record<string, Attribute>>;

/** A value between two limits, both included; rounded to `decimals`, two unless said otherwise. */
interface NumberAttribute extends Described<number> {
  kind: 'number' | 'integer';
  /** `least` is 0.01 for a number and 0 for an integer unless said otherwise. */
  limits: { least?: number; most: number; decimals?: number };
  facet?: RangeFacet;
}

interface YesNoAttribute extends Described<boolean> {
  kind: 'yes or no';
  facet?: YesFacet;
}

interface OneOfAttribute extends Described<string> {
  kind: 'one of';
  values: readonly [string, ...string[]];
  /** What people read for a value, where that is not the value itself. */
  names?: Readonly<Record<string, string>>;
  facet?: ChoiceFacet;
}

interface TextAttribute extends Described<string> {
  kind: 'text';
  limits: { most: number };
}

/** Short texts, each once. `most` is the length of one, `items` their number. */
interface ListAttribute extends Described<readonly string[]> {
  kind: 'list';
  limits: { most: number; items: number };
  facet?: ChoiceFacet;
}

interface Described<Value extends SpecValue> {
  /** Its name in the product form and in the form's messages. */
  label: string;
  /** Its name on the product page and in the comparison, where that is not the label. */
  term?: string;
  /** Stands behind the value, in the form as on the page: 'kg'. */
  unit?: string;
  /** An example in the empty field of the form. */
  placeholder?: string;
  hint?: string;
  /** The value as a shopper reads it, where that is not the value with its unit. */
  show?(value: Value): string;
  /** The value among others on one line of the printed catalogue, where it says by itself what it is. Absent: not printed. */
  brief?(value: Value): string;
  /** Its column in the product file: by name the key, and other names that an import takes for it. */
  csv?: { column?: string; alsoCalled?: readonly string[] };
  /** The words under which the search finds a product with this value. Absent: none. */
  words?(value: Value): string;
  /** Words of a query that ask for some of its values without demanding them. */
  needs?: readonly AttributeNeed<Value>[];
}

export interface AttributeNeed<Value extends SpecValue = SpecValue> {
  /** Source of a regular expression over whole words, without regard to case. */
  words: string;
  /** As the chip says it: 'Portrait'. */
  label: string;
  /** Why a product that fits is shown: 'can stand upright'. */
  reason: string;
  fits(value: Value): boolean;
}

interface Facet {
  /** Names the filter in code and, unless said otherwise, in the address and the answer of a search. */
  name: string;
  /** As the search screen names it, where that is not the label. */
  title?: string;
}

/** Filters by `min…` and `max…`, counted in buckets. */
export interface RangeFacet extends Facet {
  /** Its name in the answer's facets. */
  answer?: string;
  /** What stands behind `min` and `max` in the address; the name with a capital unless said otherwise. */
  param?: string;
  /** Follows a number without a blank of its own: '"', ' nits'. */
  unit: string;
  /** A number that messages give as an example. */
  example: number;
  /** Where each bucket begins. */
  starts: readonly [number, number, ...number[]];
  /** By how much the end of a bucket, which is included, lies below the next start. */
  step: number;
  /** Why a product was chosen by it, where that is not the number with its unit. */
  reason?(value: number): string;
  /** How a query names an amount of it; absent: not at all, or in a way that has a file of its own. */
  asked?: AskedAmount;
  /** What a shopper says to the assistant who wants more of it, or less, than was shown. */
  more?: FollowUp;
  less?: FollowUp;
}

export interface AskedAmount {
  /** The unit's names, as the source of a regular expression: 'nits?|cd/m2'. */
  unit: string;
  /** What a bare amount means: '700 nits' are at least 700. */
  bare: 'least' | 'most';
}

/** Filters by `…=true`, counted by number. */
export interface YesFacet extends Facet {
  /** Why a product was chosen by it: 'works by touch'. */
  reason: string;
  /** What a shopper says to the assistant who wants it. */
  follow?: FollowUp;
}

/** Filters by `only…=`, one value, counted for each value that was found. */
export interface ChoiceFacet extends Facet {
  /** What stands behind `only` in the address; the name with a capital unless said otherwise. */
  param?: string;
}

export interface FollowUp {
  /** Source of a regular expression over whole words, without regard to case. */
  words: string;
  /** How the reply names the products that follow: 'brighter'. */
  says: string;
}

/** A product's specifications by a table of attributes; every one is optional (decision B4). */
export type SpecsOf<Table extends AttributeTable> = { -readonly [Key in keyof Table]?: ValueOf<Table[Key]> };

/** What may be sent for them: a form sends numbers as text, and null or blank for what is not known. */
export type SpecsSent<Table extends AttributeTable> = {
  -readonly [Key in keyof Table]?:
    | ValueOf<Table[Key]>
    | (ValueOf<Table[Key]> extends boolean | readonly string[] ? never : string)
    | null;
};

/** The value under a key that only a table knows. */
export function specValue(specs: object, key: string): SpecValue | undefined {
  return (specs as Readonly<Record<string, SpecValue | undefined>>)[key];
}

/** The same where it is a number. */
export function specNumber(specs: object, key: string): number | undefined {
  const value = specValue(specs, key);
  return typeof value === 'number' ? value : undefined;
}

type ValueOf<A extends Attribute> = A extends NumberAttribute
  ? number
  : A extends YesNoAttribute
    ? boolean
    : A extends OneOfAttribute
      ? A['values'][number]
      : A extends TextAttribute
        ? string
        : readonly string[];
