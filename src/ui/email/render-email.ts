import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

export interface RenderedEmail {
  html: string;
  text: string;
}

/** Renders an e-mail as HTML and as plain text. Costly to load: import it only when an e-mail is written. */
export async function renderEmail(email: ReactElement): Promise<RenderedEmail> {
  const html = await render(email);
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: 'table.figures', format: 'dataTable' },
      { selector: 'h1', options: { uppercase: false } },
    ],
  });
  return { html, text };
}
