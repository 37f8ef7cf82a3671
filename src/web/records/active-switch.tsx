import { Badge } from '#ui/badge.tsx';
import { Switch } from '#ui/switch.tsx';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { useRecordCall } from './use-records.ts';

type ActiveSwitchProps = {
  name: string;
  isActive: boolean;
  set: (isActive: boolean) => Promise<unknown>;
  success: ToastRequest;
  failure: string;
};

/** Whether a record is in use, switched in its row. Before the scripts arrive it only tells; the edit form switches too. */
export function ActiveSwitch({ name, isActive, set, success, failure }: ActiveSwitchProps) {
  const isAlive = useHydrated();
  const after = isActive ? 'inactive' : 'active';
  const change = useRecordCall(
    () => set(!isActive),
    () => ({ ...success, description: `${name} is ${after}` }),
    failure,
  );
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
