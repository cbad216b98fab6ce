import { Injectable } from '@nestjs/common';
import { MESSAGES } from '../../contract/errors';
import { DatabaseReadiness } from '../database/database-readiness';

/** Whether proxies should send visitors to this process. It serves whatever comes nevertheless. */
@Injectable()
export class TrafficReadiness {
  private isLeaving = false;

  constructor(private readonly database: DatabaseReadiness) {}

  /** The process was told to stop. */
  leave(): void {
    this.isLeaving = true;
  }

  /** What speaks against it, in fixed words; `null` when nothing does. */
  async obstacle(): Promise<string | null> {
    if (this.isLeaving) return MESSAGES.leaving;
    return (await this.database.answers()) ? null : MESSAGES.databaseAway;
  }
}
