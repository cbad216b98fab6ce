import { Module } from '@nestjs/common';
import { UploadFolderModule } from '../uploads/upload-folder.module';
import { SampleContent } from './sample-content';

@Module({ imports: [UploadFolderModule], providers: [SampleContent] })
export class SampleContentModule {}
