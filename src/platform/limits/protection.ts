import { MINUTE_MS } from '../clock/durations';

const SECOND_MS = 1_000;
const KILOBYTE = 1_024;
const MEGABYTE = 1_024 * KILOBYTE;

/** Limits that protect the process. `contract/limits.ts` limits input. Times are in milliseconds, sizes in bytes. */
export const PROTECTION = {
  /** Limits public POSTs to one call, or wrong email guesses, by visitor address. A family sends fewer. */
  visitorCalls: { perMinute: 10, perHour: 60 },

  signIns: {
    windowMs: 15 * MINUTE_MS,
    /** After this many failures for one email address, a visitor is refused, or each attempt becomes slow. */
    mostFailures: 10,
    /** Failures of one visitor address on all accounts. A whole school mistypes less often. */
    mostFailuresOfAddress: 50,
    /** Entries in the permanent audit log within the window. Further failures go only to the server log. */
    mostInTrail: 100,
    /** Duration of one attempt while many addresses guess at an email address. */
    slowMs: 2 * SECOND_MS,
    /** Waiting attempts of one visitor address. One household never needs more at once. */
    mostInLine: 50,
    /** Password checks at once, and waiting attempts. Each waiting attempt holds a connection. */
    checks: { maxRunning: 2, maxWaiting: 1_000, maxWaitMs: 10 * SECOND_MS },
  },

  /** Counted keys per limit, and how many stay after a cleanup, so that many IP addresses cannot fill the memory. */
  countedKeys: { most: 100_000, kept: 90_000 },

  /** Each running hash uses a core and 19 MiB. */
  passwordHashes: { maxRunning: 2, maxWaiting: 200 },

  /** Images are decoded one at a time, because decoding needs much memory. */
  images: {
    maxRunning: 1,
    maxWaiting: 20,
    /** Pixels of all frames. The largest phone images have 50 million, and each pixel needs three or four bytes. */
    maxPixels: 64_000_000,
    maxSeconds: 30,
  },

  /** Uploads fetched from MongoDB at once, and waiting fetches. Several parts of each upload are in memory. */
  uploadFetches: { maxRunning: 6, maxWaiting: 1_000 },

  /** Rendering of uncached pages takes at most a third of the time. A visitor reads one page at once. */
  pageQueue: { mostOfOne: 3, most: 1_000, rest: 2, longestRestMs: 250, refusalMs: SECOND_MS },

  /** Uncached API reads. One page makes about six reads at once, and a whole school shares one address. */
  readQueue: { mostOfOne: 128, most: 1_000, rest: 2, longestRestMs: 250, refusalMs: SECOND_MS },

  /** Quotations as PDF files. A client needs one. */
  quotationQueue: { mostOfOne: 3, most: 500, rest: 2, longestRestMs: 500, refusalMs: SECOND_MS },
  caches: { answersBytes: 8 * MEGABYTE, pagesBytes: 8 * MEGABYTE },

  /** Previewed drafts of the website. Every pause in typing creates one. */
  previews: { most: 200, mostBytes: 4 * MEGABYTE },
  bodies: { formBytes: 100 * KILOBYTE, longBytes: MEGABYTE, maxDepth: 20 },

  /** Number of emails sent without a pause, then emails per second. Mail servers refuse more. */
  mails: { burst: 20, perSecond: 5 },

  /** Limits receipts of quote requests, which visitors may send to any address. See docs/decisions/007. */
  receipts: {
    /** Receipts to one email address. A client with more requests in a day has receipts already. */
    ofAddressPerDay: 5,
    /** Receipts to all email addresses, so that many machines cannot make the site send unwanted email. */
    perHour: 200,
  },

  /** Limits emails with links to requests, which visitors may send to any address. Both values are per address. */
  requestLinks: { apartMs: 10 * MINUTE_MS, perDay: 5 },

  /** Limits reset links of one account, which strangers may ask for. The last link stays valid. */
  passwordResets: { windowMs: 60 * MINUTE_MS, most: 5 },

  /** Limits confirmation emails to an unconfirmed subscriber: minimum interval and total maximum. */
  confirmations: { apartMs: 10 * MINUTE_MS, most: 3 },

  /** Minimum duration of calls whose timing could reveal a known email address. */
  sameAnswerMs: 100,

  connections: {
    /** Limits request headers, against slow senders. Node checks it every 30 s; `silentMs` is checked more often. */
    headersTimeout: 15 * SECOND_MS,
    /** Limits a whole request, such as the largest upload over a slow line. */
    requestTimeout: 30 * MINUTE_MS,
    /** Closes a connection without bytes in either direction, because the caller no longer reads the answer. */
    timeout: 2 * MINUTE_MS,
    /** Longer than the 60 s of common proxies, so that they never use a connection that is closing. */
    keepAliveTimeout: 65 * SECOND_MS,
    maxRequestsPerSocket: 10_000,
    /** A body with a slower average is cut after `bodyPatienceMs`. */
    slowestBytesPerSecond: 500,
    bodyPatienceMs: 20 * SECOND_MS,
    /** Open connections of all addresses. Each needs some kilobytes and a file descriptor. */
    most: 4_000,
    /** File descriptors reserved for the database, uploads and outgoing connections. */
    ownFiles: 250,
    /** Open connections of one address (IPv4, or the /64 of IPv6). A visitor's browser needs two to six. */
    mostOfOne: 512,
    mostSilentOfOne: 64,
    checkEveryMs: 2 * SECOND_MS,
    /** A connection of this age without a request counts as silent. First requests of visitors arrive earlier. */
    graceMs: SECOND_MS,
    silentMs: 15 * SECOND_MS,
    /** Idle time after which a connection is closed on shutdown, so that a request on its way still arrives. */
    partingMs: 2 * SECOND_MS,
  },
} as const;
