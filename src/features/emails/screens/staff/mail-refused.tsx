import type { MailRefusal } from '#features/emails/contract.ts';
import { Notice } from '#ui/notice.tsx';
import { formatDateTime } from '#values/instant.ts';

/** Tells staff that the newest message to a customer did not arrive, and why. */
export function MailRefused({ refusal }: { refusal: MailRefusal | null | undefined }) {
  if (!refusal) return null;
  return (
    <Notice tone="caution" title="Our last e-mail did not arrive">
      <bdi>{refusal.subject}</bdi>, written {formatDateTime(refusal.at)}. {refusal.reason} Check the address with the
      customer; admins can send the message again under E-mails.
    </Notice>
  );
}
