import { data, redirect } from 'react-router';
import { PairForm, type PairValues } from '#features/fits/screens/staff/pair-form.tsx';
import { PairsTable } from '#features/fits/screens/staff/pairs-table.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/product-pairs.ts';

export const meta = fixedMeta('What fits, by hand');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 });
  const api = context.get(pageApi);
  const [product, pairs] = await orErrorPage(
    Promise.all([
      api('GET /api/products/{id}', { params: { id } }),
      api('GET /api/products/{id}/pairs', { params: { id } }),
    ]),
  );
  return { product: { id: product.id, name: product.name }, pairs };
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const api = context.get(pageApi);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const values: PairValues = { with: text('with'), fits: text('fits'), reason: text('reason') };
  try {
    if (text('intent') === 'remove') {
      await api('DELETE /api/products/{id}/pairs/{pairId}', { params: { id, pairId: text('pair') } });
    } else {
      const { fits, ...others } = values;
      const body = { ...others, fits: fits === 'yes' ? true : fits === 'no' ? false : (fits as never) };
      const sure = form.has('sure');
      await api('POST /api/products/{id}/pairs', { params: { id }, body: { ...body, ...(sure && { sure }) } });
    }
  } catch (error) {
    return refusedForm(error, values);
  }
  throw redirect(paths.productPairs(Number(id)));
}

export default function ProductPairsPage({ loaderData: { product, pairs }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PortalHeader
        title="What fits, by hand"
        description={
          <>
            <TextLink href={paths.product(product)}>{product.name}</TextLink>: what it goes with is judged from the
            specifications. Here a pair is added or forbidden, with a reason that shoppers read.
          </>
        }
      />
      <div className="flex flex-col gap-6">
        <Panel title="Pairs" padded={pairs.length === 0}>
          {pairs.length === 0 ? <p>No pair by hand: the specifications alone decide.</p> : <PairsTable pairs={pairs} />}
        </Panel>
        <PairForm key={pairs.length} answer={actionData} />
      </div>
    </>
  );
}
