import { once } from 'node:events';
import { createServer } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { pathOf } from '../platform/http/request-target';
import { RequestMetrics } from './request-metrics';
import { addSiteMetrics } from './site-metrics';

export class Metrics {
  readonly requests: RequestMetrics;
  private readonly registry = new Registry();

  constructor(app: INestApplication) {
    collectDefaultMetrics({ register: this.registry });
    this.requests = new RequestMetrics(this.registry);
    addSiteMetrics(app, this.registry);
  }

  /** Serves `/metrics`. The open port does not keep the process running. Throws if it cannot be used. */
  async listen(port: number, host: string): Promise<void> {
    const server = createServer((request, response) => {
      if (pathOf(request.url ?? '') !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': this.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    }).unref();
    try {
      await once(server.listen(port, host), 'listening');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new Error(`METRICS_PORT ${port} cannot be used at METRICS_HOST (${code}).`);
    }
  }
}
