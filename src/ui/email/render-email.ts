import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';

export interface RenderedEmail {
  html: string;
  text: string;
}

/** Renders an e-mail as HTML and as plain text. Costly to load: import it only when an e-mail is written. */
export async function renderEmail(email: ReactElement): Promise<RenderedEmail> {
  const html = await render(email);
  return { html, text: toPlainText(html) };
}

// Compiled once: React Email's own would compile its selectors for each e-mail, which takes longer than the text.
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'table.figures', format: 'dataTable' },
    { selector: 'h1', options: { uppercase: false } },
  ],
});
