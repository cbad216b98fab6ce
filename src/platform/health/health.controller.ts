import { Controller, Get, Inject } from '@nestjs/common';
import { type Health, type Integrity, type Live, type Ready, SYSTEM_CALLS } from '../../contract/calls/system.calls';
import { MESSAGES } from '../../contract/errors';
import { Call } from '../calls/call.decorator';
import { DATABASE_INTEGRITY, DatabaseReadiness } from '../database/database-readiness';
import type { OpenDatabase } from '../database/open-database';
import { databaseDown, unavailable } from '../errors/product-error';
import { TrafficReadiness } from './traffic-readiness';

@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: DatabaseReadiness,
    private readonly traffic: TrafficReadiness,
    @Inject(DATABASE_INTEGRITY) private readonly known: OpenDatabase['integrity'],
  ) {}

  @Get()
  @Call(SYSTEM_CALLS.health, 'Says whether the site can serve requests.')
  async read(): Promise<Health> {
    if (!(await this.readiness.answers())) throw databaseDown();
    return { status: 'ok', database: this.readiness.kind };
  }

  /** Monitoring restarts the process if this call fails. An outage of the database does not affect it. */
  @Get('live')
  @Call(SYSTEM_CALLS.live, 'Says whether the process is running.')
  live(): Live {
    return { status: 'live' };
  }

  @Get('ready')
  @Call(SYSTEM_CALLS.ready, 'Says whether requests should be sent to this process.', {
    503: `${MESSAGES.leaving} Or: ${MESSAGES.databaseDown}`,
  })
  async ready(): Promise<Ready> {
    const obstacle = await this.traffic.obstacle();
    if (obstacle !== null) throw unavailable(obstacle);
    return { status: 'ready', ...(this.known()?.finding && { database: 'damaged' }) };
  }

  @Get('integrity')
  @Call(SYSTEM_CALLS.integrity, 'Returns the result of the last check of the database.')
  integrity(): Integrity {
    const { checkedAt = null, finding = null } = this.known() ?? {};
    return { checkedAt: checkedAt?.toISOString() ?? null, finding };
  }
}
