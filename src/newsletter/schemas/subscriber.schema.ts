import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import {
  NEWSLETTER_FIELDS,
  type NewsletterInput,
  type Subscriber as SubscriberEntity,
} from '../../contract/newsletter';
import { StoredConsent, StoredConsentSchema } from '../../platform/database/stored-consent';
import { STORED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { addFields } from '../../platform/fields/stored-fields';
import { addPendingMails, type PendingMailsRow } from '../../platform/mail/pending-mails';

@Schema({ ...STORED_SCHEMA, collection: 'subscribers' })
export class Subscriber {
  /** Whoever holds it may end the subscription, so it stands in the subscriber's own mail and nowhere else. */
  @Prop({ type: String, required: true })
  unsubscribeToken: string;

  /** Has not confirmed the address yet. Missing where nobody is asked, and once it is confirmed. */
  @Prop({ type: Boolean })
  isWaiting?: boolean;

  @Prop({ type: Date })
  confirmedAt?: Date;

  /** Whoever holds it may say that the address is theirs: it stands in the mail that asks, and nowhere else. */
  @Prop({ type: String })
  confirmToken?: string;

  /** When an address that waits was last asked, and how often. */
  @Prop({ type: Date })
  confirmAskedAt?: Date;

  @Prop({ type: Number })
  confirmsAsked?: number;

  /** Of the last issue of which it is known what became of it. */
  @Prop({ type: SchemaTypes.ObjectId })
  lastIssue?: Types.ObjectId;

  /** Issues in a row that the address was refused. */
  @Prop({ type: Number })
  bounces?: number;

  /** Since when it gets no issue, after too many of these. */
  @Prop({ type: Date })
  pausedAt?: Date;

  @Prop({ type: StoredConsentSchema })
  consent?: StoredConsent;
}

export type SubscriberRow = Subscriber & NewsletterInput & PendingMailsRow;

export const SubscriberSchema = SchemaFactory.createForClass(Subscriber);
addFields(SubscriberSchema, NEWSLETTER_FIELDS);
addPendingMails(SubscriberSchema);
SubscriberSchema.index({ email: 1 }, { unique: true });
SubscriberSchema.index({ unsubscribeToken: 1 }, { unique: true });
SubscriberSchema.index({ confirmToken: 1 }, { unique: true, sparse: true });
SubscriberSchema.index({ createdAt: -1, _id: -1 });
SubscriberSchema.index({ isWaiting: 1 }, { sparse: true });
SubscriberSchema.index({ pausedAt: 1 }, { sparse: true });

/** As the back office sees a subscriber. */
export function toSubscriber(row: SubscriberRow): SubscriberEntity {
  const { email, pausedAt } = row;
  return {
    ...toStored(row),
    email,
    status: row.isWaiting ? 'waiting' : pausedAt ? 'paused' : 'confirmed',
    pausedAt: pausedAt?.toISOString() ?? null,
  };
}
