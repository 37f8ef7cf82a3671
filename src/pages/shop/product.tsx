import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { sentAlert } from '#features/alerts/screens/shop/sent-alert.ts';
import { BuyBox } from '#features/cart/screens/shop/buy-box.tsx';
import type { ShownProduct } from '#features/catalogue/contract.ts';
import { productFacts } from '#features/catalogue/screens/shop/product-facts.ts';
import { ProductGallery } from '#features/catalogue/screens/shop/product-gallery.tsx';
import { shownProductPage } from '#features/catalogue/screens/shown-product.ts';
import { type SpecRow, specRows } from '#features/catalogue/spec-rows.ts';
import { planQuery } from '#features/delivery/plan-query.ts';
import { readPlan } from '#features/delivery/screens/read-plan.ts';
import { SHOWN_OF_A_GROUP, shownFits } from '#features/fits/screens/shown-fits.ts';
import { productLine } from '#features/guide/product-line.ts';
import { ScreenLine } from '#features/guide/screens/shop/screen-line.tsx';
import { sharedPicture } from '#features/media/picture-sources.ts';
import { wallWith } from '#features/walls/wall-with.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Container } from '#ui/container.tsx';
import { POSTCODE_EXAMPLE } from '#values/postcode.ts';
import { slugOf } from '#values/slug.ts';
import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { organisationFacts, trailFacts } from '#web/head/facts.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/product.ts';

// Most products are in stock, so few visitors load it.
const OutOfStock = lazyPart(async () => (await import('#features/alerts/screens/shop/out-of-stock.tsx')).OutOfStock);

// Works as it was served, and follows the quantity once it is loaded.
const DeliveryBox = lazyPart(
  async () => (await import('#features/delivery/screens/shop/delivery-box.tsx')).DeliveryBox,
);

// Screens alone are fitted, and not in every shop.
const ProductFittingBox = lazyPart(
  async () => (await import('#features/cart/screens/shop/product-fitting.tsx')).ProductFittingBox,
);

// Far below what is bought, so that its script is not waited for.
const ProductShelves = lazyPart(
  async () => (await import('#features/cart/screens/shop/product-shelves.tsx')).ProductShelves,
);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => (loaderData ? metaOf(loaderData, matches) : []);

type Shown = { product: ShownProduct; rows: SpecRow[]; summary: string };

function metaOf({ product, rows, summary }: Shown, matches: Parameters<typeof pageMeta>[0]) {
  const { name, imageUrl } = product;
  return pageMeta(matches, name, summary, {
    kind: 'product',
    picture: sharedPicture(imageUrl) ?? undefined,
    facts: (site) => [organisationFacts(site), productFacts(product, rows, site), trailFacts(trail(product), site)],
  });
}

// Made on the server. As much as search engines show, ending with a whole word.
function summaryOf({ name, description, category }: ShownProduct, most = 160): string {
  if (!description) return `${name}: ${category} from stock in the UK.`;
  const line = description.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s+\S*$/, '')}…`;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!/^\d{1,10}$/.test(params.id)) throw data(null, { status: 404 });
  const api = context.get(pageApi);
  const typed = url.searchParams.get('postcode')?.trim() ?? '';
  const asked = planQuery([{ productId: Number(params.id), quantity: 1 }], { country: HOME_COUNTRY, postcode: typed });
  const { id } = params;
  const [found, { plan: delivery, postcodeError }, fits, { pencePerKwh }] = await orErrorPage(
    Promise.all([
      api('GET /api/products/{id}', { params: { id } }),
      readPlan(api, asked),
      api('GET /api/products/{id}/fits', {
        params: { id },
        query: { verdict: 'fits', most: String(SHOWN_OF_A_GROUP) },
      }),
      api('GET /api/settings/public'),
    ]),
  );
  // Decision B3: one address a product. What came with the old one (a campaign's mark, say) goes along.
  if (params.slug !== slugOf(found.name)) throw redirect(paths.product(found) + url.search, 301);
  const { product, related } = shownProductPage(found);
  // At the postcode that the plan is of: one that is refused is none here either.
  const query = { postcode: delivery.place.postcode ?? undefined };
  const fitting = product.inStock ? await api('GET /api/products/{id}/fitting', { params: { id }, query }) : null;
  const refusal = typed && !asked.postcode ? POSTCODE_EXAMPLE : postcodeError;
  return {
    product,
    summary: summaryOf(product),
    // As text, so that the browser does not load the attributes.
    rows: specRows(product),
    wall: wallWith(product),
    line: productLine(product, pencePerKwh),
    fits: shownFits(fits),
    related,
    delivery,
    fitting,
    refusedPostcode: refusal ? { postcode: typed, sentence: refusal } : undefined,
    // For the form of the alert.
    stamp: product.inStock ? undefined : await stampOf(api),
  };
}

/** 'Tell me when it is back', before the scripts have arrived. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const asked = sentAlert(Number(params.id), await request.formData());
  try {
    return { askedFor: (await context.get(pageApi)('POST /api/stock-alerts', asked)).email };
  } catch (error) {
    return refusedForm(error, { email: asked.body.email });
  }
}

async function stampOf(api: Api): Promise<string> {
  return (await api('GET /api/form-stamps/{form}', { params: { form: 'stock-alert' } })).stamp;
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, line, delivery, fitting, refusedPostcode } = loaderData;
  const places = { ...paths, product: paths.product(product), requestQuote: paths.contact(`Quote: ${product.name}`) };
  return (
    <Container>
      <div className="pt-4">
        <Breadcrumb items={trail(product)} />
      </div>
      <div className="grid items-start gap-x-12 gap-y-8 py-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ProductGallery key={product.id} product={product} className="lg:sticky lg:top-24" />
        <BuyBox
          key={product.id}
          product={product}
          delivery={(quantity) =>
            product.inStock ? (
              <>
                <Suspense>
                  <DeliveryBox
                    productId={product.id}
                    quantity={quantity}
                    loaded={delivery}
                    refused={refusedPostcode}
                    paths={places}
                  />
                </Suspense>
                {fitting && (
                  <Suspense>
                    <ProductFittingBox product={product} fitting={fitting} />
                  </Suspense>
                )}
              </>
            ) : (
              <Suspense>
                <OutOfStock {...loaderData} answer={actionData} paths={places} />
              </Suspense>
            )
          }
        />
      </div>
      <ScreenLine line={line} guideHref={paths.guide({ product: String(product.id) })} />
      <Suspense>
        <ProductShelves {...loaderData} />
      </Suspense>
    </Container>
  );
}

function trail(product: ShownProduct) {
  return [
    { label: 'Home', href: paths.home },
    { label: product.category, href: paths.search({ category: product.category }) },
    { label: product.name },
  ];
}
