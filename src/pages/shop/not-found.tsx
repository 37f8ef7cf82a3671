import { data } from 'react-router';
import { ErrorContent } from '#web/errors/error-content.tsx';
import type { Route } from './+types/not-found.ts';

export const handle = { back: false };

/** Answers every unknown address. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function action(_: Route.ActionArgs): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <ErrorContent error={null} />;
}
