import { Module } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AuditService } from '../platform/audit/audit.service';
import { MigrationRunner } from '../platform/database/migration-runner';
import { PublicAddressesService } from '../platform/records/public-addresses.service';
import { MediaEntriesService } from '../uploads/media-entries.service';
import { MediaIndex } from '../uploads/media-index';
import { UploadStorage } from '../uploads/storage/upload-storage';
import { UploadStorageModule } from '../uploads/storage/upload-storage.module';
import { UploadsModule } from '../uploads/uploads.module';
import { quotesIntoRequests } from './001-quotes-into-requests';
import { pagesOffReservedAddresses } from './002-pages-off-reserved-addresses';
import { dateOfThePrivacyText } from './003-date-of-the-privacy-text';
import { versionsWithoutCount } from './004-versions-without-count';
import { draftsIntoRecords } from './005-drafts-into-records';
import { keysOfMessages } from './006-keys-of-messages';
import { termsOfQuotes } from './007-terms-of-quotes';
import { notesIntoConversations } from './008-notes-into-conversations';
import { statusOfPosts } from './009-status-of-posts';
import { copiesInComments } from './010-copies-in-comments';
import { versionsOfDrafts } from './011-versions-of-drafts';
import { redirectsThatLeadOn } from './012-redirects-that-lead-on';
import { mediaIds } from './013-media-ids';
import { mailsIntoOneOutbox } from './014-mails-into-one-outbox';

/** Migrates data of versions since commit 57bc334. Very old steps may be deleted. See docs/decisions/010. */
@Module({ imports: [UploadsModule, UploadStorageModule] })
export class MigrationsModule {
  constructor(
    runner: MigrationRunner,
    @InjectConnection() db: Connection,
    addresses: PublicAddressesService,
    audit: AuditService,
    index: MediaIndex,
    entries: MediaEntriesService,
    storage: UploadStorage,
  ) {
    runner.use([
      () => quotesIntoRequests(db),
      () => pagesOffReservedAddresses(db, addresses),
      () => dateOfThePrivacyText(db, audit),
      () => versionsWithoutCount(db),
      () => draftsIntoRecords(db),
      () => keysOfMessages(db),
      () => termsOfQuotes(db),
      () => notesIntoConversations(db),
      () => statusOfPosts(db),
      () => copiesInComments(db),
      () => versionsOfDrafts(db),
      () => redirectsThatLeadOn(db),
      () => mediaIds(db, { index, entries, storage }),
      () => mailsIntoOneOutbox(db),
    ]);
  }
}
