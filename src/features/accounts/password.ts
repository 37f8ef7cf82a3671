/** The rules for a new password (section 5, decision A5). */
export const PASSWORD_LENGTH = { least: 8, most: 128 };

export function hasLetterAndDigit(password: string): boolean {
  return /\p{L}/u.test(password) && /\d/.test(password);
}
