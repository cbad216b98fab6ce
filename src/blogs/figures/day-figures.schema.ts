import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** How many hosts have a sum of their own in a day; what comes from others is added to `other`. */
export const HOSTS_KEPT = { ofAll: 50, ofPost: 10 } as const;

/** Views of one day in Lusaka: of one post, or of all. Sums only: nothing tells one reader from another. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'blogfigures' })
export class DayFigures {
  /** See `rowId`. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, required: true })
  day: string;

  /** `null` in the row of all. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  post: Types.ObjectId | null;

  @Prop({ type: Number, required: true })
  views: number;

  /** By host, see `toKey`; missing in a row that has none. */
  @Prop({ type: SchemaTypes.Mixed })
  hosts?: Record<string, number>;
}

export const DayFiguresSchema = SchemaFactory.createForClass(DayFigures);
DayFiguresSchema.index({ day: 1 });

/** @param post its id; missing: all of that day. */
export const rowId = (day: string, post?: string): string => (post ? `${day} ${post}` : day);

/** Databases take a dot in a key for a path. No host holds a colon. */
export const toKey = (host: string): string => host.replaceAll('.', ':');
export const toHost = (key: string): string => key.replaceAll(':', '.');
