import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { CONSENT_TEXTS, CONSENT_VERSION, type Consent, type ConsentForm } from '../../contract/privacy';

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

/** The consent that sending this form now gives. */
export function newConsent(form: ConsentForm): StoredConsent {
  return { version: CONSENT_VERSION, text: CONSENT_TEXTS[form], givenAt: new Date() };
}

export function toConsent(consent: StoredConsent | undefined): Consent | null {
  return consent ? { ...consent, givenAt: consent.givenAt.toISOString() } : null;
}
