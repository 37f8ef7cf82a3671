import type { PublicSettings } from '#features/settings/contract.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The title and description of a page, with the shop's own name behind the title. */
export function pageMeta(matches: Matches, title: string, description?: string) {
  return [
    { title: `${title} · ${shopName(matches)}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}

function shopName(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { settings?: PublicSettings } | undefined;
  return root?.settings?.company.tradingName ?? 'Brightfront';
}
