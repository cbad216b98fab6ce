import { createHash } from 'node:crypto';

/**
 * Sums of every default text that `/privacy` ever had, by `privacySum`. Databases contain old texts, so add the sums of
 * new texts after a change of `privacyPage` and keep the others. A text has up to four sums: with and without a
 * newsletter, with and without a number of months.
 */
const DEFAULT_TEXT_SUMS = new Set(
  `
    39a33f4451757614 64a37f0aad3ebbf9 3a74ab574b9c0a7c 86ae132f5f993a98 607fc1f11bbd6cb4 98ed30e473e50130
    bec8e9c8cdf3a3e6 9e3153f917911fbf bfe09a06ac37d8bb 1fae5e4ddcdb63d4 dfdb27f002004932 39b54d782ae0adf9
    015db4148d41cf69 8ec20134d3940dc9 eb0079323161639b a4a87d9be4862767 4f507c2a388ac748 eb25cd04fd33f773
    9f109de21a2ea89e 932deb7e8bbb23b4 b04a76484a93020d d9921a332a85642d 459e767605010880 85aca254b5c97f42
    2b5fe7d8b0db4502 b176b20a8b1258b4 c28a226684b974b9 fb924d8d968cb105 cceecbec4e34d274 fa84aa9cf715acfa
    a14738e7d72aa2d7 a4f552ccf17c5a4f 68f7646509c3b375 606633aa849b5032 eac99edd485946d1 c3699cd36745a161
    44486f2fc6d6ad0a a82e1aeef9f242b5 0517d30941041691
  `
    .trim()
    .split(/\s+/),
);

const MONTHS = /erased (\d{1,3}) months? after/;

/** Returns the number of months after which data is erased according to a text, or 0 if the text names none. */
export const monthsNamedIn = (content: string): number => Number(MONTHS.exec(content)?.[1] ?? 0);

const DOCUMENT_MONTHS = /\b\d{1,3} months(?= after their (?:date|last change)\b)/g;

/** Returns the first 64 bits of a text's SHA-256. The numbers of months do not affect them. */
export function privacySum(content: string): string {
  const months = /erased (\d{1,3} months?) after/.exec(content)?.[1];
  const undated = content.replaceAll(DOCUMENT_MONTHS, 'DOCUMENT MONTHS');
  const text = months ? undated.replaceAll(new RegExp(`\\b${months}\\b`, 'g'), 'MONTHS') : undated;
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** True if the text is a default text of any version. It may be replaced by the current default text. */
export const isDefaultPrivacy = (content: string): boolean => DEFAULT_TEXT_SUMS.has(privacySum(content));
