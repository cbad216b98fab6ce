import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { lusakaDay } from '../../contract/lusaka-day';
import { CONSENT_TEXTS, CONSENT_VERSION, type Consent, type ConsentForm } from '../../contract/privacy';
import type { StoredSection } from '../../contract/website/sections';

/** Consent that a person gave by sending a form. Older records lack it. */
@Schema({ _id: false, versionKey: false })
export class StoredConsent {
  @Prop({ type: String, required: true })
  version: string;

  /** The consent text as shown, stored because the wording may change. */
  @Prop({ type: String, required: true })
  text: string;

  @Prop({ type: Date, required: true })
  givenAt: Date;
}

export const StoredConsentSchema = SchemaFactory.createForClass(StoredConsent);

/** Builds the consent for a form that is sent now. Its version is the day on which the text was last changed. */
export function newConsent(form: ConsentForm, { updatedAt, ...texts }: StoredSection<'consent'>): StoredConsent {
  const text = texts[form];
  const isDefault = updatedAt === null || text === CONSENT_TEXTS[form];
  const version = isDefault ? CONSENT_VERSION : lusakaDay(new Date(updatedAt));
  return { version, text, givenAt: new Date() };
}

export function toConsent(consent: StoredConsent | undefined): Consent | null {
  return consent ? { ...consent, givenAt: consent.givenAt.toISOString() } : null;
}
