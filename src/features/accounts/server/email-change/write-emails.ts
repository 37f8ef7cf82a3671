import { linkTo } from '#platform/mailer.ts';
import type { Reaction, ReactionWork } from '#platform/reactions-runner.ts';
import { formatDateTime } from '#values/instant.ts';
import { findUser } from '../find-users.ts';
import { confirmEmailPlaceholder } from '../one-time-link.ts';
import { postToUser, type Written } from '../write-account-emails.ts';

interface Proposed {
  from: string;
  to: string;
  isOwn: boolean;
  effectiveAt: string | null;
}

/** Tells the address in use of a proposed one, and sends that one the link that confirms it (decision A15). */
export const writeEmailProposed: Reaction<'user.email_proposed'> = async (work, announcement) => {
  const { userId, ...proposed } = announcement.payload;
  const user = await findUser(work.tx, userId);
  if (!user) return;
  await postToUser(work, announcement, user, toOldAddress(proposed, work));
  await postToUser(work, announcement, user, proposed.effectiveAt ? setByAdmin(proposed) : withLink(proposed, work));
};

/** Tells the old address that the account has a new one. */
export const writeEmailChanged: Reaction<'user.email_changed'> = async (work, announcement) => {
  const { userId, from: recipient } = announcement.payload;
  const user = await findUser(work.tx, userId);
  if (!user) return;
  await postToUser(work, announcement, user, {
    template: 'email-changed',
    subject: 'Your e-mail address has been changed',
    recipient,
    letter: {
      heading: 'Your e-mail address has been changed',
      paragraphs: [
        'Your account now has another e-mail address, and from now on we write to that one.',
        'If you do not know of this, answer this e-mail or call us, and we put it right.',
      ],
    },
  });
};

function toOldAddress({ from, to, isOwn, effectiveAt }: Proposed, { context }: ReactionWork): Written {
  const who = isOwn ? 'You asked' : 'Our staff asked';
  const when = effectiveAt
    ? `An admin of ours has set another e-mail address for your account: ${to}. It takes effect on ${formatDateTime(effectiveAt)}.`
    : `${who} for another e-mail address for your account: ${to}. Until it is confirmed there, nothing changes.`;
  return {
    template: 'email-proposed',
    subject: 'Another e-mail address for your account',
    recipient: from,
    letter: {
      heading: 'Another e-mail address for your account',
      paragraphs: [
        when,
        'If you do not know of this, choose another password now: that withdraws the new address and signs out everybody who is signed in to your account. Then tell us.',
      ],
      button: { label: 'Choose another password', url: linkTo(context.config, '/forgot-password') },
    },
  };
}

function withLink({ to, isOwn }: Proposed, { context }: ReactionWork): Written {
  return {
    template: 'confirm-email',
    subject: 'Confirm your e-mail address',
    recipient: to,
    letter: {
      heading: 'Confirm your e-mail address',
      paragraphs: [
        'This address is to become the one of your account. Confirm it, and from then on you sign in with it and we write to it.',
        ...(isOwn ? [] : ['Our staff proposed it, so we ask for the password of your account as well.']),
      ],
      button: { label: 'Confirm this address', url: confirmEmailPlaceholder(context.config) },
      note: 'The link works once and for 24 hours. If you do not know of this, you need do nothing: your address stays out of it.',
    },
  };
}

function setByAdmin({ to, effectiveAt }: Proposed): Written {
  return {
    template: 'email-set',
    subject: 'Your new e-mail address',
    recipient: to,
    letter: {
      heading: 'Your new e-mail address',
      paragraphs: [
        `An admin of ours has set this address for your account. It takes effect on ${formatDateTime(effectiveAt ?? '')}; from then on you sign in with it.`,
        'If you do not know of this, answer this e-mail or call us.',
      ],
    },
  };
}
