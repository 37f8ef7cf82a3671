import type { z } from 'zod';
import type { User } from '#features/accounts/contract.ts';
import type { createUserForm } from '#features/accounts/forms.ts';
import {
  type Caller,
  createUser,
  hashPassword,
  presentUser,
  refuseWeakPassword,
  requireProof,
  shopNames,
  signedIn,
} from '#features/accounts/server/door.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { recordNewUser } from './audited-user.ts';
import { holdActor, refuseAbove } from './lock-people.ts';
import { linkToHandOver } from './new-password-link.ts';
import { refuseTakenEmail } from './taken-email.ts';

type NewUser = z.output<typeof createUserForm>;

/** Creates an active account, for staff after a proof. Without a password its owner gets a link to choose one (decision A7). */
export async function addUser(
  context: AppContext,
  caller: Caller,
  form: NewUser,
): Promise<User & { passwordLink?: string }> {
  const actor = signedIn(caller);
  refuseAbove(actor, form.userType);
  if (form.userType !== 'public') requireProof(context, caller);
  const { password, department, ...person } = form;
  if (password) await refuseWeak(context, form, password);
  const passwordHash = password ? await hashPassword(password) : undefined;
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    await holdActor(tx, actor);
    await refuseTakenEmail(tx, person.email);
    const isStaff = person.userType !== 'public';
    const companyName = person.companyName ?? (isStaff ? (await companyDetails(tx)).name : null);
    const user = await createUser(tx, { ...person, companyName, department, passwordHash }, at);
    await recordNewUser(tx, actor.id, user, at);
    await announce(tx, 'user.created', { userId: user.id }, at);
    return { ...presentUser(user, []), ...(passwordHash ? {} : await linkToHandOver(context, tx, user.id)) };
  });
}

async function refuseWeak({ db }: AppContext, form: NewUser, password: string): Promise<void> {
  const { userType, username, firstName, lastName, email, companyName } = form;
  const names = [username, firstName, lastName, email, companyName, ...(await shopNames(db))];
  await refuseWeakPassword(password, { userType, names });
}
