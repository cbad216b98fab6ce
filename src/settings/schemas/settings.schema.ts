import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DEFAULT_SETTINGS, type SiteSettings, type StoredSettings } from '../../contract/settings';
import { STORED_SCHEMA } from '../../platform/database/stored-schema';

/** Id of the one document. */
export const SETTINGS_ID = 'site';

/** Holds only what was ever saved; the rest has its default. */
@Schema({ ...STORED_SCHEMA, collection: 'settings' })
export class Settings implements Partial<SiteSettings> {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String })
  siteName?: string;

  @Prop({ type: String })
  contactEmail?: string;

  @Prop({ type: String })
  siteDescription?: string;

  @Prop({ type: String })
  contactPhone?: string;

  @Prop({ type: String })
  analyticsId?: string;

  @Prop({ type: String })
  address?: string;

  @Prop({ type: Boolean })
  enableComments?: boolean;

  @Prop({ type: Boolean })
  maintenanceMode?: boolean;

  @Prop({ type: Number })
  retentionMonths?: number;

  updatedAt: Date;
}

export const SettingsSchema = SchemaFactory.createForClass(Settings);

/** What was never saved counts as saved at the beginning of time, so that the first save is newer. */
export function toSettings(row: Settings | null): StoredSettings {
  const defaults = DEFAULT_SETTINGS;
  return {
    siteName: row?.siteName ?? defaults.siteName,
    contactEmail: row?.contactEmail ?? defaults.contactEmail,
    siteDescription: row?.siteDescription ?? defaults.siteDescription,
    contactPhone: row?.contactPhone ?? defaults.contactPhone,
    analyticsId: row?.analyticsId ?? defaults.analyticsId,
    address: row?.address ?? defaults.address,
    enableComments: row?.enableComments ?? defaults.enableComments,
    maintenanceMode: row?.maintenanceMode ?? defaults.maintenanceMode,
    retentionMonths: row?.retentionMonths ?? defaults.retentionMonths,
    updatedAt: (row?.updatedAt ?? new Date(0)).toISOString(),
  };
}
