import { data, redirect } from 'react-router';
import { mayUser } from '#features/permissions/may-user.ts';
import type { Who } from '#platform/http/contract.ts';
import type { SessionUser } from '#web/session.ts';
import type { Api } from './api.ts';
import { pageRight } from './page-rights.ts';
import { paths } from './paths.ts';

/**
 * Lets a page's loader go on only for someone who may: a visitor is sent to sign in and back, a signed-in user without
 * the right gets 'Access Restricted' (403). Who may, unless said, is found by the page's address. The API decides again on
 * every call; this only answers politely.
 */
export async function requireUser(api: Api, request: Request, who?: Who): Promise<SessionUser> {
  const { user } = await api('GET /api/session');
  const { pathname, search } = new URL(request.url);
  const needed = who ?? pageRight(pathname);
  if (!user || user.userType === 'public') await leadToSetup(api, pathname);
  if (!user) throw redirect(paths.login(pathname.replace(/\.data$/, '') + search));
  if (!mayUser(user, needed)) throw data({ restricted: needed }, { status: 403 });
  return user;
}

/** Decision A10: while nobody can sign in as an admin, staff screens lead to the setup. */
async function leadToSetup(api: Api, pathname: string): Promise<void> {
  if (pageRight(pathname) === 'self') return;
  const { needed } = await api('GET /api/setup');
  if (needed) throw redirect(paths.setup);
}
