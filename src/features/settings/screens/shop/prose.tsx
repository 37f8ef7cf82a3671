import { Fragment, type ReactNode } from 'react';
import { fillIn, type ProseText, type Words } from '#features/settings/legal/fill-in.ts';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';
import { CompanyLine, SupportMail } from './company-line.tsx';

/** Renders text from data, such as the terms. */
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

// The remaining placeholders are elements; `split` puts them at the odd indexes.
function filled(text: string, words: Words): ReactNode[] {
  return fillIn(text, words)
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : <Fragment key={part}>{ELEMENTS[part]}</Fragment>));
}

const ELEMENTS: Record<string, ReactNode> = {
  support: <SupportMail />,
  deliveryAndReturns: <TextLink href={paths.deliveryAndReturns}>delivery and returns</TextLink>,
};
