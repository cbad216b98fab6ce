import { ISSUE_FIELDS, ISSUE_SEND_FIELDS } from '../../contract/newsletter-issues';
import { bodyOf, editOf } from '../../platform/fields/body-of';
import { ReadAt } from '../../platform/validation/read-at';

export class CreateIssueDto extends bodyOf(ISSUE_FIELDS) {}

export class UpdateIssueDto extends editOf(ISSUE_FIELDS) {}

export class SendIssueDto extends bodyOf(ISSUE_SEND_FIELDS) {
  @ReadAt()
  updatedAt?: string;
}
