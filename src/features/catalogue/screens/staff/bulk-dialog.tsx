import { type FormEvent, useEffect, useRef } from 'react';
import { CATEGORIES } from '#features/catalogue/categories.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { type BulkTarget, bulkBody } from './bulk-body.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { useBulkChange } from './use-bulk-change.ts';

type BulkDialogProps = {
  open: boolean;
  onClose: () => void;
  target: BulkTarget;
  foundCount: number;
  isFiltered: boolean;
  categories: readonly string[];
  onChanged: () => void;
};

const FORM = 'bulk-form';

/** One change to many products: choose them, preview the change, confirm it. */
export function BulkDialog({ open, onClose, target, onChanged, ...shown }: BulkDialogProps) {
  const leave = () => {
    change.reset();
    onClose();
  };
  const change = useBulkChange(() => {
    onChanged();
    leave();
  });
  const { preview, errors } = change;
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // On a phone the outcome may be below the fold.
  useEffect(() => {
    if (preview) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [preview]);
  useEffect(() => {
    if (change.problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [change.problem]);
  const isReady = preview !== undefined && preview.refusedCount === 0 && preview.changed > 0;
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.look(bulkBody(new FormData(event.currentTarget), target));
  };
  const close = () => {
    if (!change.isMaking) leave();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="lg"
      title="Bulk change"
      description="You see what would change before anything does."
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant={isReady ? 'secondary' : 'primary'}
            pending={change.isLooking}
            pendingLabel="Looking..."
          >
            Preview
          </Button>
          {isReady && (
            <Button onClick={change.make} pending={change.isMaking} pendingLabel="Changing...">
              Change {preview.changed.toLocaleString('en-GB')} {preview.changed === 1 ? 'product' : 'products'}
            </Button>
          )}
        </>
      }
    >
      <form ref={form} id={FORM} noValidate onSubmit={look} onInput={change.forget} className="flex flex-col gap-5">
        {errors.form && (
          <div role="alert" tabIndex={-1}>
            <Notice tone="negative">{errors.form}</Notice>
          </div>
        )}
        <BulkFields
          selectedCount={target.selected.length}
          foundCount={shown.foundCount}
          isFiltered={shown.isFiltered}
          categories={[...new Set([...CATEGORIES, ...shown.categories])]}
          errors={errors}
        />
        <div ref={outcome}>{preview && <BulkPreview report={preview} />}</div>
      </form>
    </Dialog>
  );
}
