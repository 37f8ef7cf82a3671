import { redirect } from 'react-router';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { paths } from '#web/paths.ts';
import { addressValues, deleteAddress, saveAddress, valuesOf } from './address-calls.ts';

/** Handles the forms of the address book without scripts; null when the form is not one of them. */
export async function addressAction(api: Api, form: FormData) {
  const intent = form.get('intent');
  const id = Number(form.get('addressId')) || null;
  if (intent === 'save-address') {
    const values = addressValues(form);
    try {
      await saveAddress(api, id, values);
    } catch (error) {
      return refusedForm(error, { address: values });
    }
    throw redirect(paths.addressBook);
  }
  if (intent !== 'delete-address' && intent !== 'default-address') return null;
  try {
    if (intent === 'delete-address') await deleteAddress(api, id ?? 0);
    else await makeDefault(api, id);
  } catch (error) {
    return refusedForm(error, 'address-task' as const);
  }
  throw redirect(paths.addressBook);
}

async function makeDefault(api: Api, id: number | null): Promise<void> {
  const address = (await api('GET /api/addresses')).find((one) => one.id === id);
  if (address) await saveAddress(api, address.id, { ...valuesOf(address), isDefault: true });
}
