import { data, type MiddlewareFunction, redirect } from 'react-router';
import { mayUser } from '#features/permissions/may-user.ts';
import { permissionsFor } from '#features/permissions/permission-titles.ts';
import { pageRight } from '#root/page-rights.ts';
import type { Api } from './api.ts';
import { orErrorPage } from './errors/page-error.ts';
import { pageApi, pageRefusal, signedInUser } from './page-api.ts';
import { paths } from './paths.ts';

/**
 * Guards every staff page, before its loader or action: a visitor is sent to sign in and back, a user without the right
 * gets 'Access Restricted' (403). It is a courtesy: the API checks the rights on every call.
 */
export const guardStaffPage: MiddlewareFunction<Response> = async ({ context, pattern, url }) => {
  const api = context.get(pageApi);
  const { user } = await orErrorPage(api('GET /api/session'));
  if (!user || user.userType === 'public') await leadToSetup(api);
  if (!user) throw redirect(paths.login(url.pathname + url.search));
  context.set(signedInUser, user);
  const needed = pageRight(pattern);
  if (mayUser(user, needed)) return;
  // Named here, so that no page loads the names.
  context.set(pageRefusal, data({ restricted: permissionsFor(needed) ?? needed }, { status: 403 }));
};

/** Guards every page of the account: a visitor gets 'Access Denied' (401). */
export const guardAccountPage: MiddlewareFunction<Response> = async ({ context }) => {
  const { user } = await orErrorPage(context.get(pageApi)('GET /api/session'));
  if (user) context.set(signedInUser, user);
  else context.set(pageRefusal, data(null, { status: 401 }));
};

/** Decision A10: while the shop has no admin, staff screens lead to the setup. */
async function leadToSetup(api: Api): Promise<void> {
  const { needed } = await orErrorPage(api('GET /api/setup'));
  if (needed) throw redirect(paths.setup);
}
