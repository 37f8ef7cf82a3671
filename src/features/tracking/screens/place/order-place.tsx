import { LocateFixed } from 'lucide-react';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import type { OrderPlace } from '#features/tracking/place-contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { sentenceOf } from '#web/api.ts';
import { problemOf } from '#web/forms/form-answer.ts';
import { useProblem } from '#web/forms/use-problem.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { PointEditor, readDegrees, typedPoint } from './point-editor.tsx';

type Sent = { lat: number; lng: number } | null;

type OrderPlaceProps = {
  place: OrderPlace;
  /** Absent for staff without the right to change it. */
  save?: (place: Sent) => Promise<OrderPlace | null>;
  onSaved: (place: OrderPlace | null) => void;
  /** Whether this device may be at the door. */
  offersPosition?: boolean;
};

const KNOWN: Record<OrderPlace['precision'], string> = {
  exact: 'Known by its postcode: distance and arrival are exact.',
  area: 'Known by its postcode area only: the customer sees a rough distance and the promised day.',
  country: 'Known by its country only: the customer sees no distance.',
};

/** How well the address of an order is known, and a map to point at it. */
export function OrderPlacePart({ place, save, onSaved, offersPosition = false }: OrderPlaceProps) {
  const { toast } = useToast();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(() => typedPoint(place));
  const saving = useMutation<OrderPlace | null, Sent>({
    mutationFn: async (sent) => (save ? save(sent) : place),
    onSuccess: (saved) => {
      setOpen(false);
      onSaved(saved);
      toast(SUCCESS.placeSaved);
    },
  });
  const open = () => {
    saving.reset();
    setTyped(typedPoint(place));
    setOpen(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate({ lat: readDegrees(typed.lat), lng: readDegrees(typed.lng) });
  };
  const form = useRef<HTMLFormElement>(null);
  const refused = useMemo(() => (saving.error ? problemOf(saving.error) : undefined), [saving.error]);
  const { problem, errors } = useProblem(form, refused);
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>{place.isSet ? 'Set on the map: distance and arrival are exact.' : KNOWN[place.precision]}</p>
      {problem && Object.keys(errors).length === 0 && (
        <Notice tone="negative" role="alert">
          {sentenceOf(saving.error, FAILURES.savePlace)}
        </Notice>
      )}
      {isOpen ? (
        <form ref={form} noValidate aria-label="Point of the address" onSubmit={submit}>
          <PointEditor
            idPrefix="place."
            typed={typed}
            onChange={setTyped}
            errors={{ lat: errors['place.lat'], lng: errors['place.lng'] }}
            isAbout={place.precision !== 'exact'}
          >
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary" pending={saving.isPending}>
                Save the point
              </Button>
              {offersPosition && <OwnPosition onFound={(at) => setTyped(typedPoint(at))} />}
              {place.isSet && (
                <Button variant="secondary" onClick={() => saving.mutate(null)}>
                  Go by the postcode again
                </Button>
              )}
              <Button variant="ghost" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </div>
          </PointEditor>
        </form>
      ) : (
        save && (
          <Button variant="secondary" size="sm" className="self-start" onClick={open}>
            {place.isSet ? 'Move the point' : 'Set on the map'}
          </Button>
        )
      )}
    </div>
  );
}

function OwnPosition({ onFound }: { onFound: (place: { lat: number; lng: number }) => void }) {
  const [problem, setProblem] = useState(false);
  const find = () =>
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => {
        setProblem(false);
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setProblem(true),
      { enableHighAccuracy: true },
    );
  return (
    <>
      <Button variant="secondary" onClick={find}>
        <LocateFixed aria-hidden="true" className="size-4" />I am at the door
      </Button>
      {problem && (
        <p role="alert" className="w-full text-negative text-sm">
          Your phone does not tell where it is. Allow location for this page, or tap the map.
        </p>
      )}
    </>
  );
}
