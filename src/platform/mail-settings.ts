/** What the settings of e-mail must say of each other. */
interface MailSettings {
  SHOP_MODE: 'demo' | 'production';
  SMTP_URL?: string | undefined;
  PUBLIC_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

/** Who a message is from when nothing says so; its domain belongs to no one, so production sends nothing under it. */
export const UNSET_SENDER = 'Brightfront <shop@brightfront.example>';

const ADDRESS = String.raw`[^\s<>@,;]+@[^\s<>@,;]+\.[^\s<>@,;.]+`;
const SENDER = new RegExp(`^(${ADDRESS}|[^<>\\r\\n]+<${ADDRESS}>)$`);

/** Whether this is `shop@example.co.uk` or `Name <shop@example.co.uk>`. */
export function isSender(text: string): boolean {
  return SENDER.test(text);
}

/** Whether only this machine can open the address of a host. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|\[?::1\]?|127(\.\d{1,3}){1,3})$/.test(host);
}

/** Whether a link to this host leads to the reader's own machine. Who listens at `0.0.0.0` or `::` is reached from everywhere. */
function leadsHereOnly(host: string): boolean {
  return isLoopback(host) || /^(0\.0\.0\.0|\[?::\]?)$/.test(host);
}

/** What keeps a shop in production from sending e-mail, a sentence for each variable. */
export function mailProblems({ SHOP_MODE, SMTP_URL, PUBLIC_URL, MAIL_FROM }: MailSettings): string[] {
  if (SHOP_MODE !== 'production' || !SMTP_URL) return [];
  const problems: string[] = [];
  if (!PUBLIC_URL) {
    problems.push(
      'PUBLIC_URL: SMTP_URL is set, and the links in e-mails need the address that customers open. Set PUBLIC_URL, such as https://shop.example.co.uk.',
    );
  } else if (leadsHereOnly(new URL(PUBLIC_URL).hostname)) {
    problems.push(
      `PUBLIC_URL: SMTP_URL is set, and links to ${PUBLIC_URL} open on this machine only. Set the address that customers open, such as https://shop.example.co.uk.`,
    );
  }
  if (!MAIL_FROM || MAIL_FROM === UNSET_SENDER) {
    problems.push(
      'MAIL_FROM: SMTP_URL is set, and messages need a sender that the mail server accepts. Set MAIL_FROM, such as "Brightfront <shop@example.co.uk>".',
    );
  }
  return problems;
}
