import { Controller, Get } from '@nestjs/common';
import { Public } from '../access/access.decorator';
import { DatabaseReadiness } from '../database/database-readiness';
import { databaseAway } from '../errors/product-error';
import { ApiCall } from '../openapi/api-call.decorator';
import { object, oneOf } from '../openapi/shape';

interface Health {
  status: 'ok';
  database: 'embedded' | 'mongodb';
}

const HEALTH = object<Health>({ status: oneOf(['ok']), database: oneOf(['embedded', 'mongodb']) });

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: DatabaseReadiness) {}

  /** For container health checks. Errors: 503 the database does not answer. */
  @Public()
  @Get()
  @ApiCall('Whether the site can serve.', HEALTH)
  async read(): Promise<Health> {
    if (!(await this.readiness.answers())) throw databaseAway();
    return { status: 'ok', database: this.readiness.kind };
  }
}
