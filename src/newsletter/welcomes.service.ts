import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { isDuplicateKey } from '../common/errors/database-error';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { MailService } from '../mail/mail.service';
import { newsletterWelcomeMail } from '../mail/templates/newsletter-welcome-mail';
import type { SubscriberRow } from './schemas/subscriber.schema';
import { Welcome } from './schemas/welcome.schema';

const DAY_MS = 86_400_000;

/**
 * Sends an address one welcome mail a day at most, however often strangers enter it in the form. Source: threats, "list
 * bombing"; how many addresses one visitor may enter is limited at the route.
 */
@Injectable()
export class WelcomesService {
  constructor(
    @InjectModel(Welcome.name) private readonly welcomes: Model<Welcome>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly mail: MailService,
  ) {}

  /** The token of the mail that this address got within a day, or null. */
  async findToken(email: string): Promise<string | null> {
    await this.welcomes.deleteMany({ welcomedAt: trusted({ $lt: new Date(Date.now() - DAY_MS) }) });
    const welcome = await this.welcomes.findOne({ addressHash: this.hash(email) }).lean<Welcome>();
    return welcome?.unsubscribeToken ?? null;
  }

  /** Queues the mail, unless the address got one within a day. */
  async send({ _id, email, unsubscribeToken }: SubscriberRow): Promise<void> {
    try {
      await this.welcomes.create({ addressHash: this.hash(email), unsubscribeToken, welcomedAt: new Date() });
    } catch (error) {
      if (isDuplicateKey(error)) return;
      throw error;
    }
    await this.mail.sendLater(newsletterWelcomeMail({ email, unsubscribeToken }), `welcome:${_id.toHexString()}`);
  }

  /** When this address was welcomed, as far as it is still known. */
  async findTime(email: string): Promise<Date | null> {
    return (await this.welcomes.findOne({ addressHash: this.hash(email) }).lean<Welcome>())?.welcomedAt ?? null;
  }

  /** Answers how many notes there were. */
  async forget(email: string): Promise<number> {
    return (await this.welcomes.deleteMany({ addressHash: this.hash(email) })).deletedCount;
  }

  private hash(email: string): string {
    return createHmac('sha256', this.environment.jwtSecret).update(`newsletter welcome\n${email}`).digest('base64url');
  }
}
