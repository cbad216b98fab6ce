// A NestJS application with one route: what the product's start is measured against. Loads the packages of PACKAGES first, and does nothing with them.
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
