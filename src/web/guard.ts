import { data, redirect } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import type { Who } from '#platform/http/contract.ts';
import type { Api } from './api.ts';
import { paths } from './paths.ts';

/**
 * Lets a page's loader go on only for someone who may: a visitor is sent to sign in and back, a signed-in user without
 * the right gets 'Access Restricted' (403). The API decides again on every call; this only answers politely.
 */
export async function requireUser(api: Api, request: Request, who: Who = 'self'): Promise<User> {
  const { user } = await api('GET /api/session');
  if (!user) {
    const { pathname, search } = new URL(request.url);
    throw redirect(paths.login(pathname.replace(/\.data$/, '') + search));
  }
  if (!mayUser(user, who)) throw data({ restricted: who }, { status: 403 });
  return user;
}
