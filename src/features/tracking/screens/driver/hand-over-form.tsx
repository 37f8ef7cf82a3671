import { useState } from 'react';
import { embeddedPicture } from '#features/media/screens/embedded-picture.ts';
import type { ProofKind } from '#features/tracking/drive.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import type { DriveLink } from './drive-link.ts';
import { SignaturePad } from './signature-pad.tsx';

type HandOverFormProps = {
  link: DriveLink;
  refused?: Problem;
  /** The typed name of a refused form. */
  receivedBy?: string;
  onDone: (receivedBy: string) => void;
};

const PROOFS = [
  { value: 'photo', label: 'Photo' },
  { value: 'signature', label: 'Signature' },
];

/** The form of a delivery: a name, and a photo or a signature. Without scripts it takes a photo. */
export function HandOverForm({ link, refused, receivedBy, onDone }: HandOverFormProps) {
  const [kind, setKind] = useState<ProofKind>('photo');
  const [signature, setSignature] = useState('');
  const isHydrated = useHydrated();
  const form = useFormCall({
    refused,
    send: async (typed) => {
      const photo = typed.get('photo');
      const hasPhoto = photo instanceof File && photo.size > 0;
      const picture = kind === 'signature' ? signature : hasPhoto ? await embeddedPicture(photo) : '';
      return api('POST /api/tracking/{orderNumber}/delivered', {
        params: { orderNumber: link.orderNumber },
        query: { key: link.key },
        body: { receivedBy: String(typed.get('receivedBy')), kind, picture },
      });
    },
    onSuccess: (answer) => onDone(answer.receivedBy),
  });
  const { errors, problem } = form;
  return (
    <Panel title="Hand over">
      <form {...form.props} method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-5">
        {problem && Object.keys(errors).length === 0 && <RefusedNotice problem={problem} />}
        <input type="hidden" name="intent" value="delivered" />
        <TextField
          label="Received by"
          name="receivedBy"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={200}
          defaultValue={receivedBy}
          error={errors.receivedBy}
          required
        />
        {isHydrated && (
          <RadioCards
            legend="Shown by"
            name="kind"
            columns={2}
            options={PROOFS}
            value={kind}
            onValueChange={(value) => setKind(value === 'signature' ? 'signature' : 'photo')}
          />
        )}
        {kind === 'signature' ? (
          <SignaturePad label="Signature" onChange={setSignature} error={signature ? undefined : errors.picture} />
        ) : (
          <FileField
            label="Photo of the delivery"
            name="photo"
            accept="image/jpeg,image/png"
            capture="environment"
            error={errors.picture}
            required
          />
        )}
        <Button type="submit" variant="primary" size="lg" full pending={form.isPending} pendingLabel="Sending…">
          Delivered
        </Button>
      </form>
    </Panel>
  );
}
