import { Text } from '@react-email/components';
import { EmailLayout } from '#ui/email/email-layout.tsx';
import { emailStyle as style } from '#ui/email/email-style.ts';
import { type RenderedEmail, renderEmail } from '#ui/email/render-email.ts';

export interface DocumentLetter {
  brand: string;
  footerLines: string[];
  heading: string;
  says: string;
  /** Details for the bookkeeper, such as the purchase order. */
  facts: string[];
}

/** Renders the e-mail to a buyer's accounts department that has the document attached. */
export function renderDocumentLetter(letter: DocumentLetter): RenderedEmail {
  const { brand, footerLines, heading, says, facts } = letter;
  return renderEmail(
    <EmailLayout brand={brand} footerLines={footerLines} heading={heading} preview={says}>
      <Text style={style.text}>{says}</Text>
      {facts.map((fact) => (
        <Text key={fact} style={style.text}>
          {fact}
        </Text>
      ))}
    </EmailLayout>,
  );
}
