import type { ReactNode } from 'react';

export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#main"
      className="sr-only rounded-md bg-action px-5 py-3 font-semibold text-on-action focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
    >
      {children}
    </a>
  );
}
