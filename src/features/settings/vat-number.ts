/**
 * Reads a UK VAT number in any spelling (`gb123456789`, `123 4567 89`) as `GB 123 4567 89`. A branch's number has three more
 * digits; Northern Ireland's may start with XI. Blank stays blank; `null` when it is invalid.
 */
export function readVatNumber(typed: string): string | null {
  const plain = typed.replace(/[\s.-]/g, '').toUpperCase();
  if (plain === '') return '';
  const [, country = 'GB', first, second, third, branch] = /^(GB|XI)?(\d{3})(\d{4})(\d{2})(\d{3})?$/.exec(plain) ?? [];
  if (!first) return null;
  return [country, first, second, third, branch].filter(Boolean).join(' ');
}
