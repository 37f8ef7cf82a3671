import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { EmailContent } from '#features/emails/contract.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { paths } from '#web/paths.ts';
import { hasMaskedLink } from './email-notices.tsx';

/** Asks for confirmation before a message is sent again. */
export function ResendQuestion({ email, isSending }: { email: EmailContent; isSending: boolean }) {
  const { state } = useNavigation();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div ref={question} tabIndex={-1} className="outline-none">
      <Notice
        tone="caution"
        title="Send this message again?"
        action={
          <Form method="post" action={paths.email(email.id)} className="flex gap-2">
            <Button type="submit" size="sm" pending={state === 'submitting'}>
              Send again
            </Button>
            <ButtonLink href={paths.email(email.id)} variant="ghost" size="sm">
              Cancel
            </ButtonLink>
          </Form>
        }
      >
        <bdi className="wrap-anywhere">{email.recipient}</bdi> gets it as a new message
        {hasMaskedLink(email) && ', with a new link'}. It is written in the audit log.
        {!isSending && ' No mail server is set up, so the new message will be kept too.'}
      </Notice>
    </div>
  );
}
