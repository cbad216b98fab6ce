import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { Deletion } from '../../contract/errors';
import { trashKindsFor } from '../../contract/trash-kinds';
import type { Role } from '../../contract/users';
import { AuditSubjectsService } from '../audit/audit-subjects.service';
import { Deletions } from '../audit/deletions';
import { steadyTime } from '../clock/steady-time';
import { Trash } from './trash.schema';
import { goneAt } from './trash.service';
import { TrashKindsService } from './trash-kinds.service';

@Injectable()
export class DeletedRecordsService extends Deletions {
  constructor(
    @InjectModel(Trash.name) private readonly copies: Model<Trash>,
    private readonly kinds: TrashKindsService,
    private readonly subjects: AuditSubjectsService,
  ) {
    super();
  }

  async find(recordId: string, role: Role): Promise<Deletion | null> {
    const source = trusted({ $in: this.kinds.sourcesOf(trashKindsFor(role)) });
    const copy = await this.copies
      .findOne({ source, recordId: new Types.ObjectId(recordId) })
      .sort({ deletedAt: -1 })
      .lean<Trash>();
    const known = copy && this.kinds.of(copy.source);
    if (!known || goneAt(copy.deletedAt) < steadyTime()) return null;
    const byId = copy.deletedBy?.toHexString() ?? '';
    const by = (await this.subjects.find('users', [byId])).get(byId)?.name ?? '';
    return { id: copy._id.toHexString(), name: known.toName(copy.record), at: copy.deletedAt.toISOString(), by };
  }
}
