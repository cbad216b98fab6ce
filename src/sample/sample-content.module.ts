import { Module } from '@nestjs/common';
import { SampleContent } from './sample-content';

@Module({ providers: [SampleContent] })
export class SampleContentModule {}
