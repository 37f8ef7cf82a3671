import { and, eq, sql } from 'drizzle-orm';
import type { Announced } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { linkTo } from '#platform/mailer.ts';
import type { Reaction, ReactionWork } from '#platform/reactions-runner.ts';
import { emails } from '#platform/tables.ts';
import type { AccountLetter } from './account-email.tsx';
import { findUser, lockUser, type UserRow } from './find-users.ts';
import { causeOf, placeholderLink } from './one-time-link.ts';
import { postAccountEmail } from './post-account-email.ts';

const RESET = 'password-reset';
const ONCE = 'The link works once and for 72 hours. After that, ask for a new one with ‘Forgot your password?’.';

/** Welcomes a new customer, or the owner of an account that staff made, with the username (decision A6). */
export const welcomeUser: Reaction<'user.created'> = (work, announcement) =>
  postAbout(work, announcement, (user) =>
    user.passwordHash === null ? accountCreated(user, work) : welcome(user, work),
  );

/** Tells an approved applicant about the account, with a link to choose a password (decision A7). */
export const welcomeApproved: Reaction<'signup.approved'> = (work, announcement) =>
  postAbout(work, announcement, (user) => ({
    template: 'account-approved',
    subject: 'Your request has been approved',
    ...firstLogin(user, work),
  }));

/** Sends the link to a new password, if the address has an account and no such link waits to be sent to it (decision A8). */
export const writeResetEmail: Reaction<'password_reset.requested'> = async (work, announcement) => {
  // The lock makes reactions to parallel requests take turns, so that the second finds the first one's message.
  const user = await lockUser(work.tx, announcement.payload.userId, 'no key update');
  if (!user || (await isLinkWaiting(work.tx, user))) return;
  await postToUser(work, announcement, user, resetLetter(user, work));
};

/** Sends the link that staff made, to a first password or to a new one. */
export const writeNewLink: Reaction<'user.password_link_made'> = (work, announcement) =>
  postAbout(work, announcement, (user) =>
    user.passwordHash === null ? accountCreated(user, work) : resetLetter(user, work),
  );

/** Tells the user that the password has changed, so that a takeover is noticed. */
export const writePasswordChanged: Reaction<'user.password_changed'> = (work, announcement) =>
  postAbout(work, announcement, () => ({
    template: 'password-changed',
    subject: 'Your password has been changed',
    letter: {
      heading: 'Your password has been changed',
      paragraphs: [
        announcement.payload.isSignedIn
          ? 'A new password was chosen for your account, and wherever else it was signed in, it has been signed out.'
          : 'A new password was chosen for your account, and everybody who was signed in to it has been signed out.',
        'If that was not you, choose another password now and tell us.',
      ],
      button: { label: 'Choose another password', url: linkTo(work.context.config, '/forgot-password') },
    },
  }));

export interface Written {
  template: string;
  subject: string;
  letter: Omit<AccountLetter, 'greetingName'>;
  recipient?: string;
}

export type AboutUser = Announced<{ userId: number }>;

async function postAbout(work: ReactionWork, about: AboutUser, write: (user: UserRow) => Written): Promise<void> {
  const user = await findUser(work.tx, about.payload.userId);
  if (user) await postToUser(work, about, user, write(user));
}

/** Queues an e-mail about a user, to their address unless another is given. */
export async function postToUser(
  work: ReactionWork,
  { id }: AboutUser,
  user: UserRow,
  written: Written,
): Promise<void> {
  const cause = causeOf(id, user.id, written.template);
  const letter = { ...written.letter, greetingName: user.firstName };
  await postAccountEmail(work, { recipient: user.email, ...written, letter, cause });
}

async function isLinkWaiting(tx: Transaction, { email }: UserRow): Promise<boolean> {
  const isTheirs = sql`lower(${emails.recipient}) = lower(${email})`;
  const isWaiting = and(isTheirs, eq(emails.template, RESET), eq(emails.status, 'queued'));
  return (await tx.select({ id: emails.id }).from(emails).where(isWaiting).limit(1)).length > 0;
}

function welcome(user: UserRow, { context }: ReactionWork): Written {
  return {
    template: 'welcome',
    subject: 'Welcome: your username',
    letter: {
      heading: 'Your account is ready',
      paragraphs: ['You can sign in with your username, or with this e-mail address, and your password.'],
      facts: usernameOf(user),
      button: { label: 'Sign in', url: linkTo(context.config, '/login') },
    },
  };
}

function accountCreated(user: UserRow, work: ReactionWork): Written {
  return { template: 'account-created', subject: 'Your account', ...firstLogin(user, work) };
}

function firstLogin(user: UserRow, { context }: ReactionWork): Pick<Written, 'letter'> {
  return {
    letter: {
      heading: 'Your account is ready',
      paragraphs: ['Choose a password, and then sign in with your username or this e-mail address.'],
      facts: usernameOf(user),
      button: { label: 'Choose your password', url: placeholderLink(context.config) },
      note: ONCE,
    },
  };
}

function resetLetter(user: UserRow, { context }: ReactionWork): Written {
  return {
    template: RESET,
    subject: 'Choose a new password',
    letter: {
      heading: 'Choose a new password',
      paragraphs: ['Somebody asked for a new password for your account. If that was you, choose it here.'],
      facts: usernameOf(user),
      button: { label: 'Choose a new password', url: placeholderLink(context.config) },
      note: 'The link works once and for one hour. If it was not you, you need do nothing: your password stays as it is.',
    },
  };
}

function usernameOf({ username }: UserRow) {
  return [{ label: 'Your username', value: username }];
}
