import { Injectable } from '@nestjs/common';
import { HeldMessages } from '../contact/held-messages';
import { MessageMentions } from '../contact/message-mentions';
import type { PersonalDataKind } from '../contract/privacy';
import { HeldSubscription } from '../newsletter/held-subscription';
import { HeldRepeats } from '../platform/idempotency/held-repeats';
import { HeldMails } from '../platform/mail/held-mails';
import { HeldOutbox } from '../platform/mail/held-outbox';
import type { PersonalDataHolder } from '../platform/personal-data/personal-data-holder';
import { HeldTrash } from '../platform/trash/held-trash';
import { HeldRequests } from '../project/held-requests';
import { RequestMentions } from '../project/request-mentions';
import { HeldSignIns } from '../sessions/held-sign-ins';

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
