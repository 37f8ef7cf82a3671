import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ImportReport } from '#features/catalogue/file-contract.ts';
import { useToast } from '#ui/toast.tsx';
import { ApiError, sentenceOf } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { sendProductFile } from './send-product-file.ts';

interface ChosenFile {
  name: string;
  /** Its bytes when it was chosen, so that the import reads what was checked. */
  content: Blob;
}

/** The import of a product file: choose, check, import. */
export function useProductImport(onImported: () => void) {
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [sent, setSent] = useState(0);
  const checking = useMutation({
    mutationFn: async (chosen: File) => {
      setSent(0);
      const content = new Blob([await chosen.arrayBuffer()], { type: 'text/csv' });
      setFile({ name: chosen.name, content });
      return sendProductFile(content, { dryRun: true, name: chosen.name, onSent: setSent });
    },
  });
  const importing = useMutation({
    mutationFn: (chosen: ChosenFile) => {
      setSent(0);
      return sendProductFile(chosen.content, { dryRun: false, name: chosen.name, onSent: setSent });
    },
    onSuccess: async ({ added, changed }) => {
      const description = `${added.toLocaleString('en-GB')} added, ${changed.toLocaleString('en-GB')} changed`;
      toast({ ...SUCCESS.productsImported, description });
      await revalidate();
      onImported();
    },
    onError: (error) => toast(failureToast(error, FAILURES.importProducts)),
  });
  const isBusy = checking.isPending || importing.isPending;
  const error = importing.error ?? checking.error;
  return {
    fileName: file?.name,
    report: reportIn(importing.error) ?? checking.data,
    error: error && !reportIn(error) ? sentenceOf(error, error.message || FAILURES.importProducts) : undefined,
    isChecking: checking.isPending,
    isImporting: importing.isPending,
    sent,
    choose: (chosen: File) => {
      if (isBusy) return;
      importing.reset();
      checking.mutate(chosen);
    },
    start: () => {
      if (file && !isBusy) importing.mutate(file);
    },
    reset: () => {
      checking.reset();
      importing.reset();
      setFile(null);
    },
  };
}

// The catalogue may have changed between check and import.
function reportIn(error: Error | null): ImportReport | undefined {
  const report = error instanceof ApiError ? error.problem?.report : undefined;
  return report as ImportReport | undefined;
}
