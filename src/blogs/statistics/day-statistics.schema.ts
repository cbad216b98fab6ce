import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** Maximum number of hosts with their own sum per day. Views from further hosts count as `other`. */
export const HOSTS_KEPT = { ofAll: 50, ofPost: 10 } as const;

/** Views of one day in Lusaka, of one post or all posts. The row has sums only, so no visitor can be identified. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'blogfigures' })
export class DayStatistics {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, required: true })
  day: string;

  /** `null` in the row that sums up the views of all posts. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  post: Types.ObjectId | null;

  @Prop({ type: Number, required: true })
  views: number;

  /** Number of views by referring host. `toKey` makes the keys from the hosts. */
  @Prop({ type: SchemaTypes.Mixed })
  hosts?: Record<string, number>;
}

export const DayStatisticsSchema = SchemaFactory.createForClass(DayStatistics);
DayStatisticsSchema.index({ day: 1 });

export const rowId = (day: string, post?: string): string => (post ? `${day} ${post}` : day);

/** Replaces dots, because MongoDB reads a dot in a key as a path. No host contains a colon. */
export const toKey = (host: string): string => host.replaceAll('.', ':');
export const toHost = (key: string): string => key.replaceAll(':', '.');
