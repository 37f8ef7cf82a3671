import { TextLink } from '#ui/text-link.tsx';

/** From how far a screen reads and what it costs a year, on its page, and the way to the guide, which then judges this screen. */
export function ScreenLine({ line, guideHref }: { line: string | undefined; guideHref: string }) {
  return (
    line && (
      <p className="border-line border-t py-5 text-ink-soft">
        {line} <TextLink href={guideHref}>Does it suit your place?</TextLink>
      </p>
    )
  );
}
