import { sentCheck } from '#features/bots/screens/sent-check.ts';
import { textOf } from '#values/form-text.ts';

/** What the form of a stock alert sends to the API, from the browser or from the page's action. */
export function sentAlert(productId: number, form: FormData) {
  const body = { productId, email: textOf(form, 'email').trim(), website: textOf(form, 'website') };
  return { headers: sentCheck(form), body };
}
