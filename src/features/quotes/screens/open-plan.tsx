import { Ruler } from 'lucide-react';
import { ButtonLink } from '#ui/button-link.tsx';

/** Leads back to the plan from which the quote was asked for. */
export function OpenPlan({ plan }: { plan: string | null }) {
  if (plan === null) return null;
  return (
    <ButtonLink href={plan} variant="secondary">
      <Ruler aria-hidden="true" className="size-4" />
      Open the plan
    </ButtonLink>
  );
}
