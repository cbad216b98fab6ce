import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import type { Done } from '../contract/errors';
import type { TeamMember } from '../contract/team';
import { Public, Roles } from '../platform/access/access.decorator';
import { Audited } from '../platform/audit/audited.decorator';
import { KeepAnswersInterceptor } from '../platform/cache/keep-answers.interceptor';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { TotalCountInterceptor } from '../platform/http/total-count.interceptor';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { listOf } from '../platform/openapi/shape';
import { DONE } from '../platform/openapi/shared-answers';
import { CreateTeamMemberDto } from './dto/create-team-member.dto';
import { TEAM_MEMBER } from './dto/team-member.answer';
import { UpdateTeamMemberDto } from './dto/update-team-member.dto';
import { TeamService } from './team.service';

@Controller('team')
@UseInterceptors(KeepAnswersInterceptor)
export class TeamController {
  constructor(private readonly team: TeamService) {}

  @Public()
  @UseInterceptors(TotalCountInterceptor)
  @Get()
  @ApiCall('All members, newest first.', listOf(TEAM_MEMBER))
  list(@Query() query: ListPageQuery): Promise<ListPage<TeamMember>> {
    return this.team.list(query);
  }

  @Roles('editor')
  @Post()
  @Audited('team.create')
  @ApiCall('Adds a member.', TEAM_MEMBER)
  create(@Body() input: CreateTeamMemberDto): Promise<TeamMember> {
    return this.team.create(input);
  }

  @Roles('editor')
  @Put(':id')
  @Audited('team.update')
  @ApiCall('Changes the fields that are sent.', TEAM_MEMBER)
  update(@Param('id') id: string, @Body() input: UpdateTeamMemberDto): Promise<TeamMember> {
    return this.team.update(id, input);
  }

  @Roles('editor')
  @Delete(':id')
  @Audited('team.delete')
  @ApiCall('Deletes a member.', DONE)
  async remove(@Param('id') id: string): Promise<Done> {
    await this.team.remove(id);
    return { success: true };
  }

  /** Brings a member back within ten minutes of the removal. */
  @Roles('editor')
  @HttpCode(200)
  @Post(':id/restore')
  @Audited('team.restore')
  @ApiCall('Brings a member back.', TEAM_MEMBER)
  restore(@Param('id') id: string): Promise<TeamMember> {
    return this.team.restore(id);
  }
}
