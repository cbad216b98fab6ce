import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DEFAULT_SETTINGS, SETTINGS_FIELDS, type SiteSettings, type StoredSettings } from '../../contract/settings';
import { VISITOR_DEFAULTS, type VisitorSettings } from '../../contract/visitor-settings';
import { storeMediaIds } from '../../platform/database/media-ids';
import { STORED_SCHEMA } from '../../platform/database/stored-schema';
import { addBareFields, pickFields } from '../../platform/fields/stored-fields';

export const SETTINGS_ID = 'site';

/** The stored settings. Only changed settings are stored; the others have their defaults. */
@Schema({ ...STORED_SCHEMA, collection: 'settings' })
export class Settings {
  @Prop({ type: String, required: true })
  _id: string;

  updatedAt: Date;
}

export type SettingsRow = Settings & Partial<SiteSettings>;

export const SettingsSchema = SchemaFactory.createForClass(Settings);
SettingsSchema.plugin(storeMediaIds);
addBareFields(SettingsSchema, SETTINGS_FIELDS);

/** Returns the stored settings, with defaults. If they were never saved, `updatedAt` is 1970, before any save. */
export function toSettings(row: SettingsRow | null): StoredSettings {
  const saved = pickFields(SETTINGS_FIELDS, { ...DEFAULT_SETTINGS, ...row });
  return { ...saved, updatedAt: (row?.updatedAt ?? new Date(0)).toISOString() };
}

export function toVisitorSettings<Of extends Record<keyof VisitorSettings, unknown>>(
  settings: Of,
): Pick<Of, keyof VisitorSettings> {
  const names = Object.keys(VISITOR_DEFAULTS) as (keyof VisitorSettings)[];
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<Of, keyof VisitorSettings>;
}
