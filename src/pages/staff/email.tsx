import { ArrowLeft, Send } from 'lucide-react';
import { data, redirect, useSearchParams } from 'react-router';
import { EmailBody } from '#features/emails/screens/staff/email-body.tsx';
import { EmailFacts } from '#features/emails/screens/staff/email-facts.tsx';
import { EmailNotices, hasMaskedLink } from '#features/emails/screens/staff/email-notices.tsx';
import { ResendQuestion } from '#features/emails/screens/staff/resend-question.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
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
      <TextLink href={paths.emails} className="mt-5 inline-flex items-center gap-1.5 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All e-mails
      </TextLink>
      <PortalHeader
        title={email.subject}
        actions={
          email.status !== 'queued' &&
          !isAsked && (
            <ButtonLink href={`${paths.email(email.id)}?again=ask`} variant="secondary">
              <Send aria-hidden="true" className="size-5" />
              Send again
            </ButtonLink>
          )
        }
      />
      <div className="mb-4 flex flex-col gap-4 empty:hidden">
        {isAsked && <ResendQuestion email={email} isSending={isSending} />}
        <RefusedNotice problem={actionData?.problem} />
        <EmailNotices email={email} isSending={isSending} isSentAgain={search.get('sent') === 'again'} />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel padded={false} className="xl:order-first">
          <EmailBody email={email} />
        </Panel>
        <Panel title="Details" className="max-xl:order-first">
          <EmailFacts email={email} linkTo={(id, children) => <TextLink href={paths.email(id)}>{children}</TextLink>} />
          {hasMaskedLink(email) && (
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
