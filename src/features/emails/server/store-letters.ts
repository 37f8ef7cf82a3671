import { urgencyOf } from '#features/emails/urgency.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { type Letter, writeEmail, writeEmails } from '#platform/mailer.ts';
import { nextTurn } from './next-turn.ts';

/** Stores what reactions have written, each message for its turn. Without a mail server none has to wait, and all are stored at once. */
export async function storeLetters(
  { config, clock }: AppContext,
  tx: Transaction,
  letters: readonly Letter[],
): Promise<void> {
  const at = clock.now();
  const urgent = letters.map((letter) => ({ ...letter, urgency: urgencyOf(letter.template) }));
  if (config.SMTP_URL === undefined) {
    await writeEmails(
      tx,
      config,
      urgent.map((letter) => ({ ...letter, status: 'kept', dueAt: null })),
      at,
    );
    return;
  }
  // The turns of addresses are locked one after another: in the same sequence everywhere, so that no two wait for each other.
  for (const letter of urgent.toSorted(byRecipient)) {
    const dueAt = await nextTurn(tx, letter, at);
    await writeEmail(tx, config, { ...letter, status: 'queued', dueAt }, at);
  }
}

function byRecipient(one: Letter, other: Letter): number {
  const [a, b] = [one.recipient.toLowerCase(), other.recipient.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
}
