import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useToast } from '#ui/toast.tsx';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { failureToast } from '#web/messages.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { type OpenTask, readTask, type TaskWords, taskSearch } from './record-task.ts';

type Screen = { path: string; taskWords?: TaskWords };

/** The dialogs of a screen of records: which is open, the ways to open and to close them. */
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
    // One after the other: the address that changes is no reason to read the list again, what was saved is.
    closeAndReload: async () => {
      await close();
      await revalidate();
    },
  };
}

/** The call behind a button in a row: a toast for how it went, and the list as it is then. */
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
    // Gone or changed by a colleague: show what is there now.
    onSettled: () => revalidate(),
  });
}
