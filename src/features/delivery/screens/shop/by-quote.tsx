import { TextLink } from '#ui/text-link.tsx';

/** Says that no method brings these goods there, and where a quote is asked for. */
export function ByQuote({ sentence, href }: { sentence: string; href: string }) {
  return (
    <p className="mt-2 rounded-md border-caution border-s-4 bg-caution-wash px-4 py-3 text-sm">
      <strong>Delivery by quote.</strong> {sentence} <TextLink href={href}>Request a quote</TextLink>
    </p>
  );
}
