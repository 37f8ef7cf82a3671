import { FileText } from 'lucide-react';
import type { User } from '#features/accounts/contract.ts';
import { Container } from '#ui/container.tsx';
import { UiLink } from '#ui/link.tsx';
import { quietLinkClass } from '#ui/link-class.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import { mayEnterStore } from './header-links.ts';

/** The thin row above the header on wide screens: what we promise, and the ways that are needed less often. */
export function HeaderStrip({ user }: { user: User | null | undefined }) {
  const shop = useShop();
  return (
    <div className="hidden h-9 bg-sunken text-sm lg:block">
      <Container className="flex h-full items-center justify-between gap-6">
        <ul className="flex min-w-0 items-center gap-6 text-ink-soft">
          {shop?.claims.map((claim) => (
            <li key={claim.title} className="truncate">
              <UiLink href={claim.href} className={quietLinkClass}>
                {claim.title}
              </UiLink>
            </li>
          ))}
        </ul>
        <ul className="flex shrink-0 items-center gap-6 font-medium">
          {mayEnterStore(user) && (
            <li>
              <UiLink href={paths.productStore} className={quietLinkClass}>
                Product store
              </UiLink>
            </li>
          )}
          <li>
            <UiLink href={paths.trackOrder()} className={quietLinkClass}>
              Track order
            </UiLink>
          </li>
          {shop?.catalogueUrl && (
            <li>
              <CatalogueLink
                href={shop.catalogueUrl}
                className={`${quietLinkClass} inline-flex items-center gap-1.5`}
              />
            </li>
          )}
        </ul>
      </Container>
    </div>
  );
}

/** A document, not a page of the router: the browser opens it. */
export function CatalogueLink({ href, className }: { href: string; className?: string }) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer" type="application/pdf">
      <FileText aria-hidden="true" className="size-4" />
      PDF catalogue
    </a>
  );
}
