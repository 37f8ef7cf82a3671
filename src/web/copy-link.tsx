import { Link2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useHydrated } from './use-hydrated.ts';

interface CopyLinkProps {
  /** What it leads to, as in 'The link to this wall is copied'. */
  to: string;
  /** The whole address, asked for when the button is pressed. */
  addressOf: () => string;
  /** What to do where the browser lets nothing be copied, after 'The link could not be copied: '. */
  otherwise: string;
}

/** Copies an address for whoever is to get it; nothing before the page is alive. */
export function CopyLink({ to, addressOf, otherwise }: CopyLinkProps) {
  const { toast } = useToast();
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressOf());
      toast({ title: `The link to ${to} is copied` });
    } catch {
      toast({ title: `The link could not be copied: ${otherwise}` });
    }
  };
  return (
    <Button type="button" variant="ghost" size="sm" onClick={copy}>
      <Link2 aria-hidden="true" className="size-4" />
      Copy the link
    </Button>
  );
}
