import { data } from 'react-router';
import { ApiError } from '#web/api.ts';

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
