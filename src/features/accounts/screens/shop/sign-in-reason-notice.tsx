import { Notice } from '#ui/notice.tsx';
import { useIsSilent } from '#web/use-is-silent.ts';
import { signInReason } from '../../sign-in-reason.ts';

/** Tells who followed a link to what needs an account why the page to sign in opened instead. */
export function SignInReasonNotice({ next }: { next: string | null }) {
  const reason = signInReason(next, useIsSilent());
  if (!reason) return null;
  return (
    <Notice tone="info" title="Please sign in first" className="mb-5">
      {reason}
    </Notice>
  );
}
