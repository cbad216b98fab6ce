import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { Blog } from '../contract/blogs';
import {
  DRAFT_DAYS,
  keyOfNewText,
  NEW_POST,
  newTextId,
  type OwnText,
  type PostDraft,
  type PostDraftInput,
  type SavedText,
  UNSAVED_POSTS_MAX,
  type UnsavedPost,
} from '../contract/post-drafts';
import { ConfirmedTime } from '../platform/clock/confirmed-time';
import { DAY_MS, HOUR_MS } from '../platform/clock/durations';
import { isDuplicateKey } from '../platform/errors/database-error';
import { editConflict } from '../platform/errors/product-error';
import { isObjectId, toObjectId } from '../platform/http/object-id';
import { Every } from '../platform/jobs/every.decorator';
import { drawnOf } from '../platform/markdown/formatted-text';
import { AccountsService } from '../users/accounts.service';
import { BlogsService } from './blogs.service';
import { BlogDraft } from './schemas/blog-draft.schema';

/**
 * Texts that each writer has typed and not saved, so that it is there in another browser too. It is its writer's own:
 * two who write at the same post meet when they save, as ever, and what is published knows nothing of it.
 */
@Injectable()
export class BlogDrafts implements OnModuleInit {
  constructor(
    @InjectModel(BlogDraft.name) private readonly model: Model<BlogDraft>,
    private readonly blogs: BlogsService,
    private readonly time: ConfirmedTime,
    private readonly accounts: AccountsService,
  ) {}

  /** Nobody else could read what an account has typed, so it goes with the account. */
  onModuleInit(): void {
    this.accounts.onGone(async (ids) => void (await this.model.deleteMany({ authorId: trusted({ $in: [...ids] }) })));
  }

  /** New texts of this writer, the one that was typed in last first. */
  async listNew(authorId: string): Promise<UnsavedPost[]> {
    const mine = { authorId: new Types.ObjectId(authorId) };
    // One of before each new text had a key of its own is called by the row that it stands in.
    const old = await this.model.findOne({ ...mine, postId: null }, { _id: 1 }).lean<{ _id: Types.ObjectId }>();
    if (old) await this.model.updateOne(old, { $set: { postId: old._id, isNewText: true } }, { timestamps: false });
    const rows = await this.model
      .find({ ...mine, isNewText: true })
      .sort({ updatedAt: -1 })
      .limit(UNSAVED_POSTS_MAX)
      .lean<BlogDraft[]>();
    return rows.map(({ postId, fields, updatedAt }) => ({
      id: newTextId(String(postId)),
      title: fields.title ?? '',
      updatedAt: updatedAt.toISOString(),
    }));
  }

  /** @param id of a post, or of a new text. Errors: 404 unknown post. */
  async read(id: string, authorId: string): Promise<PostDraft | null> {
    const row = await this.model.findOne(await this.find(id, authorId)).lean<BlogDraft>();
    return row && toDraft(row);
  }

  /** The post with what this writer has typed since it was saved, as readers would see it. Errors: 404 unknown post. */
  async readTyped(id: string, authorId: string): Promise<Blog> {
    const post = await this.blogs.read(id, { countView: false, isStaff: true });
    const typed = await this.read(id, authorId);
    if (!typed || typed.updatedAt <= post.updatedAt) return post;
    const { blocks: _blocks, ...saved } = post;
    const { content, format, ...rest } = { ...saved, ...typed.fields };
    return { ...rest, content, format, ...drawnOf(content, format) };
  }

  /**
   * Errors: 404 unknown post; 409 another writer has kept something else since this one has read, with that in
   * `current`.
   */
  async keep(
    id: string,
    authorId: string,
    { basedOn = '', typedIn = '', writer = '', read, ...fields }: PostDraftInput,
  ): Promise<PostDraft> {
    const key = await this.find(id, authorId);
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const sent = { fields: given, basedOn, typedIn, writer, isNewText: keyOfNewText(id) !== undefined };
    const change = { $set: sent };
    if (read === undefined) {
      const options = { upsert: true, returnDocument: 'after' } as const;
      return toDraft(await this.model.findOneAndUpdate(key, change, options).lean<BlogDraft>());
    }
    const row = await this.model
      .findOneAndUpdate({ ...key, ...whichIs({ writer, read }) }, change, { returnDocument: 'after' })
      .lean<BlogDraft | null>();
    if (row) return toDraft(row);
    try {
      return toDraft(await this.model.create({ ...key, ...sent }));
    } catch (error) {
      // There is one, and it is neither this writer's own nor the one that was read.
      if (!isDuplicateKey(error)) throw error;
      throw editConflict(await this.read(id, authorId));
    }
  }

  /** @param own which text is meant; without its words whatever is kept. Errors: 404 unknown post. */
  async drop(id: string, authorId: string, own: OwnText = {}): Promise<void> {
    const isAny = own.writer === undefined && own.read === undefined;
    await this.model.deleteOne({ ...(await this.find(id, authorId)), ...(isAny ? {} : whichIs(own)) });
  }

  /**
   * Saves, and forgets the text that became the post by it: neither one that was typed on another device, nor what
   * was typed since.
   * @param saved whose `unsaved` is an id as `keep` takes it; another word is no text
   */
  async saving(saved: SavedText, authorId: string, save: () => Promise<Blog>): Promise<Blog> {
    const begunAt = new Date();
    const post = await save();
    const key = keyOf(saved.unsaved ?? '');
    if (key === undefined) return post;
    const mine = { postId: key, authorId: new Types.ObjectId(authorId), ...whichIs(saved) };
    await this.model.deleteOne({ $and: [mine, { updatedAt: trusted({ $lte: begunAt }) }] });
    return post;
  }

  @Every(HOUR_MS)
  async dropOld(now = new Date()): Promise<void> {
    if (!(await this.time.believes(now))) return;
    await this.model.deleteMany({ updatedAt: trusted({ $lt: new Date(now.getTime() - DRAFT_DAYS * DAY_MS) }) });
  }

  private async find(id: string, authorId: string) {
    if (id !== NEW_POST && !keyOfNewText(id)) await this.blogs.read(id, { countView: false, isStaff: true });
    return { postId: keyOf(id) ?? null, authorId: new Types.ObjectId(authorId) };
  }
}

/** The key of a text in its row: of a post, or of a new one; `undefined` where no text has that id. */
function keyOf(id: string): Types.ObjectId | null | undefined {
  if (id === NEW_POST) return null;
  const key = keyOfNewText(id) ?? id;
  return isObjectId(key) ? toObjectId(key) : undefined;
}

/** The text that this writer has sent, or has read. */
const whichIs = ({ writer = '', read = '' }: OwnText) => ({
  $or: [{ writer }, { updatedAt: new Date(Date.parse(read) || 0) }],
});

const toDraft = ({ fields, basedOn, typedIn = '', updatedAt }: BlogDraft): PostDraft => ({
  fields,
  basedOn,
  typedIn,
  updatedAt: updatedAt.toISOString(),
});
