import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SenderSettings } from '../platform/mail/sender-settings';
import { Settings, SettingsSchema } from './schemas/settings.schema';
import { SettingsController } from './settings.controller';
import { SettingsService } from './settings.service';

/** Global: the platform's mail asks it who the sender is. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: Settings.name, schema: SettingsSchema }])],
  controllers: [SettingsController],
  providers: [SettingsService, { provide: SenderSettings, useExisting: SettingsService }],
  exports: [SenderSettings, SettingsService],
})
export class SettingsModule {}
