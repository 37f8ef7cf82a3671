import { useRevalidator } from 'react-router';
import { useToast } from '#ui/toast.tsx';
import { ApiError, api } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import type { BulkBody } from './bulk-body.ts';
import { bulkErrors } from './bulk-body.ts';

/** Previews a change to many products, then makes exactly the previewed change. */
export function useBulkChange(onChanged: () => void) {
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const onError = (error: Error) => {
    const isBesideField = error instanceof ApiError && error.problem?.errors !== undefined;
    if (!isBesideField) toast(failureToast(error, FAILURES.changeProducts));
  };
  const looking = useMutation({
    mutationFn: (body: BulkBody) => api('POST /api/products/bulk', { query: { dryRun: 'true' }, body }),
    onError,
  });
  const making = useMutation({
    mutationFn: (body: BulkBody) => api('POST /api/products/bulk', { body }),
    onSuccess: async ({ changed }) => {
      toast({ ...SUCCESS.productsChanged, description: `${changed.toLocaleString('en-GB')} changed` });
      await revalidate();
      onChanged();
    },
    onError: (error) => {
      onError(error);
      // The preview is out of date.
      looking.reset();
    },
  });
  const problem = looking.error instanceof ApiError ? looking.error.problem : null;
  return {
    preview: looking.data,
    problem,
    errors: bulkErrors(problem?.errors),
    isLooking: looking.isPending,
    isMaking: making.isPending,
    look: (body: BulkBody) => {
      if (!looking.isPending && !making.isPending) looking.mutate(body);
    },
    make: () => {
      if (making.isPending || !looking.data || !looking.variables) return;
      const { matched: expected, at: previewedAt } = looking.data;
      making.mutate({ ...looking.variables, expected, previewedAt });
    },
    /** Discards the preview when the form changes. */
    forget: () => {
      if (!making.isPending) looking.reset();
    },
    reset: () => {
      looking.reset();
      making.reset();
    },
  };
}
