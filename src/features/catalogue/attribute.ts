/** The value of one key of `specs`. */
export type SpecValue = number | boolean | string | readonly string[];

/** One attribute of a product: contract, form, file, page, comparison, search and assistant derive from it. */
export type Attribute = NumberAttribute | YesNoAttribute | OneOfAttribute | TextAttribute | ListAttribute;

/** Attributes by their key in `specs`, in the order of the form, the file's columns, the page and the comparison. */
export type AttributeTable = Readonly<Record<string, Attribute>>;

/** A value between two limits, both included, rounded to `decimals` (default 2). */
interface NumberAttribute extends Described<number> {
  kind: 'number' | 'integer';
  /** `least` defaults to 0.01 for a number and 0 for an integer. */
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
  /** The displayed name of a value, if it differs from the value. */
  names?: Readonly<Record<string, string>>;
  facet?: ChoiceFacet;
}

interface TextAttribute extends Described<string> {
  kind: 'text';
  limits: { most: number };
}

/** Short texts, each once. `most` is the length of one, `items` their number; with `values`, each is one of them. */
interface ListAttribute extends Described<readonly string[]> {
  kind: 'list';
  limits: { most: number; items: number };
  values?: readonly [string, ...string[]];
  facet?: ChoiceFacet;
}

interface Described<Value extends SpecValue> {
  /** Its name in the product form and in the form's messages. */
  label: string;
  /** Its name on the product page and in the comparison, if it differs from the label. */
  term?: string;
  /** Follows the value, in the form and on the page: 'kg'. */
  unit?: string;
  /** An example in the empty field of the form. */
  placeholder?: string;
  hint?: string;
  /** The value as a shopper reads it, if it differs from the value with its unit. */
  show?(value: Value): string;
  /** The value on a line of several in the printed catalogue; without it, the catalogue omits the attribute. */
  brief?(value: Value): string;
  /** Its column in the product file: `column` defaults to the key; an import also accepts the names in `alsoCalled`. */
  csv?: { column?: string; alsoCalled?: readonly string[] };
  /** The words by which the search finds a product with this value. */
  words?(value: Value): string;
  /** Query words that prefer some of its values and exclude none. */
  needs?: readonly AttributeNeed<Value>[];
}

export interface AttributeNeed<Value extends SpecValue = SpecValue> {
  /** Source of a regular expression over whole words; case is ignored. */
  words: string;
  /** The chip's text: 'Portrait'. */
  label: string;
  /** Why a product that fits is shown: 'can stand upright'. */
  reason: string;
  fits(value: Value): boolean;
}

interface Facet {
  /** Names the filter in code and, by default, in the address and the answer of a search. */
  name: string;
  /** Its name on the search screen, if it differs from the label. */
  title?: string;
}

export interface RangeFacet extends Facet {
  /** Its name in the answer's facets. */
  answer?: string;
  /** Follows `min` and `max` in the address; defaults to the capitalised name. */
  param?: string;
  /** Follows a number directly: '"', ' nits'. */
  unit: string;
  /** A number that messages use as an example. */
  example: number;
  /** The lower bound of each bucket. */
  starts: readonly [number, number, ...number[]];
  /** A bucket ends this far below the start of the next; both ends are included. */
  step: number;
  /** The reason given for a product, if it differs from the number with its unit. */
  reason?(value: number): string;
  /** How a query names an amount of it; absent if it cannot, or if a file of its own reads it. */
  asked?: AskedAmount;
  /** What a shopper says to the assistant to get more of it, or less, than the products shown. */
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
  /** The reason given for a product: 'works by touch'. */
  reason: string;
  /** What a shopper says to the assistant to ask for it. */
  follow?: FollowUp;
}

/** Filters by `only…=`, one value; each value found has a count. */
export interface ChoiceFacet extends Facet {
  /** Follows `only` in the address; defaults to the capitalised name. */
  param?: string;
}

export interface FollowUp {
  /** Source of a regular expression over whole words; case is ignored. */
  words: string;
  /** How the reply names the products that follow: 'brighter'. */
  says: string;
}

/** A product's specifications by a table of attributes; every one is optional (decision B4). */
export type SpecsOf<Table extends AttributeTable> = { -readonly [Key in keyof Table]?: ValueOf<Table[Key]> };

/** The accepted input for them: a form sends numbers as text, and null or blank for an unknown value. */
export type SpecsSent<Table extends AttributeTable> = {
  -readonly [Key in keyof Table]?:
    | ValueOf<Table[Key]>
    | (ValueOf<Table[Key]> extends boolean | readonly string[] ? never : string)
    | null;
};

/** The value under a key that is known at run time only. */
export function specValue(specs: object, key: string): SpecValue | undefined {
  return (specs as Readonly<Record<string, SpecValue | undefined>>)[key];
}

/** The same, undefined if it is not a number. */
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
