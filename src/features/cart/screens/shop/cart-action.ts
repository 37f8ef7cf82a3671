import { data, redirect } from 'react-router';
import { fittingIn } from '#features/fitting/fitting-in.ts';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { paths } from '#web/paths.ts';

/** Handles the cart's forms before the scripts load: adding from any page, and all changes on the cart page. */
export async function cartAction(api: Api, request: Request) {
  const form = await request.formData();
  if (form.get('intent') === 'clear' && !form.has('sure')) throw redirect(`${paths.cart}?clear`);
  try {
    await change(api, form);
  } catch (error) {
    return refusedForm(error, { id: Number(form.get('id') ?? 0) });
  }
  throw redirect(String(form.get('intent')).startsWith('add') ? `${paths.cart}?added` : paths.cart);
}

async function change(api: Api, form: FormData): Promise<void> {
  const id = String(form.get('id') ?? '');
  const quantity = Number(form.get('quantity') ?? 1);
  const intents: Record<string, () => Promise<unknown>> = {
    add: () => api('POST /api/cart', { body: { productId: Number(form.get('productId')), quantity } }),
    addTogether: () => api('POST /api/cart/lines', { body: { items: itemsIn(String(form.get('items') ?? '')) } }),
    set: () => api('PUT /api/cart/{id}', { params: { id }, body: { quantity } }),
    // First in, then out: a refusal leaves the cart as it was.
    swap: async () => {
      await api('POST /api/cart', { body: { productId: Number(form.get('productId')), quantity } });
      await api('DELETE /api/cart/{id}', { params: { id } });
    },
    addFitted: () =>
      api('POST /api/cart', {
        body: { productId: Number(form.get('productId')), quantity, fitting: fittingIn(form, quantity, 'fitting.') },
      }),
    fit: () =>
      api('PUT /api/cart/{id}/fitting', { params: { id }, body: fittingIn(form, Number(form.get('count') ?? 1)) }),
    unfit: () => api('DELETE /api/cart/{id}/fitting', { params: { id } }),
    remove: () => api('DELETE /api/cart/{id}', { params: { id } }),
    clear: () => api('DELETE /api/cart'),
  };
  const intended = intents[String(form.get('intent'))];
  if (!intended) throw data('There is no such change to a cart.', { status: 400 });
  await intended();
}

// '12x1,15x3'
function itemsIn(text: string): { productId: number; quantity: number }[] {
  return text.split(',').map((item) => {
    const [productId, quantity] = item.split('x').map(Number);
    return { productId: productId ?? 0, quantity: quantity ?? 1 };
  });
}
