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
import { Audited } from '../audit/audited.decorator';
import { Public, Roles } from '../auth/access.decorator';
import { toCsvFile } from '../common/http/csv-file';
import type { ListPage } from '../common/http/list-page.query';
import { TotalCountInterceptor } from '../common/http/total-count.interceptor';
import { VisitorLimit } from '../common/http/visitor-limit';
import { ApiIdempotent, IDEMPOTENCY_HEADER } from '../common/idempotency/idempotency-key.decorator';
import { ApiCall } from '../common/openapi/api-call.decorator';
import { listOf, text } from '../common/openapi/shape';
import { ACCEPTED, DONE } from '../common/openapi/shared-answers';
import type { Accepted, Done } from '../contract/errors';
import type { Subscriber } from '../contract/newsletter';
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
