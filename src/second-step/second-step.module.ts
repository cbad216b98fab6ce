import { Module } from '@nestjs/common';
import { SecondStepCodesService } from './second-step-codes.service';

@Module({ providers: [SecondStepCodesService], exports: [SecondStepCodesService] })
export class SecondStepModule {}
