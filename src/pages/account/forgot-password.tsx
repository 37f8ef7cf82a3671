import { ResetSteps } from '#features/accounts/screens/shop/reset-steps.tsx';
import { resetAction } from '#features/accounts/screens/shop/send-reset.ts';
import type { BackHandle } from '#root/pages/shop/layout.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/forgot-password.ts';

export const handle: BackHandle = { back: { to: paths.login(), label: 'Back to sign in' } };

export const meta = fixedMeta('Reset your password', 'We send you a link with which you choose a new password.');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(pageApi)('GET /api/form-stamps/{form}', { params: { form: 'password-reset' } });
}

export async function action({ context, request }: Route.ActionArgs) {
  return resetAction(context.get(pageApi), await request.formData());
}

export default function ForgotPasswordPage({ loaderData: { stamp }, actionData }: Route.ComponentProps) {
  return (
    <ResetSteps start={{ step: 'request' }} answer={actionData} stamp={stamp} sendsEmail={useShop()?.sendsEmail} />
  );
}
