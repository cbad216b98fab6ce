import { Body, Controller, Delete, Get, Headers, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { NEWSLETTER_CALLS, VISITOR_NEWSLETTER_CALLS } from '../contract/calls/newsletter.calls';
import type { Accepted, Done } from '../contract/errors';
import type { Subscriber } from '../contract/newsletter';
import { Call } from '../platform/calls/call.decorator';
import { SearchPageQuery } from '../platform/fields/search-page.query';
import { toCsvFile } from '../platform/http/csv-file';
import type { ListPage } from '../platform/http/list-page.query';
import { IDEMPOTENCY_HEADER } from '../platform/idempotency/idempotency-key.decorator';
import { NewsletterService } from './newsletter.service';
import { SubscribeDto } from './subscriber.dto';

@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @Call(
    VISITOR_NEWSLETTER_CALLS.create,
    'Subscribes an email address. The answer is the same if it was already subscribed.',
  )
  subscribe(@Body() input: SubscribeDto, @Headers(IDEMPOTENCY_HEADER) key?: string): Promise<Accepted> {
    return this.newsletter.subscribe(input, key);
  }

  @Post('unsubscribe/:token')
  @Call(VISITOR_NEWSLETTER_CALLS.end, 'Unsubscribes the subscriber with this token.')
  async unsubscribe(@Param('token') token: string): Promise<Done> {
    await this.newsletter.unsubscribe(token);
    return { success: true };
  }

  @Get()
  @Call(NEWSLETTER_CALLS.list, 'Lists subscribers, newest first.')
  list(@Query() query: SearchPageQuery): Promise<ListPage<Subscriber>> {
    return this.newsletter.list(query);
  }

  /** The audit log records the export, because it contains many people's data. */
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Get('export')
  @Call(NEWSLETTER_CALLS.export, 'Downloads all subscribers as a CSV file.')
  export(): StreamableFile {
    return toCsvFile('newsletter-subscribers.csv', this.newsletter.exportRows());
  }

  @Delete(':id')
  @Call(NEWSLETTER_CALLS.remove, 'Deletes a subscriber.')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.newsletter.remove(id);
    return { success: true };
  }

  @Post(':id/resume')
  @Call(NEWSLETTER_CALLS.resume, 'Sends newsletters again to a subscriber who was paused after failed deliveries.')
  resume(@Param('id') id: string): Promise<Subscriber> {
    return this.newsletter.resume(id);
  }

  @Post(':id/restore')
  @Call(NEWSLETTER_CALLS.restore, 'Restores a subscriber.', {
    409: 'This email address has been subscribed again in the meantime.',
  })
  restore(@Param('id') id: string): Promise<Subscriber> {
    return this.newsletter.restore(id);
  }
}
