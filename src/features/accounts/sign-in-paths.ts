const SECOND_STEP_PATH = '/login/second-factor';

/** The management of one's own second factor. */
export const SECOND_FACTOR_PATH = '/account/second-factor';

/** The second step of signing in; it leads on to the return URL. */
export function secondStepPath(next: string | null): string {
  return next ? `${SECOND_STEP_PATH}?${new URLSearchParams({ next })}` : SECOND_STEP_PATH;
}
