import { useNavigate } from 'react-router';
import type { Order } from '#features/orders/contract.ts';
import type { OrderReturns } from '#features/returns/contract.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { useShop } from '#web/use-shop.ts';
import { ReturnFields } from './return-fields.tsx';
import { sendReturn } from './return-form.ts';

type ReturnRequestFormProps = {
  order: Order;
  overview: OrderReturns;
  guestKey: string | undefined;
  refused: FormAnswer<Record<string, string>> | undefined;
};

export function ReturnRequestForm({ order, overview, guestKey, refused }: ReturnRequestFormProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const isSilent = useShop()?.sendsEmail === false;
  const back = paths.order(order.orderNumber, guestKey);
  const call = useFormCall({
    refused: refused?.problem,
    send: (form) => sendReturn(api, order.orderNumber, guestKey, form),
    onSuccess: async () => {
      await navigate(back);
      toast({ ...SUCCESS.returnRequested, ...(isSilent && { description: 'The answer will stand on this page.' }) });
    },
  });
  return (
    <form
      {...call.props}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label="Request a return"
      className="flex flex-col gap-6"
    >
      <FormProblem problem={call.problem} title={call.problem?.title ?? FAILURES.requestReturn} />
      <ReturnFields order={order} overview={overview} values={refused?.values ?? {}} errors={call.errors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={call.isPending} pendingLabel="Sending...">
          Send the request
        </Button>
        <UiLink href={back} className={buttonClass({ variant: 'ghost' })}>
          Back to the order
        </UiLink>
      </div>
    </form>
  );
}
