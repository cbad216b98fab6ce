import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { Upgrades } from '../platform/database/upgrades';
import { isDuplicateKey } from '../platform/errors/database-error';
import { Draft } from './schemas/draft.schema';

/** A row of the versions that kept the texts of posts alone. */
type FormerDraft = Omit<Draft, 'kind' | 'textId' | 'forkOf'> & {
  isNewText?: boolean;
  _id: Types.ObjectId;
  /** `null`: the one new text of its writer. */
  postId?: Types.ObjectId | null;
};

/** Brings the unsaved texts of posts over from the collection of older versions. */
@Injectable()
export class FormerDrafts {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Draft.name) private readonly model: Model<Draft>,
    upgrades: Upgrades,
  ) {
    upgrades.add(() => this.moveAll());
  }

  /** Answers what was brought over, in words. */
  async moveAll(): Promise<string | null> {
    const former = this.connection.collection<FormerDraft>('drafts');
    const rows = await former.find().toArray();
    for (const { _id, postId, isNewText, fields, basedOn, typedIn = '', writer, authorId, updatedAt } of rows) {
      const textId = postId ?? _id;
      // Nobody noted which post a text had met another one in.
      const isNew = isNewText || !postId;
      const said = { fields, basedOn: isNew ? '' : basedOn, forkOf: '', typedIn, writer, authorId };
      // Written first: a start that was cut short finds the row again, and the copy that it made.
      await this.model.collection
        .insertOne({ _id, kind: 'post', textId, ...said, createdAt: updatedAt, updatedAt, version: 0 } as never)
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
        });
      await former.deleteOne({ _id });
    }
    return rows.length > 0 ? `unsaved texts of posts: ${rows.length}` : null;
  }
}
