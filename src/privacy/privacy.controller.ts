import { Body, Controller, Header, Post } from '@nestjs/common';
import { PRIVACY_CALLS } from '../contract/calls/privacy.calls';
import type { ErasedPersonalData, FoundPersonalData, PersonalDataExport } from '../contract/privacy';
import { Call } from '../platform/calls/call.decorator';
import { PersonDto } from './privacy.dto';
import { PrivacyService } from './privacy.service';

@Controller('privacy')
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  @Post('find')
  @Call(PRIVACY_CALLS.find, 'Finds the personal data of an email address.')
  find(@Body() { email }: PersonDto): Promise<FoundPersonalData> {
    return this.privacy.find(email);
  }

  @Header('Content-Disposition', 'attachment; filename="personal-data.json"')
  @Post('export')
  @Call(PRIVACY_CALLS.export, 'Exports the personal data of an email address.')
  export(@Body() { email }: PersonDto): Promise<PersonalDataExport> {
    return this.privacy.export(email);
  }

  @Post('erase')
  @Call(PRIVACY_CALLS.erase, 'Erases the personal data of an email address permanently.')
  erase(@Body() { email }: PersonDto): Promise<ErasedPersonalData> {
    return this.privacy.erase(email);
  }
}
