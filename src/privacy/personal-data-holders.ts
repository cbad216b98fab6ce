import { Injectable } from '@nestjs/common';
import { HeldSignIns } from '../auth/held-sign-ins';
import { HeldRepeats } from '../common/idempotency/held-repeats';
import type { PersonalDataHolder } from '../common/personal-data/personal-data-holder';
import { HeldMessages } from '../contact/held-messages';
import { MessageMentions } from '../contact/message-mentions';
import type { PersonalDataKind } from '../contract/privacy';
import { HeldTrash } from '../database/held-trash';
import { HeldMails } from '../mail/held-mails';
import { HeldOutbox } from '../mail/held-outbox';
import { HeldSubscription } from '../newsletter/held-subscription';
import { HeldRequests } from '../project/held-requests';
import { RequestMentions } from '../project/request-mentions';

/** The complete list of places where personal data of visitors lie. A module that keeps more must add itself here. */
@Injectable()
export class PersonalDataHolders {
  /** Places whose records have ids that the other places may know. */
  readonly own: readonly PersonalDataHolder[];
  /** In the order of erasing: what is found by the ids of other records goes before them, what those cause goes after. */
  readonly all: readonly (readonly [PersonalDataKind, PersonalDataHolder])[];

  constructor(
    messages: HeldMessages,
    requests: HeldRequests,
    subscription: HeldSubscription,
    messageMentions: MessageMentions,
    requestMentions: RequestMentions,
    mails: HeldMails,
    outbox: HeldOutbox,
    trash: HeldTrash,
    repeats: HeldRepeats,
    signIns: HeldSignIns,
  ) {
    this.own = [messages, requests, subscription, trash];
    this.all = [
      ['repeats', repeats],
      ['messages', messages],
      ['requests', requests],
      ['newsletter', subscription],
      ['mentions', messageMentions],
      ['mentions', requestMentions],
      ['mails', mails],
      ['outbox', outbox],
      ['deleted', trash],
      ['signIns', signIns],
    ];
  }
}
