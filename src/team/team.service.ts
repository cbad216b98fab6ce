import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TeamMember as TeamMemberEntity } from '../contract/team';
import { AuditSubjects, subjectsOf } from '../platform/audit/audit-subjects';
import { ContentVersions } from '../platform/cache/content-versions';
import { RecordsService } from '../platform/records/records.service';
import { TrashService } from '../platform/trash/trash.service';
import { TeamMember, type TeamMemberRow, toTeamMember } from './schemas/team-member.schema';

/** Lists the newest first: the screens order by role. */
@Injectable()
export class TeamService extends RecordsService<TeamMemberRow, TeamMemberEntity> {
  protected readonly toEntity = toTeamMember;

  constructor(
    @InjectModel(TeamMember.name) model: Model<TeamMemberRow>,
    trash: TrashService,
    versions: ContentVersions,
    subjects: AuditSubjects,
  ) {
    super('team', model, trash, versions);
    subjects.register(
      'team',
      subjectsOf(model, ({ name }) => ({ name, path: null })),
    );
  }
}
