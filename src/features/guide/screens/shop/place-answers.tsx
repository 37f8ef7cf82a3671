import { DefinitionList } from '#ui/definition-list.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';
import type { PlaceToQuote } from './place-to-quote.ts';

/** What was answered in the guide, beside the form that asks for a quote. */
export function PlaceAnswers({ place: { words, address } }: { place: PlaceToQuote }) {
  return (
    <>
      <DefinitionList dense items={words.map(({ asked, said }) => ({ term: asked, value: said }))} />
      <TextLink href={paths.guide(address)} className="mt-4 inline-block text-sm">
        Change your answers
      </TextLink>
    </>
  );
}
