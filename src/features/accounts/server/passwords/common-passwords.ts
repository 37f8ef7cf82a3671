import { foldPassword } from './fold-password.ts';

let folded: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the 30,000 commonest, in any spelling that folds to the same. */
export async function isCommonPassword(password: string): Promise<boolean> {
  folded ??= readList();
  return (await folded).has(foldPassword(password));
}

// Loaded with the first password that is chosen. The build leaves the other lists of this file out (`vite/common-passwords.ts`).
async function readList(): Promise<ReadonlySet<string>> {
  const { default: lists } = await import('zxcvbn/lib/frequency_lists.js');
  return new Set(lists.passwords.map(foldPassword));
}
