import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SenderSettings } from '../platform/mail/mail-site.service';
import { UploadStorageModule } from '../uploads/storage/upload-storage.module';
import { Settings, SettingsSchema } from './schemas/settings.schema';
import { SettingsController } from './settings.controller';
import { SettingsService } from './settings.service';

/** Global, so that the mail module gets the sender's name without importing this module. */
@Global()
@Module({
  imports: [UploadStorageModule, MongooseModule.forFeature([{ name: Settings.name, schema: SettingsSchema }])],
  controllers: [SettingsController],
  providers: [SettingsService, { provide: SenderSettings, useExisting: SettingsService }],
  exports: [SenderSettings, SettingsService],
})
export class SettingsModule {}
