import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { lusakaDay } from '../../contract/lusaka-day';
import { CONSENT_TEXTS, CONSENT_VERSION, type Consent, type ConsentForm } from '../../contract/privacy';
import type { StoredSection } from '../../contract/website/sections';

/** What the person behind a record agreed to by sending it. Missing on records from before there was such a line. */
@Schema({ _id: false, versionKey: false })
export class StoredConsent {
  @Prop({ type: String, required: true })
  version: string;

  /** The line itself: it must be there when its wording has long changed. */
  @Prop({ type: String, required: true })
  text: string;

  @Prop({ type: Date, required: true })
  givenAt: Date;
}

export const StoredConsentSchema = SchemaFactory.createForClass(StoredConsent);

/** The consent that sending this form now gives. Its version is the day of the wording: the product's, or when the owner saved another. */
export function newConsent(form: ConsentForm, { updatedAt, ...words }: StoredSection<'consent'>): StoredConsent {
  const text = words[form];
  const isDelivered = updatedAt === null || text === CONSENT_TEXTS[form];
  const version = isDelivered ? CONSENT_VERSION : lusakaDay(new Date(updatedAt));
  return { version, text, givenAt: new Date() };
}

export function toConsent(consent: StoredConsent | undefined): Consent | null {
  return consent ? { ...consent, givenAt: consent.givenAt.toISOString() } : null;
}
