import { useNavigate } from 'react-router';
import type { Address } from '#features/accounts/contract.ts';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { AddressFields } from '../address-fields.tsx';
import { type AddressValues, addressValues, saveAddress, valuesOf } from './address-calls.ts';

type AddressFormProps = {
  /** The address to change; null for a new one. */
  address: Address | null;
  refused: { problem: Problem; values: AddressValues } | undefined;
};

/** Adds an address to the book or changes one. */
export function AddressForm({ address, refused }: AddressFormProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const call = useFormCall({
    refused: refused?.problem,
    send: (form) => saveAddress(api, address?.id ?? null, addressValues(form)),
    onSuccess: async () => {
      await navigate(paths.addressBook, { preventScrollReset: true });
      toast(SUCCESS.addressSaved);
    },
  });
  const values = refused?.values ?? (address ? valuesOf(address) : { country: HOME_COUNTRY, type: 'shipping' });
  const { isDefault, ...texts } = { isDefault: false, ...values };
  return (
    <form
      {...call.props}
      method="post"
      action={paths.addressForm(address?.id)}
      noValidate
      aria-label={address ? 'Change an address' : 'Add an address'}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value="save-address" />
      {address && <input type="hidden" name="addressId" value={address.id} />}
      <FormProblem problem={call.problem} title={call.problem?.title ?? FAILURES.saveAddress} idPrefix="address-" />
      <SelectField
        id="address-type"
        name="type"
        label="Used for"
        defaultValue={texts.type}
        options={[
          { value: 'shipping', label: 'Deliveries' },
          { value: 'billing', label: 'Bills' },
        ]}
        error={call.errors.type}
      />
      <AddressFields
        idPrefix="address-"
        autoFill={texts.type === 'billing' ? 'billing' : 'shipping'}
        values={texts}
        errors={call.errors}
      />
      <CheckboxField name="isDefault" label="Use it unless I choose another" defaultChecked={isDefault} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={call.isPending} pendingLabel="Saving...">
          Save address
        </Button>
        <ButtonLink href={paths.addressBook} variant="ghost">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
