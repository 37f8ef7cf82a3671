import contactQuestions from '#features/settings/legal/contact-questions.json' with { type: 'json' };
import deliveryAndReturns from '#features/settings/legal/delivery-and-returns.json' with { type: 'json' };
import type { ProseText } from '#features/settings/legal/fill-in.ts';
import privacy from '#features/settings/legal/privacy.json' with { type: 'json' };
import terms from '#features/settings/legal/terms.json' with { type: 'json' };

type Section = { id: string; title: string; text: ProseText };

const PAGES: Record<'/delivery-and-returns' | '/terms' | '/privacy' | '/contact', readonly Section[]> = {
  '/delivery-and-returns': deliveryAndReturns,
  '/terms': terms,
  '/privacy': privacy,
  '/contact': contactQuestions.map((question, at) => ({ ...question, id: `question-${at + 1}` })),
};

/** A section of the shop's own pages, with its link. */
export interface ShopText {
  title: string;
  text: ProseText;
  href: string;
}

/** A section of a page, whole. */
export function sectionOf(page: keyof typeof PAGES, id: string): ShopText {
  const section = PAGES[page].find((each) => each.id === id);
  if (!section) throw new Error(`${page} has no section ${id}.`);
  return { title: section.title, text: section.text, href: `${page}#${id}` };
}

/** A question of the contact page with its answer. */
export function contactQuestion(title: RegExp): ShopText {
  const found = PAGES['/contact'].find((question) => title.test(question.title));
  if (!found) throw new Error(`The contact page has no question ${title.source}.`);
  return { title: found.title, text: found.text, href: '/contact' };
}

/** Every sentence of those pages, each with its section. */
export function everySentence(): readonly ShopText[] {
  return Object.entries(PAGES).flatMap(([page, sections]) =>
    sections.flatMap(({ id, title, text }) =>
      text
        .flat()
        .flatMap((line) => line.split(/(?<=[.!?])\s+/u))
        .map((sentence) => ({ title, text: [sentence], href: page === '/contact' ? page : `${page}#${id}` })),
    ),
  );
}

/** The sentences of a section that contain these words, as they stand there. */
export function sentencesOf(page: keyof typeof PAGES, id: string, words: RegExp): ShopText {
  const section = sectionOf(page, id);
  const text = section.text
    .flat()
    .flatMap((line) => line.split(/(?<=[.!?])\s+/u))
    .filter((line) => words.test(line));
  if (text.length === 0) throw new Error(`${section.href} has no sentence with ${words.source}.`);
  return { ...section, text: [text.join(' ')] };
}
