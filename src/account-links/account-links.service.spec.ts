import type { Model } from 'mongoose';
import type { TrustedClock } from '../platform/clock/trusted-clock';
import type { MailService } from '../platform/mail/mail.service';
import type { MailSite } from '../platform/mail/outgoing-mail';
import type { SigningKey } from '../platform/signing/signing-key';
import type { AccountLinkRow } from './account-link.schema';
import { AccountLinksService } from './account-links.service';

const SITE = { siteName: 'MOSI', publicUrl: 'https://mosi.example', palette: {} } as MailSite;

describe('the link of an account', () => {
  const row = { kind: 'reset', subject: 'u1', email: 'a@example.com', nonce: 'known' } as AccountLinkRow;

  async function emailed(secret: string): Promise<string> {
    const service = new AccountLinksService(
      {} as Model<AccountLinkRow>,
      { read: async () => secret } as SigningKey,
      { addRecords: () => undefined } as unknown as MailService,
      {} as TrustedClock,
    );
    const compose = await service.compose(row, { kind: 'reset', mark: 'known', recordId: '' });
    return compose?.(SITE).text ?? '';
  }

  it('cannot be made from what is stored without the signing key', async () => {
    expect(await emailed('one secret')).toBe(await emailed('one secret'));
    expect(await emailed('one secret')).not.toBe(await emailed('another secret'));
  });
});
