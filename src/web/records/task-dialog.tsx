import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Panel } from '#ui/panel.tsx';
import { LEAVE_QUESTION } from '#web/toast-texts.ts';
import { useHydrated } from '#web/use-hydrated.ts';

type TaskDialogProps = {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  footer: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
};

/** A dialog that is a panel in the page until the scripts arrive. */
export function TaskDialog({ open, title, onClose, footer, size, children }: TaskDialogProps) {
  const isHydrated = useHydrated();
  if (isHydrated) {
    return (
      <Dialog open={open} onClose={onClose} leaveQuestion={LEAVE_QUESTION} title={title} size={size} footer={footer}>
        {children}
      </Dialog>
    );
  }
  if (!open) return null;
  return (
    <Panel title={title}>
      {children}
      <div className="mt-5 flex flex-wrap gap-3">{footer}</div>
    </Panel>
  );
}
