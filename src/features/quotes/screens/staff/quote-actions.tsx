import { FileDown } from 'lucide-react';
import type { Quote } from '#features/quotes/contract.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { CONFIRMATIONS, FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { useIsSilent } from '#web/use-is-silent.ts';

type QuoteActionsProps = { quote: Quote; mayManage: boolean; onChange: (quote: Quote) => void };

/** The staff's actions on a quote: open its order, its PDF or the customer's view, and withdraw it. */
export function QuoteActions({ quote, mayManage, onChange }: QuoteActionsProps) {
  const { toast } = useToast();
  const withdraw = useMutation({
    mutationFn: () =>
      api('POST /api/quotes/{id}/withdraw', { params: { id: String(quote.id) }, body: { version: quote.version } }),
    onSuccess: (withdrawn) => {
      toast(SUCCESS.quoteWithdrawn);
      onChange(withdrawn);
    },
    onError: (error) => toast(failureToast(error, FAILURES.withdrawQuote)),
  });
  const isSilent = useIsSilent();
  const { title, description } = CONFIRMATIONS.withdrawQuote;
  const asked = isSilent
    ? `${title} The customer can no longer accept it. You can price it anew.`
    : `${title} ${description}`;
  const askThenWithdraw = () => {
    if (window.confirm(asked)) withdraw.mutate();
  };
  return (
    <>
      {quote.orderNumber && (
        <ButtonLink href={paths.staffOrder(quote.orderNumber)} size="sm">
          Open order {quote.orderNumber}
        </ButtonLink>
      )}
      {quote.sentAt && quote.status !== 'requested' && (
        <>
          <a
            href={`/api/quotes/${quote.number}/quote.pdf`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <FileDown aria-hidden="true" className="size-4" />
            PDF
          </a>
          <ButtonLink href={paths.quote(quote.number)} variant="secondary" size="sm">
            Customer's view
          </ButtonLink>
        </>
      )}
      {mayManage && quote.status === 'sent' && (
        <Button size="sm" variant="secondary" pending={withdraw.isPending} onClick={askThenWithdraw}>
          Withdraw
        </Button>
      )}
    </>
  );
}
