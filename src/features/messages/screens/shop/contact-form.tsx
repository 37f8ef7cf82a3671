import { type RefObject, useEffect, useRef } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { takeConversation } from '#features/assistant/screens/shop/stored-conversation.ts';
import { FormCheck } from '#features/bots/screens/form-check.tsx';
import { Honeypot } from '#features/bots/screens/honeypot.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useProblem } from '#web/forms/use-problem.ts';
import { forgetTyped, useTypedDraft } from '#web/forms/use-typed-draft.ts';
import { useShop } from '#web/use-shop.ts';

type Field = 'name' | 'email' | 'phone' | 'subject' | 'message' | 'website';
export type ContactAnswer = FormAnswer<Record<Field, string>>;

const TYPED: readonly Field[] = ['name', 'email', 'phone', 'subject', 'message'];

type ContactFormProps = { answer: ContactAnswer | { sentTo: string } | undefined; stamp?: string | undefined };

export function ContactForm({ answer, stamp }: ContactFormProps) {
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const isPending = useNavigation().formAction?.startsWith('/contact') ?? false;
  const refused = answer && 'problem' in answer ? answer : undefined;
  const sentTo = answer && 'sentTo' in answer ? answer.sentTo : undefined;
  const { problem, errors } = useProblem(form, refused?.problem);
  useConversationAsMessage(form);
  useTypedDraft(form, 'contact', TYPED);
  if (sentTo !== undefined) return <Sent email={sentTo} />;

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

function Sent({ email }: { email: string }) {
  const isSilent = useShop()?.sendsEmail === false;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    forgetTyped('contact');
  }, []);
  return (
    <Notice tone="positive" role="status">
      <h2 ref={heading} tabIndex={-1} className="title-3">
        Message sent
      </h2>
      <p className="mt-1">
        {isSilent ? (
          'Thank you. Your message is with us. This shop sends no e-mail yet: call us if you left no number.'
        ) : (
          <>
            Thank you. We answer within one working day, to <span className="name font-semibold">{email}</span>.
          </>
        )}
      </p>
    </Notice>
  );
}
