import { linkClass } from '#ui/link-class.ts';
import { useShop } from '#web/use-shop.ts';

/** The company details that UK law requires: name, number, registered office, VAT number, e-mail. */
export function CompanyLine() {
  const company = useShop()?.company;
  if (!company) return null;
  return (
    <p>
      {company.name}
      {company.tradingName !== company.name && `, trading as ${company.tradingName}`}
      {company.companyNumber && `, registered in England and Wales under number ${company.companyNumber}`}
      {company.addressLines.length > 0 && `, registered office ${company.addressLines.join(', ')}`}
      {company.vatNumber && `. VAT number ${company.vatNumber}`}.{' '}
      {company.email && (
        <>
          E-mail <MailLink email={company.email} />
          {company.phone && `, phone ${company.phone}`}.
        </>
      )}
    </p>
  );
}

export function SupportMail() {
  const email = useShop()?.company.email;
  return email ? <MailLink email={email} /> : <>our support desk</>;
}

function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={linkClass}>
      {email}
    </a>
  );
}
