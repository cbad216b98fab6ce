import { Injectable } from '@nestjs/common';
import { trusted } from 'mongoose';
import { BlogsService } from '../blogs/blogs.service';
import { CommentsService } from '../comments/comments.service';
import { ContactService } from '../contact/contact.service';
import type { Dashboard } from '../contract/dashboard';
import { SHOWN } from '../contract/limits';
import { MailService } from '../platform/mail/mail.service';
import { RequestsService } from '../project/requests/requests.service';
import { WaitingRequestsService } from '../project/statistics/waiting-requests.service';
import { RedirectsService } from '../redirects/redirects.service';
import { ServicesService } from '../services/services.service';
import { SettingsService } from '../settings/settings.service';
import { TeamService } from '../team/team.service';
import { RestoredStateService } from './restored-state.service';

@Injectable()
export class DashboardService {
  constructor(
    private readonly blogs: BlogsService,
    private readonly team: TeamService,
    private readonly services: ServicesService,
    private readonly comments: CommentsService,
    private readonly contacts: ContactService,
    private readonly projects: RequestsService,
    private readonly waiting: WaitingRequestsService,
    private readonly settings: SettingsService,
    private readonly restored: RestoredStateService,
    private readonly mail: MailService,
    private readonly redirects: RedirectsService,
  ) {}

  async read(): Promise<Dashboard> {
    const [
      totalViews,
      teamMembers,
      services,
      posts,
      newMessages,
      waitingComments,
      pendingRequests,
      questions,
      saidPaid,
      contacts,
      settings,
      restored,
      redirectsAreFull,
    ] = await Promise.all([
      this.blogs.totalViews(),
      this.team.count(),
      this.services.count(),
      this.blogs.listSummaries({ limit: SHOWN.dashboard }),
      this.contacts.countNew(),
      this.comments.countWaiting(),
      this.projects.countPending(),
      this.waiting.questions({ status: trusted({ $ne: 'pending' }) }),
      this.waiting.saidPaid(),
      this.contacts.listRecent(SHOWN.dashboard),
      this.settings.read(),
      this.restored.read(),
      this.redirects.isFull(),
    ]);
    return {
      totalViews,
      teamMembers,
      services,
      blogPosts: posts.total,
      newMessages,
      waitingComments,
      pendingRequests,
      questions: questions.length,
      questionOf: questions[0]?._id ?? null,
      saidPaid: saidPaid.length,
      saidPaidOf: saidPaid[0]?._id ?? null,
      isUnderMaintenance: settings.maintenanceMode,
      savesToOutbox: !this.mail.reachesPeople,
      redirectsAreFull,
      restored,
      recentContacts: contacts.map(({ _id, name, subject, status, createdAt }) => ({
        _id,
        name,
        subject,
        status,
        createdAt,
      })),
      recentBlogs: posts.items.map(({ _id, title, authorName, createdAt }) => ({ _id, title, authorName, createdAt })),
    };
  }
}
