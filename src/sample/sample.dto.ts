import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, Matches } from 'class-validator';
import { LIMITS, OBJECT_ID_PATTERN } from '../contract/limits';
import type { RemovedSamples } from '../contract/sample';
import { SECTION_NAMES, type SectionName } from '../contract/website/sections';

const IDS = `ids must be a list of at most ${LIMITS.bulk} ids.`;
const SECTIONS = 'sections must be a list of names of sections.';

export class RestoreSamplesDto implements RemovedSamples {
  @ApiProperty({
    type: [String],
    maxItems: LIMITS.bulk,
    items: { type: 'string', pattern: OBJECT_ID_PATTERN.source },
  })
  @Matches(OBJECT_ID_PATTERN, { each: true, message: IDS })
  @ArrayMaxSize(LIMITS.bulk, { message: IDS })
  @IsArray({ message: IDS })
  ids: string[];

  @ApiProperty({ enum: SECTION_NAMES, isArray: true, maxItems: SECTION_NAMES.length })
  @IsIn(SECTION_NAMES, { each: true, message: SECTIONS })
  @ArrayMaxSize(SECTION_NAMES.length, { message: SECTIONS })
  @IsArray({ message: SECTIONS })
  sections: SectionName[];

  @ApiProperty()
  @IsBoolean({ message: 'hadBuiltIn must be true or false.' })
  hadBuiltIn: boolean;
}
