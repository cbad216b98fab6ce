import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { diskStorage } from 'multer';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { OrphanSweep } from './orphan-sweep';
import { UploadFolder } from './upload-folder';
import { UploadFolderModule } from './upload-folder.module';
import { UploadedFiles } from './uploaded-files';
import { UploadsController } from './uploads.controller';
import { UploadsService } from './uploads.service';

@Module({
  imports: [
    UploadFolderModule,
    MulterModule.registerAsync({
      imports: [UploadFolderModule],
      inject: [ENVIRONMENT, UploadFolder],
      // To disk, so that what arrives slowly or is large costs no memory; multer counts while it streams.
      useFactory: (environment: Environment, folder: UploadFolder) => ({
        storage: diskStorage({ destination: folder.incomingPath }),
        limits: { fileSize: environment.uploadMaxBytes, files: 1, fields: 10, fieldSize: 1_024, parts: 11 },
      }),
    }),
  ],
  controllers: [UploadsController],
  providers: [UploadsService, UploadedFiles, OrphanSweep],
  exports: [UploadedFiles],
})
export class UploadsModule {}
