import type { UserFigures } from '#features/people/contract.ts';
import type { StaffSettings } from '#features/settings/contract.ts';
import type { RefusedSection } from '#features/settings/web/section-form.tsx';
import { SettingsTab } from '#features/settings/web/settings-tab.tsx';
import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { readUserFigures } from '#web/people/read-people.ts';
import { useSettingsStore } from './use-settings-store.ts';

export interface ShopSettingsData {
  settings: StaffSettings;
  figures: UserFigures;
}

/** Reads what the Settings tab shows. */
export async function readShopSettings(api: Api): Promise<ShopSettingsData> {
  const [settings, figures] = await orErrorPage(Promise.all([api('GET /api/settings'), readUserFigures(api)]));
  return { settings, figures };
}

/** The Settings tab, saving through the API. */
export function ShopSettings({ settings, figures, refused }: ShopSettingsData & { refused?: RefusedSection }) {
  const store = useSettingsStore();
  const departments = figures.departments.map(({ department, users }) => ({ name: department, users }));
  return <SettingsTab {...{ settings, departments, store, refused }} users={figures} />;
}
