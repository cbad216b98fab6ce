import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, UseInterceptors } from '@nestjs/common';
import type express from 'express';
import type { SessionUser } from '../contract/auth';
import { type Done, MESSAGES } from '../contract/errors';
import { PASSWORD_TEXTS, type PasswordChanged, type User } from '../contract/users';
import { CurrentUser, Roles } from '../platform/access/access.decorator';
import { Audited } from '../platform/audit/audited.decorator';
import { forbidden } from '../platform/errors/product-error';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { TotalCountInterceptor } from '../platform/http/total-count.interceptor';
import { visitorAddress } from '../platform/limits/visitor-address';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { listOf } from '../platform/openapi/shape';
import { DONE } from '../platform/openapi/shared-answers';
import { PASSWORD_CHANGED, USER } from './dto/user.answer';
import { ChangePasswordDto, CreateUserDto, UpdateUserDto } from './dto/user.dto';
import { UsersService } from './users.service';

@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Roles('admin')
  @Get()
  @UseInterceptors(TotalCountInterceptor)
  @ApiCall('All users, newest first.', listOf(USER))
  list(@Query() query: ListPageQuery): Promise<ListPage<User>> {
    return this.users.list(query);
  }

  @Roles('admin')
  @Post()
  @Audited('users.create')
  @ApiCall('Adds a user.', USER, { 409: 'The address is in use.' })
  create(@Body() input: CreateUserDto): Promise<User> {
    return this.users.create(input);
  }

  @Roles('admin')
  @Put(':id')
  @Audited('users.update')
  @ApiCall('Changes a user; another role, or becoming active or inactive, ends the sessions.', USER, {
    409: 'The address is in use, it is the last active administrator, or the stored user is newer.',
  })
  update(@Param('id') id: string, @Body() input: UpdateUserDto): Promise<User> {
    return this.users.update(id, input);
  }

  /** An administrator for anybody, everybody else for themselves. */
  @Roles('viewer')
  @Put(':id/password')
  @Audited('users.password')
  @ApiCall("Sets a password and ends the user's sessions; one's own goes on with the fresh token.", PASSWORD_CHANGED, {
    400: PASSWORD_TEXTS.currentWrong,
    403: 'Neither an administrator nor the user.',
    429: MESSAGES.tooMany,
  })
  changePassword(
    @Param('id') id: string,
    @Body() input: ChangePasswordDto,
    @CurrentUser() caller: SessionUser,
    @Req() request: express.Request,
  ): Promise<PasswordChanged> {
    if (caller.role !== 'admin' && caller._id !== id.toLowerCase()) throw forbidden();
    return this.users.changePassword(id, input, caller._id, visitorAddress(request));
  }

  @Roles('admin')
  @Delete(':id')
  @Audited('users.delete')
  @ApiCall('Deletes a user.', DONE, { 409: 'The own account, or the last active administrator.' })
  async remove(@Param('id') id: string, @CurrentUser() caller: SessionUser): Promise<Done> {
    await this.users.remove(id, caller._id);
    return { success: true };
  }

  @Roles('admin')
  @Post(':id/restore')
  @HttpCode(200)
  @Audited('users.restore')
  @ApiCall('Brings a user back.', USER, { 409: 'The address is in use by now.' })
  restore(@Param('id') id: string): Promise<User> {
    return this.users.restore(id);
  }
}
