import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';

type AddFittingProps = {
  /** The screens among the goods. */
  screens: readonly { productId: number; name: string }[];
  onAdd: (productId: number) => void;
};

/** Chooses one of the screens among the goods to be fitted; nothing while there is none. */
export function AddFitting({ screens, onAdd }: AddFittingProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const isThere = screens.some(({ productId }) => String(productId) === chosen);
  if (screens.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        id={id}
        label="Add fitting"
        className="min-w-0 flex-1 basis-52"
        placeholder="Choose a screen"
        options={screens.map(({ productId, name }) => ({ value: String(productId), label: name }))}
        value={isThere ? chosen : ''}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button
        variant="secondary"
        disabled={!isThere}
        onClick={() => {
          onAdd(Number(chosen));
          setChosen('');
        }}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add
      </Button>
    </div>
  );
}
