import type { z } from 'zod';
import type { User } from '#features/accounts/contract.ts';
import type { customerRegistrationForm } from '#features/accounts/forms.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { createUser } from './create-user.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts';
import { shopNames } from './passwords/shop-names.ts';
import { presentUser } from './present-user.ts';

export type Registration = z.output<typeof customerRegistrationForm>;

/**
 * Creates a customer's account, active at once but not signed in (decision A6); a welcome e-mail repeats the username. Throws
 * `conflict` when the e-mail address has an account, and `invalid` for a password that is easy to guess.
 */
export async function registerCustomer(context: AppContext, form: Registration): Promise<User> {
  const { firstName, lastName, email, phoneNumber, companyName, message, password } = form;
  const names = [firstName, lastName, email, companyName, ...(await shopNames(context.db))];
  await refuseWeakPassword(password, { userType: 'public', names });
  const passwordHash = await hashPassword(password);
  const person = { firstName, lastName, email, phoneNumber, companyName, passwordHash, userType: 'public' as const };
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const user = await createUser(tx, person, at);
    await announce(tx, 'user.created', { userId: user.id, ...(message ? { message } : {}) }, at);
    return presentUser(user, []);
  });
}
