import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailMessage } from '../outgoing-mail';
import { MailTransport } from './mail-transport';

/** Where mail lies while there is no mail server. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Forces what was written in a folder or file to the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Each mail as an `.eml` file, for an installation without a mail server. Mail holds personal data: for the owner's eyes only. */
export class OutboxTransport extends MailTransport {
  readonly savesToOutbox = true;
  private composer: Transporter | undefined;

  /** @param folder is made when the first mail comes. */
  constructor(private readonly folder: string) {
    super();
  }

  async deliver(message: MailMessage): Promise<void> {
    this.composer ??= createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const { message: bytes } = await this.composer.sendMail(message);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Names in the order of time, so that a listing reads like a mailbox.
    const name = `${new Date().toISOString().replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`;
    await this.write(join(this.folder, `.${name}.tmp`), join(this.folder, `${name}.eml`), bytes);
  }

  /** Under a passing name first: whoever reads the folder never meets half a mail. */
  private async write(draft: string, file: string, bytes: Buffer): Promise<void> {
    try {
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
      await flush(this.folder);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}
