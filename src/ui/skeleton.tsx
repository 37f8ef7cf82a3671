import { cx } from './class-names.ts';

/** Takes the room of content that is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block h-4 rounded-xs', className)} />;
}

export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={at} className={at === lines - 1 ? 'w-2/3' : 'w-full'} />
      ))}
    </span>
  );
}
