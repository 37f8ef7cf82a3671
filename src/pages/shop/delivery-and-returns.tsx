import { DeliveryCharges } from '#features/delivery/screens/shop/delivery-charges.tsx';
import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import text from '#features/settings/legal/delivery-and-returns.json' with { type: 'json' };
import { LegalPage, legalSections } from '#features/settings/screens/shop/legal-page.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import type { Route } from './+types/delivery-and-returns.ts';

export const meta = fixedMeta(
  'Delivery and returns',
  `Where we deliver, how long it takes, what it costs, and how to send something back within ${RETURN_WINDOW_DAYS} days.`,
);

export async function loader({ context }: Route.LoaderArgs) {
  return { methods: await orErrorPage(context.get(pageApi)('GET /api/delivery-methods')) };
}

export default function DeliveryAndReturnsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Delivery and returns"
      description="The methods and charges below are the ones in force now, the same that checkout offers."
      changed="21 Nov 2026"
      sections={[
        { id: 'methods', title: 'Methods and charges', content: <DeliveryCharges methods={loaderData.methods} /> },
        ...legalSections(text, useIsRegistered(), { returnDays: RETURN_WINDOW_DAYS }),
      ]}
    />
  );
}
