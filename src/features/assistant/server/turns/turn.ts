import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { Asked, Mind } from '../asked.ts';
import type { OpenThread } from './open-thread.ts';

/** A turn of a conversation: a message with the thread that it goes on from. */
export interface Turn {
  asked: Asked;
  thread: OpenThread;
  /** The search of the last answer that had one. */
  search: string | null;
  /** Asks a question as if nothing went before it. */
  askAlone(message: string): Promise<AssistantAnswer>;
  /** Asks a question of a mind. */
  ask(message: string, mind: Mind): Promise<AssistantAnswer>;
  /** Another turn from this one: a part of its message, of a thread. */
  turnWith(message: string, thread: OpenThread): Promise<Turn>;
}

/** An answer to a turn, and what the question of the conversation is after it, where it changed. */
export interface TurnAnswer {
  answer: AssistantAnswer;
  wish?: string;
}

/** Reads one kind of turn and answers it; null where the turn is of another kind. */
export type TurnKind = (turn: Turn) => Promise<TurnAnswer | null>;
