import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Says that no method brings these goods there, and where a quote is asked for. */
export function ByQuote({ sentence, href }: { sentence: string; href: string }) {
  return (
    <Notice tone="caution" title="Delivery by quote">
      {sentence} <TextLink href={href}>Request a quote</TextLink>
    </Notice>
  );
}
