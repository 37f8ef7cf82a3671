import { data, redirect } from 'react-router';
import { AddToCart } from '#features/cart/screens/add-to-cart.tsx';
import { fitsPath } from '#features/fits/fits-path.ts';
import { readFits } from '#features/fits/screens/shop/read-fits.ts';
import { VerdictList } from '#features/fits/screens/shop/verdict-list.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/product-fits.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(
        matches,
        `${loaderData.title}: ${loaderData.product.name}`,
        `What ${loaderData.product.name} goes with and what not, each with its reasons.`,
        { isListed: false },
      )
    : [];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!/^\d{1,10}$/.test(params.id)) throw data(null, { status: 404 });
  const shown = await orErrorPage(readFits(context.get(pageApi), params.id, url.searchParams));
  if (!shown) throw data(null, { status: 404 });
  const own = fitsPath(shown.product);
  if (url.pathname !== own) throw redirect(own + url.search, 301);
  return shown;
}

export default function ProductFitsPage({ loaderData }: Route.ComponentProps) {
  const { product, title } = loaderData;
  const trail = [
    { label: 'Home', href: paths.home },
    { label: product.name, href: paths.product(product) },
    { label: title },
  ];
  return (
    <Container className="pb-20">
      <div className="pt-4">
        <Breadcrumb items={trail} />
      </div>
      <PageHeader title={title} description={product.name} />
      <VerdictList
        {...loaderData}
        pathOf={(query) => fitsPath(product, query)}
        buy={(each) => <AddToCart product={each} size="sm" />}
      />
    </Container>
  );
}
