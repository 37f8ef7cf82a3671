import { secondStepPath } from '#features/accounts/sign-in-paths.ts';
import { readSetupForm } from '#features/setup/setup-form.ts';
import type { Api } from '#web/api.ts';

// The next steps.
const DONE = '/setup/done';

/** Sets the shop up and signs its admin in. Answers the page to go on with: the next steps, or the second factor before them. */
export async function setUpAndSignIn(client: Api, form: FormData): Promise<string> {
  const body = readSetupForm(form);
  const { user } = await client('POST /api/setup', { body });
  const { password } = body.admin;
  // The setup has succeeded; after a failure here the admin signs in on the login page.
  const answer = await client('POST /api/login', { body: { username: user.username, password, role: 'admin' } }).catch(
    () => null,
  );
  return answer && 'secondFactor' in answer ? secondStepPath(DONE) : DONE;
}
