/**
 * An amount as people type it, such as `£1,234.50`, as calls take it: `1234.50`. Takes the text of a field or its entry in a form.
 * What is no amount stays for the server to refuse.
 */
export function typedAmount(typed: FormDataEntryValue | null | undefined): string {
  return String(typed ?? '').replace(/[£,\s]/g, '');
}
