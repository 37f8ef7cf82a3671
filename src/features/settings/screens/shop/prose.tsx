import { Fragment, type ReactNode } from 'react';
import { fillIn, type ProseText, type Words } from '#features/settings/legal/fill-in.ts';
import { saidWithoutVat } from '#features/settings/legal/without-vat.ts';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';
import { CompanyLine, SupportMail } from './company-line.tsx';

/** Renders text from data, such as the terms; for a shop that is not registered for VAT without what speaks of it. */
export function prose(text: ProseText, words: Words = {}, isRegistered = true): ReactNode[] {
  const said = isRegistered ? text : text.map(withoutVat);
  return said.map((block) =>
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

function withoutVat(block: ProseText[number]): ProseText[number] {
  return typeof block === 'string' ? saidWithoutVat(block) : block.map(saidWithoutVat);
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
