import { data, redirect } from 'react-router';
import { listPath } from '#features/projects/list-paths.ts';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { paths } from '#web/paths.ts';
import { countOf, readListForm, type TypedList } from './list-form.ts';

interface Address {
  id: string;
  key: string | undefined;
}

/** Handles the forms of a list's page, with scripts and without. */
export async function listAction(api: Api, request: Request, address: Address) {
  const typed = readListForm(await request.formData());
  const change = CHANGES[typed.intent];
  if (!change) throw data('There is no such change to a list.', { status: 400 });
  let next: string;
  try {
    next = await change(api, address, typed);
  } catch (error) {
    return refusedForm(error, typed);
  }
  throw redirect(next);
}

const at = ({ id, key }: Address) => ({ params: { id }, query: { key } });
const back = ({ id, key }: Address, said: string) => listPath(id, key, said);

const CHANGES: Readonly<Record<string, (api: Api, address: Address, typed: TypedList) => Promise<string>>> = {
  save: async (api, address, { name, version, lines }) => {
    const counted = lines.map((line) => ({ ...line, quantity: countOf(line.quantity) }));
    await api('PUT /api/project-lists/{id}', { ...at(address), body: { name, version, lines: counted } });
    return back(address, 'saved');
  },
  // All that the page showed as sold, or nothing: what has left the shop since is refused with its name.
  cart: async (api, address, { gone }) => {
    const { lines } = await api('GET /api/project-lists/{id}', at(address));
    const items = lines
      .filter(({ productId }) => !gone.includes(productId))
      .map(({ productId, quantity }) => ({ productId, quantity }));
    await api('POST /api/cart/lines', { body: { items } });
    return `${paths.cart}?added`;
  },
  link: async (api, address) => {
    await api('PUT /api/project-lists/{id}/link', at(address));
    return back(address, 'linked');
  },
  unlink: async (api, address) => {
    await api('DELETE /api/project-lists/{id}/link', at(address));
    return back(address, 'unlinked');
  },
  claim: async (api, address) => {
    await api('POST /api/project-lists/{id}/claim', at(address));
    return listPath(address.id, undefined, 'claimed');
  },
  delete: async (api, address) => {
    await api('DELETE /api/project-lists/{id}', at(address));
    return `${paths.lists}?deleted`;
  },
};

/** What a list's page says after a change. */
export const SAID: Readonly<Record<string, string>> = {
  started: 'Your list is started.',
  added: 'It is on the list.',
  saved: 'The list is saved.',
  linked: 'The link to read this list works now.',
  unlinked: 'The link no longer works.',
  claimed: 'The list is in your account now. Its secret address no longer works.',
};
