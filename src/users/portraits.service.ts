import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import type { SessionUser } from '../contract/auth';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { notFound } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { UploadsService } from '../uploads/uploads.service';
import { toSessionUser, User, type UserRow } from './schemas/user.schema';

/**
 * Portraits of staff. A portrait is not in the media library, because it belongs to one account. When the account is
 * deleted permanently, the regular cleanup of unused uploads removes the file.
 */
@Injectable()
export class PortraitsService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<UserRow>,
    private readonly uploads: UploadsService,
  ) {}

  /** Stores a received image as the portrait. Throws 400 for other files, and 429 after too many uploads. */
  async set({ _id }: SessionUser, received: string): Promise<SessionUser> {
    const file = await this.uploads.storeImage(received);
    return this.replace(_id, { $set: { portrait: `/uploads/${file}` } });
  }

  async remove({ _id }: SessionUser): Promise<SessionUser> {
    return this.replace(_id, { $unset: { portrait: 1 } });
  }

  /** Changes the portrait and removes the earlier file at once, so that no account has two files. */
  private async replace(id: string, change: UpdateQuery<UserRow>): Promise<SessionUser> {
    const _id = toObjectId(id);
    const before = await this.users.findOneAndUpdate({ _id }, change, { timestamps: false }).lean<UserRow>();
    const row = await this.users.findById(_id).lean<UserRow>();
    if (!before || !row) throw notFound();
    if (before.portrait) await this.uploads.discard(basename(before.portrait));
    recordInAuditLog({ subjectId: id, fields: ['portrait'] });
    return toSessionUser(row);
  }
}
