import type { Buyer } from '#features/orders/staff-contract.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { api } from '#web/api.ts';
import { FindList } from '#web/find-list.tsx';
import { useIsSilent } from '#web/use-is-silent.ts';
import { CheckoutSection } from '../checkout-section.tsx';

type PhoneOrderCustomerProps = {
  buyer: Buyer | null;
  errors: Record<string, string>;
  onChoose: (buyer: Buyer | null) => void;
};

/** The customer of a phone order: one found by a search, or a new one by e-mail address. */
export function PhoneOrderCustomer({ buyer, errors, onChoose }: PhoneOrderCustomerProps) {
  const isSilent = useIsSilent();
  return (
    <CheckoutSection title="Customer">
      {buyer ? (
        <div className="flex items-start justify-between gap-4 rounded-md border border-line p-4">
          <span className="min-w-0">
            <bdi className="name block font-semibold">{buyer.name}</bdi>
            <span className="meta wrap-anywhere block">
              {[buyer.companyName, buyer.email].filter(Boolean).join(' · ')}
            </span>
          </span>
          <Button variant="secondary" size="sm" onClick={() => onChoose(null)}>
            Someone else
          </Button>
        </div>
      ) : (
        <>
          <FindList
            id="customerId"
            label="Find a customer"
            hint="Name, company, e-mail or phone number. For somebody new, fill in the e-mail and address below."
            error={errors.customerId}
            about="buyers"
            find={(q, signal) => api('GET /api/orders/buyers', { query: { q } }, { signal })}
            keyOf={({ id }) => id}
            onChoose={onChoose}
            none="No customer has this in name, company, e-mail or phone number."
          >
            {({ name, companyName, email }) => (
              <span className="min-w-0">
                <bdi className="name block font-medium">{name}</bdi>
                <span className="meta wrap-anywhere block">{[companyName, email].filter(Boolean).join(' · ')}</span>
              </span>
            )}
          </FindList>
          <TextField
            id="email"
            name="email"
            type="email"
            label="E-mail of a new customer"
            hint={isSilent ? 'By which they are known' : 'The receipt goes there'}
            maxLength={100}
            error={errors.email}
            autoComplete="off"
          />
        </>
      )}
    </CheckoutSection>
  );
}
