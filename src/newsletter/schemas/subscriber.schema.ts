import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  NEWSLETTER_FIELDS,
  type NewsletterInput,
  type Subscriber as SubscriberEntity,
} from '../../contract/newsletter';
import { StoredConsent, StoredConsentSchema } from '../../platform/database/stored-consent';
import { STORED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { addFields } from '../../platform/fields/stored-fields';
import { addMailPromises, type PromisingRow } from '../../platform/mail/mail-promises';

@Schema({ ...STORED_SCHEMA, collection: 'subscribers' })
export class Subscriber {
  /** Whoever holds it may end the subscription, so it stands in the subscriber's own mail and nowhere else. */
  @Prop({ type: String, required: true })
  unsubscribeToken: string;

  @Prop({ type: StoredConsentSchema })
  consent?: StoredConsent;
}

export type SubscriberRow = Subscriber & NewsletterInput & PromisingRow;

export const SubscriberSchema = SchemaFactory.createForClass(Subscriber);
addFields(SubscriberSchema, NEWSLETTER_FIELDS);
addMailPromises(SubscriberSchema);
SubscriberSchema.index({ email: 1 }, { unique: true });
SubscriberSchema.index({ unsubscribeToken: 1 }, { unique: true });
SubscriberSchema.index({ createdAt: -1, _id: -1 });

/** As the back office sees a subscriber. */
export function toSubscriber(row: SubscriberRow): SubscriberEntity {
  return { ...toStored(row), email: row.email };
}
