import { priceRange } from '#features/catalogue/price-range.ts';
import { CategoryTiles } from '#features/catalogue/screens/shop/category-tiles.tsx';
import { ShowcaseFamilies } from '#features/catalogue/screens/shop/showcase-families.tsx';
import { ShowcaseTiles } from '#features/catalogue/screens/shop/showcase-tiles.tsx';
import { showcaseTiles } from '#features/catalogue/showcase.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { CatalogueLink } from '#web/frames/shop/catalogue-link.tsx';
import { trailFacts } from '#web/head/facts.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { HydrateLater } from '#web/hydrate-later.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/products.ts';

export const meta = fixedMeta(
  'Products',
  'Families of digital signage, from counter menu boards to LED walls: what they do, what they cost, and a quote in one step.',
  {
    facts: (site) => [
      trailFacts(
        [
          { label: 'Home', href: paths.home },
          { label: 'Products', href: paths.products },
        ],
        site,
      ),
    ],
  },
);

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [{ vatRate, mode }, { families, tiles }] = await orErrorPage(
    Promise.all([api('GET /api/settings/public'), api('GET /api/products/families')]),
  );
  // A demo shows all twelve of each. In a shop a family of which nothing is sold would have the prices of a sample.
  const isDemo = mode === 'demo';
  return {
    tiles: showcaseTiles
      .filter(({ name }) => isDemo || tiles.includes(name))
      .map(({ name, words, search, picture }) => ({ name, words, picture, href: searchPath(search) })),
    families: families
      .filter(({ products }) => isDemo || products > 0)
      .map((family) => ({
        ...priceRange(family, vatRate),
        name: family.name,
        category: family.category,
        features: family.features,
        picture: family.picture,
        learnHref: searchPath(productsOf(family)),
        quoteHref: paths.contact(`Quote: ${family.name}`),
      })),
  };
}

// A demo that sells none of them shows what else it has there.
function productsOf({ slug, category, products }: { slug: string; category: string; products: number }): string {
  return String(new URLSearchParams(products > 0 ? [['onlyFamily', slug]] : [['category', category]]));
}

function searchPath(query: string): string {
  return `${paths.search()}?${query}`;
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const catalogueUrl = useShop()?.catalogueUrl;
  return (
    <Container>
      <PageHeader
        title="Products"
        description="Every screen with its price, its stock or its lead time, and the bracket, player and cable that fit it."
        actions={
          catalogueUrl && (
            <CatalogueLink href={catalogueUrl} className={`${buttonClass({ variant: 'secondary' })} gap-2`} />
          )
        }
      />
      {loaderData.families.length > 0 ? <Families {...loaderData} /> : <CategoryTiles />}
    </Container>
  );
}

function Families({ tiles, families }: Pick<Route.ComponentProps['loaderData'], 'tiles' | 'families'>) {
  return (
    <>
      <ShowcaseTiles tiles={tiles} />
      <HydrateLater>
        <Section title="Product families" className="border-line border-t">
          <ShowcaseFamilies families={families} />
        </Section>
      </HydrateLater>
    </>
  );
}
