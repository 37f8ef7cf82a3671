import { redirect } from 'react-router';
import { downloadData } from '#features/profile/screens/shop/settings-action.ts';
import { ApiError } from '#web/api.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/my-data.ts';

/** The download needs the password, so a plain link leads to the form. */
export function loader() {
  return redirect(paths.accountSettings);
}

/** Answers the form of the settings with the file, for a browser whose scripts have not arrived. */
export async function action({ context, request }: Route.ActionArgs) {
  try {
    const file = await downloadData(context.get(pageApi), await request.formData());
    return new Response(file, {
      headers: { 'Content-Type': 'application/json', 'Content-Disposition': 'attachment; filename="my-data.json"' },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return redirect(`${paths.accountSettings}&download=${error.status}`);
  }
}
