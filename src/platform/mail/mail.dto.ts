import { TEST_MAIL_FIELDS } from '../../contract/mail';
import { bodyOf } from '../fields/body-of';

export class TestMailDto extends bodyOf(TEST_MAIL_FIELDS) {}
