import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

/** The button that places an order. */
export function PlaceButton({ isPlacing, children }: { isPlacing: boolean; children: ReactNode }) {
  return (
    <Button
      type="submit"
      variant="accent"
      size="lg"
      className="w-full sm:w-auto"
      pending={isPlacing}
      pendingLabel="Placing your order..."
    >
      <Lock aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}
