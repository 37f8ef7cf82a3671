import type { Message } from '#features/messages/contract.ts';
import { useToast } from '#ui/toast.tsx';
import { OFFER_SHOW_MS } from '#ui/toast-queue.ts';
import { ApiError, api } from '#web/api.ts';
import { useLive } from '#web/live/use-live.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { useQuery } from '#web/query/use-query.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';

/** One message with its thread, read again when messages change. */
export function useMessage(id: string | null) {
  const asked = useQuery({
    queryKey: ['message', id],
    enabled: id !== null,
    gcTime: 0,
    queryFn: ({ signal }) => api('GET /api/messages/{id}', { params: { id: id ?? '' } }, { signal }),
  });
  useLive({ about: 'messages' }, () => {
    if (id !== null) void asked.refetch();
  });
  return asked;
}

/** The colleagues to whom a message can be assigned. */
export function useAssignees(isNeeded: boolean) {
  return useQuery({
    queryKey: ['message-assignees'],
    enabled: isNeeded,
    gcTime: 0,
    queryFn: ({ signal }) => api('GET /api/messages/assignees', {}, { signal }),
  });
}

type Change = { status?: Message['status']; assignedTo?: number | null };

/** Assigns, closes or reopens a message, with undo. `onChange` is called after a failure too, because the message may have changed. */
export function useMessageChange(message: Message | undefined, onChange: () => void) {
  const { toast } = useToast();
  const failed = { onError: (error: Error) => toast(failureToast(error, FAILURES.updateMessage)), onSettled: onChange };
  const undo = useMutation({
    mutationFn: ({ changed, back }: { changed: Message; back: Change }) => send(changed, back),
    onSuccess: () => toast(SUCCESS.messageUpdated),
    ...failed,
  });
  return useMutation({
    mutationFn: async (change: Change) => {
      if (!message) throw new Error('There is no message to change yet.');
      return { before: message, changed: await send(message, change) };
    },
    onSuccess: ({ before, changed }, change) => {
      const description = change.status ? (changed.status === 'closed' ? 'Closed' : 'Open again') : undefined;
      const back = change.status ? { status: before.status } : { assignedTo: before.assignedTo?.id ?? null };
      const action = { label: 'Undo', onAction: () => undo.mutate({ changed, back }) };
      toast({ ...SUCCESS.messageUpdated, ...(description && { description }), showMs: OFFER_SHOW_MS, action });
    },
    ...failed,
  });
}

function send({ id, version }: Message, change: Change) {
  return api('PATCH /api/messages/{id}', { params: { id: String(id) }, body: { ...change, version } });
}

export function isStale(error: Error): boolean {
  return error instanceof ApiError && error.status === 409;
}
