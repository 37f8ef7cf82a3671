import type { ReactNode } from 'react';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Container } from '#ui/container.tsx';
import { DarkSection } from '#ui/dark-section.tsx';
import { UiLink } from '#ui/link.tsx';
import { quietLinkClass } from '#ui/link-class.ts';
import { paths } from '#web/paths.ts';
import { rememberHtml } from '#web/rendering/remember-html.tsx';
import { useIsRegistered } from '#web/use-is-registered.ts';
import { type PublicSettings, useShop } from '#web/use-shop.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import type { HeaderLink } from './header-links.ts';

type FooterProps = { social: ReactNode; smallPrint: ReactNode };

// What its props draw is the same on every page of a shop.
export const Footer = import.meta.env.SSR ? rememberHtml('footer', DrawnFooter, () => '') : DrawnFooter;

function DrawnFooter({ social, smallPrint }: FooterProps) {
  const shop = useShop();
  return (
    <footer id="shop-links" className="mt-12 sm:mt-16">
      <DarkSection grid={false} className="text-sm">
        <Container className="wrap-anywhere grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-2 gap-y-10 py-12 sm:grid-cols-3 sm:gap-x-6 sm:py-16 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
          {shop && <Address company={shop.company}>{social}</Address>}
          <Links title="Products" links={[...(shop?.categories ?? []).map(linkTo), ...shopLinks]}>
            {shop && (
              <li>
                <CatalogueLink
                  href={shop.catalogueUrl}
                  className={`${quietLinkClass} inline-flex items-center gap-1.5 py-1.5 text-dark-soft hover:text-on-dark`}
                />
              </li>
            )}
          </Links>
          <Links title="Help" links={helpLinks} />
          <Links title="Company" links={companyLinks} wide />
        </Container>
        {shop && <SmallPrint company={shop.company}>{smallPrint}</SmallPrint>}
      </DarkSection>
    </footer>
  );
}

function Address({ company, children }: { company: PublicSettings['company']; children: ReactNode }) {
  return (
    <div className="col-span-full flex flex-col gap-4 lg:col-span-1">
      <p className="flex items-center gap-2.5 font-heading font-semibold text-xl">
        <BrandMark className="size-8 shrink-0 rounded-md ring-1 ring-dark-line" />
        {company.tradingName}
      </p>
      <address className="text-dark-soft not-italic leading-relaxed">
        {company.addressLines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {company.phone && (
          <a href={`tel:${company.phone.replaceAll(' ', '')}`} className={`${quietLinkClass} mt-2 inline-block py-1`}>
            {company.phone}
          </a>
        )}
        {company.email && (
          <a href={`mailto:${company.email}`} className={`${quietLinkClass} block w-fit py-1`}>
            {company.email}
          </a>
        )}
        {company.openingHours && <span className="block">{company.openingHours}</span>}
      </address>
      {children}
    </div>
  );
}

type LinksProps = { title: string; links: readonly HeaderLink[]; wide?: boolean; children?: ReactNode };

/** On a phone a `wide` list takes a row of its own, in two columns where the letters leave room for two. */
function Links({ title, links, wide, children }: LinksProps) {
  return (
    <nav aria-label={title} className={wide ? 'col-span-full sm:col-span-1' : undefined}>
      <h2 className="font-semibold">{title}</h2>
      <ul
        className={
          wide ? 'mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-2 sm:block' : 'mt-2'
        }
      >
        {links.map((link) => (
          <li key={link.href}>
            <UiLink
              href={link.href}
              className={`${quietLinkClass} inline-block py-1.5 text-dark-soft hover:text-on-dark`}
            >
              {link.label}
            </UiLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

function SmallPrint({ company, children }: { company: PublicSettings['company']; children: ReactNode }) {
  return (
    <div className="border-dark-line border-t">
      <Container className="flex flex-wrap gap-x-6 gap-y-1 pt-5 pb-20 text-dark-soft">
        <span>{company.name}</span>
        {company.companyNumber && <span className="tabular">Company number {company.companyNumber}</span>}
        {company.vatNumber && <span className="tabular">VAT number {company.vatNumber}</span>}
        <span>Prices in pounds{useIsRegistered() && ', shown ex and inc VAT'}</span>
        {children}
      </Container>
    </div>
  );
}

function linkTo(category: string): HeaderLink {
  return { label: category, href: paths.search({ category }) };
}

const shopLinks = [
  { label: 'All products', href: paths.products },
  { label: 'Plan an LED wall', href: paths.ledWall() },
];

const helpLinks = [
  { label: 'Which screen?', href: paths.guide() },
  { label: 'Project lists', href: paths.lists },
  { label: 'Contact', href: paths.contact() },
  { label: 'Track order', href: paths.trackOrder() },
  { label: 'Delivery and returns', href: paths.deliveryAndReturns },
  { label: 'AI Search', href: paths.search() },
  { label: 'Cart', href: paths.cart },
  { label: 'Login', href: paths.login() },
  { label: 'Signup', href: paths.signup },
];

const companyLinks = [
  { label: 'About', href: paths.about },
  { label: 'Terms of sale', href: paths.terms },
  { label: 'Privacy', href: paths.privacy },
  { label: 'Accessibility', href: paths.accessibility },
];
