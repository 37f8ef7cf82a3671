import { ResetSteps } from '#features/accounts/screens/shop/reset-steps.tsx';
import { resetAction } from '#features/accounts/screens/shop/send-reset.ts';
import type { BackHandle } from '#root/pages/shop/layout.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/reset-password.ts';

export const handle: BackHandle = { back: { to: paths.login(), label: 'Back to sign in' } };

export const meta = fixedMeta('Choose a new password', 'The last step: a new password for your account.');

const TOKEN_LENGTH = 255;

/** The link in the e-mail opens step 2 with its token filled in (decision A8). */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token')?.slice(0, TOKEN_LENGTH) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return resetAction(context.get(pageApi), await request.formData());
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const start = { step: 'choose' as const, token: loaderData.token };
  return <ResetSteps start={start} answer={actionData} sendsEmail={useShop()?.sendsEmail} />;
}
