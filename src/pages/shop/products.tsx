import { priceRange } from '#features/catalogue/price-range.ts';
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
  'Twelve families of digital signage, from counter menu boards to LED walls: what they do, what they cost ex and inc VAT, and a quote in one step.',
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
  const [{ vatRate }, families] = await orErrorPage(
    Promise.all([api('GET /api/settings/public'), api('GET /api/products/families')]),
  );
  return {
    tiles: showcaseTiles.map(({ name, words, search, picture }) => ({
      name,
      words,
      picture,
      href: searchPath(search),
    })),
    families: families.map((family) => ({
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

// A shop that sells none of them yet shows what else it has there.
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
        description="Every screen is held in stock in the UK or made to order, tested before it leaves, and sold with the bracket, player and cable that fit it."
        actions={
          catalogueUrl && (
            <CatalogueLink href={catalogueUrl} className={`${buttonClass({ variant: 'secondary' })} gap-2`} />
          )
        }
      />
      <ShowcaseTiles tiles={loaderData.tiles} />
      <HydrateLater>
        <Section title="Product families" className="border-line border-t">
          <ShowcaseFamilies families={loaderData.families} />
        </Section>
      </HydrateLater>
    </Container>
  );
}
