import { data, redirect } from 'react-router';
import { ApiError } from '#web/api.ts';
import { paths } from '#web/paths.ts';

/** Turns a loader's failed call into the error page of its status; React Router would show a bare ApiError as a 500. */
export async function orErrorPage<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) throw data({ detail: error.problem?.detail }, { status: error.status });
    throw error;
  }
}

/**
 * Leads a visitor (401) to sign in and back to `next`: the record may be theirs. A key that opens nothing, as of a link that was
 * cut off, is left out, so that its visitor is told how the record opens.
 */
export async function orSignIn<T>(call: Promise<T>, next: string, key?: string | null): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw redirect(paths.login(next));
    if (error instanceof ApiError && error.status === 404 && key != null) throw redirect(next);
    throw error;
  }
}
