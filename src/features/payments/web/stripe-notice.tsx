import { Notice } from '#ui/notice.tsx';
import type { StaffPaymentMethod } from './staff-payment-methods.tsx';

const WEBHOOK = '/api/payments/stripe/webhook';

/** What is still to be done before Stripe takes money, and which address Stripe has to be told. Never a key. */
export function StripeNotice({ methods }: { methods: readonly StaffPaymentMethod[] }) {
  const byStripe = methods.filter(({ provider }) => provider === 'stripe');
  const missing = [...new Set(byStripe.flatMap(({ missingSettings }) => missingSettings))];
  if (byStripe.length === 0) return null;
  if (missing.length > 0) {
    return (
      <Notice tone="caution" className="mb-4" title="Stripe is not set up, so what it takes is not offered at checkout">
        Set <Code>{missing.join(' and ')}</Code> in the environment of the shop and start it again. In Stripe’s
        dashboard, add a webhook to this shop’s address followed by <Code>{WEBHOOK}</Code>.
      </Notice>
    );
  }
  return (
    <Notice tone="info" className="mb-4" title="Stripe is set up">
      Its webhook goes to this shop’s address followed by <Code>{WEBHOOK}</Code>. What it should tell:{' '}
      <Code>checkout.session.*</Code>, <Code>refund.*</Code> and <Code>charge.refunded</Code>.
    </Notice>
  );
}

function Code({ children }: { children: string }) {
  return <code className="font-semibold break-words">{children}</code>;
}
