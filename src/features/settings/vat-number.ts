/**
 * Reads a UK VAT number in whatever way it is written (`gb123456789`, `123 4567 89`) as `GB 123 4567 89`, a branch's with
 * three more digits; Northern Ireland's may begin with XI. Blank is blank, and `null` is no such number.
 */
export function readVatNumber(typed: string): string | null {
  const plain = typed.replace(/[\s.-]/g, '').toUpperCase();
  if (plain === '') return '';
  const [, country = 'GB', first, second, third, branch] = /^(GB|XI)?(\d{3})(\d{4})(\d{2})(\d{3})?$/.exec(plain) ?? [];
  if (!first) return null;
  return [country, first, second, third, branch].filter(Boolean).join(' ');
}
