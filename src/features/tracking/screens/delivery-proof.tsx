import type { Proof } from '#features/tracking/drivers-contract.ts';
import { Panel } from '#ui/panel.tsx';
import { formatDateTime } from '#values/instant.ts';

type DeliveryProofProps = {
  proof: Proof;
  /** The key of a guest's receipt, which the picture's URL needs. */
  accessKey?: string;
};

/** The recipient of the order, with their signature or a photo. */
export function DeliveryProof({ proof, accessKey }: DeliveryProofProps) {
  const { receivedBy, kind, at, pictureUrl } = proof;
  const what = kind === 'photo' ? 'Photo' : 'Signature';
  const src = accessKey ? `${pictureUrl}?${new URLSearchParams({ key: accessKey })}` : pictureUrl;
  return (
    <Panel title="Handed over">
      <p className="text-sm">
        Received by <bdi className="name font-semibold">{receivedBy}</bdi>, {formatDateTime(at)}
      </p>
      <img
        src={src}
        alt={`${what} of the delivery`}
        loading="lazy"
        className="mt-3 block max-h-72 w-full rounded-md border border-line bg-sunken object-contain"
      />
    </Panel>
  );
}
