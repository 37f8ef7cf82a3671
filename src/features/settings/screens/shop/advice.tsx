import { ButtonLink } from '#ui/button-link.tsx';
import { Section } from '#ui/section.tsx';
import { paths } from '#web/paths.ts';

/** The end of the home page: links for visitors who do not know which screen they need. */
export function Advice() {
  return (
    <Section className="border-line border-t">
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-end">
        <div className="max-w-2xl">
          <h2 className="title-1">Not sure which screen?</h2>
          <p className="lead mt-3">
            Answer where it will hang, how far away people stand and how much daylight there is. You see the size, the
            brightness, the right bracket and the price at once.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <ButtonLink href={paths.guide()}>Answer five questions</ButtonLink>
          <ButtonLink href={paths.contact('Which screen do I need?')} variant="secondary">
            Ask a specialist
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
