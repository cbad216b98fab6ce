import { Body, Controller, Delete, Get, Headers, Inject, Param, Post, Put, type Type } from '@nestjs/common';
import { Types } from 'mongoose';
import type { SessionUser } from '../../contract/auth';
import type { CallDefinition } from '../../contract/calls/call';
import type { textCalls } from '../../contract/calls/text-calls';
import { type Done, MESSAGES } from '../../contract/errors';
import type { EditedText, SavedDraft, TextKind, TextPreview } from '../../contract/texts';
import { CurrentUser } from '../access/access.decorator';
import { Call as CallOf } from '../calls/call.decorator';
import { titled } from '../fields/body-of';
import { IdempotencyService } from '../idempotency/idempotency.service';
import { IDEMPOTENCY_HEADER } from '../idempotency/idempotency-key.decorator';
import { DiscardDraftDto, draftBodyOf, PublishDto, versionBodyOf } from './text-calls.dto';
import { TextPreviewsService } from './text-previews.service';
import type { TextRecordsService } from './text-records.service';

// `Call` without its type checks: this file serves all kinds of texts, so TypeScript cannot compare the handlers.
const Call = CallOf as (...args: Parameters<typeof CallOf<CallDefinition>>) => MethodDecorator;
const CHANGED = { 409: MESSAGES.editConflict };
const DONE: Done = { success: true };

type Texts<K extends TextKind> = Pick<
  TextRecordsService<K, never>,
  'readDraft' | 'saveDraft' | 'discardDraft' | 'publish' | 'addVersion'
>;

export function textsController<K extends TextKind>(
  kind: K,
  calls: ReturnType<typeof textCalls<K, string>>,
  service: Type<Texts<K>>,
): Type<unknown> {
  class DraftBody extends (draftBodyOf(kind) as ReturnType<typeof draftBodyOf<TextKind>>) {}
  class VersionBody extends (versionBodyOf(kind) as ReturnType<typeof versionBodyOf<TextKind>>) {}

  @Controller(kind)
  class TextsController {
    constructor(
      @Inject(service) private readonly texts: Texts<K>,
      private readonly idempotency: IdempotencyService,
      private readonly previews: TextPreviewsService,
    ) {}

    @Get(':id/draft')
    @Call(calls.readDraft, 'Returns a record with its draft, for the editor.')
    readDraft(@Param('id') id: string): Promise<EditedText<K>> {
      return this.texts.readDraft(id);
    }

    @Put(':id/draft')
    @Call(calls.saveDraft, 'Saves a draft. Visitors cannot see it.', CHANGED)
    saveDraft(
      @Param('id') id: string,
      @Body() input: DraftBody,
      @CurrentUser() user: SessionUser,
    ): Promise<SavedDraft> {
      return this.texts.saveDraft(id, input as never, new Types.ObjectId(user._id));
    }

    @Delete(':id/draft')
    @Call(calls.discardDraft, 'Removes the draft and keeps its text as a version.', CHANGED)
    async discardDraft(
      @Param('id') id: string,
      @Body() { version }: DiscardDraftDto,
      @CurrentUser() user: SessionUser,
    ): Promise<Done> {
      await this.texts.discardDraft(id, version, new Types.ObjectId(user._id));
      return DONE;
    }

    @Post(':id/publish')
    @Call(calls.publish, 'Publishes the draft; the replaced text becomes a version.', CHANGED)
    publish(
      @Param('id') id: string,
      @Body() input: PublishDto,
      @CurrentUser() user: SessionUser,
      @Headers(IDEMPOTENCY_HEADER) key?: string,
    ): Promise<EditedText<K>> {
      const scope = `POST /${kind}/:id/publish ${user._id}`;
      return this.idempotency.once(scope, key, { id, ...input }, () => this.texts.publish(id, input));
    }

    @Post(':id/preview')
    @Call(calls.preview, 'Creates a preview link for 24 hours. It shows the draft, or the record if there is no draft.')
    async preview(@Param('id') id: string, @CurrentUser() user: SessionUser): Promise<TextPreview> {
      const { record } = await this.texts.readDraft(id);
      return this.previews.sign(kind, record._id, user._id);
    }

    @Post(':id/versions')
    @Call(calls.addVersion, 'Stores a text as a version.')
    async addVersion(
      @Param('id') id: string,
      @Body() { fields }: VersionBody,
      @CurrentUser() user: SessionUser,
    ): Promise<Done> {
      await this.texts.addVersion(id, fields, new Types.ObjectId(user._id));
      return DONE;
    }
  }
  // Gives the class of each kind its own name, because the API document identifies handlers by their class name.
  Object.defineProperty(TextsController, 'name', { value: `${titled(kind)}TextsController` });
  return TextsController;
}
