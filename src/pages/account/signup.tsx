import { ArrowLeft } from 'lucide-react';
import { ReachUs } from '#features/accounts/web/reach-us.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { UiLink } from '#ui/link.tsx';
import { quietLinkClass } from '#ui/link-class.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { pageMeta } from '#web/page-meta.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/signup.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Create an account');

export default function SignupPage() {
  const shop = useShop();
  return (
    <Container size="form" className="pb-20">
      <PageHeader
        title="Create an account"
        description="An account keeps your orders, addresses and reward points together. Opening one online starts soon."
        back={
          <UiLink href={paths.home} className={`${quietLinkClass} flex min-h-11 w-fit items-center gap-2 text-sm`}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Home
          </UiLink>
        }
      />
      <div className="flex flex-col gap-6">
        <Panel title="Until then, we set it up for you">
          <p className="mb-5 text-ink-soft">
            Tell us your name, company and e-mail address, and we open the account while you wait.
          </p>
          {shop && <ReachUs company={shop.company} />}
        </Panel>
        <p className="text-ink-soft">You do not need an account to buy: the checkout takes orders from guests too.</p>
        <div className="flex flex-wrap gap-3">
          <UiLink href={paths.search()} className={buttonClass()}>
            Browse the shop
          </UiLink>
          <UiLink href={paths.login()} className={buttonClass({ variant: 'secondary' })}>
            Sign in
          </UiLink>
        </div>
      </div>
    </Container>
  );
}
