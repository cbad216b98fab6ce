import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TEAM_MEMBER_FIELDS, type TeamMember as TeamMemberEntity } from '../contract/team';
import { RecordsService } from '../platform/records/records.service';
import { TeamMember, type TeamMemberRow, toTeamMember } from './schemas/team-member.schema';

@Injectable()
export class TeamService extends RecordsService<TeamMemberRow, TeamMemberEntity> {
  protected readonly toEntity = toTeamMember;

  constructor(@InjectModel(TeamMember.name) model: Model<TeamMemberRow>) {
    super('team', model, {
      cached: 'team',
      fields: TEAM_MEMBER_FIELDS,
      toSubject: ({ name }) => ({ name, path: null }),
    });
  }
}
