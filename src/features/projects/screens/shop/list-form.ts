/** A line as it is typed. */
export interface TypedLine {
  productId: number;
  quantity: string;
  room: string;
}

/** The form of a list as it is typed; what was pressed beside it. */
export interface TypedList {
  intent: string;
  name: string;
  version: number;
  lines: TypedLine[];
  /** The products that the page showed as no longer sold. */
  gone: number[];
}

/** Reads the form of a list. The line whose 'Remove' was pressed is not among its lines. */
export function readListForm(form: FormData): TypedList {
  const text = (name: string) => String(form.get(name) ?? '');
  const lines: TypedLine[] = [];
  for (let at = 0; form.has(`lines.${at}.productId`); at += 1) {
    if (text('remove') === String(at)) continue;
    const productId = Number(text(`lines.${at}.productId`));
    lines.push({ productId, quantity: text(`lines.${at}.quantity`), room: text(`lines.${at}.room`) });
  }
  const gone = text('gone').split(',').filter(Boolean).map(Number);
  return { intent: text('intent'), name: text('name'), version: Number(text('version')), lines, gone };
}

/** A typed count as the API takes it; what is no whole number goes as it is and is refused there with its sentence. */
export function countOf(typed: string): number {
  return /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN;
}
