import { Link2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';

/** Copies the address of the wall, which opens it for whoever gets it. */
export function CopyLink({ search }: { search: string }) {
  const { toast } = useToast();
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(paths.ledWall(search), window.location.href).href);
      toast({ title: 'The link to this wall is copied' });
    } catch {
      toast({ title: 'The link could not be copied: copy the address of this page' });
    }
  };
  return (
    <Button type="button" variant="ghost" size="sm" onClick={copy}>
      <Link2 aria-hidden="true" className="size-4" />
      Copy the link
    </Button>
  );
}
