import { Body, Controller, Header, Post } from '@nestjs/common';
import { PRIVACY_CALLS } from '../contract/calls/privacy.calls';
import type { ErasedPersonalData, FoundPersonalData, PersonalDataExport } from '../contract/privacy';
import { Call } from '../platform/calls/call.decorator';
import { PersonDto } from './privacy.dto';
import { PrivacyService } from './privacy.service';

/** Rights of a person under the Data Protection Act. */
@Controller('privacy')
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  @Post('find')
  @Call(PRIVACY_CALLS.find, 'What is held about an address.')
  find(@Body() { email }: PersonDto): Promise<FoundPersonalData> {
    return this.privacy.find(email);
  }

  @Header('Content-Disposition', 'attachment; filename="personal-data.json"')
  @Post('export')
  @Call(PRIVACY_CALLS.export, 'All of it, for the person.')
  export(@Body() { email }: PersonDto): Promise<PersonalDataExport> {
    return this.privacy.export(email);
  }

  /** Cannot be undone. */
  @Post('erase')
  @Call(PRIVACY_CALLS.erase, 'Erases all of it, for good.')
  erase(@Body() { email }: PersonDto): Promise<ErasedPersonalData> {
    return this.privacy.erase(email);
  }
}
