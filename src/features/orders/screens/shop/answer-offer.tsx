import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { VatWords } from '#web/vat-words.tsx';

/** The buyer's answer to what staff offer: the order is placed, or not. The total is what the page showed. */
export function AnswerOffer({ version, total }: { version: number; total: string }) {
  const sent = useSentIntent();
  return (
    <Form method="post" className="mt-6">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="expectedTotal" value={total} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="agree" variant="accent" pending={sent === 'agree'}>
          <VatWords>Agree and order · {formatPounds(toPence(total))} inc VAT</VatWords>
        </Button>
        <Button type="submit" name="intent" value="withdraw" variant="secondary" pending={sent === 'withdraw'}>
          No, thanks
        </Button>
      </div>
      <p className="meta mt-3">{'With ‘No, thanks’ nothing is ordered, and there is nothing to pay.'}</p>
    </Form>
  );
}

/** The buyer's way out while staff have not answered yet. */
export function WithdrawRequest({ version }: { version: number }) {
  const sent = useSentIntent();
  return (
    <details className="mt-6">
      <summary className="cursor-pointer font-semibold">Withdraw it</summary>
      <Form method="post" className="mt-3">
        <input type="hidden" name="version" value={version} />
        <p className="mb-3">Our staff do not look at it any more then, and nothing is ordered.</p>
        <Button type="submit" name="intent" value="withdraw" variant="secondary" pending={sent === 'withdraw'}>
          Withdraw this order
        </Button>
      </Form>
    </details>
  );
}

function useSentIntent(): string | undefined {
  return useNavigation().formData?.get('intent')?.toString();
}
