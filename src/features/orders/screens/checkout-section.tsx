import { type ReactNode, useId } from 'react';

/** One step of the checkout, which has all steps on one page. */
export function CheckoutSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t py-7 first:border-t-0 first:pt-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="title-2">
          {title}
        </h2>
        {aside !== undefined && <p className="text-sm">{aside}</p>}
      </div>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}
