import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type FactorDone, factorAction } from '#features/factors/screens/shop/factor-task.ts';
import { ManageFactors } from '#features/factors/screens/shop/manage-factors.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import type { Route } from './+types/second-factor.ts';

export const meta = fixedMeta('Second factor');

export function loader({ context }: Route.LoaderArgs) {
  return orErrorPage(context.get(pageApi)('GET /api/second-factor'));
}

/** The forms of the page before its scripts have arrived. */
export async function action({ context, request }: Route.ActionArgs) {
  return factorAction(context.get(pageApi), 'account', await request.formData());
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<FactorDone | undefined>(actionData);
  const onDone = async (now: FactorDone) => {
    setDone(now);
    await revalidate();
  };
  return (
    <Container size="form" className="pb-20">
      <PageHeader
        title="Second factor"
        description="With a passkey or a code besides your password, a stolen password opens nothing."
      />
      <ManageFactors
        factor={loaderData}
        done={done}
        answer={actionData}
        onDone={onDone}
        onClose={() => setDone(undefined)}
      />
    </Container>
  );
}
