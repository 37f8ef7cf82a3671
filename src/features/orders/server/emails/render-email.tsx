import { type RenderedEmail, renderEmail } from '#ui/email/render-email.ts';
import { type Receipt, ReceiptEmail } from './receipt-email.tsx';
import { StatusEmail, type StatusNews } from './status-email.tsx';

export function renderReceipt(receipt: Receipt): Promise<RenderedEmail> {
  return renderEmail(<ReceiptEmail receipt={receipt} />);
}

export function renderStatusNews(news: StatusNews): Promise<RenderedEmail> {
  return renderEmail(<StatusEmail news={news} />);
}
