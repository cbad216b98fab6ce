import { Controller, Get } from '@nestjs/common';
import { type Health, SYSTEM_CALLS } from '../../contract/calls/system';
import { Call } from '../calls/call.decorator';
import { DatabaseReadiness } from '../database/database-readiness';
import { databaseAway } from '../errors/product-error';
import { object, oneOf } from '../openapi/shape';

const HEALTH = object<Health>({ status: oneOf(['ok']), database: oneOf(['embedded', 'mongodb']) });

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: DatabaseReadiness) {}

  /** For container health checks. Errors: 503 the database does not answer. */
  @Get()
  @Call(SYSTEM_CALLS.health, 'Whether the site can serve.', HEALTH)
  async read(): Promise<Health> {
    if (!(await this.readiness.answers())) throw databaseAway();
    return { status: 'ok', database: this.readiness.kind };
  }
}
