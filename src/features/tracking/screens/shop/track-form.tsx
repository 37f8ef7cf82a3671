import { Search } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Order } from '#features/orders/contract.ts';
import { RecentOrders } from '#features/orders/screens/shop/recent-orders.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { paths } from '#web/paths.ts';
import { REFUSED } from '#web/toast-texts.ts';
import { useIsSilent } from '#web/use-is-silent.ts';

export type SearchProblem = { title: string; description: string };

type TrackFormProps = {
  typed: string;
  problem?: SearchProblem | undefined;
  /** The orders of a signed-in customer. */
  recent: readonly Order[];
};

/** The page that looks up an order by its number. */
export function TrackForm({ typed, problem, recent }: TrackFormProps) {
  const { toast } = useToast();
  const field = useRef<HTMLInputElement>(null);
  const isSearching = useNavigation().location?.pathname === paths.trackOrder();
  const [isBlank, setBlank] = useState(false);
  const [corrected, setCorrected] = useState<SearchProblem>();
  const shown = isBlank ? REFUSED.searchRequired : problem === corrected ? undefined : problem;

  useEffect(() => {
    if (!problem) return;
    toast({ title: problem.title, description: problem.description, variant: 'destructive' });
    field.current?.focus();
  }, [problem, toast]);

  const submit = (event: FormEvent) => {
    const blank = field.current?.value.trim() === '';
    setBlank(blank);
    if (!blank) return;
    event.preventDefault();
    toast(REFUSED.searchRequired);
    field.current?.focus();
  };

  return (
    <Container size="narrow" className="pb-20">
      <PageHeader title="Track order" description="See where your order is. The number is all it takes." />
      <Form
        method="get"
        noValidate
        onSubmit={submit}
        onInput={() => {
          setBlank(false);
          setCorrected(problem);
        }}
        className="rounded-lg border border-line bg-surface p-4 sm:p-6"
      >
        <TrackSearch typed={typed} problem={isSearching ? undefined : shown} isSearching={isSearching} field={field} />
      </Form>
      {recent.length > 0 && (
        <section aria-labelledby="recent" className="mt-10">
          <h2 id="recent" className="title-2 mb-3">
            Your recent orders
          </h2>
          <RecentOrders orders={recent} hrefOf={(order) => paths.trackOrder(order.orderNumber)} />
        </section>
      )}
    </Container>
  );
}

type TrackSearchProps = {
  typed: string;
  problem?: { title: string; description: string };
  isSearching: boolean;
  field: RefObject<HTMLInputElement | null>;
};

/** The search box for an order number. */
function TrackSearch({ typed, problem, isSearching, field }: TrackSearchProps) {
  const place = useIsSilent() ? 'On the page of your order' : 'On your receipt';
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <TextField
        ref={field}
        id="order"
        name="order"
        label="Order number"
        hint={`${place}, for example BF-7K3Q-X9MD`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        defaultValue={typed}
        error={problem && `${problem.title}: ${problem.description}`}
        className="flex-1"
      />
      <Button type="submit" pending={isSearching} className="sm:mt-12">
        <Search aria-hidden="true" className="size-4" />
        Track order
      </Button>
    </div>
  );
}
