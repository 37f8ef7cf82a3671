import { Hr, Section, Text } from '@react-email/components';
import { AsWritten } from '#ui/email/as-written.tsx';
import { EmailLayout } from '#ui/email/email-layout.tsx';
import { emailStyle as style } from '#ui/email/email-style.ts';
import { type RenderedEmail, renderEmail } from '#ui/email/render-email.ts';

export interface Reply {
  brand: string;
  footerLines: string[];
  subject: string;
  text: string;
  /** The answered message. */
  original: { writtenOn: string; name: string; message: string };
}

function ReplyEmail({ reply }: { reply: Reply }) {
  const { original } = reply;
  return (
    <EmailLayout
      brand={reply.brand}
      footerLines={reply.footerLines}
      heading={reply.subject}
      preview={reply.text.slice(0, 140)}
    >
      <Text style={style.text}>
        <AsWritten text={reply.text} />
      </Text>
      <Hr />
      <Text style={style.quiet}>
        On {original.writtenOn}, {original.name} wrote:
      </Text>
      <Section style={{ ...style.panel, margin: '8px 0 0' }}>
        <Text style={style.quiet}>
          <AsWritten text={original.message} />
        </Text>
      </Section>
    </EmailLayout>
  );
}

export function renderReply(reply: Reply): RenderedEmail {
  return renderEmail(<ReplyEmail reply={reply} />);
}
