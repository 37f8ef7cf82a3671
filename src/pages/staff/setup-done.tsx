import { CircleCheck, CircleDashed } from 'lucide-react';
import { isOnOffer, readPaymentMethods } from '#features/payments/screens/staff/payment-methods-table.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/setup-done.ts';

export const meta = fixedMeta('Your shop is set up');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const { username } = context.get(signedInUser);
  return { username, has: await orErrorPage(whatIsThere(api)) };
}

async function whatIsThere(api: Api) {
  const [products, delivery, payments] = await Promise.all([
    api('GET /api/products', { query: { limit: '1' } }),
    api('GET /api/delivery-methods'),
    readPaymentMethods(api),
  ]);
  return { products: products.length > 0, delivery: delivery.length > 0, payments: payments.some(isOnOffer) };
}

/** The owner's next steps; each is ticked off once it is done. */
export default function SetupDonePage({ loaderData }: Route.ComponentProps) {
  const { username, has } = loaderData;
  return (
    <>
      <PortalHeader title="Your shop is set up" description="It sells as soon as the three steps below are done." />
      <div className="flex max-w-3xl flex-col gap-5">
        <Notice tone="positive" title="You are the admin">
          Your username is <strong className="name">{username}</strong>. Your e-mail address works too.
        </Notice>
        <Panel title="What it needs to take orders" padded={false}>
          <ol>
            <Step
              isDone={has.products}
              title="Products"
              text="Add them one by one, or import a CSV file."
              href={paths.productStore}
              action="Open the product store"
            />
            <Step
              isDone={has.delivery}
              title="Delivery methods"
              text="How goods reach the buyer, at what price, in how many days."
              href={paths.delivery}
              action="Open delivery"
            />
            <Step
              isDone={has.payments}
              title="Payment options"
              text="Bank transfer or card, as your buyers like to pay."
              href={paths.paymentOptions}
              action="Open payment options"
            />
          </ol>
        </Panel>
        <p>
          Everything you entered can be changed in the <TextLink href={paths.adminDashboard}>admin dashboard</TextLink>{' '}
          under Settings.
        </p>
      </div>
    </>
  );
}

interface StepProps {
  isDone: boolean;
  title: string;
  text: string;
  href: string;
  action: string;
}

function Step({ isDone, title, text, href, action }: StepProps) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line px-4 py-4 not-last:border-b sm:px-5">
      <Icon aria-hidden="true" className={`size-6 shrink-0 ${isDone ? 'text-positive' : 'text-ink-soft'}`} />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          <Badge tone={isDone ? 'positive' : 'caution'}>{isDone ? 'Done' : 'To do'}</Badge>
        </h3>
        <p className="meta mt-0.5">{text}</p>
      </div>
      <ButtonLink href={href} variant="secondary" size="sm">
        {action}
      </ButtonLink>
    </li>
  );
}
