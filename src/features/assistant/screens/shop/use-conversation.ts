import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { GREETING, REPLY_DELAY_MS } from '#features/assistant/replies.ts';
import { api, sentenceOf } from '#web/api.ts';

export interface Bubble {
  id: number;
  by: 'visitor' | 'assistant';
  text: string;
  at: Date;
  answer?: AssistantAnswer;
}

interface Mind {
  shown: number[];
  before: string | null;
  /** As the last answer had it. */
  thread?: AssistantAnswer['thread'];
}

const AWAY = 'I cannot answer at the moment. Please try again shortly, or write to us.';

/** A conversation with the assistant, which types for 1.5 s before each reply (section 9). */
export function useConversation() {
  const [bubbles, setBubbles] = useState<readonly Bubble[]>(() => [
    { id: 0, by: 'assistant', text: GREETING, at: new Date() },
  ]);
  const [waiting, setWaiting] = useState(0);
  const search = useRef<string | null>(null);
  const mind = useRef<Mind>({ shown: [], before: null });
  const page = useOpenProduct(mind);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const add = (bubble: Omit<Bubble, 'id' | 'at'>) => {
    setBubbles((before) => [...before, { ...bubble, id: before.length, at: new Date() }]);
  };
  const send = async (typed: string) => {
    const message = typed.trim();
    if (!message) return;
    add({ by: 'visitor', text: message });
    setWaiting((count) => count + 1);
    const pause = new Promise((resolve) => setTimeout(resolve, REPLY_DELAY_MS));
    const body = { message, search: search.current, page, ...mind.current };
    const asked = api('POST /api/assistant', { body }).catch((error: unknown) => error);
    const [answer] = await Promise.all([asked, pause]);
    if (isGone.current) return;
    setWaiting((count) => count - 1);
    if (isAnswer(answer)) {
      search.current = answer.search ?? search.current;
      mind.current = {
        shown: answer.products.length > 0 ? answer.products.map(({ product }) => product.id) : mind.current.shown,
        before: message,
        thread: answer.thread,
      };
      add({ by: 'assistant', text: answer.reply, answer });
    } else {
      add({ by: 'assistant', text: sentenceOf(answer, AWAY), answer: UNANSWERED });
    }
  };
  return { bubbles, isTyping: waiting > 0, send };
}

// The product whose page is open. On a page of its own, 'it' is no longer what was shown before.
function useOpenProduct(mind: RefObject<{ shown: number[] }>): number | null {
  const { pathname } = useLocation();
  const page = Number(/^\/products\/(\d+)/.exec(pathname)?.[1] ?? 0) || null;
  useEffect(() => {
    if (page !== null) mind.current.shown = [];
  }, [page, mind]);
  return page;
}

const UNANSWERED: AssistantAnswer = {
  ...{ reply: '', products: [], sources: [], search: null, total: 0 },
  ...{ orders: [], ways: ['person'] },
};

function isAnswer(value: unknown): value is AssistantAnswer {
  return typeof value === 'object' && value !== null && 'reply' in value;
}
