import { type RefObject, useMemo, useRef, useState } from 'react';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { useFittingPrices } from '#features/fitting/screens/use-fitting-prices.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { useToast } from '#ui/toast.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/forms/form-answer.ts';
import { useProblem } from '#web/forms/use-problem.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { SUCCESS } from '#web/toast-texts.ts';
import { useIsSilent } from '#web/use-is-silent.ts';
import { type DraftLine, type DraftQuote, draftOf, pricingOf, sumsOfDraft } from './pricing-form.ts';

interface QuoteDraftOptions {
  quote: Quote;
  deliveryMethods: readonly DeliveryMethod[];
  /** The store's VAT rate in percent. */
  vatRate: string;
  /** The day in London. */
  today: string;
  onSaved: (quote: Quote) => void;
}

export type QuoteDraft = ReturnType<typeof useQuoteDraft>;

/** The state of the quote form: its values, totals and errors, and the call that saves and sends it. */
export function useQuoteDraft(
  form: RefObject<HTMLFormElement | null>,
  { quote, deliveryMethods, vatRate, today, onSaved }: QuoteDraftOptions,
) {
  const { toast } = useToast();
  const isSilent = useIsSilent();
  const [draft, setDraft] = useState<DraftQuote>(() => draftOf(quote, today));
  const [version, setVersion] = useState(quote.version);
  const words = JSON.stringify(pricingOf(draft, 0));
  const saved = useRef(words);
  useUnsaved(() => words !== saved.current);
  const save = useMutation({
    mutationFn: async (isSending: boolean) => {
      const params = { id: String(quote.id) };
      const sent = words;
      const priced = await api('PUT /api/quotes/{id}', { params, body: pricingOf(draft, version) });
      saved.current = sent;
      setVersion(priced.version);
      return isSending ? api('POST /api/quotes/{id}/send', { params, body: { version: priced.version } }) : priced;
    },
    onSuccess: (priced, isSending) => {
      const sent = isSilent ? SUCCESS.quoteReady : { ...SUCCESS.quoteSent, description: `It goes to ${priced.email}` };
      toast(isSending ? sent : SUCCESS.quoteSaved);
      setVersion(priced.version);
      onSaved(priced);
    },
  });
  const refused = useMemo(() => (save.error ? problemOf(save.error) : undefined), [save.error]);

  const set = (change: Partial<DraftQuote>) => setDraft((before) => ({ ...before, ...change }));
  const setLine = (key: number, change: Partial<DraftLine>) =>
    setDraft((before) => ({
      ...before,
      lines: before.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
    }));
  const method = deliveryMethods.find(({ id }) => String(id) === draft.deliveryMethodId);
  const prices = useFittingPrices({
    productIds: draft.lines.map(({ productId }) => productId),
    fitted: draft.services.flatMap(({ screenId, height }) =>
      screenId === null ? [] : [{ productId: screenId, height }],
    ),
    postcode: draft.fittingPostcode,
  });
  const sums = sumsOfDraft(draft, method, { vatRate, prices });
  return { draft, set, setLine, method, prices, ...sums, save, ...useProblem(form, refused) };
}
