import { Controller, Get } from '@nestjs/common';
import { Public } from '../../auth/access.decorator';
import { DatabaseReadiness } from '../../database/database-readiness';
import { databaseAway } from '../errors/product-error';

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: DatabaseReadiness) {}

  /** For container health checks. Errors: 503 the database does not answer. */
  @Public()
  @Get()
  async read(): Promise<{ status: 'ok'; database: 'embedded' | 'mongodb' }> {
    if (!(await this.readiness.answers())) throw databaseAway();
    return { status: 'ok', database: this.readiness.kind };
  }
}
