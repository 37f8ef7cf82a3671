import { findUser, postAccountEmail } from '#features/accounts/server/door.ts';
import { SECOND_FACTOR_PATH } from '#features/accounts/sign-in-paths.ts';
import type { FactorChange } from '#features/factors/factor-change.ts';
import { linkTo } from '#platform/mailer.ts';
import type { Reaction } from '#platform/reactions-runner.ts';

const UNASKED = 'If that was not you, choose another password now and tell us.';

const WHAT: Record<FactorChange, { subject: string; sentence: string; unasked?: string }> = {
  passkey_added: { subject: 'A passkey has been added', sentence: 'A passkey was added to your account.' },
  passkey_removed: { subject: 'A passkey has been removed', sentence: 'A passkey was removed from your account.' },
  codes_added: {
    subject: 'One-time codes are switched on',
    sentence: 'An app for one-time codes was added to your account.',
  },
  codes_removed: {
    subject: 'One-time codes are switched off',
    sentence: 'The app for one-time codes was taken off your account.',
  },
  recovery_codes_replaced: {
    subject: 'You have new recovery codes',
    sentence: 'Ten new recovery codes were made for your account; the old ones no longer work.',
  },
  recovery_code_used: {
    subject: 'A recovery code has been used',
    sentence: 'One of your recovery codes was used to sign in to your account.',
    unasked: 'If that was not you, choose another password and make ten new recovery codes now, and tell us.',
  },
  taken_off: {
    subject: 'Your second factor has been taken off',
    sentence:
      'An admin took the second factor off your account, and everybody who was signed in to it has been signed out. Sign in with your password and set up another one.',
  },
  admin_code_made: {
    subject: 'A code to sign in was made on the server',
    sentence: 'A recovery code for your account was made on the shop’s server. It works once, after the password.',
  },
};

/** Tells the owner of an account what has changed about its second factor, so that a takeover is noticed. */
export const writeSecondFactorChanged: Reaction<'user.second_factor_changed'> = async (work, { id, payload }) => {
  const user = await findUser(work.tx, payload.userId);
  if (!user) return;
  const { subject, sentence, unasked = UNASKED } = WHAT[payload.change];
  const template = 'second-factor-changed';
  await postAccountEmail(work, {
    template,
    recipient: user.email,
    subject,
    cause: `announcement:${id}:user:${user.id}:${template}`,
    letter: {
      heading: subject,
      greetingName: user.firstName,
      paragraphs: [sentence, unasked],
      button: { label: 'Look at your second factor', url: linkTo(work.context.config, SECOND_FACTOR_PATH) },
    },
  });
};
