import { Controller, Get, Param } from '@nestjs/common';
import { TIMELINE_CALLS } from '../contract/calls/timeline.calls';
import { TIMELINE_MAX, type TimelineEntry } from '../contract/timeline';
import { Call } from '../platform/calls/call.decorator';
import type { ListPage } from '../platform/http/list-page.query';
import { TimelineService } from './timeline.service';

@Controller('timeline')
export class TimelineController {
  constructor(private readonly timeline: TimelineService) {}

  @Get(':kind/:id')
  @Call(
    TIMELINE_CALLS.read,
    `Lists everything that the sender of a message or request, or a subscriber, has sent to the site: newest first, at most ${TIMELINE_MAX} entries.`,
  )
  read(@Param('kind') kind: string, @Param('id') id: string): Promise<ListPage<TimelineEntry>> {
    return this.timeline.read(kind, id);
  }
}
