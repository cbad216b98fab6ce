import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { TeamMember as TeamMemberEntity } from '../../contract/team';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';

/** A person on the Team screen. */
@Schema({ ...STORED_SCHEMA, collection: 'team' })
export class TeamMember {
  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  role: string;

  @Prop({ type: String, default: '' })
  image: string;

  @Prop({ type: String, default: '' })
  bio: string;
}

export type TeamMemberRow = TeamMember & StoredRow;

export const TeamMemberSchema = SchemaFactory.createForClass(TeamMember);
TeamMemberSchema.index({ createdAt: -1, _id: -1 });

export function toTeamMember(row: TeamMemberRow): TeamMemberEntity {
  const stored = toStored(row);
  return { ...stored, id: stored._id, name: row.name, role: row.role, image: row.image, bio: row.bio };
}
