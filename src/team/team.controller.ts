import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { TEAM_CALLS } from '../contract/calls/team.calls';
import type { Done } from '../contract/errors';
import type { TeamMember } from '../contract/team';
import { Call } from '../platform/calls/call.decorator';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { TeamService } from './team.service';
import { CreateTeamMemberDto, UpdateTeamMemberDto } from './team-member.dto';

@Controller('team')
export class TeamController {
  constructor(private readonly team: TeamService) {}

  @Get()
  @Call(TEAM_CALLS.list, 'Lists all members, newest first.')
  list(@Query() query: ListPageQuery): Promise<ListPage<TeamMember>> {
    return this.team.list(query);
  }

  @Post()
  @Call(TEAM_CALLS.create, 'Adds a member.')
  create(@Body() input: CreateTeamMemberDto): Promise<TeamMember> {
    return this.team.create(input);
  }

  @Put(':id')
  @Call(TEAM_CALLS.update, 'Changes only the fields that the request contains.')
  update(@Param('id') id: string, @Body() input: UpdateTeamMemberDto): Promise<TeamMember> {
    return this.team.update(id, input);
  }

  @Delete(':id')
  @Call(TEAM_CALLS.remove, 'Deletes a member.')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.team.remove(id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(TEAM_CALLS.restore, 'Restores a member.')
  restore(@Param('id') id: string): Promise<TeamMember> {
    return this.team.restore(id);
  }
}
