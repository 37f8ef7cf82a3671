import { CreditCard } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';

export const PAY_INTENT = 'pay';

/** The button that leads to the page to pay on; the page's own action asks for it. */
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
