import { ProductCard } from '#features/cart/screens/product-card.tsx';
import type { Product } from '#features/catalogue/contract.ts';
import { featuredOf } from '#features/catalogue/featured.ts';
import type { CardProduct } from '#features/catalogue/screens/product-card-frame.tsx';
import { CategoryTiles } from '#features/catalogue/screens/shop/category-tiles.tsx';
import { FeaturedProducts, type Sample } from '#features/catalogue/screens/shop/featured-products.tsx';
import { homeSamples } from '#features/catalogue/showcase.ts';
import { Claims } from '#features/settings/screens/shop/claims.tsx';
import { Solutions } from '#features/settings/screens/shop/solutions.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { DarkSection } from '#ui/dark-section.tsx';
import { UiLink } from '#ui/link.tsx';
import { MenuBoard } from '#ui/menu-board/menu-board.tsx';
import { Section } from '#ui/section.tsx';
import { formatPounds, toBasisPoints, toPence, withVat } from '#values/money.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { organisationFacts, websiteFacts } from '#web/head/facts.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { HydrateLater } from '#web/hydrate-later.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'Digital menu boards, displays and kiosks for UK businesses',
    'Menu boards, window displays, video walls, kiosks and the brackets that hold them, in stock in the UK. Prices ex and inc VAT, a three-year warranty and people who answer the phone.',
    { facts: (site) => [organisationFacts(site), websiteFacts(site)] },
  );

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [products, { vatRate }] = await orErrorPage(
    Promise.all([api('GET /api/products'), api('GET /api/settings/public')]),
  );
  const featured = featuredOf(products).map(forCard);
  return {
    featured,
    samples:
      featured.length > 0
        ? []
        : homeSamples.map((sample): Sample => ({ ...sample, ...pricesOf(sample.price, vatRate) })),
  };
}

function forCard({ id, name, category, description, price, priceIncVat, inStock, imageUrl }: Product): CardProduct {
  return { id, name, category, description, price, priceIncVat, inStock, imageUrl };
}

function pricesOf(price: string, vatRate: string) {
  const exVat = toPence(price);
  const incVat = withVat(exVat, toBasisPoints(vatRate));
  return { exVat: formatPounds(exVat), incVat: formatPounds(incVat), exPence: [exVat], incPence: [incVat] };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <HydrateLater>
        <Container>
          <CategoryTiles />
          <FeaturedProducts samples={loaderData.samples}>
            {loaderData.featured.map((product) => (
              <ProductCard key={product.id} as="li" product={product} />
            ))}
          </FeaturedProducts>
        </Container>
        <Claims />
        <Container>
          <Solutions />
          <Advice />
        </Container>
      </HydrateLater>
    </>
  );
}

function Hero() {
  return (
    <DarkSection>
      <Container className="grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16 lg:py-24">
        <div>
          <h1 className="display">Dynamic Digital Menu</h1>
          <p className="mt-5 max-w-md text-lg text-dark-soft leading-normal">
            A board that turns from breakfast to lunch by itself, changes a price on every counter at once, and keeps
            showing when the internet is down.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <UiLink
              href={paths.search({ category: 'Digital Menu Boards' })}
              className={buttonClass({ variant: 'accent', size: 'lg' })}
            >
              BUY NOW
            </UiLink>
            <UiLink href={paths.products} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              View Products
            </UiLink>
          </div>
        </div>
        <MenuBoard />
      </Container>
    </DarkSection>
  );
}

function Advice() {
  return (
    <Section className="border-line border-t">
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-end">
        <div className="max-w-2xl">
          <h2 className="title-1">Not sure which screen?</h2>
          <p className="lead mt-3">
            Tell us where it will hang, how far away people stand and how much daylight there is. You get a size, a
            brightness, the right bracket and a price, usually the same working day.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <UiLink href={paths.contact('Which screen do I need?')} className={buttonClass()}>
            Ask a specialist
          </UiLink>
          <UiLink href={paths.search()} className={buttonClass({ variant: 'secondary' })}>
            Describe it to the search
          </UiLink>
        </div>
      </div>
    </Section>
  );
}
