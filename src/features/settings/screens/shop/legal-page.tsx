import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { fillIn, type ProseText } from '../../legal/fill-in.ts';
import { saidWithoutVat } from '../../legal/without-vat.ts';
import { prose } from './prose.tsx';

export interface LegalSection {
  id: string;
  title: string;
  content: ReactNode;
}

type LegalPageProps = { title: string; description: string; changed: string; sections: readonly LegalSection[] };

/** Turns texts from data into sections, of a shop that is registered for VAT or not. */
export function legalSections(
  texts: readonly { id: string; title: string; text: ProseText }[],
  isRegistered: boolean,
  words: Record<string, string | number> = {},
): LegalSection[] {
  return texts.map(({ id, title, text }) => ({
    id,
    title: fillIn(isRegistered ? title : saidWithoutVat(title), words),
    content: prose(text, words, isRegistered),
  }));
}

/** A page of long text whose sections have anchors. */
export function LegalPage({ title, description, changed, sections }: LegalPageProps) {
  return (
    <Container>
      <PageHeader title={title} description={description} meta={<span>Last changed {changed}</span>} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
          <ol className="grid gap-x-6 border-line border-y py-3 text-sm sm:grid-cols-2 lg:grid-cols-1 lg:border-y-0 lg:py-0">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-block rounded-xs py-1.5 text-ink-soft hover:text-ink hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[42rem]">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="mb-10">
              <h2 id={`${section.id}-title`} className="title-2">
                {section.title}
              </h2>
              <div className={proseClass}>{section.content}</div>
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

const proseClass =
  'mt-3 flex flex-col gap-3 wrap-anywhere leading-relaxed [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-1.5 [&_ul]:ps-5';
