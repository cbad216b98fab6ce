import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MulterModule } from '@nestjs/platform-express';
import { diskStorage } from 'multer';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { FocalPointsService } from './focal-points.service';
import { MediaEntriesService } from './media-entries.service';
import { MediaIdsInterceptor } from './media-ids.interceptor';
import { MediaIndex } from './media-index';
import { OrphanSweepService } from './orphan-sweep.service';
import { MediaFile, MediaFileSchema } from './schemas/media-file.schema';
import { UploadStorage } from './storage/upload-storage';
import { UploadStorageModule } from './storage/upload-storage.module';
import { UploadedFilesService } from './uploaded-files.service';
import { UploadsController } from './uploads.controller';
import { UploadsService } from './uploads.service';

@Module({
  imports: [
    UploadStorageModule,
    MongooseModule.forFeature([{ name: MediaFile.name, schema: MediaFileSchema }]),
    MulterModule.registerAsync({
      imports: [UploadStorageModule],
      inject: [ENVIRONMENT, UploadStorage],
      // multer writes uploads to disk, so that slow and large uploads need no memory.
      useFactory: (environment: Environment, storage: UploadStorage) => ({
        storage: diskStorage({ destination: storage.incomingPath }),
        limits: { fileSize: environment.uploadMaxBytes, files: 1, fields: 10, fieldSize: 1_024, parts: 11 },
      }),
    }),
  ],
  controllers: [UploadsController],
  providers: [
    UploadsService,
    UploadedFilesService,
    OrphanSweepService,
    FocalPointsService,
    MediaIndex,
    MediaEntriesService,
    MediaIdsInterceptor,
  ],
  exports: [
    FocalPointsService,
    MediaIndex,
    MediaEntriesService,
    MongooseModule,
    MulterModule,
    UploadedFilesService,
    UploadsService,
  ],
})
export class UploadsModule {}
