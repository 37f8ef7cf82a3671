import { ConfirmEmail } from '#features/profile/screens/shop/confirm-email.tsx';
import { checkLink, confirmEmailAction } from '#features/profile/screens/shop/confirm-email-action.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import type { Route } from './+types/confirm-email.ts';

export const meta = fixedMeta('Confirm your e-mail address');

const TOKEN_LENGTH = 255;

/** The link in the e-mail. Opening it changes nothing: programs that look at mail open links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')?.slice(0, TOKEN_LENGTH) ?? '';
  return { token, isGood: await checkLink(context.get(pageApi), token) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return confirmEmailAction(context.get(pageApi), await request.formData());
}

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmEmail {...loaderData} answer={actionData} />;
}
