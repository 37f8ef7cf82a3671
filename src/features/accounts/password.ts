/** The rules for a new password (section 5, decision A5). */
export const PASSWORD_LENGTH = { least: 8, leastForStaff: 12, most: 128 };

/** The rule in one sentence, shown beside every field for a new password. */
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.least} characters, with a letter and a number`;

/** The rule for staff, whose accounts open the portal. */
export const STAFF_PASSWORD_HINT = `At least ${PASSWORD_LENGTH.leastForStaff} characters, with a letter and a number`;

/** The rule where the account is not known yet. */
export const ANY_PASSWORD_HINT = `${PASSWORD_HINT}; for staff at least ${PASSWORD_LENGTH.leastForStaff}`;

/** The messages for a password that breaks the rules; the reset form words the second rule differently. */
export const PASSWORD_MESSAGES = {
  tooShort: `Password must be at least ${PASSWORD_LENGTH.least} characters`,
  tooShortForStaff: `Password must be at least ${PASSWORD_LENGTH.leastForStaff} characters`,
  tooCommon: 'This password is too common. Choose another.',
  same: 'This is the password that the account has already. Choose another.',
  tooLong: `Password can be at most ${PASSWORD_LENGTH.most} characters`,
  needsBoth: 'Password must contain both letters and numbers',
  needsBothAtReset: 'Password must contain at least one letter and one number',
};

export function hasLetterAndDigit(password: string): boolean {
  return /\p{L}/u.test(password) && /\d/.test(password);
}
