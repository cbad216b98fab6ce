import { Module } from '@nestjs/common';
import { UploadFolder } from './upload-folder';

/** Apart, since multer's own module needs the folder before the rest is made. */
@Module({ providers: [UploadFolder], exports: [UploadFolder] })
export class UploadFolderModule {}
