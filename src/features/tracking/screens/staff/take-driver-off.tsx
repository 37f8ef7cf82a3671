import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CONFIRMATIONS } from '#web/toast-texts.ts';

/** Removes the driver from an order, after a confirmation because the driver may be on the road with it. */
export function TakeDriverOff({ isSending, onConfirm }: { isSending: boolean; onConfirm: () => Promise<unknown> }) {
  const [isAsked, setAsked] = useState(false);
  const { title, description } = CONFIRMATIONS.takeDriverOff;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
        Take the driver off
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        size="sm"
        title={title}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              pending={isSending}
              // A toast reports the failure.
              onClick={() =>
                onConfirm().then(
                  () => setAsked(false),
                  () => undefined,
                )
              }
            >
              Take off
            </Button>
          </>
        }
      >
        <p>{description}</p>
      </Dialog>
    </>
  );
}
