import { Check, Columns3 } from 'lucide-react';
import type { FormEvent } from 'react';
import { cx } from '#ui/class-names.ts';
import { useToast } from '#ui/toast.tsx';
import { paths } from '#web/paths.ts';
import { EVERYWHERE_FAILED } from '#web/toast-texts-everywhere.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { toggleCompared, useCompared } from './compare-choice.ts';

type CompareToggleProps = {
  product: { id: number; name: string };
  /** Hides the label on a phone, where it would cover the picture. */
  compact?: boolean;
  className?: string;
};

/** Adds a product to the comparison. Without scripts the form opens the comparison. */
export function CompareToggle({ product, compact, className }: CompareToggleProps) {
  const isHydrated = useHydrated();
  const isCompared = useCompared().includes(product.id);
  const { toast } = useToast();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!toggleCompared(product.id)) toast({ title: EVERYWHERE_FAILED.compareIsFull, variant: 'destructive' });
  };
  const Icon = isCompared ? Check : Columns3;
  return (
    <form method="post" action={paths.compare()} onSubmit={submit} className={className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <button
        type="submit"
        aria-label={`Compare: ${product.name}`}
        aria-pressed={isHydrated ? isCompared : undefined}
        className={cx(
          'inline-flex min-h-8 min-w-8 items-center justify-center gap-1 rounded-full border px-2 py-1 font-medium text-xs transition-colors duration-150',
          isCompared
            ? 'border-ink bg-ink text-canvas'
            : 'border-line-strong bg-canvas text-ink-soft hover:border-ink hover:text-ink',
        )}
      >
        <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.25} />
        <span className={compact ? 'max-sm:hidden' : undefined}>Compare</span>
      </button>
    </form>
  );
}
