import { Body, Controller, Delete, Headers, Param, Post } from '@nestjs/common';
import type { SessionUser } from '../../contract/auth';
import { PAYMENT_CALLS, VISITOR_PROJECT_CALLS } from '../../contract/calls/project.calls';
import type { Quote, TrackedRequest } from '../../contract/project';
import { CurrentUser } from '../../platform/access/access.decorator';
import { Call } from '../../platform/calls/call.decorator';
import { IDEMPOTENCY_HEADER } from '../../platform/idempotency/idempotency-key.decorator';
import { PaidDto, PaymentDto } from '../quote.dto';
import { VisitorQuotesService } from '../visitors/visitor-quotes.service';
import { PaymentsService } from './payments.service';

@Controller('project')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly quotes: VisitorQuotesService,
  ) {}

  @Post('quote/:id/paid')
  @Call(VISITOR_PROJECT_CALLS.sayPaid, 'The client says that the quote is paid: staff are told, nothing changes.', {
    409: 'The quote is not accepted, or the client has said something else that nobody has looked at.',
  })
  async sayPaid(@Param('id') id: string, @Body() input: PaidDto): Promise<TrackedRequest> {
    await this.payments.sayPaid(id, input);
    return this.quotes.track(id);
  }

  @Post(':id/payments')
  @Call(PAYMENT_CALLS.record, 'Records a payment and mails the client a receipt.', {
    409: 'Not accepted, 50 payments already, or a colleague recorded one since `lastPaymentId` (then with `current`).',
  })
  record(
    @Param('id') id: string,
    @Body() input: PaymentDto,
    @CurrentUser() user: SessionUser,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<Quote> {
    return this.payments.record(id, input, user.name, key);
  }

  @Delete(':id/payments/:paymentId')
  @Call(PAYMENT_CALLS.remove, 'Removes a payment; a note on the request says so.', {
    404: 'Unknown request or payment.',
  })
  remove(
    @Param('id') id: string,
    @Param('paymentId') paymentId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<Quote> {
    return this.payments.remove(id, paymentId, user.name);
  }

  @Delete(':id/paid')
  @Call(PAYMENT_CALLS.endWord, 'Ends the word of the client that the quote is paid.')
  endWord(@Param('id') id: string, @CurrentUser() user: SessionUser): Promise<Quote> {
    return this.payments.endWord(id, user.name);
  }
}
