import { useEffect, useRef, useState } from 'react';
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

const AWAY = 'I cannot answer at the moment. Please try again shortly, or write to us.';

/** A conversation with the assistant, which types for 1.5 s before each reply (section 9). */
export function useConversation() {
  const [bubbles, setBubbles] = useState<readonly Bubble[]>(() => [
    { id: 0, by: 'assistant', text: GREETING, at: new Date() },
  ]);
  const [waiting, setWaiting] = useState(0);
  const search = useRef<string | null>(null);
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
    const asked = api('POST /api/assistant', { body: { message, search: search.current } }).catch(
      (error: unknown) => error,
    );
    const [answer] = await Promise.all([asked, pause]);
    if (isGone.current) return;
    setWaiting((count) => count - 1);
    if (isAnswer(answer)) {
      search.current = answer.search ?? search.current;
      add({ by: 'assistant', text: answer.reply, answer });
    } else {
      add({ by: 'assistant', text: sentenceOf(answer, AWAY), answer: UNANSWERED });
    }
  };
  return { bubbles, isTyping: waiting > 0, send };
}

const UNANSWERED: AssistantAnswer = { reply: '', products: [], search: null, total: 0, orders: [], ways: ['person'] };

function isAnswer(value: unknown): value is AssistantAnswer {
  return typeof value === 'object' && value !== null && 'reply' in value;
}
