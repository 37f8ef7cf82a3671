import { CreditCard } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';

export const PAY_INTENT = 'pay';

/** The button that opens the hosted payment page; the route's action requests its URL. */
export function PayForm() {
  const isOnItsWay = useNavigation().formData?.get('intent') === PAY_INTENT;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={PAY_INTENT} />
      <Button type="submit" variant="accent" pending={isOnItsWay} pendingLabel="Opening the payment page...">
        <CreditCard aria-hidden="true" className="size-5" />
        Pay now
      </Button>
    </Form>
  );
}
