import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { Audited } from '../audit/audited.decorator';
import { Public, Roles } from '../auth/access.decorator';
import { KeepAnswersInterceptor } from '../common/cache/keep-answers.interceptor';
import { type ListPage, ListPageQuery } from '../common/http/list-page.query';
import { TotalCountInterceptor } from '../common/http/total-count.interceptor';
import { ApiCall } from '../common/openapi/api-call.decorator';
import { listOf } from '../common/openapi/shape';
import { DONE } from '../common/openapi/shared-answers';
import type { Done } from '../contract/errors';
import type { TeamMember } from '../contract/team';
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
