import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type UpdateQuery } from 'mongoose';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { changeRow } from '../platform/database/save-edit';
import { mentionFilter } from '../platform/personal-data/mention-filter';
import type { Person } from '../platform/personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { Comment, type CommentRow } from './schemas/comment.schema';

const TEXTS = ['name', 'text', 'reply.text'];

/** Finds and erases a person's email address in other people's comments. The rest of the comments stays. */
@Injectable()
export class CommentMentionsService implements PersonalDataHolder {
  constructor(
    @InjectModel(Comment.name) private readonly comments: Model<CommentRow>,
    private readonly versions: ContentVersionsService,
  ) {}

  async find(person: Person): Promise<PersonalRecord[]> {
    return (await this.list(person)).map(({ _id, createdAt }) => ({
      at: createdAt,
      title: 'In a comment by another person',
      content: { where: 'comment', _id: _id.toHexString(), createdAt: createdAt.toISOString() },
    }));
  }

  async erase(person: Person): Promise<number> {
    let erased = 0;
    for (const { _id } of await this.list(person)) {
      // `isEdit: false` keeps `updatedAt`, from which the age of the comment is counted.
      const changed = await changeRow(this.comments, { _id }, (row) => takenOut(row, person), { isEdit: false });
      if (changed) erased += 1;
    }
    if (erased > 0) await this.versions.bump('comments');
    return erased;
  }

  private async list(person: Person): Promise<CommentRow[]> {
    const filter = { email: trusted({ $ne: person.email }), ...mentionFilter(TEXTS, person) };
    const rows = await this.comments.find(filter).sort({ createdAt: -1, _id: -1 }).lean<CommentRow[]>();
    return rows.filter(({ name, text, reply }) => person.isNamedIn([name, text, reply?.text ?? '']));
  }
}

function takenOut({ name, text, reply }: CommentRow, person: Person): UpdateQuery<CommentRow> {
  return {
    $set: {
      name: person.takenOutOf(name),
      text: person.takenOutOf(text),
      reply: reply && { ...reply, text: person.takenOutOf(reply.text) },
    },
  };
}
