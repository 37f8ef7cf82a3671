import { Notice } from '#ui/notice.tsx';
import type { Problem } from '#values/problem.ts';

/** Why a request was refused, when no field is to blame. */
export function RefusedNotice({ problem, className }: { problem: Problem | undefined; className?: string }) {
  if (!problem) return null;
  return (
    <Notice tone="negative" role="alert" title={problem.title} className={className}>
      {problem.detail}
    </Notice>
  );
}
