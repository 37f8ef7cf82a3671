/** An id that no record has: the server then names this field together with all the others that are wrong. */
export const NOT_CHOSEN = 2_147_483_647;

/** The id of the record that was chosen in this field. */
export function chosenIn(form: FormData, name: string): number | undefined {
  const text = String(form.get(name) ?? '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The address whose fields begin with this name, as it was typed: the server alone judges it. */
export function addressIn(form: FormData, name: string) {
  const fields = [...form].flatMap(([field, value]) =>
    field.startsWith(`${name}.`) ? [[field.slice(name.length + 1), value]] : [],
  );
  return fields.length > 0 ? (Object.fromEntries(fields) as never) : undefined;
}
