import { ArrowLeft, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router';
import type { EmailContent } from '#features/emails/contract.ts';
import { EmailBody } from '#features/emails/screens/staff/email-body.tsx';
import { EmailFacts } from '#features/emails/screens/staff/email-facts.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { restoreForm } from '#web/forms/restore-form.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/email.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, loaderData ? `E-mail: ${loaderData.email.subject}` : 'E-mail');

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  if (!/^\d{1,10}$/.test(params.id)) throw data({ detail: 'There is no such message.' }, { status: 404 });
  const [email, { post }] = await orErrorPage(
    Promise.all([
      api('GET /api/emails/{id}', { params: { id: params.id } }),
      api('GET /api/emails', { query: { limit: '1' } }),
    ]),
  );
  return { email, isSending: post.isSending };
}

/** 'Send again', with and without scripts; the answer is the page of the new message. */
export async function action({ context, params }: Route.ActionArgs) {
  try {
    const sent = await context.get(pageApi)('POST /api/emails/{id}/resend', { params: { id: params.id } });
    return redirect(`${paths.email(sent.id)}?sent=again`);
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = restoreForm(() => ({}));

export default function EmailPage({ loaderData: { email, isSending }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isAsked = search.has('again') && email.status !== 'queued' && !actionData;
  return (
    <>
      <UiLink href={paths.emails} className={`${linkClass} mt-5 inline-flex items-center gap-1.5 text-sm`}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        All e-mails
      </UiLink>
      <PortalHeader
        title={email.subject}
        actions={
          email.status !== 'queued' &&
          !isAsked && (
            <UiLink href={`${paths.email(email.id)}?again=ask`} className={buttonClass({ variant: 'secondary' })}>
              <Send aria-hidden="true" className="size-5" />
              Send again
            </UiLink>
          )
        }
      />
      <div className="mb-4 flex flex-col gap-4 empty:hidden">
        {isAsked && <Question email={email} isSending={isSending} />}
        <RefusedNotice problem={actionData?.problem} />
        {search.get('sent') === 'again' && <Written isSending={isSending} status={email.status} />}
        {email.status === 'kept' && <Kept isSending={isSending} hasLink={email.text.includes('••••••••')} />}
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel padded={false} className="xl:order-first">
          <EmailBody email={email} />
        </Panel>
        <Panel title="Details" className="max-xl:order-first">
          <EmailFacts
            email={email}
            linkTo={(id, children) => (
              <UiLink href={paths.email(id)} className={linkClass}>
                {children}
              </UiLink>
            )}
          />
          {email.text.includes('••••••••') && (
            <p className="meta mt-4 text-pretty">
              The link that only the reader may use is masked. It is made when the message is sent, and a message that
              is sent again gets a new one.
            </p>
          )}
        </Panel>
      </div>
    </>
  );
}

function Question({ email, isSending }: { email: EmailContent; isSending: boolean }) {
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
            <UiLink href={paths.email(email.id)} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
              Cancel
            </UiLink>
          </Form>
        }
      >
        <bdi className="wrap-anywhere">{email.recipient}</bdi> gets it as a new message
        {email.text.includes('••••••••') && ', with a new link'}. It is written in the audit log.
        {!isSending && ' No mail server is set up, so the new message will be kept too.'}
      </Notice>
    </div>
  );
}

function Written({ isSending, status }: { isSending: boolean; status: EmailContent['status'] }) {
  if (!isSending) return <Notice tone="info" role="status" title="A new message was written and is kept here" />;
  return (
    <Notice
      tone="positive"
      role="status"
      title={status === 'sent' ? 'The message was sent again' : 'A new message is on its way'}
    />
  );
}

function Kept({ isSending, hasLink }: { isSending: boolean; hasLink: boolean }) {
  return (
    <Notice tone="info" title="Kept, not sent">
      No mail server was set up when this message was written.{' '}
      {isSending
        ? 'There is one now: send it again to let it go.'
        : 'Start the shop with SMTP_URL, then send it again.'}
      {!isSending && hasLink && ' A link to choose a password can also be made in User Management and handed over.'}
    </Notice>
  );
}
