import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TEAM_CALLS } from '../contract/calls/team.calls';
import { TEAM_MEMBER_FIELDS } from '../contract/team';
import { recordsController } from '../platform/records/records.controller';
import { TeamMember, TeamMemberSchema } from './schemas/team-member.schema';
import { TeamService } from './team.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: TeamMember.name, schema: TeamMemberSchema }])],
  controllers: [
    recordsController('team', TEAM_CALLS, {
      fields: TEAM_MEMBER_FIELDS,
      service: TeamService,
      type: 'TeamMember',
      noun: 'a member',
      list: 'Lists all members, newest first.',
    }),
  ],
  providers: [TeamService],
  exports: [TeamService],
})
export class TeamModule {}
