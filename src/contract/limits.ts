/** Bounds of every field, in characters unless the name says otherwise. */
export const LIMITS = {
  email: 254,
  name: 100,
  phone: 30,
  organisation: 120,
  subject: 200,
  title: 200,
  message: 5_000,
  description: 5_000,
  bio: 5_000,
  notes: 5_000,
  staffNote: 500,
  declineText: 2_000,
  question: 2_000,
  comment: 2_000,
  /** For how long a form can have been open. */
  formSeconds: 100_000_000,
  /** Of one request by its client: strangers must not keep the office from writing. */
  questions: 100,
  threadEntries: 500,
  savedTexts: 50,
  quoteRevisions: 50,
  /** Of one quote, that are remembered. */
  reopenings: 50,
  quoteLines: 50,
  quoteLine: 200,
  quantityMin: 0.01,
  quantityMax: 10_000,
  quoteValidDaysMax: 365,
  answerDaysMax: 30,
  tpin: 20,
  paymentMethods: 4,
  paymentLabel: 40,
  paymentDetails: 300,
  /** Of one quote. */
  payments: 50,
  paymentNote: 500,
  paymentMin: 0.01,
  role: 100,
  category: 100,
  teamSize: 100,
  blogContent: 100_000,
  /** A point in time with its offset. */
  time: 40,
  pageContent: 100_000,
  issueContent: 50_000,
  mailsPerHourMin: 10,
  /** As many as `PROTECTION.mails` lets out. */
  mailsPerHourMax: 18_000,
  tags: 20,
  tag: 40,
  features: 30,
  feature: 200,
  image: 2_000,
  altText: 300,
  colour: 7,
  icon: 40,
  slug: 100,
  /** Where a link leads. */
  link: 500,
  /** Of the addresses that are asked about at once; with what surrounds them they fit into a request's first line. */
  linksAsked: 4_000,
  /** One more makes the one go that was unused for longest. */
  redirects: 200,
  order: 1_000_000,
  priceMax: 10_000_000,
  priceDecimals: 2,
  timeEstimateMinWeeks: 1,
  timeEstimateMaxWeeks: 520,
  passwordMin: 8,
  passwordMax: 128,
  siteNameMin: 2,
  siteName: 100,
  siteDescriptionMin: 10,
  siteDescription: 500,
  contactPhoneMin: 5,
  addressMin: 5,
  address: 300,
  /** Of a logo or icon that is a drawing: it is loaded with every page. */
  drawingBytes: 100_000,
  openingHours: 300,
  socialLinks: 6,
  socialLink: 200,
  searchText: 100,
  idempotencyKeyMin: 8,
  idempotencyKeyMax: 64,
  pageSizeMax: 100,
  listMax: 1_000,
  /** Records that one call changes. */
  bulk: 100,
  fileName: 200,
  retentionMonthsMax: 120,
} as const;

/**
 * The shape of an address; its grammar is checked by the server. Visible ASCII only: not every mail server takes more (RFC 6531), and signs that
 * nobody sees or tells apart would make two addresses of what looks like one. A part in quotes is not taken, as no field of a browser takes it: many
 * mail servers do not either, so a mail to it might never arrive (RFC 5321, section 4.1.2). docs/decisions/019-addresses-that-mail-can-carry.md
 */
export const EMAIL_PATTERN = /^[!#-;=?A-~]+@[!#-;=?A-~]+\.[!#-;=?A-~]+$/;

/** There is something to read: text of blanks and of signs that nobody sees counts as empty. */
export const VISIBLE_PATTERN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Signs that turn the direction of what follows. Phones put them around a number of their contacts; a name reads as another by them. */
export const TURNING_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** An `http(s)` address without name and password, which everybody could read, or a file of ours; anything else could carry script. */
export const IMAGE_PATTERN = /^(https?:\/\/(?![^/?#]*@)[^\s"'<>\\]+|\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*)$/;

/** What a picture within a text may be: a file of ours, or one elsewhere that nobody on the way can change. */
export const PICTURE_IN_TEXT = /^(https:\/\/[^\s"'<>\\]+|\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*)$/;

/** A file of ours. */
export const UPLOAD_PATTERN = /^\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** One segment of lower-case words and hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What the database names a record by. */
export const OBJECT_ID_PATTERN = /^[0-9a-f]{24}$/;

/** Google Analytics measurement id. */
export const ANALYTICS_ID_PATTERN = /^G-[A-Z0-9]{4,20}$/;

/** Lengths to which list screens cut text. */
export const TRUNCATE = { hero: 200, featured: 120, recent: 80, related: 120, adminCard: 120, excerpt: 200 } as const;

/** How many of each a screen shows. */
export const SHOWN = {
  featured: 2,
  recent: 4,
  categories: 4,
  relatedBlogs: 2,
  relatedServices: 2,
  dashboard: 4,
} as const;

/** Rows of one page of a back-office list. */
export const PAGE_SIZE = 10;

/** How long a deleted record stays in the trash, from where it can be brought back. */
export const TRASH_DAYS = 30;

/** How long what a delete has changed elsewhere can be undone with it, and a deleted account keeps its password. */
export const UNDO_MINUTES = 10;
