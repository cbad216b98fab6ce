import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LinksModule } from '../links/links.module';
import { RedirectsController } from './redirects.controller';
import { RedirectsService } from './redirects.service';
import { Redirect, RedirectSchema } from './schemas/redirect.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: Redirect.name, schema: RedirectSchema }]), LinksModule],
  controllers: [RedirectsController],
  providers: [RedirectsService],
  exports: [RedirectsService],
})
export class RedirectsModule {}
