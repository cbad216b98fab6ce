import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionsModule } from '../sessions/sessions.module';
import { ChallengesService } from './challenges.service';
import { Passkey, PasskeySchema } from './passkey.schema';
import { PasskeysService } from './passkeys.service';
import { SpentChallenge, SpentChallengeSchema } from './spent-challenge.schema';

@Module({
  imports: [
    SessionsModule,
    MongooseModule.forFeature([
      { name: Passkey.name, schema: PasskeySchema },
      { name: SpentChallenge.name, schema: SpentChallengeSchema },
    ]),
  ],
  providers: [ChallengesService, PasskeysService],
  exports: [PasskeysService],
})
export class PasskeysModule {}
