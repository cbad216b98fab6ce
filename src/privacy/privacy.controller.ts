import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import type { ErasedPersonalData, FoundPersonalData, PersonalDataExport } from '../contract/privacy';
import { Roles } from '../platform/access/access.decorator';
import { Audited } from '../platform/audit/audited.decorator';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { PersonDto } from './dto/person.dto';
import { ERASED_PERSONAL_DATA, FOUND_PERSONAL_DATA, PERSONAL_DATA_EXPORT } from './dto/personal-data.answer';
import { PrivacyService } from './privacy.service';

/** What the Data Protection Act lets a person ask for. */
@Controller('privacy')
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  @Roles('admin')
  @Post('find')
  @HttpCode(200)
  @Audited('privacy.find')
  @ApiCall('What is held about an address.', FOUND_PERSONAL_DATA)
  find(@Body() { email }: PersonDto): Promise<FoundPersonalData> {
    return this.privacy.find(email);
  }

  @Roles('admin')
  @Post('export')
  @HttpCode(200)
  @Header('Content-Disposition', 'attachment; filename="personal-data.json"')
  @Audited('privacy.export')
  @ApiCall('All of it, for the person.', PERSONAL_DATA_EXPORT)
  export(@Body() { email }: PersonDto): Promise<PersonalDataExport> {
    return this.privacy.export(email);
  }

  /** Cannot be undone. */
  @Roles('admin')
  @Post('erase')
  @HttpCode(200)
  @Audited('privacy.erase')
  @ApiCall('Erases all of it, for good.', ERASED_PERSONAL_DATA)
  erase(@Body() { email }: PersonDto): Promise<ErasedPersonalData> {
    return this.privacy.erase(email);
  }
}
