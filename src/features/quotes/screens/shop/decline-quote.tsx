import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

/** The form that declines a quote, with an optional reason. */
export function DeclineQuote() {
  const isPending = useNavigation().formData?.get('intent') === 'decline';
  return (
    <details className="mt-12 max-w-xl rounded-lg border border-line">
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">Not for you? Decline this quote</summary>
      <Form method="post" preventScrollReset className="flex flex-col gap-4 border-line border-t p-4">
        <input type="hidden" name="intent" value="decline" />
        <TextareaField
          id="reason"
          name="reason"
          label="Why"
          hint="It helps us to make you a better one"
          optional
          rows={3}
          maxLength={2000}
        />
        <Button type="submit" variant="secondary" pending={isPending} className="self-start">
          Decline quote
        </Button>
      </Form>
    </details>
  );
}
