import { Button, Text } from '@react-email/components';
import { AsWritten } from '#ui/email/as-written.tsx';
import { EmailLayout, QuietLines } from '#ui/email/email-layout.tsx';
import { emailStyle as style } from '#ui/email/email-style.ts';
import { type RenderedEmail, renderEmail } from '#ui/email/render-email.ts';
import { type Receipt, ReceiptEmail } from './receipt-email.tsx';

export interface StatusNews {
  brand: string;
  footerLines: string[];
  heading: string;
  text: string;
  /** Lines that belong together, such as an account to pay to. */
  lines?: readonly string[];
  /** A message in its author's words. */
  quote?: string | null | undefined;
  url: string;
  linkText: string;
}

/** A short e-mail about news of an order. */
export function StatusEmail({ news }: { news: StatusNews }) {
  return (
    <EmailLayout brand={news.brand} footerLines={news.footerLines} heading={news.heading} preview={news.text}>
      <Text style={style.text}>{news.text}</Text>
      {news.lines && news.lines.length > 0 && <QuietLines lines={news.lines} />}
      {news.quote && (
        <Text style={style.text}>
          <AsWritten text={news.quote} />
        </Text>
      )}
      <Button href={news.url} style={style.button}>
        {news.linkText}
      </Button>
    </EmailLayout>
  );
}

export function renderReceipt(receipt: Receipt): RenderedEmail {
  return renderEmail(<ReceiptEmail receipt={receipt} />);
}

export function renderStatusNews(news: StatusNews): RenderedEmail {
  return renderEmail(<StatusEmail news={news} />);
}
