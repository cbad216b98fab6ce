import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { TrashKind } from '../../contract/trash';
import { AuditSubjectsService } from '../audit/audit-subjects.service';

interface TrashSource {
  kind: TrashKind;
  /** How staff call such a record. */
  toName: (record: object) => string;
  /** Brings one back by the rules of its service, which see to caches and addresses. */
  restore: (id: string) => Promise<unknown>;
  /** Fields that a copy loses after the minutes in which its delete can be undone. */
  secrets?: readonly string[];
}

interface Registered<Row> extends Omit<TrashSource, 'kind' | 'toName'> {
  toName: (row: Row) => string;
}

/** Kinds of records that the trash shows to staff. A service registers its own, so the trash knows no module. */
@Injectable()
export class TrashKindsService {
  private readonly bySource = new Map<string, TrashSource>();

  constructor(private readonly subjects: AuditSubjectsService) {
    // The trail speaks of a record that came back as its own kind does.
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

  /** `undefined` for what is no record of staff. */
  of(source: string): TrashSource | undefined {
    return this.bySource.get(source);
  }

  /** Collections of these kinds. */
  sourcesOf(kinds: readonly TrashKind[]): string[] {
    return [...this.bySource].filter(([, { kind }]) => kinds.includes(kind)).map(([source]) => source);
  }

  /** Fields that old copies may no longer hold, by their collection. */
  secrets(): [source: string, fields: readonly string[]][] {
    return [...this.bySource].flatMap(([source, { secrets }]) => (secrets ? [[source, secrets]] : []));
  }
}
