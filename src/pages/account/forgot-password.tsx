import { ArrowLeft } from 'lucide-react';
import { ReachUs } from '#features/accounts/web/reach-us.tsx';
import { Container } from '#ui/container.tsx';
import { UiLink } from '#ui/link.tsx';
import { quietLinkClass } from '#ui/link-class.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { pageMeta } from '#web/page-meta.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/forgot-password.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Reset your password');

export default function ForgotPasswordPage() {
  const shop = useShop();
  return (
    <Container size="form" className="pb-20">
      <PageHeader
        title="Reset Your Password"
        description="Soon you will get a link here by e-mail to choose a new password yourself."
        back={
          <UiLink href={paths.login()} className={`${quietLinkClass} flex min-h-11 w-fit items-center gap-2 text-sm`}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to sign in
          </UiLink>
        }
      />
      <Panel title="Until then, we help you back in">
        <p className="mb-5 text-ink-soft">
          Call or write from the e-mail address of your account. We never ask for your old password.
        </p>
        {shop && <ReachUs company={shop.company} />}
      </Panel>
    </Container>
  );
}
