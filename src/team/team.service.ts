import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TeamMember as TeamMemberEntity } from '../contract/team';
import { AuditSubjects, subjectsOf } from '../platform/audit/audit-subjects';
import { ContentVersions } from '../platform/cache/content-versions';
import { saveEdit } from '../platform/database/save-edit';
import { countFromPage, type ListPage, type ListPageQuery, toRange } from '../platform/http/list-page.query';
import { TrashService } from '../platform/trash/trash.service';
import type { CreateTeamMemberDto } from './dto/create-team-member.dto';
import type { UpdateTeamMemberDto } from './dto/update-team-member.dto';
import { TeamMember, type TeamMemberRow, toTeamMember } from './schemas/team-member.schema';

@Injectable()
export class TeamService {
  constructor(
    @InjectModel(TeamMember.name) private readonly model: Model<TeamMemberRow>,
    private readonly trash: TrashService,
    private readonly versions: ContentVersions,
    subjects: AuditSubjects,
  ) {
    subjects.register(
      'team',
      subjectsOf(model, ({ name }) => ({ name, path: null })),
    );
  }

  /** Newest first: the screens order by role. */
  async list(query: ListPageQuery): Promise<ListPage<TeamMemberEntity>> {
    const range = toRange(query);
    const find = this.model.find().sort({ createdAt: -1, _id: -1 }).skip(range.skip).limit(range.limit);
    const rows = await find.lean<TeamMemberRow[]>();
    return { items: rows.map(toTeamMember), total: countFromPage(rows.length, range) ?? (await this.count()) };
  }

  async create(input: CreateTeamMemberDto): Promise<TeamMemberEntity> {
    const created = await this.model.create(input);
    this.versions.bump('team');
    return toTeamMember(created.toObject<TeamMemberRow>());
  }

  /** Errors: 404 unknown id; 409 edited in the meantime. */
  async update(id: string, { updatedAt, ...changes }: UpdateTeamMemberDto): Promise<TeamMemberEntity> {
    const row = await saveEdit(this.model, id, changes, updatedAt, toTeamMember);
    this.versions.bump('team');
    return toTeamMember(row);
  }

  /** Errors: 404 unknown id. */
  async remove(id: string): Promise<void> {
    await this.trash.remove(this.model, id);
    this.versions.bump('team');
  }

  /** Errors: 404 unknown, or deleted too long ago. */
  async restore(id: string): Promise<TeamMemberEntity> {
    const row = await this.trash.restore(this.model, id);
    this.versions.bump('team');
    return toTeamMember(row);
  }

  count(): Promise<number> {
    return this.model.countDocuments();
  }
}
