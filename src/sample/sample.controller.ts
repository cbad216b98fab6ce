import { Body, Controller, Get, Post } from '@nestjs/common';
import { SAMPLE_CALLS } from '../contract/calls/sample.calls';
import type { Done } from '../contract/errors';
import type { RemovedSamples, SampleContentService } from '../contract/sample';
import { Call } from '../platform/calls/call.decorator';
import { RestoreSamplesDto } from './sample.dto';
import { SampleRemovalService } from './sample-removal.service';

@Controller('sample')
export class SampleController {
  constructor(private readonly removal: SampleRemovalService) {}

  @Get()
  @Call(SAMPLE_CALLS.read, 'What of the sample content is still as it came, by name.')
  read(): Promise<SampleContentService> {
    return this.removal.read();
  }

  @Post('remove')
  @Call(SAMPLE_CALLS.remove, 'Removes what of the sample content nobody has changed.')
  remove(): Promise<RemovedSamples> {
    return this.removal.remove();
  }

  @Post('restore')
  @Call(SAMPLE_CALLS.restore, 'Takes a removal back.')
  async restore(@Body() removed: RestoreSamplesDto): Promise<Done> {
    await this.removal.restore(removed);
    return { success: true };
  }
}
