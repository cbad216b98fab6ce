import { ApiProperty } from '@nestjs/swagger';
import { Matches, ValidateIf } from 'class-validator';
import { OBJECT_ID_PATTERN } from '../../contract/limits';
import { PROJECT_STATUS_FIELDS } from '../../contract/project';
import { NOTE_FIELDS } from '../../contract/project-office';
import { ASSIGNEE_REFUSED } from '../../contract/work-list';
import { BulkDto, Ids } from '../../platform/bulk/bulk.dto';
import { bodyOf } from '../../platform/fields/body-of';

export class BulkStatusDto extends bodyOf({ ...PROJECT_STATUS_FIELDS, ...NOTE_FIELDS }) {
  @Ids()
  ids: string[];
}

export class BulkAssignDto extends BulkDto {
  /** Id of a member of staff; `null` for nobody. */
  @ApiProperty({ type: String, nullable: true, pattern: OBJECT_ID_PATTERN.source })
  @ValidateIf((_body, value) => value !== null)
  @Matches(OBJECT_ID_PATTERN, { message: ASSIGNEE_REFUSED })
  assignee: string | null;
}
