import { X } from 'lucide-react';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { SavedView } from '#features/views/contract.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { undoAction } from '#web/undo-action.tsx';

// The usual filters of a working day.
const BUILT_IN = [
  { name: 'All', search: '' },
  { name: 'New', search: 'status=pending' },
  { name: 'To send', search: 'status=processing' },
  { name: 'Still to be paid', search: 'payment=unpaid&dates=sold' },
];

type SavedViewsProps = {
  views: readonly SavedView[];
  /** The query string of the list's address, without the page. */
  search: string;
  refused: { problem: Problem; name: string } | undefined;
};

/** The built-in views of the list, the user's own, and a form to save the current one. */
export function SavedViews({ views, search, refused }: SavedViewsProps) {
  const isShown = (view: { search: string }) => sameSearch(view.search, search);
  const own = views.find(isShown);
  const isSaved = own !== undefined || BUILT_IN.some(isShown);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <nav aria-label="Views" className="min-w-0">
        <ul className="flex flex-wrap gap-2">
          {[...BUILT_IN, ...views].map((view) => (
            <li key={`${view.name} ${view.search}`} className="min-w-0 max-w-full">
              <Chip href={paths.staffOrders + (view.search && `?${view.search}`)} selected={isShown(view)}>
                <bdi className="name truncate">{view.name}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {own && <RemoveView view={own} />}
      {!isSaved && <SaveView key={search} search={search} refused={refused} />}
    </div>
  );
}

function SaveView({ search, refused }: Pick<SavedViewsProps, 'search' | 'refused'>) {
  const panel = useRef<HTMLDetailsElement>(null);
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const call = useFormCall({
    refused: refused?.problem,
    send: (form) =>
      api('POST /api/saved-views', { body: { screen: 'orders', name: String(form.get('name') ?? ''), search } }),
    onSuccess: async (view) => {
      if (panel.current) panel.current.open = false;
      toast({ ...SUCCESS.viewSaved, description: view.name });
      await revalidate();
    },
  });
  return (
    <details ref={panel} open={refused ? true : undefined} className="relative open:max-sm:w-full">
      <summary className="inline-flex min-h-11 list-none items-center rounded-md px-2 font-semibold text-accent-text text-sm hover:bg-sunken sm:min-h-8">
        Save this view
      </summary>
      <form
        {...call.props}
        method="post"
        noValidate
        className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-overlay max-sm:mt-2 sm:absolute sm:start-0 sm:top-full sm:z-30 sm:mt-1 sm:w-80"
      >
        <input type="hidden" name="intent" value="save-view" />
        <input type="hidden" name="search" value={search} />
        <TextField
          id="view-name"
          name="name"
          label="Name of the view"
          maxLength={60}
          defaultValue={refused?.name}
          error={call.errors.name ?? call.errors.search ?? (call.problem?.errors ? undefined : call.problem?.detail)}
          required
        />
        <Button type="submit" pending={call.isPending} pendingLabel="Saving..." className="self-start">
          Save view
        </Button>
      </form>
    </details>
  );
}

function RemoveView({ view }: { view: SavedView }) {
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const restore = useMutation({
    mutationFn: () =>
      api('POST /api/saved-views', { body: { screen: view.screen, name: view.name, search: view.search } }),
    onSuccess: () => revalidate(),
    onError: (error) => toast(failureToast(error, FAILURES.saveView)),
  });
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/saved-views/{id}', { params: { id: String(view.id) } }),
    onSuccess: async () => {
      // A view is only a name and a query, so undo can save it again.
      toast({ ...SUCCESS.viewRemoved, description: view.name, action: undoAction(() => restore.mutate()) });
      await revalidate();
    },
    onError: (error) => toast(failureToast(error, FAILURES.removeView)),
  });
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!remove.isPending) remove.mutate();
      }}
    >
      <input type="hidden" name="intent" value="remove-view" />
      <input type="hidden" name="viewId" value={view.id} />
      <Button type="submit" variant="ghost" size="sm" pending={remove.isPending}>
        <X aria-hidden="true" className="size-4" />
        Remove this view
      </Button>
    </form>
  );
}

/** Whether two query strings have the same parameters in any order. */
function sameSearch(a: string, b: string): boolean {
  const sorted = (search: string) => {
    const params = new URLSearchParams(search);
    params.sort();
    return params.toString();
  };
  return sorted(a) === sorted(b);
}
