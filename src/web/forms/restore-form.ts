import { type ClientActionFunctionArgs, data } from 'react-router';
import { type FormAnswer, NO_CONNECTION } from './form-answer.ts';

/**
 * A page's `clientAction`: a connection that breaks must not take the form with it. What had been typed comes back with the
 * reason, as from a refused form; `detail` says it in other words where sending again needs a word of its own.
 */
export function restoreForm<Values>(readValues: (form: FormData) => Values, detail = NO_CONNECTION.detail) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const form = await request.clone().formData();
    try {
      // What the server answers has the type of the page's own action.
      return (await serverAction()) as never;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      // A status of failure: to read the page again without a connection would put an error page over the form.
      return data<FormAnswer<Values>>(
        { problem: { ...NO_CONNECTION, detail }, values: readValues(form) },
        { status: 503 },
      );
    }
  };
}
