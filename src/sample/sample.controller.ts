import { Body, Controller, Get, Post } from '@nestjs/common';
import { SAMPLE_CALLS } from '../contract/calls/sample.calls';
import type { Done } from '../contract/errors';
import type { RemovedSamples, SampleContent } from '../contract/sample';
import { Call } from '../platform/calls/call.decorator';
import { RestoreSamplesDto } from './sample.dto';
import { SampleRemovalService } from './sample-removal.service';

@Controller('sample')
export class SampleController {
  constructor(private readonly removal: SampleRemovalService) {}

  @Get()
  @Call(SAMPLE_CALLS.read, 'Lists the sample content that has not been changed.')
  read(): Promise<SampleContent> {
    return this.removal.read();
  }

  @Post('remove')
  @Call(SAMPLE_CALLS.remove, 'Removes the sample content that has not been changed.')
  remove(): Promise<RemovedSamples> {
    return this.removal.remove();
  }

  @Post('restore')
  @Call(SAMPLE_CALLS.restore, 'Restores the sample content that was removed.')
  async restore(@Body() removed: RestoreSamplesDto): Promise<Done> {
    await this.removal.restore(removed);
    return { success: true };
  }
}
