import { Body, Container, Head, Heading, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { emailStyle as style } from './email-style.ts';

interface Props {
  /** What the inbox shows beside the subject. */
  preview: string;
  brand: string;
  heading: string;
  /** The sender: name, address, numbers; one line each. */
  footerLines: readonly string[];
  children: ReactNode;
}

/** The frame of every e-mail: brand, heading, text and footer. */
export function EmailLayout({ preview, brand, heading, footerLines, children }: Props) {
  return (
    <Html lang="en-GB">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={style.body}>
        <Container style={style.sheet}>
          <Section style={style.masthead}>
            <Text style={style.brand}>{brand}</Text>
          </Section>
          <Section style={style.content}>
            <Heading as="h1" style={style.heading}>
              {heading}
            </Heading>
            {children}
          </Section>
        </Container>
        <Container style={style.footer}>
          <QuietLines lines={footerLines} />
        </Container>
      </Body>
    </Html>
  );
}

/** Lines that belong together, such as an address. */
export function QuietLines({ lines }: { lines: readonly string[] }) {
  return (
    <Text style={style.quiet}>{lines.flatMap((line, at) => (at === 0 ? [line] : [<br key={line} />, line]))}</Text>
  );
}
