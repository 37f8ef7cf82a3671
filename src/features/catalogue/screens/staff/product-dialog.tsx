import { useRef, useState } from 'react';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Problem } from '#values/problem.ts';
import { CONFIRMATIONS } from '#web/toast-texts.ts';
import { answersOf, isGivenAway, NEW_PRODUCT, type ProductAnswers } from './product-body.ts';
import { ProductForm } from './product-form.tsx';
import { StaleWays } from './stale-ways.tsx';
import { useSaveProduct } from './use-save-product.ts';

/** What the dialog edits: a product, or null for a new one. */
export type ProductTask = { product: StoreProduct | null };

/** A form refused without scripts: its input and the problem. */
export type RefusedProduct = { answers: ProductAnswers; problem: Problem };

type ProductDialogProps = { task: ProductTask | null; refused: RefusedProduct | undefined; onClose: () => void };

const FORM = 'product-form';

/** Adds or edits a product in a dialog, so that the list stays where it was scrolled. */
export function ProductDialog({ task, refused, onClose }: ProductDialogProps) {
  const shown = useTaskOnceOpen(task);
  const [newer, setNewer] = useState<StoreProduct | null>(null);
  const hasTyped = useRef(false);
  const product = newer ?? shown?.product ?? null;
  const leave = () => {
    hasTyped.current = false;
    setNewer(null);
    saving.reset();
    onClose();
  };
  const saving = useSaveProduct(product?.id, leave);
  const ask = () => {
    const { title, description } = CONFIRMATIONS.leaveForm;
    if (!hasTyped.current || window.confirm(`${title} ${description}`)) leave();
  };
  const showNewer = (latest: StoreProduct | null) => {
    setNewer(latest);
    saving.reset();
  };
  const save = (form: FormData) => {
    const { title, description } = CONFIRMATIONS.freeOfCharge;
    if (!isGivenAway(form, product) || window.confirm(`${title} ${description}`)) saving.save(form);
  };
  const isNew = product === null;
  return (
    <Dialog
      open={task !== null}
      onClose={ask}
      size="lg"
      title={isNew ? 'Add Product' : 'Edit product'}
      footer={
        <>
          <Button variant="ghost" onClick={ask}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} pending={saving.isPending} pendingLabel={isNew ? 'Adding...' : 'Saving...'}>
            {isNew ? 'Add Product' : 'Save changes'}
          </Button>
        </>
      }
    >
      <ProductForm
        key={newer?.version}
        id={FORM}
        productId={product?.id}
        answers={(saving.isIdle && refused?.answers) || (product ? answersOf(product) : NEW_PRODUCT)}
        problem={saving.isIdle ? refused?.problem : saving.problem}
        wayOut={
          product &&
          saving.stale && (
            <StaleWays opened={product} typed={saving.stale} onShow={showNewer} onSave={saving.saveInstead} />
          )
        }
        onSubmit={save}
        onTyping={() => {
          hasTyped.current = true;
        }}
      />
    </Dialog>
  );
}

/** The task at opening: neither a reloaded list nor the closing animation changes the form. */
function useTaskOnceOpen(task: ProductTask | null): ProductTask | null {
  const [shown, setShown] = useState(task);
  const [isOpen, setOpen] = useState(task !== null);
  if (isOpen !== (task !== null)) {
    setOpen(task !== null);
    if (task) setShown(task);
  }
  return shown;
}
