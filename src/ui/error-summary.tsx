import { linkClass } from './link-class.ts';

type ErrorSummaryProps = { title: string; errors: readonly { fieldId?: string; message: string }[] };

/** Lists what is wrong at the top of a long form; move the focus to it when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <div role="alert" tabIndex={-1} className="rounded-md border-2 border-negative bg-negative-wash p-4">
      <p className="title-3 text-negative">{title}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {errors.map((error) => (
          <li key={`${error.fieldId}-${error.message}`}>
            {error.fieldId ? (
              <a href={`#${error.fieldId}`} className={`${linkClass} inline-block py-0.5 font-medium text-negative`}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
