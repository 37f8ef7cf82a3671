import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useToast } from '#ui/toast.tsx';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { failureToast } from '#web/toast-texts.ts';
import { type OpenTask, readTask, type TaskWords, taskSearch } from './record-task.ts';

type Screen = { path: string; taskWords?: TaskWords };

/** The dialogs of a screen of records: the open one, and how to open and close them. */
export function useRecords<T extends { id: number }>({ path, taskWords }: Screen, records: readonly T[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const task = readTask(search, taskWords);
  const hrefTo = (open: OpenTask | null) => path + taskSearch(search, open, taskWords);
  const close = () => navigate(hrefTo(null), { preventScrollReset: true, replace: true });
  return {
    task,
    named: task?.id === undefined ? undefined : records.find(({ id }) => id === task.id),
    hrefTo,
    close,
    // In this order: changing the address does not load the list again, so the second step does.
    closeAndReload: async () => {
      await close();
      await revalidate();
    },
  };
}

/** The call of a button in a row: shows a toast and loads the list again. */
export function useRecordCall<Answer>(
  call: () => Promise<Answer>,
  success: (answer: Answer) => ToastRequest,
  failure: string,
) {
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  return useMutation({
    mutationFn: call,
    onSuccess: (answer) => toast(success(answer)),
    onError: (error) => toast(failureToast(error, failure)),
    // After a failure too: a colleague may have changed or removed the record.
    onSettled: () => revalidate(),
  });
}
