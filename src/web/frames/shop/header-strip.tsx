import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { UiLink } from '#ui/link.tsx';
import { quietLinkClass } from '#ui/link-class.ts';
import { paths } from '#web/paths.ts';
import type { SessionUser } from '#web/session.ts';
import { useShop } from '#web/use-shop.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import { mayEnterStore } from './header-links.ts';

type HeaderStripProps = { user: SessionUser | null | undefined; children: ReactNode };

/** The thin row above the header: claims, the price switches and, on wide screens, the less used links. */
export function HeaderStrip({ user, children: switches }: HeaderStripProps) {
  const shop = useShop();
  const links = [
    ...(mayEnterStore(user) ? [{ label: 'Product store', href: paths.productStore }] : []),
    { label: 'Track order', href: paths.trackOrder() },
  ];
  return (
    <div className="@container h-[2.25rem] bg-sunken text-sm">
      <Container className="flex h-full items-center justify-between gap-4 lg:gap-6">
        <ul className="flex min-w-0 flex-1 items-center gap-6 text-ink-soft max-[30rem]:invisible">
          {shop?.claims.map((claim) => (
            <li key={claim.title} className="truncate not-first:max-md:hidden">
              <UiLink href={claim.href} className={quietLinkClass}>
                {claim.title}
              </UiLink>
            </li>
          ))}
        </ul>
        <div className="flex shrink-0 items-center gap-2">{switches}</div>
        <ul className="hidden shrink-0 items-center gap-6 font-medium lg:flex">
          {links.map(({ label, href }) => (
            <li key={href}>
              <UiLink href={href} className={quietLinkClass}>
                {label}
              </UiLink>
            </li>
          ))}
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
