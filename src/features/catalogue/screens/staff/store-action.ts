import { data, redirect } from 'react-router';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { productBody, stockBody, typedAnswers } from './product-body.ts';
import { findStoreProduct } from './read-product-list.ts';
import { listAddress } from './store-address.ts';

/** The forms of the store without scripts. */
export async function storeAction(api: Api, request: Request) {
  const form = await request.formData();
  const address = listAddress(new URL(request.url));
  const id = String(form.get('id') ?? '');
  const asks = form.get('intent') === 'delete' && !form.has('sure');
  if (asks) throw redirect(`${address}${address.includes('?') ? '&' : '?'}delete=${encodeURIComponent(id)}`);
  try {
    await change(api, form, id);
  } catch (error) {
    return refusedForm(error, typedAnswers(form));
  }
  throw redirect(address);
}

async function change(api: Api, form: FormData, id: string): Promise<void> {
  const params = { id };
  const known = async () => {
    const product = await findStoreProduct(Number(id), api);
    if (!product) throw data({ detail: 'There is no such product.' }, { status: 404 });
    return product;
  };
  const intents: Record<string, () => Promise<unknown>> = {
    add: () => api('POST /api/products', { body: productBody(form) }),
    edit: () => api('PUT /api/products/{id}', { params, body: productBody(form) }),
    stock: async () => {
      const seen = { ...(await known()), stockQuantity: Number(form.get('stockSeen')) };
      const body = stockBody(seen, String(form.get('stockQuantity')));
      return api('PUT /api/products/{id}', { params, body });
    },
    restore: async () => {
      const { name, price, category } = await known();
      return api('PUT /api/products/{id}', { params, body: { name, price, category, isArchived: false } });
    },
    delete: () => api('DELETE /api/products/{id}', { params }),
  };
  const intended = intents[String(form.get('intent'))];
  if (!intended) throw data({ detail: 'There is no such change to a product.' }, { status: 400 });
  await intended();
}
