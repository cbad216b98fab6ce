import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SERVICE_CALLS } from '../contract/calls/services.calls';
import { textsController } from '../platform/versions/texts.controller';
import { UploadsModule } from '../uploads/uploads.module';
import { WebsiteModule } from '../website/website.module';
import { Service, ServiceSchema } from './schemas/service.schema';
import { ServicesController } from './services.controller';
import { ServicesService } from './services.service';

@Module({
  imports: [UploadsModule, WebsiteModule, MongooseModule.forFeature([{ name: Service.name, schema: ServiceSchema }])],
  controllers: [ServicesController, textsController('services', SERVICE_CALLS, ServicesService)],
  providers: [ServicesService],
  exports: [ServicesService],
})
export class ServicesModule {}
