import type { Problem } from '#values/problem.ts';
import type { Api } from '#web/api.ts';

/** The field of a form that names the account it was begun with; a guest's form has none. */
export const BEGUN_BY = 'account';

/** Said of a form whose buyer was signed out meanwhile. */
export const SIGNED_OUT: Problem = {
  type: 'about:blank',
  title: 'You have been signed out',
  status: 401,
  detail: 'Nothing was sent. Sign in again to go on.',
};

const SOMEONE_ELSE: Problem = {
  type: 'about:blank',
  title: 'Another account is signed in now',
  status: 403,
  detail: 'Nothing was sent, for this page is of another account. Load it again to go on with this one.',
};

/** Why a form may not be sent: its account is signed in no more, and the cart it shows went with it. */
export async function checkBegunBy(api: Api, form: FormData): Promise<Problem | undefined> {
  const account = form.get(BEGUN_BY);
  if (typeof account !== 'string') return undefined;
  const { user } = await api('GET /api/session');
  if (!user) return SIGNED_OUT;
  return String(user.id) === account ? undefined : SOMEONE_ELSE;
}

/** Whether this problem is that the buyer was signed out. */
export function isSignedOut(problem: Problem | undefined): boolean {
  return problem?.status === SIGNED_OUT.status;
}
