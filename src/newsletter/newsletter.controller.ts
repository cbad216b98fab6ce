import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Accepted, Done } from '../contract/errors';
import type { Subscriber } from '../contract/newsletter';
import { Public, Roles } from '../platform/access/access.decorator';
import { Audited } from '../platform/audit/audited.decorator';
import { toCsvFile } from '../platform/http/csv-file';
import type { ListPage } from '../platform/http/list-page.query';
import { TotalCountInterceptor } from '../platform/http/total-count.interceptor';
import { ApiIdempotent, IDEMPOTENCY_HEADER } from '../platform/idempotency/idempotency-key.decorator';
import { VisitorLimit } from '../platform/limits/visitor-limit';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { listOf, text } from '../platform/openapi/shape';
import { ACCEPTED, DONE } from '../platform/openapi/shared-answers';
import { ListSubscribersQuery } from './dto/list-subscribers.query';
import { SubscribeDto } from './dto/subscribe.dto';
import { SUBSCRIBER } from './dto/subscriber.answer';
import { NewsletterService } from './newsletter.service';

@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Public()
  @VisitorLimit()
  @Post()
  @ApiIdempotent()
  @ApiCall('Subscribes an address; the same answer when it was subscribed before.', ACCEPTED)
  subscribe(@Body() input: SubscribeDto, @Headers(IDEMPOTENCY_HEADER) key?: string): Promise<Accepted> {
    return this.newsletter.subscribe(input, key);
  }

  @Public()
  @VisitorLimit()
  @Post('unsubscribe/:token')
  @HttpCode(200)
  @ApiCall('Ends the subscription that holds this token.', DONE)
  async unsubscribe(@Param('token') token: string): Promise<Done> {
    await this.newsletter.unsubscribe(token);
    return { success: true };
  }

  @Roles('viewer')
  @Get()
  @UseInterceptors(TotalCountInterceptor)
  @ApiCall('Subscribers, newest first.', listOf(SUBSCRIBER))
  list(@Query() query: ListSubscribersQuery): Promise<ListPage<Subscriber>> {
    return this.newsletter.list(query);
  }

  /** The whole list is personal data at its largest, so taking it out leaves an entry in the audit trail. */
  @Roles('editor')
  @Get('export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Audited('newsletter.export')
  @ApiCall('All subscribers as a table.', text)
  export(): StreamableFile {
    return toCsvFile('newsletter-subscribers.csv', this.newsletter.exportRows());
  }

  @Roles('editor')
  @Delete(':id')
  @Audited('newsletter.delete')
  @ApiCall('Deletes a subscriber.', DONE)
  async remove(@Param('id') id: string): Promise<Done> {
    await this.newsletter.remove(id);
    return { success: true };
  }

  @Roles('editor')
  @Post(':id/restore')
  @HttpCode(200)
  @Audited('newsletter.restore')
  @ApiCall('Brings a subscriber back.', SUBSCRIBER, { 409: 'The address subscribed again meanwhile.' })
  restore(@Param('id') id: string): Promise<Subscriber> {
    return this.newsletter.restore(id);
  }
}
