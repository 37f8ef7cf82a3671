import { Text } from '@react-email/components';
import { EmailLayout } from '#ui/email/email-layout.tsx';
import { emailStyle as style } from '#ui/email/email-style.ts';
import { type RenderedEmail, renderEmail } from '#ui/email/render-email.ts';

export interface DocumentLetter {
  brand: string;
  footerLines: string[];
  heading: string;
  says: string;
  /** What a bookkeeper looks for: the purchase order, the total. */
  facts: string[];
}

/** A few words to whoever keeps a buyer's books, with the document enclosed. */
export function renderDocumentLetter(letter: DocumentLetter): Promise<RenderedEmail> {
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
