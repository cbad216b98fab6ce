import { HOUR_MS, MINUTE_MS } from '../clock/durations';

const SECOND_MS = 1_000;
const KILOBYTE = 1_024;
const MEGABYTE = 1_024 * KILOBYTE;

/** Limits that protect the process. `contract/limits.ts` limits input. Times are in milliseconds, sizes in bytes. */
export const PROTECTION = {
  /**
   * Maximum number of calls per visitor address (IPv4 address or IPv6 network), for each public POST and for attempts
   * with a wrong email address. A family that shares an address needs fewer calls.
   */
  visitorCalls: { perMinute: 10, perHour: 60 },

  signIns: {
    windowMs: 15 * MINUTE_MS,
    /**
     * Maximum number of failed logins for one email address. If one IP address reaches this number, its further
     * attempts for this email address are refused. If several IP addresses reach it together, all further attempts for
     * this email address are delayed.
     */
    mostFailures: 10,
    /** Maximum number of failed logins from one IP address. Even a whole school mistypes its passwords less often. */
    mostFailuresOfAddress: 50,
    /** Maximum number of failed logins in the audit log within `windowMs`. The server log has all. */
    mostInAuditLog: 100,
    /** Duration of each login attempt while many visitors guess the password of one email address. */
    slowMs: 2 * SECOND_MS,
    /** Maximum number of waiting login attempts from one IP address. */
    mostInLine: 50,
    /** Limits running and waiting password checks. Each waiting attempt keeps a connection open. */
    checks: { maxRunning: 2, maxWaiting: 1_000, maxWaitMs: 10 * SECOND_MS },
  },

  /** Keys per counter, and how many a cleanup leaves. Calls from many IP addresses must not fill the memory. */
  countedKeys: { most: 100_000, kept: 90_000 },

  /** Limits running and waiting password hashes. Each running hash uses a core and 19 MiB. */
  passwordHashes: { maxRunning: 2, maxWaiting: 200 },

  /** Images are decoded one at a time, because decoding needs much memory. */
  images: {
    maxRunning: 1,
    maxWaiting: 20,
    /** Pixels of all frames. Phones make up to 50 million, and each needs three or four bytes. */
    maxPixels: 64_000_000,
    maxSeconds: 30,
  },

  /** Limits running and waiting downloads of uploads from MongoDB. Several parts of each upload are in memory. */
  uploadFetches: { maxRunning: 6, maxWaiting: 1_000 },

  /**
   * Limits rendering of uncached pages. After each page, rendering pauses for twice the time that the page took, so it
   * uses about a third of the processor time. A visitor rarely reads two pages at once.
   */
  pageQueue: { mostOfOne: 3, most: 1_000, rest: 2, longestRestMs: 250, refusalMs: SECOND_MS },

  /** Limits uncached API reads. One page makes about six reads at once, and a whole school may share one IP address. */
  readQueue: { mostOfOne: 128, most: 1_000, rest: 2, longestRestMs: 250, refusalMs: SECOND_MS },

  /** Limits drawing of quotations as PDF files. A client needs one at a time. */
  quotationQueue: { mostOfOne: 3, most: 500, rest: 2, longestRestMs: 500, refusalMs: SECOND_MS },
  caches: { answersBytes: 8 * MEGABYTE, pagesBytes: 8 * MEGABYTE },

  /** Limits stored previews of unsaved sections. Each pause in typing creates a preview. */
  previews: { most: 200, mostBytes: 4 * MEGABYTE },
  bodies: { formBytes: 100 * KILOBYTE, longBytes: MEGABYTE, maxDepth: 20 },

  /** Sends at most `burst` emails at once, then `perSecond` emails a second. Mail servers refuse a faster sender. */
  mails: { burst: 20, perSecond: 5 },

  /** Limits receipts of quote requests, which visitors may send to any email address. See docs/decisions/007. */
  receipts: {
    /** Maximum number of receipts to one email address. Further requests of the day get none. */
    ofAddressPerDay: 5,
    /** Maximum number of receipts to all email addresses, so that many machines cannot make the site send spam. */
    perHour: 200,
  },

  /** Limits emails with links to requests, per email address. Visitors can have them sent to any email address. */
  requestLinks: { apartMs: 10 * MINUTE_MS, perDay: 5 },

  /** Limits logins with one passkey. Each stores rows for days, and costs too little time to be slow by itself. */
  passkeyLogins: { windowMs: 15 * MINUTE_MS, most: 30 },

  /**
   * After `most` wrong codes of an authenticator app within `windowMs`, an account refuses all codes of the app. Only
   * someone who knows the password can cause this. The owner can still log in with recovery codes, which are not
   * counted, because they cannot be guessed.
   */
  secondSteps: { windowMs: 60 * MINUTE_MS, most: 10 },

  /**
   * A session of staff ends after this time without a call: longer than a break, shorter than a working day. Open
   * screens of the back office make calls, but only while they are visible. As the time of the last call is stored only
   * once an hour, a session may end an hour earlier.
   */
  staffSessions: { idleMs: 4 * HOUR_MS },

  /** Limits emails for a new password, per account. Beyond the limit, none is sent, and the last link stays valid. */
  passwordResets: { windowMs: 60 * MINUTE_MS, most: 5 },

  /**
   * Limits emails with links for visitor accounts, because strangers can request them. `most` counts emails of one kind
   * to one email address. `mostOfAll` counts sign-up emails to all email addresses.
   */
  visitorLinks: { windowMs: 60 * MINUTE_MS, most: 5, mostOfAll: 200 },

  /** Limits confirmation emails to an unconfirmed subscriber: minimum interval and total maximum. */
  confirmations: { apartMs: 10 * MINUTE_MS, most: 3 },

  /** Minimum duration of answers that could reveal by their timing whether an email address is known. */
  sameAnswerMs: 100,

  connections: {
    /** Maximum time for request headers. Node checks it only every 30 s, so `silentMs` is needed too. */
    headersTimeout: 15 * SECOND_MS,
    /** Maximum time of a whole request, for example of the largest upload over a slow line. */
    requestTimeout: 30 * MINUTE_MS,
    /** A connection is closed after this time without bytes in either direction: the client no longer reads. */
    timeout: 2 * MINUTE_MS,
    /** Idle connections stay open longer than at common proxies (60 s), so that these send nothing on a closing one. */
    keepAliveTimeout: 65 * SECOND_MS,
    /** If a body arrives more slowly on average, the connection is closed. This is checked every `bodyTimeoutMs`. */
    slowestBytesPerSecond: 500,
    bodyTimeoutMs: 20 * SECOND_MS,
    /** Maximum number of open connections of all addresses. Each needs some kilobytes and a file descriptor. */
    most: 4_000,
    /** Number of file descriptors that connections must leave for the database, uploads and outgoing connections. */
    ownFiles: 250,
    /** Maximum number of connections of one address (IPv4, or /64 of IPv6). A browser needs two to six. */
    mostOfOne: 512,
    mostSilentOfOne: 64,
    checkEveryMs: 2 * SECOND_MS,
    /** A new connection counts as silent if it has sent no request after this time. */
    graceMs: SECOND_MS,
    silentMs: 15 * SECOND_MS,
    /** During a shutdown, idle connections stay open for this time, so that requests on their way arrive. */
    partingMs: 2 * SECOND_MS,
  },
} as const;
