import type { SavedReply, SavedReplyInput } from '../saved-replies';
import { type Calls, type Json, type List, listCall } from './call';
import { recordCalls } from './record-calls';

export const SAVED_REPLY_CALLS = {
  list: listCall('/saved-texts', 'viewer', 'list' as List<SavedReply>),
  /** `create` answers 409 if the maximum number of saved replies (`LIMITS.savedReplies`) is reached. */
  ...recordCalls({
    kind: 'saved-texts',
    noun: 'the saved reply',
    who: 'editor',
    body: 'json' as Json<SavedReplyInput>,
    record: 'json' as Json<SavedReply>,
  }),
} as const satisfies Calls;
