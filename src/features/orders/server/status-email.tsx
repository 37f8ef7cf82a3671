import { Button, Text } from '@react-email/components';
import { EmailLayout } from '#ui/email/email-layout.tsx';
import { emailStyle as style } from '#ui/email/email-style.ts';

export interface StatusNews {
  brand: string;
  footerLines: string[];
  heading: string;
  text: string;
  url: string;
}

/** Tells the buyer that their order has moved. */
export function StatusEmail({ news }: { news: StatusNews }) {
  return (
    <EmailLayout brand={news.brand} footerLines={news.footerLines} heading={news.heading} preview={news.text}>
      <Text style={style.text}>{news.text}</Text>
      <Button href={news.url} style={style.button}>
        View your order
      </Button>
    </EmailLayout>
  );
}
