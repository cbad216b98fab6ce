import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { TrashKind } from '../../contract/trash';
import { AuditSubjectsService } from '../audit/audit-subjects.service';

interface TrashSource {
  kind: TrashKind;
  toName: (record: object) => string;
  /** Restores a record through its service, which also updates caches and URLs. */
  restore: (id: string) => Promise<unknown>;
  /** Fields that are removed from a deleted record's copy when it can no longer be restored by Undo. */
  secrets?: readonly string[];
}

interface Registered<Row> extends Omit<TrashSource, 'kind' | 'toName'> {
  toName: (row: Row) => string;
}

/** Kinds of records in the trash. Each service registers its kind, so that the trash does not depend on modules. */
@Injectable()
export class TrashKindsService {
  private readonly bySource = new Map<string, TrashSource>();

  constructor(private readonly subjects: AuditSubjectsService) {
    subjects.register('trash', async (ids) => {
      const found = await Promise.all([...this.bySource.values()].map(({ kind }) => this.subjects.find(kind, ids)));
      return new Map(found.flatMap((each) => [...each]));
    });
  }

  register<Row>(kind: TrashKind, model: Model<Row>, registered: Registered<Row>): void {
    this.bySource.set(model.collection.name, {
      kind,
      ...registered,
      toName: registered.toName as TrashSource['toName'],
    });
  }

  /** Returns the kind of records in a collection, or `undefined` if its deleted records do not appear in Trash. */
  of(source: string): TrashSource | undefined {
    return this.bySource.get(source);
  }

  sourcesOf(kinds: readonly TrashKind[]): string[] {
    return [...this.bySource].filter(([, { kind }]) => kinds.includes(kind)).map(([source]) => source);
  }

  /** Returns for each collection the fields to remove from copies that Undo can no longer restore. */
  secrets(): [source: string, fields: readonly string[]][] {
    return [...this.bySource].flatMap(([source, { secrets }]) => (secrets ? [[source, secrets]] : []));
  }
}
