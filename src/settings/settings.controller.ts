import { Body, Controller, Get, Put, UseInterceptors } from '@nestjs/common';
import { Audited } from '../audit/audited.decorator';
import { Public, Roles } from '../auth/access.decorator';
import { KeepAnswersInterceptor } from '../common/cache/keep-answers.interceptor';
import { ApiCall } from '../common/openapi/api-call.decorator';
import type { StoredSettings } from '../contract/settings';
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
