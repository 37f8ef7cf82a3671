import { Button, Section, Text } from '@react-email/components';
import { EmailLayout } from '#ui/email/email-layout.tsx';
import { emailStyle as style } from '#ui/email/email-style.ts';
import { type RenderedEmail, renderEmail } from '#ui/email/render-email.ts';

/** The content of an e-mail about an account. */
export interface AccountLetter {
  heading: string;
  greetingName: string | null;
  paragraphs: string[];
  /** Details to remember, such as the username. */
  facts?: { label: string; value: string }[];
  button?: { label: string; url: string };
  /** The text below the button, such as how long the link works. */
  note?: string;
}

interface Sender {
  brand: string;
  footerLines: string[];
}

export function renderAccountEmail(letter: AccountLetter, sender: Sender): RenderedEmail {
  return renderEmail(<AccountEmail letter={letter} sender={sender} />);
}

function AccountEmail({ letter, sender }: { letter: AccountLetter; sender: Sender }) {
  const { heading, greetingName, paragraphs, facts = [], button, note } = letter;
  return (
    <EmailLayout {...sender} heading={heading} preview={paragraphs[0] ?? heading}>
      <Text style={style.text}>Hello{greetingName ? ` ${greetingName}` : ''},</Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={style.text}>
          {paragraph}
        </Text>
      ))}
      {facts.length > 0 && (
        <Section style={{ ...style.panel, margin: '4px 0 16px' }}>
          {facts.map(({ label, value }) => (
            <Text key={label} style={{ ...style.text, margin: 0 }}>
              {label}: <strong>{value}</strong>
            </Text>
          ))}
        </Section>
      )}
      {button && (
        <Button href={button.url} style={style.button}>
          {button.label}
        </Button>
      )}
      {note && <Text style={{ ...style.quiet, marginTop: 16 }}>{note}</Text>}
    </EmailLayout>
  );
}
