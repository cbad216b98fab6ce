import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { PasskeyList, PasskeyOptions } from '../contract/passkeys';
import { PasskeysService, toPasskeyOwner } from '../passkeys/passkeys.service';
import { HOUR_MS, MINUTE_MS } from '../platform/clock/durations';
import { toProductError } from '../platform/errors/error.filter';
import { Every } from '../platform/jobs/every.decorator';
import { SettingsService } from '../settings/settings.service';
import { VisitorAccount, type VisitorAccountRow } from './schemas/visitor-account.schema';
import type { AddPasskeyDto, RemovePasskeyDto } from './visitor-account.dto';
import type { VisitorNoticeKind } from './visitor-account-mails.service';
import { type Origin, refuseChanged, throttleKey, VisitorAccountsService } from './visitor-accounts.service';

/** Passkeys of visitors' accounts. docs/decisions/029-passkeys.md */
@Injectable()
export class VisitorPasskeysService {
  private readonly logger = new Logger('SignIn');

  constructor(
    @InjectModel(VisitorAccount.name) private readonly rows: Model<VisitorAccountRow>,
    private readonly accounts: VisitorAccountsService,
    private readonly passkeys: PasskeysService,
    private readonly settings: SettingsService,
  ) {}

  list({ _id }: VisitorAccountRow): Promise<PasskeyList> {
    return this.passkeys.list({ kind: 'visitor', _id });
  }

  /** Throws 409 if passkeys are off. */
  startLogin(): Promise<PasskeyOptions> {
    return this.passkeys.startLogin('visitor');
  }

  /** Throws 401 alike for every failure, 409 if passkeys are off, and 429 after too many failures. */
  async login(answer: string, { network, address }: Origin): Promise<VisitorAccountRow> {
    try {
      const row = await this.passkeys.login('visitor', answer, throttleKey(network), (_id) =>
        this.accounts.findById(_id),
      );
      return await this.accounts.noteLogin(row);
    } catch (error) {
      if (toProductError(error).getStatus() === 401) this.logger.warn(`Sign-in failed from ${address}`);
      throw error;
    }
  }

  /** Needs no password, because nothing is added yet. Throws 409 if passkeys are off, or the account has too many. */
  async startAdding(account: VisitorAccountRow): Promise<PasskeyOptions> {
    return this.passkeys.startAdding(toPasskeyOwner('visitor', account), (await this.settings.read()).siteName);
  }

  /** Ends all sessions. Throws 400 for a wrong password, 409 like `PasskeysService.add`, 429 after many failures. */
  async add(account: VisitorAccountRow, input: AddPasskeyDto, origin: Origin): Promise<VisitorAccountRow> {
    const row = await this.accounts.refuseWrongPassword(account, input.currentPassword, origin);
    return this.passkeys.add(toPasskeyOwner('visitor', row), input, () => this.tell(row, 'visitorPasskeyAdded'));
  }

  /** Removes a passkey and ends all sessions. Throws 404 for an unknown passkey, otherwise like `add`. */
  async remove(
    account: VisitorAccountRow,
    { passkey, currentPassword }: RemovePasskeyDto,
    origin: Origin,
  ): Promise<VisitorAccountRow> {
    await this.passkeys.refuseUnknown(toPasskeyOwner('visitor', account), passkey);
    const row = await this.accounts.refuseWrongPassword(account, currentPassword, origin);
    return this.passkeys.remove(toPasskeyOwner('visitor', row), passkey, () => this.tell(row, 'visitorPasskeyRemoved'));
  }

  /** Removes passkeys of erased accounts, also one that was added at the moment of the erasure. */
  @Every(HOUR_MS, MINUTE_MS)
  sweep(): Promise<void> {
    return this.passkeys.sweep('visitor', (owners) => this.rows.distinct('_id', { _id: trusted({ $in: owners }) }));
  }

  private async tell(row: VisitorAccountRow, notice: VisitorNoticeKind): Promise<VisitorAccountRow> {
    return (await this.accounts.endSessions(row, notice)) ?? refuseChanged();
  }
}
