/** An id that no record has, so that the server reports this field together with the other errors. */
export const NOT_CHOSEN = 2_147_483_647;

/** The id of the record chosen in this field. */
export function chosenIn(form: FormData, name: string): number | undefined {
  const text = String(form.get(name) ?? '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The key that orders once; empty, which the server refuses, when a header cannot carry it. */
export function onceKeyIn(form: FormData): string {
  const key = String(form.get('idempotencyKey') ?? '');
  return /^[\x21-\x7e]*$/.test(key) ? key : '';
}

/** The typed address whose fields begin with this name, unchecked: the server validates it. */
export function addressIn(form: FormData, name: string) {
  const fields = [...form].flatMap(([field, value]) =>
    field.startsWith(`${name}.`) ? [[field.slice(name.length + 1), value]] : [],
  );
  return fields.length > 0 ? (Object.fromEntries(fields) as never) : undefined;
}

/** What the buyer saw, or has agreed to since: the button that agrees carries both. */
export function expectedIn(form: FormData) {
  const [agreedTotal, agreedDay] = String(form.get('agreed') ?? '').split(' ');
  const seen = (name: string) => String(form.get(name) ?? '') || undefined;
  if (agreedTotal) return { expectedTotal: agreedTotal, expectedDelivery: agreedDay || undefined };
  return { expectedTotal: seen('expectedTotal'), expectedDelivery: seen('expectedDelivery') };
}
