import { useEffect, useRef } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Switch } from '#ui/switch.tsx';
import { OFFER_SHOW_MS } from '#ui/toast-queue.ts';
import { undoAction } from '#web/undo-action.tsx';
import { useHydrated } from '#web/use-hydrated.ts';
import type { RecordKind } from './record-kind.ts';
import { useRecordCall } from './use-records.ts';

type ActiveSwitchProps<T extends { id: number }, Saved> = {
  kind: RecordKind<T, Saved>;
  record: T & { isActive: boolean };
  set: (isActive: boolean) => Promise<Saved>;
};

/** Switches a record on or off in its row. Without scripts it only shows the state; the edit form can switch too. */
export function ActiveSwitch<T extends { id: number }, Saved>({ kind, record, set }: ActiveSwitchProps<T, Saved>) {
  const { isActive } = record;
  const name = kind.nameOf(record);
  const isHydrated = useHydrated();
  const after = isActive ? 'inactive' : 'active';
  const change = useRecordCall(
    () => set(!isActive),
    (saved) => ({
      ...kind.edit.done(saved),
      description: `${name} is ${after}`,
      showMs: OFFER_SHOW_MS,
      action: undoAction(() => latest.current(isActive)),
    }),
    kind.edit.failed,
  );
  // By the time of 'Undo' the record has changed.
  const latest = useRef<(isActive: boolean) => void>(() => undefined);
  useEffect(() => {
    latest.current = (to) => {
      if (to !== isActive && !change.isPending) change.mutate();
    };
  });
  if (!isHydrated) return <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
  return (
    <Switch
      label={
        <>
          <span aria-hidden="true">{isActive ? 'Active' : 'Inactive'}</span>
          <span className="sr-only">{name} is active</span>
        </>
      }
      // Shows the new state at once, and the old one again when saving fails.
      checked={change.isPending ? !isActive : isActive}
      onCheckedChange={() => {
        if (!change.isPending) change.mutate();
      }}
    />
  );
}
