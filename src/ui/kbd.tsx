import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-sm border border-line bg-sunken px-1.5 font-sans text-ink-soft text-xs">
      {children}
    </kbd>
  );
}
