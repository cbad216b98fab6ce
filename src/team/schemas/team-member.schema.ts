import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { TEAM_MEMBER_FIELDS, type TeamMember as TeamMemberEntity, type TeamMemberInput } from '../../contract/team';
import { storeMediaIds } from '../../platform/database/media-ids';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';

@Schema({ ...STORED_SCHEMA, collection: 'team' })
export class TeamMember {}

export type TeamMemberRow = TeamMemberInput & StoredRow;

export const TeamMemberSchema = SchemaFactory.createForClass(TeamMember);
TeamMemberSchema.plugin(storeMediaIds);
addFields(TeamMemberSchema, TEAM_MEMBER_FIELDS);
TeamMemberSchema.index({ createdAt: -1, _id: -1 });

export function toTeamMember(row: TeamMemberRow): TeamMemberEntity {
  const stored = toStored(row);
  return { ...stored, id: stored._id, ...pickFields(TEAM_MEMBER_FIELDS, row) };
}
