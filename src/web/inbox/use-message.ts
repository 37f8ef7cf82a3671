import type { Message } from '#features/messages/contract.ts';
import { useToast } from '#ui/toast.tsx';
import { ApiError, api } from '#web/api.ts';
import { useLive } from '#web/live/use-live.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/messages.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { useQuery } from '#web/query/use-query.ts';

/** One message with its thread, read again whenever a colleague or the post has changed it. */
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

/** The colleagues to whom a message can be given. */
export function useAssignees(isNeeded: boolean) {
  return useQuery({
    queryKey: ['message-assignees'],
    enabled: isNeeded,
    gcTime: 0,
    queryFn: ({ signal }) => api('GET /api/messages/assignees', {}, { signal }),
  });
}

type Change = { status?: 'open' | 'closed'; assignedTo?: number | null };

/** Assigns, closes or opens a message again; `onChange` is called whatever came of it, for it may be another by now. */
export function useMessageChange(message: Message | undefined, onChange: () => void) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: (change: Change) =>
      api('PATCH /api/messages/{id}', {
        params: { id: String(message?.id ?? 0) },
        body: { ...change, version: message?.version },
      }),
    onSuccess: ({ status }, change) => {
      const description = change.status ? (status === 'closed' ? 'Closed' : 'Open again') : undefined;
      toast({ ...SUCCESS.messageUpdated, ...(description && { description }) });
    },
    onError: (error) => toast(failureToast(error, FAILURES.updateMessage)),
    onSettled: onChange,
  });
}

export function isStale(error: Error): boolean {
  return error instanceof ApiError && error.status === 409;
}
