import { Container } from '#ui/container.tsx';
import { useShop } from '#web/use-shop.ts';

/** Logos of invented businesses, in a demo alone. */
export function ClientLogos() {
  if (useShop()?.mode !== 'demo') return null;
  return (
    <section aria-labelledby="clients" className="bg-sunken">
      <Container className="py-10 sm:py-12">
        <h2 id="clients" className="meta text-center">
          The kind of businesses we work with
        </h2>
        <ul className="mt-6 grid grid-cols-2 items-center gap-x-4 gap-y-6 text-ink-soft sm:grid-cols-3 sm:justify-items-center sm:gap-x-6 lg:grid-cols-6">
          {clients.map(({ name, mark }) => (
            <li key={name} className="flex items-center gap-2.5">
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                className="size-7 shrink-0"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              >
                {mark}
              </svg>
              <span className="wrap-anywhere min-w-0 font-heading font-semibold text-lg leading-tight tracking-tight">
                {name}
              </span>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

const clients = [
  { name: 'Harrow & Pike', mark: <path d="M4 4v16M12 4v16M4 12h8M16 4v16M16 4h2a4 4 0 0 1 0 8h-2" /> },
  { name: 'Loaf Street', mark: <path d="M4 19V11a4 4 0 0 1 4-5h8a4 4 0 0 1 4 5v8zM9 11l2 3M14 11l2 3" /> },
  { name: 'Tern Coffee', mark: <path d="M3 15c5-1 6-7 9-7s4 6 9 7M12 8v10M7 20h10" /> },
  {
    name: 'Millgate Optics',
    mark: <path d="M3 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM13 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM11 12h2" />,
  },
  { name: 'Quayside Gym', mark: <path d="M3 9v6M6 7v10M18 7v10M21 9v6M6 12h12" /> },
  { name: 'Noor Kitchen', mark: <path d="M12 3v3M12 18v3M3 12h3M18 12h3M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0z" /> },
];
