import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { createToastQueue, type ToastQueue, type ToastRequest } from './toast-queue.ts';
import { Toaster } from './toaster.tsx';

type Toasting = { toast: (request: ToastRequest) => void; dismiss: () => void };

const ToastContext = createContext<Toasting | undefined>(undefined);

/** `queue`: for toasts that outlive this provider. */
export function ToastProvider({ queue: lasting, children }: { queue?: ToastQueue; children: ReactNode }) {
  const [own] = useState(createToastQueue);
  const queue = lasting ?? own;
  const toasting = useMemo(
    () => ({ toast: (request: ToastRequest) => void queue.show(request), dismiss: () => queue.dismiss() }),
    [queue],
  );
  return (
    <ToastContext value={toasting}>
      {children}
      <Toaster queue={queue} />
    </ToastContext>
  );
}

export function useToast(): Toasting {
  const toasting = use(ToastContext);
  if (!toasting) throw new Error('No ToastProvider');
  return toasting;
}
