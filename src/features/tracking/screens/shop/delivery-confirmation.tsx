import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { formatDateTime } from '#values/instant.ts';
import type { Problem } from '#values/problem.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';

type DeliveryConfirmationProps = {
  orderNumber: string;
  accessKey?: string;
  confirmedAt: string | null;
  refused?: Problem;
};

/** The form in which the owner confirms the delivery (decision D7). */
export function DeliveryConfirmation({ orderNumber, accessKey, confirmedAt, refused }: DeliveryConfirmationProps) {
  const isConfirming = useNavigation().formMethod === 'POST';
  if (confirmedAt) {
    return (
      <Notice tone="positive" title="Delivery confirmed" role="status">
        You confirmed it on {formatDateTime(confirmedAt)}. Thank you.
      </Notice>
    );
  }
  return (
    <Form method="post" className="flex flex-col gap-3">
      <RefusedNotice problem={refused} />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      {accessKey && <input type="hidden" name="key" value={accessKey} />}
      <p className="text-sm">Has everything arrived? Please tell us.</p>
      <Button type="submit" variant="primary" pending={isConfirming}>
        Confirm Delivery
      </Button>
    </Form>
  );
}
