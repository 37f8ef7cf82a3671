import { Button, Text } from '@react-email/components';
import { EmailLayout } from '#ui/email/email-layout.tsx';
import { emailStyle as style } from '#ui/email/email-style.ts';
import { type RenderedEmail, renderEmail } from '#ui/email/render-email.ts';

export interface ConcernsNews {
  brand: string;
  footerLines: string[];
  concerns: readonly { title: string; action: string }[];
  url: string;
}

function ConcernsEmail({ news: { brand, footerLines, concerns, url } }: { news: ConcernsNews }) {
  const [first] = concerns;
  return (
    <EmailLayout brand={brand} footerLines={footerLines} heading="The shop needs you" preview={first?.title ?? ''}>
      {concerns.map(({ title, action }) => (
        <Text key={title} style={style.text}>
          <strong>{title}.</strong> {action}
        </Text>
      ))}
      <Button href={url} style={style.button}>
        Open the status page
      </Button>
      <Text style={{ ...style.quiet, marginTop: 24 }}>For as long as it lasts, you are told again once a day.</Text>
    </EmailLayout>
  );
}

/** Renders what needs a person, the weightiest first. */
export function renderConcerns(news: ConcernsNews): RenderedEmail {
  return renderEmail(<ConcernsEmail news={news} />);
}
