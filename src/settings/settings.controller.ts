import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Public, Roles } from '../auth/access.decorator';
import type { StoredSettings } from '../contract/settings';
import { UpdateSettingsDto } from './dto/update-settings.dto';
import { SettingsService } from './settings.service';

@ApiTags('settings')
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Public()
  @Get()
  read(): Promise<StoredSettings> {
    return this.settings.read();
  }

  @Roles('admin')
  @Put()
  @Audited('settings.update')
  update(@Body() input: UpdateSettingsDto): Promise<StoredSettings> {
    return this.settings.update(input);
  }
}
