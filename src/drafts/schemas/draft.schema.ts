import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { DRAFT_KINDS, type DraftKind, type KeptText } from '../../contract/drafts';
import { STORED_SCHEMA } from '../../platform/database/stored-schema';

/** Words that one person has typed into a record and not saved. */
@Schema({ ...STORED_SCHEMA, collection: 'kepttexts' })
export class Draft {
  @Prop({ type: String, enum: DRAFT_KINDS, required: true })
  kind: DraftKind;

  /** Id of the record; of a new text the key that it was given, which becomes that id. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  textId: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  authorId: Types.ObjectId;

  /** Checked by the body's own class before they come here. */
  @Prop({ type: SchemaTypes.Mixed, required: true })
  fields: Partial<KeptText>;

  @Prop({ type: String, default: '' })
  basedOn: string;

  /** Id of the record that it was typed into, of a text that met another one there. */
  @Prop({ type: String, default: '' })
  forkOf: string;

  @Prop({ type: String, default: '' })
  typedIn: string;

  /** Missing in rows from before texts could be thrown away. */
  @Prop({ type: Boolean })
  isThrownAway?: boolean;

  /** The form that has sent it last. */
  @Prop({ type: String })
  writer?: string;

  updatedAt: Date;
}

export const DraftSchema = SchemaFactory.createForClass(Draft);
DraftSchema.index({ authorId: 1, kind: 1, textId: 1 }, { unique: true });
