import { LOGIN_FAILED } from '#features/accounts/login-words.ts';
import { USER_TYPE_NAMES } from '#features/accounts/user-types.ts';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { sentenceOf } from '#web/api.ts';
import type { SessionUser } from '#web/session.ts';
import { FAILURES } from '#web/toast-texts.ts';

/** The toast for a login that was refused. */
export function loginFailedToast(error: unknown): ToastRequest {
  return { title: LOGIN_FAILED, description: sentenceOf(error, FAILURES.login), variant: 'destructive' };
}

/** The toast that welcomes a user who signed in. */
export function welcomeToast(user: Pick<SessionUser, 'userType' | 'firstName' | 'username'>): ToastRequest {
  return {
    title: `${USER_TYPE_NAMES[user.userType]} Login Successful`,
    description: `Welcome, ${user.firstName || user.username}!`,
  };
}
