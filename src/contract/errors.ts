export interface FieldError {
  field: string;
  message: string;
}

export interface ErrorBody {
  success: false;
  statusCode: number;
  message: string;
  /** Repeats `message` for callers that read `msg`. */
  msg: string;
  errors?: FieldError[];
  /** Set only if a login fails with 401 although the password is correct, because the `code` is missing or wrong. */
  secondStep?: true;
  /** The stored record. Set only for status 409, if another person has changed the record. */
  current?: unknown;
  /** The colleague who saved the stored record. Missing if the audit log has no entry. */
  changed?: LastChange;
  /** Entry in the trash, if an edit fails with 404 and the caller's role may restore the record. */
  deleted?: Deletion;
}

export interface LastChange {
  at: string;
  byId: string;
  /** Current name of the colleague who made the change. */
  by: string;
}

export interface Deletion {
  id: string;
  name: string;
  at: string;
  /** Current name of the colleague who deleted the record. Empty if unknown. */
  by: string;
}

/** Fields that the server sets on every record. Times are ISO 8601 texts in UTC. */
export interface Stored {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

/** Body of a PUT. The call fails with 409 if the stored `updatedAt` is newer than the one sent. */
export type Edit<Input> = Partial<Input> & { updatedAt?: string };

export interface Done {
  success: true;
}

/** Answer that confirms a call with a sentence. `msg` repeats `message` for callers that read `msg`. */
export interface Accepted extends Done {
  message: string;
  msg: string;
}

/** A constant outside `MESSAGES`, so that the pages for visitors need not load all messages. */
export const UNEXPECTED = 'Something went wrong on our side. Please try again.';

export const MESSAGES = {
  unexpected: UNEXPECTED,
  validation: 'Please check the marked fields.',
  notFound: 'Not found.',
  notSignedIn: 'Please log in.',
  forbidden: 'Your role does not allow this.',
  tooMany: 'Too many requests. Please try again later.',
  tooLarge: 'The request is too large.',
  wrongType: 'The body must be JSON.',
  databaseDown: 'The database is not available. Please try again in a moment.',
  damaged: 'This data is damaged and cannot be read. Please tell your administrator: a backup must be restored.',
  leaving: 'The server is stopping. Please try again in a moment.',
  notMigrated: 'The site is being updated. Please try again in a few minutes.',
  diskFull: "The server's disk is full, so nothing was saved. Please tell your administrator.",
  notStored: 'The server cannot save anything at the moment. Please tell your administrator.',
  editConflict: 'Someone else saved a newer version while you were editing.',
  keyReused: 'This form was already sent before you changed it. To send your changes, please send the form again.',
  mailRefused: 'The email could not be sent. Nothing was changed.',
  savedToOutbox: 'Email not sent: no mail server is set up. It was saved to the outbox.',
} as const;
