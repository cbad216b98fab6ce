import { Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENVIRONMENT } from '../../platform/config/config.module';
import type { Environment } from '../../platform/config/environment';
import { DatabaseReadiness } from '../../platform/database/database-readiness';
import { ImageCopiesService } from '../image-copies.service';
import { SharedUploads } from './shared-uploads';
import { UploadFolder } from './upload-folder';
import { UploadStorage } from './upload-storage';

/** Separate module, because `UploadsModule` needs the storage to configure multer, which receives uploads. */
@Module({
  providers: [
    {
      provide: UploadStorage,
      inject: [ENVIRONMENT, DatabaseReadiness, getConnectionToken()],
      useFactory: (environment: Environment, readiness: DatabaseReadiness, connection: Connection): UploadStorage =>
        readiness.kind === 'embedded'
          ? new UploadFolder(environment.dataDir)
          : new SharedUploads(environment, readiness, connection),
    },
    ImageCopiesService,
  ],
  exports: [UploadStorage, ImageCopiesService],
})
export class UploadStorageModule {}
