import contactQuestions from '#features/settings/legal/contact-questions.json' with { type: 'json' };
import deliveryAndReturns from '#features/settings/legal/delivery-and-returns.json' with { type: 'json' };
import type { ProseText } from '#features/settings/legal/fill-in.ts';
import terms from '#features/settings/legal/terms.json' with { type: 'json' };
import type { Page } from '../understanding/vocabulary-book.ts';

type Section = { id?: string; title: string; text: ProseText };

const PAGES: Readonly<Record<string, readonly Section[]>> = {
  '/delivery-and-returns': deliveryAndReturns,
  '/terms': terms,
  '/contact': contactQuestions,
};

/** What a summary says of a page: the very sentences that answer, or that no page says anything of it. */
export function sayPage({ title, says = [], silent }: Page): string {
  const quoted = says.map(({ on, words }) => quotedFrom(on, new RegExp(words, 'u')));
  const sections = [...Map.groupBy(quoted, ({ heading }) => heading)];
  const answers = sections.map(([heading, parts]) => `${heading} ‘${parts.map(({ text }) => text).join(' ')}’`);
  const about =
    silent === undefined
      ? `About this, see the page ‘${title}’.`
      : `Our pages say nothing of ${silent}: ask us by the page ‘${title}’.`;
  return [about, ...answers].join(' ');
}

/** The sections of a page, or the one that an address names, each with its sentences as they stand there. */
export function sectionsOn(href: string): { title: string; sentences: string[] }[] {
  const [path = '', id] = href.split('#');
  return (PAGES[path] ?? [])
    .filter((section) => id === undefined || section.id === id)
    .map(({ title, text }) => ({ title, sentences: text.flat().flatMap((line) => line.split(/(?<=[.!?])\s+/u)) }));
}

// Of a long sentence the part that answers. One with a figure that staff set is read on its page.
function quotedFrom(href: string, words: RegExp): { heading: string; text: string } {
  for (const { title, sentences } of sectionsOn(href)) {
    const found = sentences.find((sentence) => words.test(sentence));
    if (found === undefined || PLACEHOLDER.test(found)) continue;
    const part = words.exec(found)?.[1];
    return { heading: headingOf(title), text: part === undefined ? found : `${part} …` };
  }
  throw new Error(`${href} has no sentence like ${words.source}.`);
}

const PLACEHOLDER = /\{\w+\}/u;
const headingOf = (title: string) => (PLACEHOLDER.test(title) ? 'It says:' : /[?]$/u.test(title) ? title : `${title}:`);
