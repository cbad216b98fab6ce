import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches, ValidateIf } from 'class-validator';
import { LIMITS, OBJECT_ID_PATTERN } from '../../contract/limits';
import { NOTE_FIELDS, PROJECT_STATUS_FIELDS } from '../../contract/project';
import { BULK_TEXTS } from '../../contract/work-list';
import { bodyOf } from '../../platform/fields/body-of';

function Ids(): PropertyDecorator {
  const message = BULK_TEXTS.ids;
  return applyDecorators(
    ApiProperty({
      type: [String],
      minItems: 1,
      maxItems: LIMITS.bulk,
      items: { type: 'string', pattern: OBJECT_ID_PATTERN.source },
    }),
    Matches(OBJECT_ID_PATTERN, { each: true, message }),
    ArrayMaxSize(LIMITS.bulk, { message }),
    ArrayMinSize(1, { message }),
    IsArray({ message }),
  );
}

export class BulkDto {
  @Ids()
  ids: string[];
}

export class BulkStatusDto extends bodyOf({ ...PROJECT_STATUS_FIELDS, ...NOTE_FIELDS }) {
  @Ids()
  ids: string[];
}

export class BulkAssignDto extends BulkDto {
  /** Id of a member of staff; `null` for nobody. */
  @ApiProperty({ type: String, nullable: true, pattern: OBJECT_ID_PATTERN.source })
  @ValidateIf((_body, value) => value !== null)
  @Matches(OBJECT_ID_PATTERN, { message: BULK_TEXTS.assignee })
  assignee: string | null;
}
