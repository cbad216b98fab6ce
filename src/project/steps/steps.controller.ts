import { Body, Controller, Param, Put } from '@nestjs/common';
import { PROJECT_CALLS } from '../../contract/calls/project.calls';
import type { ProjectRequestWithThread } from '../../contract/project';
import { Call } from '../../platform/calls/call.decorator';
import { StepsDto } from '../request.dto';
import { StepsService } from './steps.service';

@Controller('project')
export class StepsController {
  constructor(private readonly steps: StepsService) {}

  @Put(':id/steps')
  @Call(PROJECT_CALLS.setSteps, 'Replaces the steps of an accepted request.', {
    409: 'The request is not accepted, or has changed since it was read (the response then contains the request as `current`).',
  })
  set(@Param('id') id: string, @Body() input: StepsDto): Promise<ProjectRequestWithThread> {
    return this.steps.set(id, input);
  }
}
