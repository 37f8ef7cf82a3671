import type { StaffSettings } from '#features/settings/contract.ts';
import type { RefusedSection } from './section-form.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { useSettingsStore } from './use-settings-store.ts';

export interface ShopSettingsData {
  settings: StaffSettings;
  /** The numbers of users, in total and by department (decision E6). */
  figures: { total: number; active: number; departments: readonly { department: string; users: number }[] };
}

/** The Settings tab, saving through the API. */
export function ShopSettings({ settings, figures, refused }: ShopSettingsData & { refused?: RefusedSection }) {
  const store = useSettingsStore();
  const departments = figures.departments.map(({ department, users }) => ({ name: department, users }));
  return <SettingsTab {...{ settings, departments, store, refused }} users={figures} />;
}
