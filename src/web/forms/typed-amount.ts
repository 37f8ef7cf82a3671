// Thousands apart by a comma or a space, as in '1,234.50'. In '12,34' and '0,500' the comma may be meant as a decimal point.
const THOUSANDS = /^[-+−]?[1-9]\d{0,2}(?:[,\s]\d{3})+(?:\.\d*)?$/;

/**
 * An amount as people type it, such as `£1,234.50`, as calls take it: `1234.50`. Takes the text of a field or its entry in a form.
 * What is no amount stays as it is for the server to refuse, with it every comma that does not separate thousands.
 */
export function typedAmount(typed: FormDataEntryValue | null | undefined): string {
  return withoutThousands(String(typed ?? '').replace(/\s*£\s*/, ''));
}

/** A count as people type it, such as `1,200` or `−5`; NaN for what is none, which the server names beside the field. */
export function typedCount(typed: FormDataEntryValue | null | undefined): number {
  const text = withoutThousands(String(typed ?? '')).replace('−', '-');
  return text === '' ? Number.NaN : Number(text);
}

function withoutThousands(text: string): string {
  const trimmed = text.trim();
  return THOUSANDS.test(trimmed) ? trimmed.replace(/[,\s]/g, '') : trimmed;
}
