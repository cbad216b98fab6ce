import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { CurrentUser, Roles } from '../auth/access.decorator';
import { forbidden } from '../common/errors/product-error';
import { type ListPage, ListPageQuery } from '../common/http/list-page.query';
import { TotalCountInterceptor } from '../common/http/total-count.interceptor';
import type { SessionUser } from '../contract/auth';
import type { Done } from '../contract/errors';
import type { PasswordChanged, User } from '../contract/users';
import { CreateUserDto, PasswordDto, UpdateUserDto } from './dto/user.dto';
import { UsersService } from './users.service';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Roles('admin')
  @Get()
  @UseInterceptors(TotalCountInterceptor)
  list(@Query() query: ListPageQuery): Promise<ListPage<User>> {
    return this.users.list(query);
  }

  @Roles('admin')
  @Post()
  @Audited('users.create')
  create(@Body() input: CreateUserDto): Promise<User> {
    return this.users.create(input);
  }

  @Roles('admin')
  @Put(':id')
  @Audited('users.update')
  update(@Param('id') id: string, @Body() input: UpdateUserDto): Promise<User> {
    return this.users.update(id, input);
  }

  /** An administrator for anybody, everybody else for themselves. */
  @Roles('viewer')
  @Put(':id/password')
  @Audited('users.password')
  changePassword(
    @Param('id') id: string,
    @Body() { password }: PasswordDto,
    @CurrentUser() caller: SessionUser,
  ): Promise<PasswordChanged> {
    if (caller.role !== 'admin' && caller._id !== id.toLowerCase()) throw forbidden();
    return this.users.changePassword(id, password, caller._id);
  }

  @Roles('admin')
  @Delete(':id')
  @Audited('users.delete')
  async remove(@Param('id') id: string, @CurrentUser() caller: SessionUser): Promise<Done> {
    await this.users.remove(id, caller._id);
    return { success: true };
  }

  @Roles('admin')
  @Post(':id/restore')
  @HttpCode(200)
  @Audited('users.restore')
  restore(@Param('id') id: string): Promise<User> {
    return this.users.restore(id);
  }
}
