import { SETTINGS_ROOMS } from '@contract/settings';

/** Rooms with settings, and the one where backups are made. */
export type SettingsRoom = keyof typeof SETTINGS_ROOMS | 'backup';

const FORM_ROOMS = Object.keys(SETTINGS_ROOMS) as (keyof typeof SETTINGS_ROOMS)[];

export const ROOM_LABELS: ReadonlyMap<SettingsRoom, string> = new Map([
  ...FORM_ROOMS.map((room) => [room, SETTINGS_ROOMS[room].title] as const),
  ['backup', 'Backup'] as const,
]);

/** The room of a setting, or of the heading of backups; `undefined`: there is none. */
export function roomOf(name: string): SettingsRoom | undefined {
  if (name === 'backup') return 'backup';
  return FORM_ROOMS.find((room) => SETTINGS_ROOMS[room].groups.some(({ fields }) => Object.hasOwn(fields, name)));
}
