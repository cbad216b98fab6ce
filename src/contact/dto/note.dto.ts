import { NOTE_ENTRY_FIELDS } from '../../contract/thread';
import { bodyOf } from '../../platform/fields/body-of';

export class NoteDto extends bodyOf(NOTE_ENTRY_FIELDS) {}
