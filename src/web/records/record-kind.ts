import type { ToastRequest } from '#ui/toast-queue.ts';
import type { RecordCalls, RecordValues } from './record-calls.ts';
import type { TaskWords } from './record-task.ts';

/** One kind of record that a staff screen lists, adds, edits and removes: its words, its calls and its form's values. */
export interface RecordKind<T extends { id: number }, Saved = unknown> {
  /** Of the screen. */
  path: string;
  /** Words of its own in the address and as `intent`. */
  taskWords?: TaskWords;
  calls: RecordCalls<Saved>;
  nameOf: (record: T) => string;
  /** What the form starts with; without a record, that of a new one. */
  valuesOf: (record: T | undefined) => RecordValues;
  add: SaveWords<Saved>;
  edit: SaveWords<Saved>;
  removal: {
    /** What the button says. */
    verb: string;
    asked: { title: string; description: string };
    done: (record: T) => ToastRequest;
    failed: string;
    /** Why this one cannot be removed, said instead of asking. */
    refused?: (record: T) => ToastRequest | undefined;
  };
}

interface SaveWords<Saved> {
  /** Of the dialog; of the button that opens it too, where it adds. */
  title: string;
  /** What the dialog's button says. */
  verb: string;
  done: (saved: Saved) => ToastRequest;
  failed: string;
}
