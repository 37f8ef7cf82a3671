import { memo, Suspense } from 'react';
import type { ShownProduct } from '#features/catalogue/contract.ts';
import type { ProductFitting } from '#features/fitting/contract.ts';
import { FittingBox } from '#features/fitting/screens/shop/fitting-box.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import { paths } from '#web/paths.ts';

// Few open the form, so that its script is loaded when one does. Until then it stays as it was served, and works so too.
const wanted = Promise.withResolvers<void>();
const FittedForm = lazyPart(async () => {
  if (!import.meta.env.SSR) await wanted.promise;
  return (await import('./fitted-form.tsx')).FittedForm;
});

/** 'Have it fitted' on the page of a screen, with its way into the cart. */
export function ProductFittingBox({ product, fitting }: { product: ShownProduct; fitting: ProductFitting }) {
  return (
    <FittingBox
      productId={product.id}
      vatRate={product.vatRate}
      loaded={fitting}
      quoteHref={paths.contact(`Quote: fitting of ${product.name}`)}
    >
      <WithFitting productId={product.id} />
    </FittingBox>
  );
}

// By itself, since a form that is not alive yet would be drawn anew when what surrounds it changes.
const WithFitting = memo(function WithFitting({ productId }: { productId: number }) {
  return (
    <details ref={openedBefore} onToggle={() => wanted.resolve()} className="mt-2">
      <summary className="w-fit cursor-pointer py-2 font-semibold underline decoration-line-strong underline-offset-4">
        Buy it with fitting
      </summary>
      <Suspense>
        <FittedForm key={productId} productId={productId} />
      </Suspense>
    </details>
  );
});

function openedBefore(details: HTMLDetailsElement | null) {
  if (details?.open) wanted.resolve();
}
