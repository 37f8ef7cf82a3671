import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import { CheckoutSection } from '../checkout-section.tsx';

type ContactSectionProps = { isGuest: boolean; email: string | undefined; error: string | undefined };

/** The e-mail address for the receipt, or in a shop that sends none to reach the buyer; a guest can sign in first. */
export function ContactSection({ isGuest, email, error }: ContactSectionProps) {
  const isSilent = useShop()?.sendsEmail === false;
  const signIn = (
    <>
      Have an account? <TextLink href={paths.login(paths.checkout)}>Sign in</TextLink>
    </>
  );
  return (
    <CheckoutSection title="Contact" aside={isGuest && signIn}>
      <TextField
        id="email"
        name="email"
        label="E-mail address"
        hint={
          isSilent
            ? 'To reach you about this order, nothing else'
            : 'For your receipt and news of the delivery, nothing else'
        }
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
        defaultValue={email}
        error={error}
        required
      />
    </CheckoutSection>
  );
}
