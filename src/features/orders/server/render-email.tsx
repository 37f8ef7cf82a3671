import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { type Receipt, ReceiptEmail } from './receipt-email.tsx';
import { StatusEmail, type StatusNews } from './status-email.tsx';

interface Rendered {
  html: string;
  text: string;
}

export function renderReceipt(receipt: Receipt): Promise<Rendered> {
  return renderBoth(<ReceiptEmail receipt={receipt} />);
}

export function renderStatusNews(news: StatusNews): Promise<Rendered> {
  return renderBoth(<StatusEmail news={news} />);
}

async function renderBoth(email: ReactElement): Promise<Rendered> {
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
