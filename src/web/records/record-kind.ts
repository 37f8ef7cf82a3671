import type { ToastRequest } from '#ui/toast-queue.ts';
import type { RecordCalls, RecordValues } from './record-calls.ts';
import type { TaskWords } from './record-task.ts';

/** One kind of record that a staff screen lists, adds, edits and removes: its words, its calls and its form's values. */
export interface RecordKind<T extends { id: number }, Saved = unknown> {
  /** The path of the screen. */
  path: string;
  /** Replaces `TASK_WORDS` in the address and as `intent`. */
  taskWords?: TaskWords;
  calls: RecordCalls<Saved>;
  nameOf: (record: T) => string;
  /** The form's first values; without a record, those of a new one. */
  valuesOf: (record: T | undefined) => RecordValues;
  add: SaveWords<Saved>;
  edit: SaveWords<Saved>;
  removal: {
    /** The label of the button. */
    verb: string;
    asked: { title: string; description: string };
    done: (record: T) => ToastRequest;
    failed: string;
    /** A toast if this record cannot be removed, shown instead of the question. */
    refused?: (record: T) => ToastRequest | undefined;
  };
}

interface SaveWords<Saved> {
  /** The title of the dialog; for `add` also the label of the button that opens it. */
  title: string;
  /** The label of the dialog's button. */
  verb: string;
  done: (saved: Saved) => ToastRequest;
  failed: string;
}
