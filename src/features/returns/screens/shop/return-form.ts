import { embeddedPicture } from '#features/media/screens/embedded-picture.ts';
import { MOST_PICTURES, type ReturnReason } from '#features/returns/reasons.ts';
import type { Api } from '#web/api.ts';
import { withFieldsOf } from '#web/forms/renamed-errors.ts';

/** The name of a line's quantity field. */
export function quantityField(itemId: number): string {
  return `quantity-${itemId}`;
}

interface ReturnBody {
  items: { itemId: number; quantity: number }[];
  reason: ReturnReason;
  details: string;
}

/** The body of a return request from the form, unchecked: the server validates it. */
export function returnBodyOf(form: FormData): ReturnBody {
  const items = [...form].flatMap(([name, value]) => {
    const itemId = Number(/^quantity-(\d+)$/.exec(name)?.[1]);
    const typed = String(value).trim();
    // Empty fields are left out; the server reports invalid numbers as errors of their fields.
    return itemId && typed !== '' && Number(typed) !== 0 ? [{ itemId, quantity: Number(typed) }] : [];
  });
  return {
    items,
    reason: String(form.get('reason') ?? '') as ReturnReason,
    details: String(form.get('details') ?? ''),
  };
}

// One more than may be sent, for the server to refuse: nothing is left out in silence.
function picturesOf(form: FormData): Promise<string[]> {
  const files = form.getAll('pictures').filter((file) => file instanceof File && file.size > 0) as File[];
  return Promise.all(files.slice(0, MOST_PICTURES + 1).map(embeddedPicture));
}

/** The errors of a refused request by form field; the API names a line by its index in the request. */
export function errorsByField(errors: Record<string, string[]>, form: FormData): Record<string, string[]> {
  const { items } = returnBodyOf(form);
  const first = [...form.keys()].find((name) => name.startsWith('quantity-')) ?? 'reason';
  const fieldOf = (name: string) => {
    const at = /^items\.(\d+)\./.exec(name)?.[1];
    const item = at === undefined ? undefined : items[Number(at)];
    if (item) return quantityField(item.itemId);
    if (name.startsWith('pictures')) return 'pictures';
    return name.startsWith('items') ? first : name;
  };
  return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [fieldOf(name), messages]));
}

/** Sends a return request; a refusal names the form's own fields. */
export async function sendReturn(api: Api, orderNumber: string, key: string | undefined, form: FormData) {
  const sent = api('POST /api/orders/{id}/returns', {
    params: { id: orderNumber },
    query: { key },
    body: { ...returnBodyOf(form), pictures: await picturesOf(form) },
  });
  return withFieldsOf(sent, ({ errors }) => errors && errorsByField(errors, form));
}
