import { redirect } from 'react-router';
import { vatCookie } from '#features/settings/vat-view.ts';
import { nextPath } from '#web/next-path.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/vat.ts';

/** The VAT switch without scripts: stores which price is large in a cookie and leads back. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  return redirect(nextPath(String(form.get('next') ?? '')) ?? paths.home, {
    headers: { 'Set-Cookie': vatCookie(form.get('view') === 'inc' ? 'inc' : 'ex') },
  });
}

export function loader() {
  return redirect(paths.home);
}
