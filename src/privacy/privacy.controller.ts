import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Roles } from '../auth/access.decorator';
import type { ErasedPersonalData, FoundPersonalData, PersonalDataExport } from '../contract/privacy';
import { PersonDto } from './dto/person.dto';
import { PrivacyService } from './privacy.service';

/** What the Data Protection Act lets a person ask for. */
@ApiTags('privacy')
@Controller('privacy')
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  @Roles('admin')
  @Post('find')
  @HttpCode(200)
  @Audited('privacy.find')
  find(@Body() { email }: PersonDto): Promise<FoundPersonalData> {
    return this.privacy.find(email);
  }

  @Roles('admin')
  @Post('export')
  @HttpCode(200)
  @Header('Content-Disposition', 'attachment; filename="personal-data.json"')
  @Audited('privacy.export')
  export(@Body() { email }: PersonDto): Promise<PersonalDataExport> {
    return this.privacy.export(email);
  }

  /** Cannot be undone. */
  @Roles('admin')
  @Post('erase')
  @HttpCode(200)
  @Audited('privacy.erase')
  erase(@Body() { email }: PersonDto): Promise<ErasedPersonalData> {
    return this.privacy.erase(email);
  }
}
