// For comparison of start times: a NestJS application with one route. It loads PACKAGES without using them.
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

for (const name of process.env.PACKAGES?.split(',') ?? []) await import(name);

class HealthController {
  read() {
    return { status: 'ok' };
  }
}
Controller('health')(HealthController);
Get()(HealthController.prototype, 'read', Object.getOwnPropertyDescriptor(HealthController.prototype, 'read'));

class AppModule {}
Module({ controllers: [HealthController] })(AppModule);

const app = await NestFactory.create(AppModule, { logger: false });
await app.listen(Number(process.env.PORT), '127.0.0.1');
