/** The text of a form field; `''` when it is missing. */
export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/** The texts of these fields, without the prefix that their names have in the form. */
export function textsOf<Name extends string>(
  form: FormData,
  names: readonly Name[],
  prefix = '',
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(form, prefix + name)])) as Record<Name, string>;
}
