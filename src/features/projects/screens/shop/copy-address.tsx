import { Link2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useHydrated } from '#web/use-hydrated.ts';

/** Copies an address, or with `null` that of this page without what it says of the last change. */
export function CopyAddress({ address }: { address: string | null }) {
  const { toast } = useToast();
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? ownAddress());
      toast({ title: 'The address is copied' });
    } catch {
      toast({ title: 'The address could not be copied: copy it from the browser' });
    }
  };
  return (
    <Button type="button" variant="ghost" size="sm" onClick={copy}>
      <Link2 aria-hidden="true" className="size-4" />
      Copy the address
    </Button>
  );
}

function ownAddress(): string {
  const url = new URL(window.location.href);
  url.searchParams.delete('said');
  return url.href;
}
