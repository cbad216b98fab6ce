import type { SavedText, SavedTextInput } from '../saved-replies';
import { type Calls, type Json, type List, listCall } from './call';
import { recordCalls } from './record-calls';

export const SAVED_TEXT_CALLS = {
  list: listCall('/saved-texts', 'viewer', 'list' as List<SavedText>),
  /** `create` answers 409 if the maximum number of saved replies (`LIMITS.savedTexts`) is reached. */
  ...recordCalls({
    kind: 'saved-texts',
    noun: 'the saved reply',
    who: 'editor',
    body: 'json' as Json<SavedTextInput>,
    record: 'json' as Json<SavedText>,
  }),
} as const satisfies Calls;
