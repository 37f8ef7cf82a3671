import { PASSWORD_LENGTH, PASSWORD_MESSAGES } from '#features/accounts/password.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import { refuseFields } from '#platform/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isOwnName } from './own-names.ts';

/** The account that a password is chosen for. */
export interface PasswordOwner {
  userType: UserType;
  /** Names that anyone can guess: of the person, the account and the shop, e-mail address included. Blank ones do not count. */
  names: readonly (string | null | undefined)[];
}

/**
 * Throws `invalid` beside `field` for a password that is easy to guess (decision A5): too short for staff, one of the commonest,
 * or the owner's own name with little added. Call it where a password is chosen, before it is hashed.
 */
export async function refuseWeakPassword(
  password: string,
  { userType, names }: PasswordOwner,
  field = 'password',
): Promise<void> {
  if (userType !== 'public' && password.length < PASSWORD_LENGTH.leastForStaff) {
    throw refuseFields({ [field]: [PASSWORD_MESSAGES.tooShortForStaff] });
  }
  if (isOwnName(password, names) || (await isCommonPassword(password))) {
    throw refuseFields({ [field]: [PASSWORD_MESSAGES.tooCommon] });
  }
}
