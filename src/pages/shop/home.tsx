import { ProductCard } from '#features/cart/screens/product-card.tsx';
import { cardProductOf } from '#features/catalogue/screens/card-product.ts';
import { CategoryTiles } from '#features/catalogue/screens/shop/category-tiles.tsx';
import { FeaturedProducts, type Sample } from '#features/catalogue/screens/shop/featured-products.tsx';
import { homeSamples } from '#features/catalogue/showcase.ts';
import { Advice } from '#features/settings/screens/shop/advice.tsx';
import { Claims } from '#features/settings/screens/shop/claims.tsx';
import { Hero } from '#features/settings/screens/shop/hero.tsx';
import { Solutions } from '#features/settings/screens/shop/solutions.tsx';
import { buyLink, solutionLinks } from '#features/settings/solution-links.ts';
import { Container } from '#ui/container.tsx';
import { formatPounds, toBasisPoints, toPence, withVat } from '#values/money.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { organisationFacts, websiteFacts } from '#web/head/facts.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { HydrateLater } from '#web/hydrate-later.tsx';
import { pageApi } from '#web/page-api.ts';
import type { Route } from './+types/home.ts';

export const meta = fixedMeta(
  'Digital menu boards, displays and kiosks for UK businesses',
  'Menu boards, window displays, video walls, kiosks and brackets, with prices, delivery days before you pay, and help in choosing.',
  { facts: (site) => [organisationFacts(site), websiteFacts(site)] },
);

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [products, { vatRate, categories }] = await orErrorPage(
    Promise.all([api('GET /api/products/featured'), api('GET /api/settings/public')]),
  );
  const featured = products.map(cardProductOf);
  return {
    featured,
    buyHref: buyLink(categories),
    solutions: solutionLinks(categories),
    samples:
      featured.length > 0
        ? []
        : homeSamples.map((sample): Sample => ({ ...sample, ...pricesOf(sample.price, vatRate) })),
  };
}

function pricesOf(price: string, vatRate: string) {
  const exVat = toPence(price);
  const incVat = withVat(exVat, toBasisPoints(vatRate));
  return { exVat: formatPounds(exVat), incVat: formatPounds(incVat), exPence: [exVat], incPence: [incVat] };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero buyHref={loaderData.buyHref} />
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
          <Solutions links={loaderData.solutions} />
          <Advice />
        </Container>
      </HydrateLater>
    </>
  );
}
