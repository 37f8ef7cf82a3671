import { Notice } from '#ui/notice.tsx';
import type { StaffPaymentMethod } from './payment-methods-table.tsx';

const WEBHOOK = '/api/payments/stripe/webhook';

type StripeProps = { methods: readonly StaffPaymentMethod[] };

/** Says which settings are missing before Stripe can be used; never shows a key. */
export function StripeNotice({ methods }: StripeProps) {
  const missing = [...new Set(methods.flatMap(({ missingSettings }) => missingSettings))];
  if (missing.length === 0) return null;
  return (
    <Notice tone="caution" className="mb-4" title="Stripe is not set up, so its methods are not offered at checkout">
      Set{' '}
      {missing.map((name, index) => (
        <span key={name}>
          {index > 0 && ' and '}
          <Code>{name}</Code>
        </span>
      ))}{' '}
      in the environment of the shop and start it again. In Stripe’s dashboard, add a webhook to this shop’s address
      followed by <Code>{WEBHOOK}</Code>.
    </Notice>
  );
}

/** Names the webhook's URL once Stripe is set up. */
export function StripeHint({ methods }: StripeProps) {
  const isSetUp = methods.some(({ provider, isConfigured }) => provider === 'stripe' && isConfigured);
  if (!isSetUp) return null;
  return (
    <p className="meta mt-4 max-w-prose">
      Stripe is set up. Its webhook goes to this shop’s address followed by <Code>{WEBHOOK}</Code> and tells of{' '}
      <Code>checkout.session.*</Code>, <Code>refund.*</Code> and <Code>charge.refunded</Code>.
    </p>
  );
}

function Code({ children }: { children: string }) {
  return <code className="font-semibold break-words">{children}</code>;
}
