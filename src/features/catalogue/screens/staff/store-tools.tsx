import { Download, ListChecks, Upload } from 'lucide-react';
import { useState } from 'react';
import { filterParams, type StoreFilter } from '#features/catalogue/store-filter.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import type { Selection } from '#web/lists/use-selection.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';

type StoreToolsProps = {
  filter: StoreFilter;
  foundCount: number;
  shownIds: readonly number[];
  categories: readonly string[];
  selection: Selection;
};

/** Bulk actions: select, import, export and bulk change. */
export function StoreTools({ filter, foundCount, shownIds, categories, selection }: StoreToolsProps) {
  const [open, setOpen] = useState<'import' | 'bulk' | null>(null);
  const isAlive = useHydrated();
  const close = () => setOpen(null);
  const count = selection.ids.length;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {shownIds.length > 0 && (
        <CheckboxField
          label="Select this page"
          checked={selection.hasAll(shownIds)}
          onChange={(event) => selection.change(shownIds, event.target.checked)}
          disabled={!isAlive}
        />
      )}
      {count > 0 && (
        <p className="meta tabular flex items-center gap-2">
          {count.toLocaleString('en-GB')} selected
          <Button variant="ghost" size="sm" onClick={selection.clear}>
            Clear selection
          </Button>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 sm:ms-auto">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setOpen('bulk')}
          disabled={!isAlive || foundCount + count === 0}
        >
          <ListChecks aria-hidden="true" className="size-4" />
          Bulk change
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setOpen('import')} disabled={!isAlive}>
          <Upload aria-hidden="true" className="size-4" />
          Import
        </Button>
        <a href={exportHref(filter)} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Download aria-hidden="true" className="size-4" />
          Export
        </a>
      </div>
      <ImportDialog open={open === 'import'} onClose={close} exportHref={exportHref()} />
      <BulkDialog
        open={open === 'bulk'}
        onClose={close}
        target={{ selected: selection.ids, filter }}
        foundCount={foundCount}
        isFiltered={Object.keys(filterParams(filter)).length > 0}
        categories={categories}
        onChanged={selection.clear}
      />
    </div>
  );
}

function exportHref(filter?: StoreFilter): string {
  const search = new URLSearchParams(filter && filterParams(filter));
  return `/api/products/export${search.size > 0 ? `?${search}` : ''}`;
}
