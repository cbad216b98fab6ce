import { Body, Controller, Get, Put, UseInterceptors } from '@nestjs/common';
import type { StoredSettings } from '../contract/settings';
import { Public, Roles } from '../platform/access/access.decorator';
import { Audited } from '../platform/audit/audited.decorator';
import { KeepAnswersInterceptor } from '../platform/cache/keep-answers.interceptor';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { SETTINGS } from './dto/settings.answer';
import { UpdateSettingsDto } from './dto/update-settings.dto';
import { SettingsService } from './settings.service';

@Controller('settings')
@UseInterceptors(KeepAnswersInterceptor)
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Public()
  @Get()
  @ApiCall('The site settings.', SETTINGS)
  read(): Promise<StoredSettings> {
    return this.settings.read();
  }

  @Roles('admin')
  @Put()
  @Audited('settings.update')
  @ApiCall('Changes the settings that are sent.', SETTINGS)
  update(@Body() input: UpdateSettingsDto): Promise<StoredSettings> {
    return this.settings.update(input);
  }
}
