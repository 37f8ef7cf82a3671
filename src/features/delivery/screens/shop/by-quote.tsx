import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';

/** Says that no method brings these goods there, and where a quote is asked for. */
export function ByQuote({ sentence, href }: { sentence: string; href: string }) {
  return (
    <Notice tone="caution" title="Delivery by quote">
      {sentence}{' '}
      <UiLink href={href} className={linkClass}>
        Request a quote
      </UiLink>
    </Notice>
  );
}
