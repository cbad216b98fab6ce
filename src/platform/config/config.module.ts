import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Environment } from './environment';

export const ENVIRONMENT = Symbol('ENVIRONMENT');

@Global()
@Module({})
export class ConfigModule {
  static forRoot(environment: Environment): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: ENVIRONMENT, useValue: environment }],
      exports: [ENVIRONMENT],
    };
  }
}
