import { answerItems } from '#features/answers/screens/shop/answer-items.tsx';
import { useOpenedAnswer } from '#features/answers/screens/shop/use-opened-answer.ts';
import { sentCheck } from '#features/bots/screens/sent-check.ts';
import { ContactDetails } from '#features/messages/screens/shop/contact-details.tsx';
import { type ContactAnswer, ContactForm } from '#features/messages/screens/shop/contact-form.tsx';
import { questionsOf } from '#features/messages/screens/shop/contact-questions.ts';
import { placeOfCompany } from '#features/tracking/screens/shop/place-of-company.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { questionFacts } from '#web/head/facts.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { useSession } from '#web/session.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import type { Route } from './+types/contact.ts';

export const meta = fixedMeta(
  'Contact',
  'Phone, e-mail and address, answers to the usual questions, and a form that reaches a specialist.',
  { facts: ({ settings }) => [questionFacts(questionsOf(settings.hasVat))] },
);

const FIELDS = ['name', 'email', 'phone', 'subject', 'message', 'website'] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [{ company }, { stamp }, answers] = await orErrorPage(
    Promise.all([
      api('GET /api/settings/public'),
      api('GET /api/form-stamps/{form}', { params: { form: 'contact' } }),
      api('GET /api/answers'),
    ]),
  );
  // Their other wordings are for the assistant.
  const shown = answers.map(({ id, question, answer }) => ({ id, question, answer }));
  return { place: placeOfCompany(company.addressLines), stamp, answers: shown };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readValues(form);
  try {
    await context.get(pageApi)('POST /api/contact', { headers: sentCheck(form), body: values });
    return { sentTo: values.email };
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = restoreForm(readValues);

function readValues(form: FormData): ContactAnswer['values'] {
  return Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? '')])) as ContactAnswer['values'];
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  useOpenedAnswer();
  return (
    <Container>
      <PageHeader
        title="Contact"
        description="Ask about a product, a delivery or a wall that nobody else wanted to hang a screen on. We answer within one working day."
      />
      <div className="grid items-start gap-x-16 gap-y-10 pb-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <ContactDetails place={loaderData.place} />
        <ContactForm answer={actionData} stamp={loaderData.stamp} user={useSession().data?.user} />
      </div>
      <Section title="Frequently asked questions" className="border-line border-t">
        <Accordion
          name="questions"
          items={[...questionsOf(useIsRegistered()), ...answerItems(loaderData.answers)]}
          className="max-w-3xl"
        />
      </Section>
    </Container>
  );
}
