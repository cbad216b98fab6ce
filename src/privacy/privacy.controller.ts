import { Body, Controller, Header, Post } from '@nestjs/common';
import { PRIVACY_CALLS } from '../contract/calls/privacy';
import type { ErasedPersonalData, FoundPersonalData, PersonalDataExport } from '../contract/privacy';
import { Call } from '../platform/calls/call.decorator';
import { PersonDto } from './dto/person.dto';
import { ERASED_PERSONAL_DATA, FOUND_PERSONAL_DATA, PERSONAL_DATA_EXPORT } from './dto/personal-data.answer';
import { PrivacyService } from './privacy.service';

/** What the Data Protection Act lets a person ask for. */
@Controller('privacy')
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  @Post('find')
  @Call(PRIVACY_CALLS.find, 'What is held about an address.', FOUND_PERSONAL_DATA)
  find(@Body() { email }: PersonDto): Promise<FoundPersonalData> {
    return this.privacy.find(email);
  }

  @Header('Content-Disposition', 'attachment; filename="personal-data.json"')
  @Post('export')
  @Call(PRIVACY_CALLS.export, 'All of it, for the person.', PERSONAL_DATA_EXPORT)
  export(@Body() { email }: PersonDto): Promise<PersonalDataExport> {
    return this.privacy.export(email);
  }

  /** Cannot be undone. */
  @Post('erase')
  @Call(PRIVACY_CALLS.erase, 'Erases all of it, for good.', ERASED_PERSONAL_DATA)
  erase(@Body() { email }: PersonDto): Promise<ErasedPersonalData> {
    return this.privacy.erase(email);
  }
}
