import { SETTINGS_TABS } from '@contract/settings';

/** Rooms with settings, and the one where backups are made. */
export type SettingsTab = keyof typeof SETTINGS_TABS | 'backup';

const FORM_TABS = Object.keys(SETTINGS_TABS) as (keyof typeof SETTINGS_TABS)[];

export const TAB_LABELS: ReadonlyMap<SettingsTab, string> = new Map([
  ...FORM_TABS.map((room) => [room, SETTINGS_TABS[room].title] as const),
  ['backup', 'Backup'] as const,
]);

/** The room of a setting, or of the heading of backups; `undefined`: there is none. */
export function tabOf(name: string): SettingsTab | undefined {
  if (name === 'backup') return 'backup';
  return FORM_TABS.find((room) => SETTINGS_TABS[room].groups.some(({ fields }) => Object.hasOwn(fields, name)));
}
