import { data, redirect } from 'react-router';
import { ApiError } from '#web/api.ts';
import { paths } from '#web/paths.ts';

/**
 * Lets a loader's failed call become the page that fits its status. An ApiError by itself would reach the browser as a
 * bare 500, for React Router hides what an error says.
 */
export async function orErrorPage<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) throw data({ detail: error.problem?.detail }, { status: error.status });
    throw error;
  }
}

/** Leads a visitor to sign in, and back to `next`, where only that can tell whether the record is theirs. */
export async function orSignIn<T>(call: Promise<T>, next: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw redirect(paths.login(next));
    throw error;
  }
}
