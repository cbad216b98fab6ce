import { Body, Controller, Get, Put } from '@nestjs/common';
import { SETTINGS_CALLS } from '../contract/calls/settings';
import type { StoredSettings } from '../contract/settings';
import { Call } from '../platform/calls/call.decorator';
import { SETTINGS } from './dto/settings.answer';
import { UpdateSettingsDto } from './dto/update-settings.dto';
import { SettingsService } from './settings.service';

@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @Call(SETTINGS_CALLS.read, 'The site settings.', SETTINGS)
  read(): Promise<StoredSettings> {
    return this.settings.read();
  }

  @Put()
  @Call(SETTINGS_CALLS.update, 'Changes the settings that are sent.', SETTINGS)
  update(@Body() input: UpdateSettingsDto): Promise<StoredSettings> {
    return this.settings.update(input);
  }
}
