import { randomBytes } from 'node:crypto';
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
  /** Anyone with the token can unsubscribe, so only emails to the subscriber contain it. */
  @Prop({ type: String, required: true })
  unsubscribeToken: string;

  /** True until the email address is confirmed. Missing if no confirmation is needed. */
  @Prop({ type: Boolean })
  isWaiting?: boolean;

  @Prop({ type: Date })
  confirmedAt?: Date;

  /** Anyone with the token can confirm the email address, so only the confirmation email contains it. */
  @Prop({ type: String })
  confirmToken?: string;

  /** Time of the last confirmation email. `confirmsAsked` is the number of these emails. */
  @Prop({ type: Date })
  confirmAskedAt?: Date;

  @Prop({ type: Number })
  confirmsAsked?: number;

  /** Latest newsletter that was emailed to the subscriber, or whose email failed. */
  @Prop({ type: SchemaTypes.ObjectId })
  lastIssue?: Types.ObjectId;

  @Prop({ type: Number })
  bounces?: number;

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

export const newToken = (): string => randomBytes(32).toString('base64url');

export function toSubscriber(row: SubscriberRow): SubscriberEntity {
  const { email, pausedAt } = row;
  return {
    ...toStored(row),
    email,
    status: row.isWaiting ? 'waiting' : pausedAt ? 'paused' : 'confirmed',
    pausedAt: pausedAt?.toISOString() ?? null,
  };
}
