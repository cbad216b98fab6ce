import { createHash } from 'node:crypto';

/**
 * SHA-256 of every default text of `/privacy`, with `MONTHS` in place of the number of months. Databases contain old
 * texts, so add new sums after a change of `privacyPage` and keep the others.
 */
const DELIVERED = new Set([
  '39a33f4451757614c0f92d650143edaed30d8852361f21e54d5be53ebc8d261e',
  // Texts without a sentence about comments.
  '64a37f0aad3ebbf93af3201adfb34fcf9bde92707e19dc26149ca3ea13c7c985',
  '3a74ab574b9c0a7c1baafbcd8804f89b005ce0716d423a86a5c4707f321e296a',
  // Texts with a sentence about comments.
  '86ae132f5f993a98fae40193a859f98b55ebcd19deb50244d70a4ac14a2c4f48',
  '607fc1f11bbd6cb44116420132998ef640aa63986ef1c91250b5bc10272d5093',
  // Texts for sites without a newsletter.
  '98ed30e473e50130e7823717a899f69123e32f612adb0de0acb47a5423ea2493',
  'bec8e9c8cdf3a3e628dd149b0d2f3069c30df5c1f7fc5bf17fc82836863fbdc5',
  // Texts that mention unconfirmed email addresses.
  '9e3153f917911fbfc20b7c9d1dfe58cb02540619199474a6838729166143a131',
  'bfe09a06ac37d8bbc643cff68c2bf3bad3af6017c74d82db6803bc7ae787f538',
  // Texts that do not tell how often the newsletter is sent.
  '1fae5e4ddcdb63d4b957ce7ac8a8e0f59a4f7ccdcf5169ad50a92d3c9c0a8dce',
  'dfdb27f002004932927a42057f52788d73a51ba4c7509f1c71bb2c65e1270205',
  // Texts that spell "email" in one word. Two for sites with a newsletter, two without.
  '39b54d782ae0adf9f222318eafee7d2da4eeb393b7cfb863730787d8d591ff3b',
  '015db4148d41cf693139314e361d2bf2a9e929a16af6aae06c58df75adbd4e7e',
  '8ec20134d3940dc99856984948ab76af7bae1607a5be4057219bc79b2159e7e3',
  'eb0079323161639bb91361bcb9801d588822a3cd453c1d6a2d0115ced221586b',
  // Texts that tell how long deleted records can be restored. Two for sites with a newsletter, two without.
  'a4a87d9be48627670dde22473e2afaae74acae504d504934ffd9365ab2bc0ca9',
  '4f507c2a388ac748e12cbf1758a772751f1171dd527e4a4bb8cd0d18511d0334',
  'eb25cd04fd33f7737b076ec141e318be832250eee1f5b5b1ff92ea3ab1956386',
  '9f109de21a2ea89e46fc58569f3e5b516f0ca6acc842c0d6ab39317b96c702b0',
  // Texts in plain English. Two for sites with a newsletter, two without.
  '932deb7e8bbb23b4f09723c96998816fe9961672bd9ff1aa2e27325e49667b50',
  'b04a76484a93020d0f8351c80b60bd8448637ec79cdff3bd99bc22abad120dbb',
  'd9921a332a85642d9375cdcdeb8015b2613d723d38633bd270dea14c4f228c2d',
  '459e7676050108808149b5309397320c6c961f7a5327c9603a7a7832626f0f6e',
  // Texts for sites with visitor accounts. Two for sites with a newsletter, two without.
  '85aca254b5c97f420b67386345f4131fa5da40108276cd3ccea63286e914af5c',
  '2b5fe7d8b0db45022f1c6a8921e686a5b696b558075e11efef2d3192cc1c450d',
  'b176b20a8b1258b4f64332f7bfcb6bd2faba34fd82d676ed01bd6cd6cee86017',
  'c28a226684b974b9b7a166149848c66b43355ff2a6887b87c68bf7bc2d4fe646',
  // Texts for sites with visitor accounts, in shorter sentences. Two for sites with a newsletter, two without.
  'fb924d8d968cb1058b231f275d4acdc9e5976038a3c693aa04651ff23e1a9e32',
  'cceecbec4e34d2747b59452413c6292f967b6959ff5cf1de5e31fc2b1c26e83d',
  'fa84aa9cf715acfa05da1b6fe888a2e0730c0aee7f1d591d2af69c321c618e58',
  'a14738e7d72aa2d72414373904aa0e1f78308ca5952ef198af74c65aaa613ca6',
  // Texts that tell how visitors close their account. Two for sites with a newsletter, two without.
  'a4f552ccf17c5a4f3e02d6a0de1170b153bf4d893ef708328b1b55df96d2daa2',
  '68f7646509c3b375dfa64a63b9dfb922bb92209b26551cdb26678d2239d36f60',
  '606633aa849b50324f755df8da004e28b42d4fbfb4632182a80fc93f9ca50fd3',
  'eac99edd485946d1a2a8f5776660f1a1917f74eeea48b4d8c19d6e46afa5fa15',
  // Texts about invoices and passkeys. Two for sites with a newsletter, two without.
  'c3699cd36745a16196a604cec8b24b8a61176b6accb6c9b1b4b8375e2d66dd8a',
  '44486f2fc6d6ad0a7ff1c02a2ec0672146e1a13a8264388cb70fcc104d7b9a44',
  'a82e1aeef9f242b5d876984a4533e894a174852131042c0590c9a02011286b5f',
  '0517d30941041691585976cc95d80519c4f7cb4c497e06f5f3a26513658d77eb',
]);

const MONTHS = /erased (\d{1,3}) months? after/;

/** Returns the number of months after which data is erased according to a text, or 0 if the text names none. */
export const deliveredMonths = (content: string): number => Number(MONTHS.exec(content)?.[1] ?? 0);

const DOCUMENT_MONTHS = /\b\d{1,3} months(?= after their (?:date|last change)\b)/g;

/** Returns the SHA-256 of a text. The numbers of months do not affect it. */
export function privacySum(content: string): string {
  const months = /erased (\d{1,3} months?) after/.exec(content)?.[1];
  const undated = content.replaceAll(DOCUMENT_MONTHS, 'DOCUMENT MONTHS');
  const text = months ? undated.replaceAll(new RegExp(`\\b${months}\\b`, 'g'), 'MONTHS') : undated;
  return createHash('sha256').update(text).digest('hex');
}

/** True if the text is a default text of any version. It may be replaced by the current default text. */
export const isDeliveredPrivacy = (content: string): boolean => DELIVERED.has(privacySum(content));
