import type { ReactNode } from 'react';

export function SkipLink({ href = '#main', children }: { href?: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="sr-only rounded-md bg-action px-5 py-3 font-semibold text-on-action focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
    >
      {children}
    </a>
  );
}
