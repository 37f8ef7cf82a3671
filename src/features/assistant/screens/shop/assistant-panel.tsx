import { SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { controlClass } from '#ui/control-class.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatTime } from '#values/instant.ts';
import { paths } from '#web/paths.ts';
import { AnswerExtras } from './answer-extras.tsx';
import { storeConversation } from './stored-conversation.ts';
import { type Bubble, useConversation } from './use-conversation.ts';

type AssistantPanelProps = { isOpen: boolean; onClose: () => void };

export function AssistantPanel({ isOpen, onClose }: AssistantPanelProps) {
  const { bubbles, isTyping, send } = useConversation();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages trigger the scroll
  useEffect(() => {
    // A reply with products is longer than the panel, so its beginning is scrolled into view.
    const last = list.current?.lastElementChild;
    if (last instanceof HTMLElement) log.current?.scrollTo({ top: last.offsetTop - 16 });
  }, [bubbles.length, isTyping]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      hidden={!isOpen}
      aria-label="Chat with the assistant"
      onKeyDown={onKeyDown}
      className="fixed inset-x-0 bottom-(--foot,0px) z-30 flex max-h-[min(38rem,calc(100dvh-7rem))] flex-col overflow-clip rounded-lg border border-line bg-surface shadow-overlay sm:inset-x-auto sm:end-6 sm:bottom-24 sm:w-96 [&[hidden]]:hidden"
    >
      <header className="flex items-center justify-between gap-3 border-line border-b px-4 py-1.5">
        <h2 className="font-heading font-semibold">Assistant</h2>
        <IconButton label="Close the chat" size="sm" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </header>
      <div
        ref={log}
        role="log"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be scrollable by keyboard
        tabIndex={0}
        className="relative flex-1 overflow-y-auto overscroll-contain p-4"
      >
        <ol ref={list} className="flex flex-col gap-4">
          {bubbles.map((bubble) => (
            <BubbleRow key={bubble.id} bubble={bubble} onPerson={() => storeConversation(bubbles)} onSay={send} />
          ))}
          {isTyping && <Typing />}
        </ol>
      </div>
      <form
        className="flex gap-2 border-line border-t p-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!text.trim()) return;
          send(text);
          setText('');
        }}
      >
        <label htmlFor="assistant-message" className="sr-only">
          Your message
        </label>
        <input
          ref={field}
          id="assistant-message"
          dir="auto"
          value={text}
          maxLength={1000}
          autoComplete="off"
          enterKeyHint="send"
          placeholder="Ask about a screen, a price, your order"
          onChange={(event) => setText(event.target.value)}
          className={controlClass}
        />
        <button
          type="submit"
          aria-label="Send"
          className="grid size-11 shrink-0 place-items-center rounded-md bg-action text-on-action hover:opacity-90 sm:size-10"
        >
          <SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
      </form>
      <p className="meta px-4 pb-3">
        An automatic assistant.{' '}
        <TextLink href={paths.contact('Question from the chat')} onClick={() => storeConversation(bubbles)}>
          Write to a person
        </TextLink>
      </p>
    </section>
  );
}

type BubbleRowProps = { bubble: Bubble; onPerson: () => void; onSay: (message: string) => void };

function BubbleRow({ bubble: { by, text, at, answer }, onPerson, onSay }: BubbleRowProps) {
  const isOwn = by === 'visitor';
  return (
    <li className={cx('flex flex-col gap-1', isOwn ? 'items-end' : 'items-start')}>
      <div
        className={cx(
          'max-w-[88%] whitespace-pre-line break-words rounded-lg px-3.5 py-2.5 text-sm leading-relaxed',
          isOwn ? 'rounded-ee-sm bg-action text-on-action' : 'rounded-es-sm bg-sunken',
        )}
      >
        <span className="sr-only">{isOwn ? 'You: ' : 'Assistant: '}</span>
        <bdi>{text}</bdi>
      </div>
      <time dateTime={at.toISOString()} className="meta tabular px-1 text-xs">
        {formatTime(at)}
      </time>
      {answer && <AnswerExtras answer={answer} onPerson={onPerson} onSay={onSay} />}
    </li>
  );
}

function Typing() {
  return (
    <li className="flex">
      <span className="inline-flex items-center gap-1 rounded-lg rounded-es-sm bg-sunken px-3.5 py-3.5">
        <span className="sr-only">The assistant is typing</span>
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            aria-hidden="true"
            style={{ animationDelay: `${dot * 150}ms` }}
            className="size-1.5 animate-pulse rounded-full bg-ink-soft"
          />
        ))}
      </span>
    </li>
  );
}
