import { type RefObject, useEffect, useRef } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { takeConversation } from '#features/assistant/screens/shop/stored-conversation.ts';
import { FormCheck } from '#features/bots/screens/form-check.tsx';
import { Honeypot } from '#features/bots/screens/honeypot.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useProblem } from '#web/forms/use-problem.ts';
import { useTypedDraft } from '#web/forms/use-typed-draft.ts';
import type { SessionUser } from '#web/session.ts';
import { MessageSent } from './message-sent.tsx';
import { useOwnDetails } from './use-own-details.ts';

type Field = 'name' | 'email' | 'phone' | 'subject' | 'message' | 'website';
export type ContactAnswer = FormAnswer<Record<Field, string>>;

const TYPED: readonly Field[] = ['name', 'email', 'phone', 'subject', 'message'];

type ContactFormProps = {
  answer: ContactAnswer | { sentTo: string } | undefined;
  stamp?: string | undefined;
  /** Fills in the form, once it is known who is signed in. */
  user?: SessionUser | null | undefined;
};

export function ContactForm({ answer, stamp, user }: ContactFormProps) {
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const isPending = useNavigation().formAction?.startsWith('/contact') ?? false;
  const refused = answer && 'problem' in answer ? answer : undefined;
  const sentTo = answer && 'sentTo' in answer ? answer.sentTo : undefined;
  const { problem, errors } = useProblem(form, refused?.problem);
  useConversationAsMessage(form);
  useTypedDraft(form, 'contact', TYPED);
  useOwnDetails(form, user);
  if (sentTo !== undefined) return <MessageSent email={sentTo} />;

  const field = (name: Field) => ({ name, error: errors[name], defaultValue: refused?.values[name], required: true });
  return (
    <Form ref={form} method="post" preventScrollReset className="flex flex-col gap-5">
      <h2 className="title-2">Write to us or ask for a quote</h2>
      {Object.keys(errors).length === 0 && <FormProblem problem={problem} title="Your message was not sent" />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" maxLength={200} {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" maxLength={100} {...field('email')} />
        <TextField label="Contact number" type="tel" autoComplete="tel" maxLength={20} {...field('phone')} />
        <TextField
          label="Subject"
          maxLength={200}
          {...field('subject')}
          defaultValue={refused?.values.subject ?? params.get('subject')?.slice(0, 200) ?? undefined}
        />
      </div>
      <TextareaField
        label="Message"
        hint="Where it will hang, how far away people stand, how many you need, and when."
        rows={6}
        maxLength={5000}
        {...field('message')}
      />
      <Honeypot />
      <FormCheck form="contact" stamp={stamp} />
      <Button type="submit" size="lg" pending={isPending} pendingLabel="Sending..." className="self-start">
        Send message
      </Button>
    </Form>
  );
}

/** Fills in the conversation of a visitor who comes from the assistant. */
function useConversationAsMessage(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    const said = takeConversation();
    if (said && message instanceof HTMLTextAreaElement && !message.value) message.value = `\n\nFrom the chat:\n${said}`;
  }, [form]);
}
