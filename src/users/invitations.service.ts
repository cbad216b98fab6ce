import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter } from 'mongoose';
import { AccountLink, type AccountLinkRow } from '../account-links/account-link.schema';
import { AccountLinksService, refuseLink } from '../account-links/account-links.service';
import type { Invitation, LinkFacts, LinkPasswordInput } from '../contract/account-links';
import { DEFAULT_ROLE } from '../contract/users';
import { AuditService } from '../platform/audit/audit.service';
import { AuditSubjectsService, subjectsOf } from '../platform/audit/audit-subjects.service';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { toStored } from '../platform/database/stored-schema';
import { notFound } from '../platform/errors/product-error';
import { findPage } from '../platform/http/find-page';
import type { ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { AccountsService } from './accounts.service';
import type { InvitationDto } from './user.dto';
import { UsersService } from './users.service';

const KIND = 'invitation';

@Injectable()
export class InvitationsService {
  constructor(
    @InjectModel(AccountLink.name) private readonly rows: Model<AccountLinkRow>,
    private readonly links: AccountLinksService,
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    subjects: AuditSubjectsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    subjects.register(
      'invitations',
      subjectsOf(rows, ({ name = '' }) => ({ name, path: null })),
    );
  }

  /** Lists invitations, newest first. Recently expired ones are included. */
  async list(query: ListPageQuery): Promise<ListPage<Invitation>> {
    const filter = { kind: KIND } as QueryFilter<AccountLinkRow>;
    const { rows, total } = await findPage(this.rows, query, { filter });
    return { items: await Promise.all(rows.map((row) => this.toInvitation(row))), total };
  }

  /** Throws 409 if the email address is in use. */
  async create(input: InvitationDto, invitedBy: string): Promise<Invitation> {
    await this.users.refuseKnownEmail(input.email);
    const { name, email, role = DEFAULT_ROLE } = input;
    return this.toInvitation(await this.links.make(KIND, email, { name, email, role, invitedBy }));
  }

  /**
   * Sends a new link in the caller's name. Throws 404 for an unknown invitation, 409 if the email address is in use.
   */
  async resend(id: string, invitedBy: string): Promise<Invitation> {
    const row = await this.rows.findOne({ _id: toObjectId(id), kind: KIND }).lean<AccountLinkRow>();
    if (!row) throw notFound();
    await this.users.refuseKnownEmail(row.email);
    const { name, email, role } = row;
    return this.toInvitation(await this.links.make(KIND, email, { name, email, role, invitedBy }));
  }

  async remove(id: string): Promise<void> {
    const { deletedCount } = await this.rows.deleteOne({ _id: toObjectId(id), kind: KIND });
    if (deletedCount === 0) throw notFound();
  }

  async read(token: string): Promise<LinkFacts> {
    return factsOf(await this.find(token));
  }

  /**
   * Creates the account. Throws 404 for an invalid link, 400 for a weak password, 409 if the email address is in use.
   */
  async accept({ token, password }: LinkPasswordInput): Promise<void> {
    const row = await this.find(token);
    const invited = { ...factsOf(row), active: true, password };
    const { _id } = await this.users.create(invited, () => this.links.spend(row));
    await this.audit.record({ actorId: _id, action: 'users.join', subjectId: _id, fields: [] });
  }

  private async find(token: string): Promise<AccountLinkRow> {
    const row = await this.links.find(KIND, token);
    return (await this.isVoid(row)) ? refuseLink() : row;
  }

  /** True if the inviting person is no longer an administrator. */
  private async isVoid({ invitedBy = '' }: AccountLinkRow): Promise<boolean> {
    return !(await this.accounts.may(invitedBy, 'admin'));
  }

  private async toInvitation(row: AccountLinkRow): Promise<Invitation> {
    const isVoid = await this.isVoid(row);
    const isOpen = !isVoid && row.expiresAt > new Date();
    return {
      ...toStored(row),
      ...factsOf(row),
      expiresAt: row.expiresAt.toISOString(),
      invitedBy: await this.accounts.nameOf(row.invitedBy ?? ''),
      isVoid,
      link: isOpen && !this.links.isMailed ? this.environment.publicUrl + (await this.links.pathOf(row)) : null,
    };
  }
}

const factsOf = ({ email, name = '', role = 'viewer' }: AccountLinkRow): LinkFacts => ({ email, name, role });
