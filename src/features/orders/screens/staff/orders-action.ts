import { data, redirect } from 'react-router';
import { ORDER_STATUSES } from '#features/orders/status.ts';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { samePage } from '#web/forms/same-page.ts';

/** Handles the forms of the order list before the scripts load: the status of one order, or of the selected ones. */
export function ordersAction(api: Api, request: Request, form: FormData) {
  return form.get('intent') === 'bulk-status' ? setStatuses(api, form) : setStatus(api, request, form);
}

async function setStatuses(api: Api, form: FormData) {
  const status = statusIn(form, 'Choose a status for the selected orders.');
  const orders = form.getAll('chosen').map((chosen) => {
    const [id, version] = String(chosen).split(':').map(Number);
    return { id: id ?? 0, version: version ?? 0 };
  });
  try {
    return { status, ...(await api('POST /api/orders/status', { body: { status, orders } })) };
  } catch (error) {
    return refusedForm(error, {});
  }
}

async function setStatus(api: Api, request: Request, form: FormData) {
  const status = statusIn(form, 'There is no such status.');
  try {
    await api('PUT /api/orders/{orderId}/status', {
      params: { orderId: String(form.get('orderId')) },
      body: { status, version: Number(form.get('version')) },
    });
  } catch (error) {
    return refusedForm(error, {});
  }
  throw redirect(samePage(request));
}

function statusIn(form: FormData, otherwise: string) {
  const status = ORDER_STATUSES.find((known) => known === form.get('status'));
  if (!status) throw data({ detail: otherwise }, { status: 400 });
  return status;
}
