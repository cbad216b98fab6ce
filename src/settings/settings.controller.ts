import { Body, Controller, Get, Put } from '@nestjs/common';
import { SETTINGS_CALLS } from '../contract/calls/settings.calls';
import type { StoredSettings } from '../contract/settings';
import type { VisitorSettings } from '../contract/visitor-settings';
import { CurrentViewer, type Viewer } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { UpdateSettingsDto } from './settings.dto';
import { SettingsService } from './settings.service';

@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @Call(SETTINGS_CALLS.read, 'Returns the site settings. Other settings than the public ones need a staff token.')
  read(@CurrentViewer() viewer: Viewer): Promise<StoredSettings | VisitorSettings> {
    return viewer.user ? this.settings.read() : this.settings.readForVisitors();
  }

  @Put()
  @Call(SETTINGS_CALLS.update, 'Changes only the settings that the request contains.')
  update(@Body() input: UpdateSettingsDto): Promise<StoredSettings> {
    return this.settings.update(input);
  }
}
