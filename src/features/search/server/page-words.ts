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

/** What a summary says of a page: the very sentences of it that answer, or that no page says anything of what is asked. */
export function sayPage({ title, href, says = [], silent }: Page): string {
  const quoted = says.map(({ on, words }) => quotedFrom(on, new RegExp(words, 'u')));
  const sections = [...Map.groupBy(quoted, ({ heading }) => heading)];
  const answers = sections.map(([heading, parts]) => `${heading} ‘${asOne(parts)}’`);
  return [aboutPage(title, href, silent), ...answers].join(' ');
}

function aboutPage(title: string, href: string, silent: string | undefined): string {
  if (silent === undefined) return `About this, see the page ‘${title}’.`;
  return ASKED_BY.has(href)
    ? `Our pages say nothing of ${silent}: ask us by the page ‘${title}’.`
    : `Our pages say nothing of ${silent}; what they do say stands on the page ‘${title}’.`;
}

// The pages by which a buyer asks.
const ASKED_BY: ReadonlySet<string> = new Set(['/contact', '/request-quote']);

/** The sections of a page, or the one that an address names, each with its sentences as they stand there. */
export function sectionsOn(href: string): { title: string; sentences: string[] }[] {
  const [path = '', id] = href.split('#');
  return (PAGES[path] ?? [])
    .filter((section) => id === undefined || section.id === id)
    .map(({ title, text }) => ({ title, sentences: text.flat().flatMap((line) => line.split(/(?<=[.!?])\s+/u)) }));
}

interface Quoted {
  heading: string;
  text: string;
  /** Its place among the sentences of its section. */
  at: number;
}

// Of a long sentence the part that answers. One with a figure that staff set is read on its page.
function quotedFrom(href: string, words: RegExp): Quoted {
  for (const { title, sentences } of sectionsOn(href)) {
    const at = sentences.findIndex((sentence) => words.test(sentence) && !PLACEHOLDER.test(sentence));
    const found = sentences[at];
    if (found === undefined) continue;
    const part = words.exec(found)?.[1];
    return { heading: headingOf(title), text: part === undefined ? found : `${part} …`, at };
  }
  throw new Error(`${href} has no sentence like ${words.source}.`);
}

// Where sentences between are left out, that is marked.
function asOne(parts: readonly Quoted[]): string {
  return parts.reduce((said, { text, at }, place) => {
    const before = parts[place - 1];
    if (!before) return text;
    return `${said} ${at === before.at + 1 || said.endsWith('…') ? '' : '… '}${text}`;
  }, '');
}

const PLACEHOLDER = /\{\w+\}/u;
const headingOf = (title: string) => (PLACEHOLDER.test(title) ? 'It says:' : /[?]$/u.test(title) ? title : `${title}:`);
