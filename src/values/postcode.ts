/** What is said of a UK postcode that is not whole. */
export const POSTCODE_EXAMPLE = 'Enter a full UK postcode, such as LS1 4AP';

/** A UK postcode in its usual form, `LS1 4AP`; null for what is none, such as one half typed. */
export function readUkPostcode(text: string): string | null {
  const plain = plainOf(text);
  const isWhole = /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLNP-UW-Z]{2})$/.test(plain);
  return isWhole ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : null;
}

/** A postcode in the usual form of its country, such as `10001-4321`; null for what is none there, or a country not listed here. */
export function readPostcode(text: string, country: string): string | null {
  return COUNTRIES.get(country)?.read(text) ?? null;
}

/** Why {@link readPostcode} found none: half typed, another country's, or neither. */
export function postcodeProblem(text: string, country: string): string {
  const known = COUNTRIES.get(country);
  if (!known) return 'Choose a country';
  if (known.half.test(plainOf(text))) return known.whole;
  const others = [...COUNTRIES]
    .filter(([name, { isTelling, read }]) => name !== country && isTelling && read(text))
    .map(([name]) => name.replace('United', 'the United'));
  if (others.length === 0) return known.enter;
  const elsewhere = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(others);
  return `${known.enter}. This one fits ${elsewhere}: is the country right?`;
}

/** The area of a UK postcode: `"LS1 4AP"` → `"LS"`; empty if there is none. */
export function postcodeArea(postcode: string): string {
  return /^\s*([A-Za-z]{1,2})(?=\s*\d)/.exec(postcode)?.[1]?.toUpperCase() ?? '';
}

/** The part of a postcode that is not personal: `"LS1 4AP"` → `"LS1"`; abroad the first two characters. */
export function outwardPostcode(postcode: string, country: string): string {
  const plain = postcode.trim().toUpperCase();
  if (country !== 'United Kingdom') return plain.slice(0, 2);
  return plain.replace(/\s*\d[A-Z]{2}$/, '') || postcodeArea(plain);
}

interface PostcodeForm {
  read(text: string): string | null;
  /** What is on the way to one, without blanks. */
  half: RegExp;
  whole: string;
  enter: string;
  /** Whether its form tells the country: three digits or a P.O. box do not. */
  isTelling: boolean;
}

const COUNTRIES = /* @__PURE__ */ new Map<string, PostcodeForm>([
  [
    'United Kingdom',
    {
      read: readUkPostcode,
      half: /^[A-Z]{1,2}\d[A-Z\d]?(\d[A-Z]?)?$/,
      whole: POSTCODE_EXAMPLE,
      enter: 'Enter a UK postcode, such as LS1 4AP',
      isTelling: true,
    },
  ],
  [
    'United States',
    {
      read: (text) => {
        const [, zip, more] = /^(\d{5})(\d{4})?$/.exec(plainOf(text)) ?? [];
        return zip ? [zip, more].filter(Boolean).join('-') : null;
      },
      half: /^\d{1,4}$|^\d{6,8}$/,
      whole: 'Enter all five digits of the ZIP code, such as 10001, or all nine, such as 10001-4321',
      enter: 'Enter a ZIP code, such as 10001',
      isTelling: true,
    },
  ],
  [
    'France',
    {
      read: (text) => /^(?:FR?)?(\d{5})$/.exec(plainOf(text))?.[1] ?? null,
      half: /^(FR?)?\d{1,4}$/,
      whole: 'Enter all five digits of the postcode, such as 75011',
      enter: 'Enter a French postcode of five digits, such as 75011',
      isTelling: true,
    },
  ],
  // Qatar has no postcodes; couriers ask for the P.O. box or zone.
  [
    'Qatar',
    {
      read: (text) => {
        const spaced = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
        return /^[A-Za-z0-9 .-]{1,20}$/.test(spaced) ? spaced : null;
      },
      half: /^$/,
      whole: 'Enter a P.O. box or zone number, such as 22011',
      enter: 'Enter a P.O. box or zone number, such as 22011',
      isTelling: false,
    },
  ],
  [
    'Oman',
    {
      read: (text) => /^\d{3}$/.exec(plainOf(text))?.[0] ?? null,
      half: /^\d{1,2}$/,
      whole: 'Enter all three digits of the postcode, such as 112',
      enter: 'Enter an Omani postcode of three digits, such as 112',
      isTelling: false,
    },
  ],
]);

// Full-width digits, dashes and blanks are typed by some keyboards and pasted from some lists.
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.–-]/g, '');
}
