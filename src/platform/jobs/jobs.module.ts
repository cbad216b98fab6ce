import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Jobs } from './jobs';

@Module({ imports: [DiscoveryModule], providers: [Jobs] })
export class JobsModule {}
