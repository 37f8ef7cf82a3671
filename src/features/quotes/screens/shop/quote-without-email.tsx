import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';

/** How a quote is reached in a shop that sends no e-mail: in the account, or by a call or a letter that names its number. */
export function QuoteWithoutEmail({ number, hasAccount }: { number: string; hasAccount: boolean }) {
  return (
    <>
      Thank you. Your quote has the number <strong className="tabular whitespace-nowrap">{number}</strong>.{' '}
      {hasAccount ? (
        <>
          Its prices will stand on <TextLink href={paths.quote(number)}>its page</TextLink>, which is in your account
          too.
        </>
      ) : (
        <AskForIt number={number} />
      )}
    </>
  );
}

function AskForIt({ number }: { number: string }) {
  const { phone, email } = useShop()?.company ?? {};
  const ways = [
    phone && <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>call {phone}</TextLink>,
    email && <TextLink href={`mailto:${email}`}>write to {email}</TextLink>,
  ].filter(Boolean);
  return (
    <>
      This shop sends no e-mail yet, so please note the number. To have the prices,{' '}
      {ways.length > 0 ? (
        <>
          {ways[0]}
          {ways[1] && <> or {ways[1]}</>}
        </>
      ) : (
        <TextLink href={paths.contact(`Quote ${number}`)}>write to us here</TextLink>
      )}{' '}
      and name it.
    </>
  );
}
