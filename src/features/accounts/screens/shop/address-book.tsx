import { useRevalidator } from 'react-router';
import type { Address } from '#features/accounts/contract.ts';
import { postalCountry } from '#features/accounts/countries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { CONFIRMATIONS, FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { deleteAddress, saveAddress, valuesOf } from './address-calls.ts';

/** The delivery and billing addresses; the checkout preselects the default of each kind. */
export function AddressBook({ addresses, refused }: { addresses: readonly Address[]; refused: Problem | undefined }) {
  return (
    <div className="flex flex-col gap-4">
      <RefusedNotice problem={refused} />
      {addresses.length === 0 ? (
        <p className="text-ink-soft">No addresses yet. The next checkout goes faster with one.</p>
      ) : (
        <ul aria-label="Your addresses" className="divide-y divide-line border-line border-y">
          {addresses.map((address) => (
            <AddressRow key={address.id} address={address} />
          ))}
        </ul>
      )}
      <ButtonLink href={paths.addressForm()} variant="secondary" className="self-start">
        Add an address
      </ButtonLink>
    </div>
  );
}

function AddressRow({ address }: { address: Address }) {
  const { id, isDefault, type } = address;
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ') || address.addressLine1;
  const lines = [
    address.company,
    address.addressLine1,
    address.addressLine2,
    address.city,
    address.county,
    address.postcode,
    postalCountry(address),
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="name font-semibold">{name}</bdi>
          <Badge tone={isDefault ? 'info' : 'neutral'}>
            {isDefault && 'Default for '}
            {KINDS[type][isDefault ? 'within' : 'alone']}
          </Badge>
        </p>
        <p dir="auto" className="name mt-1 text-sm">
          {lines.filter(Boolean).join(', ')}
        </p>
        {address.phoneNumber && <p className="meta">{address.phoneNumber}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <ButtonLink
          href={paths.addressForm(id)}
          aria-label={`Edit the address of ${name}, ${address.postcode}`}
          variant="ghost"
          size="sm"
        >
          Edit
        </ButtonLink>
        {!isDefault && <AddressTask address={address} name={name} task="default" />}
        <AddressTask address={address} name={name} task="delete" />
      </div>
    </li>
  );
}

const KINDS: Record<Address['type'], { alone: string; within: string }> = {
  shipping: { alone: 'Deliveries', within: 'deliveries' },
  billing: { alone: 'Bills', within: 'bills' },
};

/** A button in a form of its own, so that it works without scripts. */
function AddressTask({ address, name, task }: { address: Address; name: string; task: 'default' | 'delete' }) {
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const isDeletion = task === 'delete';
  const call = useFormCall({
    send: async () => {
      if (isDeletion) await deleteAddress(api, address.id);
      else await saveAddress(api, address.id, { ...valuesOf(address), isDefault: true });
    },
    onSuccess: async () => {
      await revalidate();
      toast(isDeletion ? SUCCESS.addressDeleted : SUCCESS.addressSaved);
    },
    onError: (error) => toast(failureToast(error, isDeletion ? FAILURES.deleteAddress : FAILURES.saveAddress)),
  });
  const asked = CONFIRMATIONS.deleteAddress;
  return (
    <form
      {...call.props}
      onSubmit={(event) => {
        if (!isDeletion || window.confirm(`${asked.title} ${asked.description}`)) call.props.onSubmit(event);
        else event.preventDefault();
      }}
      method="post"
      action={paths.addressBook}
    >
      <input type="hidden" name="intent" value={isDeletion ? 'delete-address' : 'default-address'} />
      <input type="hidden" name="addressId" value={address.id} />
      <Button
        type="submit"
        size="sm"
        variant="ghost"
        pending={call.isPending}
        aria-label={`${isDeletion ? 'Delete' : 'Make default'}: the address of ${name}, ${address.postcode}`}
      >
        {isDeletion ? 'Delete' : 'Make default'}
      </Button>
    </form>
  );
}
