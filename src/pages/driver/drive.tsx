import { useState } from 'react';
import { data, redirect } from 'react-router';
import { embeddedPicture } from '#features/media/screens/embedded-picture.ts';
import type { DriveLink } from '#features/tracking/screens/driver/drive-link.ts';
import { UnderWay } from '#features/tracking/screens/driver/under-way.tsx';
import { DEAD_LINK } from '#features/tracking/words.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Container } from '#ui/container.tsx';
import { Notice } from '#ui/notice.tsx';
import { ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { keyHeaders } from '#web/head/key-headers.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import type { Route } from './+types/drive.ts';

export const meta: Route.MetaFunction = ({ matches, params }) => pageMeta(matches, `Delivery ${params.orderNumber}`);

export const headers = keyHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const link = linkOf(params.orderNumber, request);
  const { orderNumber, key } = link;
  const asked = context.get(pageApi)('GET /api/tracking/{orderNumber}/drive', {
    params: { orderNumber },
    query: { key },
  });
  const drive = await orErrorPage(
    asked.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 410) return null;
      throw error;
    }),
  );
  return data({ drive, link }, { status: drive ? 200 : 410 });
}

/** Setting off and handing over before the scripts arrive. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(pageApi);
  const link = linkOf(params.orderNumber, request);
  const call = { params: { orderNumber: link.orderNumber }, query: { key: link.key } };
  const form = await request.formData();
  const receivedBy = String(form.get('receivedBy') ?? '');
  const photo = form.get('photo');
  try {
    if (form.get('intent') === 'delivered') {
      const picture = photo instanceof File && photo.size > 0 ? await embeddedPicture(photo) : '';
      await api('POST /api/tracking/{orderNumber}/delivered', {
        ...call,
        body: { receivedBy, kind: 'photo', picture },
      });
    } else await api('POST /api/tracking/{orderNumber}/start', call);
  } catch (error) {
    return refusedForm(error, { receivedBy });
  }
  return redirect(`/drive/${link.orderNumber}?${new URLSearchParams({ key: link.key })}`);
}

function linkOf(orderNumber: string, request: Request): DriveLink {
  return { orderNumber, key: new URL(request.url).searchParams.get('key')?.slice(0, 100) ?? '' };
}

export const clientAction = restoreForm((form) => ({ receivedBy: String(form.get('receivedBy') ?? '') }));

export default function DrivePage({ loaderData, actionData }: Route.ComponentProps) {
  const { drive, link } = loaderData;
  const [receivedBy, setReceivedBy] = useState<string | null>(null);
  return (
    <div className="portal min-h-dvh">
      <Container as="main" size="form" id="main" className="flex flex-col gap-5 pt-4 pb-16">
        <header className="flex items-center gap-3">
          <BrandMark className="size-9 shrink-0" />
          <h1 className="title-3 tabular">Delivery {link.orderNumber}</h1>
        </header>
        {receivedBy !== null ? (
          <Notice tone="positive" role="status" title="Delivered">
            Received by <bdi className="name">{receivedBy}</bdi>. Thank you. This link has ended with it.
          </Notice>
        ) : drive ? (
          <UnderWay
            {...{ drive, link, onDone: setReceivedBy }}
            refused={actionData?.problem}
            typed={actionData?.values}
          />
        ) : (
          <Notice tone="info" role="status" title={DEAD_LINK.title}>
            {DEAD_LINK.description}
          </Notice>
        )}
      </Container>
    </div>
  );
}
