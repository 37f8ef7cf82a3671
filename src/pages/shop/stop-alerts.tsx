import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { refusedForm } from '#web/forms/form-answer.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { keyHeaders } from '#web/head/key-headers.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/stop-alerts.ts';

export const meta = fixedMeta('Stop stock e-mails');

export const headers = keyHeaders;

/** The link in an e-mail only opens the page: mail programs follow links by themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  try {
    await context.get(pageApi)('POST /api/stock-alerts/stop', { body: { key } });
    return { problem: undefined };
  } catch (error) {
    return refusedForm(error, undefined);
  }
}

export default function StopAlertsPage({ actionData }: Route.ComponentProps) {
  const isDone = actionData && !actionData.problem;
  return (
    <Container size="narrow" className="pb-20">
      <PageHeader
        title={isDone ? 'Stopped' : 'Stop stock e-mails'}
        description={
          isDone
            ? 'No product tells this address any more that it is back in stock. What you ask for from now on counts again.'
            : 'You get one e-mail for each product that you asked about, when it is back in stock. This stops all that are still to come.'
        }
      />
      <RefusedNotice problem={actionData?.problem} className="mb-6" />
      {isDone ? (
        <ButtonLink href={paths.home} variant="secondary">
          Back to the shop
        </ButtonLink>
      ) : (
        <form method="post">
          <Button type="submit">Stop them</Button>
        </form>
      )}
    </Container>
  );
}
