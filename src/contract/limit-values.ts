/** Limits in characters, unless the name says otherwise. Each is an export, so that bundles omit unused ones. */

export const email = 254;
export const name = 100;
export const phone = 30;
export const organisation = 120;
export const subject = 200;
export const title = 200;
export const message = 5_000;
export const description = 5_000;
export const bio = 5_000;
export const notes = 5_000;
export const staffNote = 500;
export const declineText = 2_000;
export const question = 2_000;
export const comment = 2_000;
export const formSeconds = 100_000_000;
/** Maximum number of a client's questions. The other entries, up to `threadEntries`, are for staff. */
export const questions = 100;
export const threadEntries = 500;
export const savedReplies = 50;
export const prices = 100;
export const quoteRevisions = 50;
export const reopenings = 50;
export const quoteLines = 50;
export const quoteLine = 200;
export const quantityMin = 0.01;
export const quantityMax = 10_000;
export const quoteValidDaysMax = 365;
export const answerDaysMax = 30;
export const tpin = 20;
export const paymentMethods = 4;
export const paymentLabel = 40;
export const paymentDetails = 300;
export const instalments = 13;
export const instalmentLabel = 60;
export const instalmentWhen = 60;
export const payments = 50;
export const paymentNote = 500;
export const paymentMin = 0.01;
export const workSteps = 12;
export const workStep = 80;
export const role = 100;
export const category = 100;
export const teamSize = 100;
export const blogContent = 100_000;
export const time = 40;
export const pageContent = 100_000;
export const issueContent = 50_000;
export const mailsPerHourMin = 10;
/** Must not exceed the limit for all emails, `PROTECTION.mails`: 5 per second, which is 18,000 per hour. */
export const mailsPerHourMax = 18_000;
export const tags = 20;
export const tag = 40;
export const features = 30;
export const feature = 200;
export const image = 2_000;
export const altText = 300;
export const colour = 7;
export const icon = 40;
export const slug = 100;
export const link = 500;
/** Maximum length of the URLs in one call that checks links, in characters. The call has them in its query. */
export const linksAsked = 4_000;
export const redirects = 1_000;
export const order = 1_000_000;
export const priceMax = 10_000_000;
export const timeEstimateMinWeeks = 1;
export const timeEstimateMaxWeeks = 520;
export const passwordMin = 8;
export const passwordMax = 128;
/** Maximum length of a typed code. A recovery code has 29 characters, and users may also type spaces. */
export const secondStepCode = 40;
export const linkToken = 64;
export const passkeyName = 60;
/** Maximum length of a browser's answer with a passkey. With large keys, the answer has about 10,000 characters. */
export const passkeyAnswer = 20_000;
export const siteNameMin = 2;
export const siteName = 100;
export const siteDescriptionMin = 10;
export const siteDescription = 500;
export const contactPhoneMin = 5;
export const addressMin = 5;
export const address = 300;
/** Maximum size of an SVG logo in bytes. Every page loads the logo. */
export const drawingBytes = 100_000;
export const openingHours = 300;
export const socialLinks = 6;
export const socialLink = 200;
export const searchText = 100;
export const idempotencyKeyMin = 8;
export const idempotencyKeyMax = 64;
export const pageSizeMax = 100;
export const listMax = 1_000;
export const bulk = 100;
export const fileName = 200;
export const retentionMonthsMax = 120;
/**
 * Minimum number of months for which documents are kept. The next number is one more than that of the year's newest
 * stored document. If documents of the current year were deleted, numbers could be used twice.
 */
export const documentMonthsMin = 12;
/** Kwacha for one unit of another currency. */
export const exchangeRateMin = 0.01;
export const exchangeRateMax = 10_000;
