/** What is said of a postcode that is none. */
export const POSTCODE_EXAMPLE = 'Enter a full UK postcode, such as LS1 4AP';

/** A UK postcode in its usual form, `LS1 4AP`; null for what is none, such as one half typed. */
export function readUkPostcode(text: string): string | null {
  const plain = text.toUpperCase().replace(/\s/g, '');
  return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(plain) ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : null;
}
