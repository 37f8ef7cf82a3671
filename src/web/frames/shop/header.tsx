import { useLocation } from 'react-router';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Container } from '#ui/container.tsx';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';
import { rememberHtml } from '#web/rendering/remember-html.tsx';
import { useSession } from '#web/session.ts';
import { useShop } from '#web/use-shop.ts';
import { AccountArea } from './account-area.tsx';
import { mainLinks } from './header-links.ts';
import { HeaderStrip } from './header-strip.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { ShopFrameParts } from './shop-frame.tsx';

/** Parts that depend on the visitor stand at the ends of rows or in reserved room, so that nothing moves when they load. */
export function Header({ parts }: { parts: ShopFrameParts }) {
  const session = useSession().data;
  return (
    <header className="sticky z-30 border-line border-b bg-canvas -top-[2.25rem]">
      <HeaderStrip user={session?.user}>{parts.switches}</HeaderStrip>
      <Container className="flex h-16 items-center gap-2 lg:gap-8">
        <MobileMenu user={session?.user} />
        <Brand />
        <MainLinks at={useLocation().pathname} />
        <div className="ms-auto flex flex-1 items-center justify-end gap-0.5 sm:min-w-0 sm:gap-1">
          {parts.search}
          {session?.user && parts.bell(session.unread)}
          {parts.cart(session?.cartCount ?? 0)}
          <AccountArea user={session?.user} />
          {parts.chat}
        </div>
      </Container>
    </header>
  );
}

// Many pages show them, so each is drawn once on the server.
const Brand = import.meta.env.SSR ? rememberHtml('brand', DrawnBrand) : DrawnBrand;
const MainLinks = import.meta.env.SSR ? rememberHtml('main links', DrawnMainLinks, firstPart) : DrawnMainLinks;

/** What the links show of a path: none is longer than that. */
function firstPart({ at }: { at: string }): string {
  return at.split('/')[1] ?? '';
}

function DrawnMainLinks({ at }: { at: string }) {
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex items-center gap-1">
        {mainLinks.map(({ href, label }) => (
          <li key={href}>
            <UiLink
              href={href}
              aria-current={`${at}/`.startsWith(`${href}/`) ? 'page' : undefined}
              className={navLinkClass}
            >
              {label}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DrawnBrand() {
  const name = useShop()?.company.tradingName ?? 'Brightfront';
  return (
    // On the smallest screens only the mark shows; the name wraps into a second line that is clipped.
    <UiLink
      href={paths.home}
      className="flex min-h-11 min-w-0 items-center gap-x-2.5 rounded-sm max-sm:h-11 max-sm:flex-wrap max-sm:overflow-hidden"
    >
      <BrandMark className="size-8 shrink-0 max-sm:my-1.5" />
      <span className="truncate font-heading font-semibold text-xl tracking-tight max-sm:leading-[2.75rem]">
        {name}
      </span>
    </UiLink>
  );
}

const navLinkClass =
  'inline-flex min-h-10 items-center rounded-sm border-transparent px-3 font-medium text-sm underline-offset-8 decoration-2 ' +
  'decoration-accent hover:bg-sunken aria-[current=page]:underline';
