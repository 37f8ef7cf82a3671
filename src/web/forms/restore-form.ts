import { type ClientActionFunctionArgs, data } from 'react-router';
import { type FormAnswer, NO_CONNECTION } from './form-answer.ts';

/**
 * Builds a page's `clientAction`: when the connection breaks, the typed values come back with the reason, as from a refused
 * form. `detail` replaces the default text of the reason.
 */
export function restoreForm<Values>(readValues: (form: FormData) => Values, detail = NO_CONNECTION.detail) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const form = await request.clone().formData();
    try {
      // What the server answers has the type of the page's own action.
      return (await serverAction()) as never;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      // With a failure status the page is not loaded again, which without a connection would end in an error page.
      return data<FormAnswer<Values>>(
        { problem: { ...NO_CONNECTION, detail }, values: readValues(form) },
        { status: 503 },
      );
    }
  };
}
