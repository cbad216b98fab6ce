import { MINUTE_MS } from '../clock/durations';

const SECOND_MS = 1_000;
const KILOBYTE = 1_024;
const MEGABYTE = 1_024 * KILOBYTE;

/**
 * Everything that keeps the process standing and others served where somebody asks for too much, in one place. Bounds of what people fill in stand in
 * `contract/limits.ts`. Times in milliseconds, sizes in bytes, unless the name says otherwise.
 */
export const PROTECTION = {
  /** Public POSTs of one visitor address to one call; wrong ones of its guesses at the address of a request. A family behind one address fills in less. */
  visitorCalls: { perMinute: 10, perHour: 60 },

  /** Failed sign-ins, and what a try costs then. */
  signIns: {
    windowMs: 15 * MINUTE_MS,
    /** For one email: from one visitor address, or before each try gets slow. */
    mostFailures: 10,
    /** Of one visitor address over all emails: one password tried on many accounts. A whole school behind one address mistypes less. */
    mostFailuresOfAddress: 50,
    /** Entries in the audit trail, which is kept for good, within the window. Beyond that the log alone has them. */
    mostInTrail: 100,
    /** Time that one try takes while an email is being guessed at from many addresses. */
    slowMs: 2 * SECOND_MS,
    /** Tries from one visitor address that may wait in line; one household never needs more at once. */
    mostInLine: 50,
    /** Tries whose password is checked at once, as many as are hashed, and tries that wait for it: cheap, but each holds a connection. */
    checks: { maxRunning: 2, maxWaiting: 1_000, maxWaitMs: 10 * SECOND_MS },
  },

  /** Keys that are counted for one limit, so that strangers with many addresses cannot fill the memory; and how many stay then. */
  countedKeys: { most: 100_000, kept: 90_000 },

  /** Each running hash keeps a core and 19 MiB busy. */
  passwordHashes: { maxRunning: 2, maxWaiting: 200 },

  /** Decoding takes much memory, so images are decoded one at a time. */
  images: {
    maxRunning: 1,
    maxWaiting: 20,
    /** All frames together. A phone's largest picture has 50 million; each costs three or four bytes of memory. */
    maxPixels: 64_000_000,
    maxSeconds: 30,
  },

  /** Uploads that are fetched from the MongoDB at once, and that wait for it: several parts of each are in memory. */
  uploadFetches: { maxRunning: 6, maxWaiting: 1_000 },

  /** Pages that are not in memory, rendered one at a time: this may take a third of the time. A visitor reads one page at once. */
  pageQueue: { mostOfOne: 3, most: 1_000, rest: 2, longestRestMs: 250, refusalMs: SECOND_MS },

  /** Reads of the API that are not in memory. One page asks for half a dozen at once, and a school is one address. */
  readQueue: { mostOfOne: 128, most: 1_000, rest: 2, longestRestMs: 250, refusalMs: SECOND_MS },

  /** Quotations as PDF files. A client needs one. */
  quotationQueue: { mostOfOne: 3, most: 500, rest: 2, longestRestMs: 500, refusalMs: SECOND_MS },

  /** What is kept in memory to be sent again. */
  kept: { answersBytes: 8 * MEGABYTE, pagesBytes: 8 * MEGABYTE },

  /** Unsaved words of the website that somebody looks at, each as long as a body may be: every pause of who types makes one. */
  previews: { most: 200, mostBytes: 4 * MEGABYTE },

  /** JSON in a body: of posts and pages, which are long, and of all else, which are forms. No body of ours is nested deeper. */
  bodies: { formBytes: 100 * KILOBYTE, longBytes: MEGABYTE, maxDepth: 20 },

  /** Mails that go out without a pause, how many a second after that, and how many at once: a mail server refuses more, and visitors come first. */
  mails: { burst: 20, perSecond: 5, atOnce: 2 },

  /**
   * Receipts of quote requests, which go to an address that anybody may type. Beyond that a request is stored and its owner told as ever, only
   * its receipt is left out. docs/decisions/007-receipts-reminders-and-daily-summary.md
   */
  receipts: {
    /** To one address: whoever asks for more in a day has their receipts already. */
    ofAddressPerDay: 5,
    /** To all addresses together: a swarm of machines must not make the site a sender of unwanted mail. */
    perHour: 200,
  },

  /** Mails with the links of an address, which anybody may ask for: so far apart, and so many a day, to one address. */
  requestLinks: { apartMs: 10 * MINUTE_MS, perDay: 5 },

  /** Mails that ask a new subscriber, who anybody may have entered, while they have not answered: so far apart, and so many in all. */
  confirmations: { apartMs: 10 * MINUTE_MS, most: 3 },

  /** Before that, no call is answered whose work would tell by its time whether an address is known. */
  sameAnswerMs: 100,

  /** What one connection may cost. */
  connections: {
    /** For the head of a request: against those who send it byte by byte. Node looks for them every 30 s, `silentMs` more often. */
    headersTimeout: 15 * SECOND_MS,
    /** For a whole request: the largest upload over a slow telephone line. Slower ones meet `slowestBytesPerSecond` first. */
    requestTimeout: 30 * MINUTE_MS,
    /** Nothing moves in either direction: a caller that no longer reads its answer. */
    timeout: 2 * MINUTE_MS,
    /** Longer than the 60 s of common proxies, so that they never send into a connection that is being closed. */
    keepAliveTimeout: 65 * SECOND_MS,
    maxRequestsPerSocket: 10_000,
    /** A body that comes slower on average is cut, as soon as it has had the patience. */
    slowestBytesPerSecond: 500,
    bodyPatienceMs: 20 * SECOND_MS,
    /** Open at once from all addresses together. Each costs some kilobytes and a file descriptor. */
    most: 4_000,
    /** Descriptors that are left for the database, uploads and calls to others. */
    ownFiles: 250,
    /** Open at once from one address (IPv4, or the /64 of an IPv6 one). Pages and browsers need two to six for a visitor. */
    mostOfOne: 512,
    /** How many of these may keep silent. */
    mostSilentOfOne: 64,
    /** How often those that keep silent are looked for. */
    checkEveryMs: 2 * SECOND_MS,
    /** No visitor's first request takes longer to come: a connection of this age that says nothing is silent. */
    graceMs: SECOND_MS,
    /** No silent connection stays longer. */
    silentMs: 15 * SECOND_MS,
    /** When the process leaves, a connection is closed that has asked nothing for so long: more than the way of an answer and of the next request takes. */
    partingMs: 2 * SECOND_MS,
  },
} as const;
