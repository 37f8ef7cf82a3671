import { readSetupForm } from '#features/setup/setup-form.ts';
import type { Api } from '#web/api.ts';

/** Sets the shop up and signs its admin in. */
export async function setUpAndSignIn(client: Api, form: FormData): Promise<void> {
  const body = readSetupForm(form);
  const { user } = await client('POST /api/setup', { body });
  const { password } = body.admin;
  // The setup has succeeded; after a failure here the admin signs in on the login page.
  await client('POST /api/login', { body: { username: user.username, password, role: 'admin' } }).catch(
    () => undefined,
  );
}
