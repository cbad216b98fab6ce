/** An error that a form shows at a field. */
export interface FieldError {
  field: string;
  message: string;
}

/** Body of every failed call. */
export interface ErrorBody {
  success: false;
  statusCode: number;
  message: string;
  /** Same text as `message`, for callers that read `msg`. */
  msg: string;
  /** Set only on 400 of a form; a taken value is a 409. */
  errors?: FieldError[];
  /** Set only on 409 of a lost edit conflict: the stored entity. */
  current?: unknown;
  /** Set only on the same 409: the colleague who saved, if the audit log knows. */
  changed?: LastChange;
  /** Set only on 404 of an edit, if the caller may restore the record from the trash. */
  deleted?: Deletion;
}

export interface LastChange {
  /** ISO 8601. */
  at: string;
  /** Id of the account. */
  byId: string;
  /** Current name of the account. */
  by: string;
}

export interface Deletion {
  /** Id of the entry in the trash. */
  id: string;
  /** Name of the record in its list. */
  name: string;
  /** ISO 8601. */
  at: string;
  /** Current name of the account; empty if unknown or deleted. */
  by: string;
}

/** Fields that the server sets on every entity; times are ISO 8601 UTC. */
export interface Stored {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

/** A PUT may carry the `updatedAt` that was read; a newer stored one makes it a 409. */
export type Edit<Input> = Partial<Input> & { updatedAt?: string };

/** Answer of a call without other content. */
export interface Done {
  success: true;
}

/** Answer of public POST calls. */
export interface Accepted extends Done {
  message: string;
  msg: string;
}

/** Separate, because visitors' pages use it too; the other messages are for the server and the back office. */
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
  databaseAway: 'The database is not available. Please try again in a moment.',
  /** Retrying does not help: see docs/operating.md. */
  damaged: 'This data is damaged and cannot be read. Please tell your administrator. A backup must be restored.',
  leaving: 'The server is stopping. Please try again in a moment.',
  notMigrated: 'The upgrade of older data is not finished. It is retried automatically.',
  diskFull: "The server's disk is full, so nothing was saved. Please tell your administrator.",
  notStored: 'The server cannot save anything at the moment. Please tell your administrator.',
  editConflict: 'Someone else saved a newer version while you were editing.',
  keyReused: 'This request was already sent with different content.',
  mailRefused: 'The email could not be sent. Nothing was changed.',
  savedToOutbox: 'Email not sent: no mail server is set up. It was saved to the outbox.',
} as const;
