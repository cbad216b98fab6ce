import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Environment } from './environment';

/** Injection token of the `Environment`. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** Provides the `Environment` of this process everywhere: `@Inject(ENVIRONMENT) environment: Environment`. */
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
