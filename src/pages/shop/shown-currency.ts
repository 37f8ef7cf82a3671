import { redirect } from 'react-router';
import { currencyCookie } from '#features/currencies/screens/shop/currency-choice.ts';
import { readShopCurrencies } from '#features/currencies/screens/shop/shop-currencies.ts';
import { nextPath } from '#web/next-path.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/shown-currency.ts';

/** The currency switch without scripts: stores the choice in a cookie and leads back. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { currencies } = await readShopCurrencies(context.get(pageApi), null);
  const chosen = currencies.find(({ code }) => code === form.get('code'));
  return redirect(nextPath(String(form.get('next') ?? '')) ?? paths.home, {
    headers: chosen ? { 'Set-Cookie': currencyCookie(chosen.code, chosen.isDefault) } : {},
  });
}

export function loader() {
  return redirect(paths.home);
}
