import { Button, Link, Text } from '@react-email/components';
import { EmailLayout } from '#ui/email/email-layout.tsx';
import { emailStyle as style } from '#ui/email/email-style.ts';
import { type RenderedEmail, renderEmail } from '#ui/email/render-email.ts';

export interface AlertNews {
  brand: string;
  footerLines: string[];
  productName: string;
  productUrl: string;
  /** Where all such e-mails to this address are stopped. */
  stopUrl: string;
}

/** The one e-mail that a stock alert writes. */
function AlertEmail({ news }: { news: AlertNews }) {
  const { productName } = news;
  return (
    <EmailLayout
      brand={news.brand}
      footerLines={news.footerLines}
      heading={`${productName} is back in stock`}
      preview="You asked us to tell you when it can be bought again."
    >
      <Text style={style.text}>
        You asked us to tell you when {productName} can be bought again. It can, for as long as it lasts: none is set
        aside.
      </Text>
      <Button href={news.productUrl} style={style.button}>
        View the product
      </Button>
      <Text style={{ ...style.quiet, marginTop: 24 }}>
        This is the only e-mail about it. If you wait for other products too and want no more of these,{' '}
        <Link href={news.stopUrl}>stop them here</Link>.
      </Text>
    </EmailLayout>
  );
}

export function renderAlert(news: AlertNews): RenderedEmail {
  return renderEmail(<AlertEmail news={news} />);
}
