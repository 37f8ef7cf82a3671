import { readSetupForm } from '#features/setup/setup-form.ts';
import type { Api } from '#web/api.ts';

/** Sets the shop up as the form says, and signs its admin in. */
export async function setUpAndSignIn(client: Api, form: FormData): Promise<void> {
  const body = readSetupForm(form);
  const { user } = await client('POST /api/setup', { body });
  const { password } = body.admin;
  // The shop stands; an admin who could not be signed in here will be by hand.
  await client('POST /api/login', { body: { username: user.username, password, role: 'admin' } }).catch(
    () => undefined,
  );
}
