import type { StoreProduct } from '#features/catalogue/contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { CONFIRMATIONS } from '#web/toast-texts.ts';
import { answersOf, NEW_PRODUCT } from './product-body.ts';
import type { ProductTask, RefusedProduct } from './product-dialog.tsx';
import { ProductForm } from './product-form.tsx';

type FormWithoutScriptsProps = { task: ProductTask; refused: RefusedProduct | undefined };

/** The dialog's form in the page itself, for browsers without scripts. */
export function FormWithoutScripts({ task: { product }, refused }: FormWithoutScriptsProps) {
  return (
    <Panel title={product ? 'Edit product' : 'Add Product'}>
      <ProductForm
        id="product"
        productId={product?.id}
        answers={refused?.answers ?? (product ? answersOf(product) : NEW_PRODUCT)}
        problem={refused?.problem}
      >
        <Button type="submit" className="self-start">
          {product ? 'Save changes' : 'Add Product'}
        </Button>
      </ProductForm>
    </Panel>
  );
}

/** The confirmation for browsers without scripts. */
export function AskToDelete({ product }: { product: StoreProduct }) {
  const { title, description } = CONFIRMATIONS.deleteProduct;
  return (
    <Notice
      tone="caution"
      title={`${title} ${product.name}`}
      action={
        <form method="post">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="sure" value="1" />
          <input type="hidden" name="id" value={product.id} />
          <Button type="submit" variant="danger" size="sm">
            Delete
          </Button>
        </form>
      }
    >
      {description}
    </Notice>
  );
}
