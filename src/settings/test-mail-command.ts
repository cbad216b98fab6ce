import { runTool } from '../platform/config/run-tool';
import { joinDatabase } from '../platform/database/open-database';
import { withDatabase } from '../platform/database/with-database';
import { transportOf } from '../platform/mail/mail.module';
import { MailDelivery, MailServerState } from '../platform/mail/mail-delivery';
import { MailSiteService } from '../platform/mail/mail-site.service';
import { OutboxFolder, outboxPath } from '../platform/mail/outbox/outbox-folder';
import { StoredMails } from '../platform/mail/outbox/stored-mails';
import { SETTINGS_ID, type SettingsRow, SettingsSchema, toSettings } from './schemas/settings.schema';

/** Implements `npm run test-mail -- ADDRESS`. Returns the exit code. */
export function sendTestMail(to: string | undefined): Promise<number> {
  return runTool(async (environment) => {
    if (!to) throw new Error('Add the email address of the recipient: npm run test-mail -- EMAIL');
    const database = await joinDatabase(environment);
    try {
      const { outcome, message } = await withDatabase(database.uri, async (db) => {
        const stored = db.collection<SettingsRow>(SettingsSchema.get('collection') as string);
        const settings = toSettings(await stored.findOne({ _id: SETTINGS_ID }));
        const outbox =
          database.kind === 'embedded' ? new OutboxFolder(outboxPath(environment.dataDir)) : new StoredMails(db);
        const delivery = new MailDelivery(transportOf(environment, outbox), environment, new MailServerState(null));
        const site = await new MailSiteService({ read: async () => settings }, environment).read();
        return delivery.tryOut(to.trim(), site);
      });
      if (outcome === 'refused') throw new Error(message);
      process.stdout.write(`${message}\n`);
    } finally {
      await database.close();
    }
  });
}
