import { useEffect, useRef } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Switch } from '#ui/switch.tsx';
import { UNDO_SHOW_MS } from '#ui/toast-queue.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import type { RecordKind } from './record-kind.ts';
import { useRecordCall } from './use-records.ts';

type ActiveSwitchProps<T extends { id: number }, Saved> = {
  kind: RecordKind<T, Saved>;
  record: T & { isActive: boolean };
  set: (isActive: boolean) => Promise<Saved>;
};

/** Whether a record is in use, switched in its row. Before the scripts arrive it only tells; the edit form switches too. */
export function ActiveSwitch<T extends { id: number }, Saved>({ kind, record, set }: ActiveSwitchProps<T, Saved>) {
  const { isActive } = record;
  const name = kind.nameOf(record);
  const isAlive = useHydrated();
  const after = isActive ? 'inactive' : 'active';
  const change = useRecordCall(
    () => set(!isActive),
    (saved) => ({
      ...kind.edit.done(saved),
      description: `${name} is ${after}`,
      showMs: UNDO_SHOW_MS,
      action: { label: 'Undo', onAction: () => latest.current(isActive) },
    }),
    kind.edit.failed,
  );
  // The record is another by the time that it is switched back.
  const latest = useRef<(isActive: boolean) => void>(() => undefined);
  useEffect(() => {
    latest.current = (to) => {
      if (to !== isActive && !change.isPending) change.mutate();
    };
  });
  if (!isAlive) return <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
  return (
    <Switch
      label={
        <>
          <span aria-hidden="true">{isActive ? 'Active' : 'Inactive'}</span>
          <span className="sr-only">{name} is active</span>
        </>
      }
      // What is being saved is shown at once, and taken back when it fails.
      checked={change.isPending ? !isActive : isActive}
      onCheckedChange={() => {
        if (!change.isPending) change.mutate();
      }}
    />
  );
}
