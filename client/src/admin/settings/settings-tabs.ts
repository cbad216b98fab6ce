import { type SETTINGS_FIELDS, SETTINGS_TABS } from '@contract/settings';
import type { FormOf } from '../shared/fields/record-form';

export type SettingsForm = FormOf<typeof SETTINGS_FIELDS>;

export type SettingsTab = keyof typeof SETTINGS_TABS | 'backup';

const FORM_TABS = Object.keys(SETTINGS_TABS) as (keyof typeof SETTINGS_TABS)[];

export const TAB_LABELS: ReadonlyMap<SettingsTab, string> = new Map([
  ...FORM_TABS.map((tab) => [tab, SETTINGS_TABS[tab].title] as const),
  ['backup', 'Backup'] as const,
]);

/** Returns the tab that contains the setting `name`, or `undefined`. The name `backup` means the tab itself. */
export function tabOf(name: string): SettingsTab | undefined {
  if (name === 'backup') return 'backup';
  return FORM_TABS.find((tab) => SETTINGS_TABS[tab].groups.some(({ fields }) => Object.hasOwn(fields, name)));
}
