import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import { USER_CALLS } from '../contract/calls/users.calls';
import { type Done, MESSAGES } from '../contract/errors';
import { OWN_EMAIL_HINT, PASSWORD_TEXTS, type PasswordChanged, type User } from '../contract/users';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { forbidden } from '../platform/errors/product-error';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { type Caller, CurrentCaller } from './current-caller';
import { DeletedUsersService } from './deleted-users.service';
import { PasswordsService } from './passwords.service';
import { SecondStepService } from './second-step.service';
import { ChangePasswordDto, CreateUserDto, UpdateUserDto } from './user.dto';
import { UsersService } from './users.service';

@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly deleted: DeletedUsersService,
    private readonly secondStep: SecondStepService,
  ) {}

  @Get()
  @Call(USER_CALLS.list, 'Lists all users, newest first.')
  list(@Query() query: ListPageQuery): Promise<ListPage<User>> {
    return this.users.list(query);
  }

  @Post()
  @Call(USER_CALLS.create, 'Adds a user.', { 409: 'The email address is in use.' })
  create(@Body() input: CreateUserDto): Promise<User> {
    return this.users.create(input);
  }

  @Put(':id')
  @Call(
    USER_CALLS.update,
    'Changes a user. A new role or status logs the user out. A new email address is told to the former one.',
    {
      400: OWN_EMAIL_HINT,
      409: 'The email address is in use, the user is the last active administrator, or the user has changed since it was read.',
    },
  )
  update(@Param('id') id: string, @Body() input: UpdateUserDto, @CurrentUser() caller: SessionUser): Promise<User> {
    return this.users.update(id, input, caller._id);
  }

  /** Administrators may change the password of any user, other staff only their own password. */
  @Put(':id/password')
  @Call(
    USER_CALLS.changePassword,
    'Sets a password and logs the user out. After changing your own password, continue with the new token.',
    {
      400: PASSWORD_TEXTS.currentWrong,
      403: 'The caller is neither an administrator nor the user.',
      429: MESSAGES.tooMany,
    },
  )
  changePassword(
    @Param('id') id: string,
    @Body() input: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PasswordChanged> {
    if (caller.role !== 'admin' && caller._id !== id.toLowerCase()) throw forbidden();
    return this.passwords.changePassword(id, input, caller);
  }

  @Delete(':id/second-step')
  @Call(
    USER_CALLS.removeSecondStep,
    'Turns off two-step login of a user who has lost the phone, and emails the user.',
    {
      409: 'The user is the caller, or two-step login is off.',
    },
  )
  async removeSecondStep(@Param('id') id: string, @CurrentUser() caller: SessionUser): Promise<Done> {
    await this.secondStep.takeAway(id, caller._id);
    return { success: true };
  }

  @Delete(':id')
  @Call(USER_CALLS.remove, 'Deletes a user.', { 409: 'The user is the caller or the last active administrator.' })
  async remove(@Param('id') id: string, @CurrentUser() caller: SessionUser): Promise<Done> {
    await this.deleted.remove(id, caller._id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(USER_CALLS.restore, 'Restores a user.', { 409: 'The email address is in use.' })
  restore(@Param('id') id: string): Promise<User> {
    return this.deleted.restore(id);
  }
}
