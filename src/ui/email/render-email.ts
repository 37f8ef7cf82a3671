import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

export interface RenderedEmail {
  html: string;
  text: string;
}

/** An e-mail as both kinds of mail reader show it. Costly to load: import what calls it when there is an e-mail to write. */
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
