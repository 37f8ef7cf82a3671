import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ProjectList } from '#features/projects/contract.ts';
import { LIST } from '#features/projects/list-limits.ts';
import { byRoom, NO_ROOM } from '#features/projects/rooms.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useProblem } from '#web/forms/use-problem.ts';
import type { TypedList } from './list-form.ts';
import { ListLines, type ShownLine, shownLines } from './list-lines.tsx';
import { RoomFindings } from './room-findings.tsx';

type ListEditorProps = { list: ProjectList; refused: FormAnswer<TypedList> | undefined };

/** The lines of a list by its rooms, to be changed and saved as one; without scripts too. */
export function ListEditor({ list, refused }: ListEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problem, errors } = useProblem(form, refused?.problem);
  const isPending = useNavigation().formData?.get('intent') === 'save';
  // After a conflict the list is shown as it is now.
  const typed = refused && refused.problem.status !== 409 ? refused.values : undefined;
  const lines = shownLines(list, typed?.lines);
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="list-editor">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={list.version} />
      <FormProblem problem={problem} title="The list was not saved" />
      <TextField
        id="name"
        name="name"
        label="Name of the list"
        defaultValue={typed?.name ?? list.name}
        error={errors.name}
        maxLength={LIST.nameLetters}
        autoComplete="off"
        className="print:hidden"
        required
      />
      <datalist id="rooms-of-list">{list.rooms.map(({ name }) => name && <option key={name} value={name} />)}</datalist>
      <Rooms list={list} lines={lines} errors={errors} mayChange />
      <div className="list-save">
        <Button type="submit" size="lg" pending={isPending} pendingLabel="Saving...">
          Save changes
        </Button>
      </div>
    </Form>
  );
}

type RoomsProps = {
  list: ProjectList;
  lines: readonly ShownLine[];
  errors: Readonly<Record<string, string>>;
  mayChange: boolean;
};

function Rooms({ list, lines, errors, mayChange }: RoomsProps) {
  const rooms = byRoom(lines.map((shown) => ({ ...shown, room: shown.line.room })));
  return rooms.map(({ name, lines: own }) => (
    <section key={name} aria-label={name || NO_ROOM} className="list-room">
      {(name !== '' || rooms.length > 1) && <h2 className="title-2">{name || NO_ROOM}</h2>}
      <RoomFindings findings={list.rooms.find((room) => room.name === name)?.findings ?? []} />
      <ListLines lines={own} errors={errors} mayChange={mayChange} />
    </section>
  ));
}

/** The lines of a list by its rooms, for who reads it. */
export function ListReader({ list }: { list: ProjectList }) {
  return (
    <div className="list-editor">
      <Rooms list={list} lines={shownLines(list, undefined)} errors={{}} mayChange={false} />
    </div>
  );
}
