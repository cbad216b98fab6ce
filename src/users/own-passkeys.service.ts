import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { SessionUser } from '../contract/auth';
import { type NewPasskeyInput, PASSKEY_TEXTS, type PasskeyList, type PasskeyOptions } from '../contract/passkeys';
import type { ProofInput, Renewed } from '../contract/second-step';
import { type PasskeyOwner, PasskeysService, toPasskeyOwner } from '../passkeys/passkeys.service';
import { HOUR_MS, MINUTE_MS } from '../platform/clock/durations';
import { conflict } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { Every } from '../platform/jobs/every.decorator';
import { TrashService } from '../platform/trash/trash.service';
import { SettingsService } from '../settings/settings.service';
import type { NoticeKind } from './account-notices';
import { AccountsService } from './accounts.service';
import type { Caller } from './current-caller';
import { User, type UserRow } from './schemas/user.schema';
import { SecondStepService } from './second-step.service';

/** Lets staff add and remove passkeys of their own accounts. See docs/decisions/029-passkeys.md. */
@Injectable()
export class OwnPasskeysService {
  constructor(
    @InjectModel(User.name) private readonly rows: Model<UserRow>,
    private readonly accounts: AccountsService,
    private readonly passkeys: PasskeysService,
    private readonly secondStep: SecondStepService,
    private readonly settings: SettingsService,
    private readonly trash: TrashService,
  ) {}

  list({ _id }: SessionUser): Promise<PasskeyList> {
    return this.passkeys.list({ kind: 'staff', _id: toObjectId(_id) });
  }

  /** Throws 400 for a wrong password or code, 409 for too many passkeys, and 429 after too many attempts. */
  async start(caller: Caller, proof: ProofInput): Promise<PasskeyOptions> {
    const row = await this.secondStep.prove(caller, proof);
    return this.passkeys.startAdding(toPasskeyOwner('staff', row), (await this.settings.read()).siteName);
  }

  /** Stores a new passkey and emails its owner. Throws 409 for an invalid or late answer, and for too many passkeys. */
  async add({ _id, browser }: Caller, input: NewPasskeyInput): Promise<Renewed> {
    const owner = toPasskeyOwner('staff', await this.accounts.read(_id));
    return this.passkeys.add(owner, input, () => this.tell(owner, 'passkeyAdded', browser));
  }

  /** Throws 400 for a wrong password or code, 404 for an unknown passkey, and 429 after too many attempts. */
  async remove(caller: Caller, id: string, proof: ProofInput): Promise<Renewed> {
    await this.passkeys.refuseUnknown({ kind: 'staff', _id: toObjectId(caller._id) }, id);
    const owner = toPasskeyOwner('staff', await this.secondStep.prove(caller, proof));
    return this.passkeys.remove(owner, id, () => this.tell(owner, 'passkeyRemoved', caller.browser));
  }

  /** Removes the passkeys of deleted accounts. Keeps them while Undo can still restore the account. */
  @Every(HOUR_MS, MINUTE_MS)
  async sweep(): Promise<void> {
    await this.passkeys.sweep('staff', async (owners) => [
      ...(await this.rows.distinct('_id', { _id: trusted({ $in: owners }) })),
      ...(await this.trash.listFresh(this.rows)).map(({ _id }) => _id),
    ]);
  }

  /** Ends all sessions and queues an email, in one write. Returns a token with which the caller stays logged in. */
  private async tell({ _id, tokenVersion }: PasskeyOwner, notice: NoticeKind, browser: string): Promise<Renewed> {
    const renewed = await this.accounts.endOtherSessions(_id.toHexString(), notice, browser, {}, { tokenVersion });
    if (!renewed) throw conflict(PASSKEY_TEXTS.expired);
    return renewed;
  }
}
