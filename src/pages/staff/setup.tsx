import { redirect } from 'react-router';
import { setUpAndSignIn } from '#features/setup/screens/staff/set-up-and-sign-in.ts';
import { SetupForm } from '#features/setup/screens/staff/setup-form.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Container } from '#ui/container.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { dashboardOf } from '#web/frames/shop/header-links.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/setup.ts';

export const meta = fixedMeta('Set up your shop');

/** Only a shop without an admin shows this page. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(pageApi);
  const { needed } = await orErrorPage(client('GET /api/setup'));
  if (needed) return null;
  const { user } = await orErrorPage(client('GET /api/session'));
  throw redirect(user ? dashboardOf(user) : paths.login());
}

/** Sets the shop up before the scripts have arrived. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    return redirect(await setUpAndSignIn(context.get(pageApi), form));
  } catch (error) {
    return refusedForm(error, typedOf(form));
  }
}

export default function SetupPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="portal min-h-dvh">
      <Container as="main" size="narrow" id="main" className="pb-16">
        <header className="flex flex-col gap-4 py-8 sm:py-12">
          <BrandMark className="size-12" />
          <h1 className="title-1">Set up your shop</h1>
          <p className="lead">
            Five short parts, once. Afterwards the shop is open and you are signed in as its admin.
          </p>
        </header>
        <SetupForm answer={actionData} />
      </Container>
    </div>
  );
}

function typedOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (/password/.test(name) ? [] : [[name, String(value)]])),
  );
}
