import { type Api, ApiError } from '#web/api.ts';
import { errorsByField, returnBodyOf } from './return-form.ts';

/** Sends a return request; a refusal names the form's own fields. */
export async function sendReturn(api: Api, orderNumber: string, key: string | undefined, form: FormData) {
  try {
    return await api('POST /api/orders/{id}/returns', {
      params: { id: orderNumber },
      query: { key },
      body: returnBodyOf(form),
    });
  } catch (error) {
    if (!(error instanceof ApiError) || !error.problem?.errors) throw error;
    const errors = errorsByField(error.problem.errors, form);
    throw new ApiError(error.status, JSON.stringify({ ...error.problem, errors }));
  }
}
