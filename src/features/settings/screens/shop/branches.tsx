import { quietLinkClass } from '#ui/link-class.ts';
import { Section } from '#ui/section.tsx';
import { useShop } from '#web/use-shop.ts';

/** The branches from the settings; renders nothing without any. */
export function Branches() {
  const branches = useShop()?.branches ?? [];
  if (branches.length === 0) return null;
  return (
    <Section title="Branches" description="Sold, shipped and looked after from where you are.">
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {branches.map((branch) => (
          <li key={`${branch.city} ${branch.address}`} className="border-line border-t pt-4">
            <h3 className="title-3">{branch.country}</h3>
            <p className="mt-1 font-medium">{branch.city}</p>
            <p className="meta mt-1">{branch.address}</p>
            {branch.phone && (
              <a
                href={`tel:${branch.phone.replaceAll(' ', '')}`}
                className={`${quietLinkClass} tabular mt-1 inline-block py-1 text-sm`}
              >
                {branch.phone}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
