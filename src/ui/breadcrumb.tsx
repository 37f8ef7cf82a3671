import { ChevronRight } from 'lucide-react';
import { UiLink } from './link.tsx';
import { quietLinkClass } from './link-class.ts';

export function Breadcrumb({ items }: { items: readonly { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-x-1.5 text-ink-soft text-sm sm:flex-wrap">
        {items.map((item, at) => (
          <li
            key={`${item.href}-${item.label}`}
            className={`flex min-w-0 items-center gap-1.5 ${at < items.length - 1 ? 'shrink-0' : ''}`}
          >
            {at > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0 rtl:rotate-180" />}
            {item.href !== undefined && at < items.length - 1 ? (
              <UiLink href={item.href} className={`${quietLinkClass} inline-block max-w-40 truncate py-1 sm:max-w-96`}>
                {item.label}
              </UiLink>
            ) : (
              <span aria-current="page" className="line-clamp-1 py-1 text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
