import { Fragment, type ReactNode } from 'react';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { paths } from '#web/paths.ts';
import { CompanyLine, SupportMail } from './company-line.tsx';

/** Paragraphs, and lists of points. `{support}` and other names in braces stand for what is only known on the page. */
export type ProseText = readonly (string | readonly string[])[];

type Words = Record<string, string | number>;

/** Text that is written as data, as elements: the terms, the answers to usual questions. */
export function prose(text: ProseText, words: Words = {}): ReactNode[] {
  return text.map((block) =>
    typeof block === 'string' ? (
      <Fragment key={block}>{paragraph(block, words)}</Fragment>
    ) : (
      <ul key={block[0]}>
        {block.map((point) => (
          <li key={point}>{filled(point, words)}</li>
        ))}
      </ul>
    ),
  );
}

function paragraph(text: string, words: Words): ReactNode {
  return text === '{company}' ? <CompanyLine /> : <p>{filled(text, words)}</p>;
}

/** The text with its words filled in, as far as they are text themselves. */
export function fillIn(text: string, words: Words): string {
  return text.replace(/\{(\w+)\}/g, (name, word) => String(words[word] ?? name));
}

// What is left in braces is an element; `split` puts those at the odd places.
function filled(text: string, words: Words): ReactNode[] {
  return fillIn(text, words)
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : <Fragment key={part}>{ELEMENTS[part]}</Fragment>));
}

const ELEMENTS: Record<string, ReactNode> = {
  support: <SupportMail />,
  deliveryAndReturns: (
    <UiLink href={paths.deliveryAndReturns} className={linkClass}>
      delivery and returns
    </UiLink>
  ),
};
