import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useIsSilent } from '#web/use-is-silent.ts';
import { CheckoutSection } from '../checkout-section.tsx';

type ExtrasSectionProps = { values: Record<string, string>; errors: Record<string, string>; isCollection: boolean };

/** Optional details that a business may add to an order; a shop that sends no e-mail says what the addresses are for then. */
export function ExtrasSection({ values, errors, isCollection }: ExtrasSectionProps) {
  const isSilent = useIsSilent();
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name], optional: true });
  return (
    <CheckoutSection title="Anything else?">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('purchaseOrderNumber')}
          label="Purchase order number"
          hint="Printed on your invoice"
          autoComplete="off"
          maxLength={50}
        />
        <TextField
          {...field('accountsEmail')}
          label="Accounts e-mail"
          hint={isSilent ? FOR_QUESTIONS : 'Gets a copy of the invoice'}
          type="email"
          autoComplete="off"
          maxLength={100}
        />
        <TextField
          {...field('siteContact.name')}
          label={isCollection ? 'Who collects it' : 'Contact on site'}
          autoComplete="off"
          maxLength={200}
        />
        <TextField
          {...field('siteContact.phone')}
          label={isCollection ? 'Their phone number' : 'Phone number on site'}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          {...field('siteContact.email')}
          label={isCollection ? 'Their e-mail' : 'E-mail on site'}
          hint={isSilent ? FOR_QUESTIONS : toldOnSite(isCollection)}
          type="email"
          autoComplete="off"
          maxLength={100}
          className="sm:col-span-2"
        />
        <TextareaField
          {...field('notes')}
          label="Notes for this order"
          hint="Access, opening hours, where to leave it"
          maxLength={2000}
          rows={3}
          className="sm:col-span-2"
        />
      </div>
    </CheckoutSection>
  );
}

const FOR_QUESTIONS = 'For questions about this order; nothing is sent to it yet';

function toldOnSite(isCollection: boolean): string {
  return isCollection ? 'Hears when it is ready to collect' : 'Hears when it is on its way and when it arrives';
}
