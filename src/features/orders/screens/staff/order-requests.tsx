import { Form, useNavigation } from 'react-router';
import type { OrderRequest, OrderRequestForStaff } from '#features/orders/requests/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { formatDateTime } from '#values/instant.ts';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { paths } from '#web/paths.ts';
import { RequestTerms } from '../request-terms.tsx';
import { RequestForm } from './request-form.tsx';
import { REASON_WORDS, REQUEST_STATUS_NAMES } from './request-words.ts';

type Refused = FormAnswer<{ id: string; reason: string }> | undefined;

/** Orders that wait for a confirmation, each with what it is for and its answer. */
export function OrderRequests({ requests, refused }: { requests: readonly OrderRequestForStaff[]; refused: Refused }) {
  return (
    <ul className="divide-y divide-line">
      {requests.map((request) => (
        <li key={request.id} className="flex flex-col gap-4 p-5">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="title-3 min-w-0 break-words">
              <bdi>{request.email}</bdi>
            </h2>
            <Badge tone={request.status === 'waiting' ? 'caution' : 'neutral'}>
              {REQUEST_STATUS_NAMES[request.status]}
            </Badge>
          </div>
          <p className="meta">
            Asked {formatDateTime(request.requestedAt)}. {REASON_WORDS[request.reason]}.
          </p>
          <RequestTerms request={request} reader="staff" />
          <RequestForm form={request.form} />
          <Answer request={request} refused={refused?.values.id === String(request.id) ? refused : undefined} />
        </li>
      ))}
    </ul>
  );
}

function Answer({ request, refused }: { request: OrderRequest; refused: Refused }) {
  const { status, order, answer } = request;
  if (order) return <TextLink href={paths.staffOrder(order.orderNumber)}>Open order {order.orderNumber}</TextLink>;
  if (status === 'withdrawn') return null;
  if (status === 'declined') return <p className="whitespace-pre-line break-words">{answer}</p>;
  return (
    <>
      <RefusedNotice problem={refused?.problem} />
      {status === 'waiting' && <ConfirmForm request={request} />}
      <DeclineForm request={request} refused={refused} />
    </>
  );
}

function ConfirmForm({ request }: { request: OrderRequest }) {
  const isSent = useNavigation().formData?.get('id') === String(request.id);
  return (
    <Form method="post" preventScrollReset>
      <Named request={request} intent="confirm" />
      <Button type="submit" size="sm" pending={isSent}>
        Confirm order
      </Button>
    </Form>
  );
}

function DeclineForm({ request, refused }: { request: OrderRequest; refused: Refused }) {
  const id = `reason-${request.id}`;
  return (
    <details open={refused?.problem.errors?.reason !== undefined}>
      <summary className="cursor-pointer font-semibold">Decline</summary>
      <Form method="post" preventScrollReset className="mt-3 flex flex-col items-start gap-3">
        <Named request={request} intent="decline" />
        <TextareaField
          id={id}
          name="reason"
          label="Reason, for the buyer"
          required
          maxLength={1000}
          defaultValue={refused?.values.reason}
          error={refused?.problem.errors?.reason?.[0]}
          className="w-full"
        />
        <Button type="submit" size="sm" variant="secondary">
          Decline order
        </Button>
      </Form>
    </details>
  );
}

function Named({ request: { id, version }, intent }: { request: OrderRequest; intent: 'confirm' | 'decline' }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}
