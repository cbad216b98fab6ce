import { Body, Controller, Delete, Get, Headers, Param, Post } from '@nestjs/common';
import type { SessionUser } from '../../contract/auth';
import { PAYMENT_CALLS, VISITOR_PROJECT_CALLS } from '../../contract/calls/project.calls';
import type { PaymentOverview } from '../../contract/payment-overview';
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

  @Get('payments')
  @Call(
    PAYMENT_CALLS.overview,
    'Returns the clients who still have to pay, and the payments of the last twelve months with their VAT.',
  )
  overview(): Promise<PaymentOverview> {
    return this.payments.overview();
  }

  @Post('quote/:id/paid')
  @Call(VISITOR_PROJECT_CALLS.sayPaid, 'Reports a payment by the client. Staff are told; the quote does not change.', {
    409: 'The quote is not accepted, or an earlier report has not been checked yet.',
  })
  async sayPaid(@Param('id') id: string, @Body() input: PaidDto): Promise<TrackedRequest> {
    await this.payments.reportPaid(id, input);
    return this.quotes.track(id);
  }

  @Post(':id/payments')
  @Call(PAYMENT_CALLS.record, 'Records a payment and emails the client a receipt.', {
    409: 'The quote is not accepted, already has 50 payments, or has a newer payment than `lastPaymentId` (the response then contains the quote as `current`).',
  })
  record(
    @Param('id') id: string,
    @Body() input: PaymentDto,
    @CurrentUser() user: SessionUser,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<Quote> {
    return this.payments.record(id, input, user, key);
  }

  @Delete(':id/payments/:paymentId')
  @Call(PAYMENT_CALLS.remove, 'Removes a payment and records this on the request.', {
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
  @Call(PAYMENT_CALLS.endWord, 'Marks the payment that the client reported as not received.')
  endWord(@Param('id') id: string): Promise<Quote> {
    return this.payments.endReport(id);
  }
}
