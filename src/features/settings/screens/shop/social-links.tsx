import type { ReactNode } from 'react';
import { iconButtonClass } from '#ui/icon-button.tsx';
import { useShop } from '#web/use-shop.ts';

/** Links to the social pages with our own icons; an unknown network shows its first letter. */
export function SocialLinks() {
  const social = useShop()?.social ?? [];
  if (social.length === 0) return null;
  return (
    <ul className="-ms-2 flex flex-wrap gap-1">
      {social.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener noreferrer" target="_blank" className={iconButtonClass()}>
            <span className="sr-only">{name}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
            >
              {signs[name.toLowerCase()] ?? <Letter>{name.charAt(0)}</Letter>}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Letter({ children }: { children: string }) {
  return (
    <>
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <text x="12" y="16.5" textAnchor="middle" fontSize="12" fontWeight="700" fill="currentColor" stroke="none">
        {children}
      </text>
    </>
  );
}

const signs: Record<string, ReactNode> = {
  linkedin: <Letter>in</Letter>,
  facebook: <Letter>f</Letter>,
  x: <path d="M5 5l14 14M19 5L5 19" />,
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" strokeLinecap="round" strokeWidth="2.5" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="4" />
      <path d="M10 9l5 3-5 3z" fill="currentColor" strokeLinejoin="round" />
    </>
  ),
};
