import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { FullPageSpinner } from '@/admin/shared/layout/full-page-spinner';
import { RequireSession, RequireTo } from '@/admin/shell/require-session';
import { AdminError, AdminNotFound } from './admin-error';
import { AdminRoot } from './admin-root';

export const adminRoutes: RouteObject[] = [
  {
    element: <AdminRoot />,
    errorElement: <AdminError />,
    HydrateFallback: FullPageSpinner,
    children: [
      screen('/admin/login', 'LoginPage', () => import('@/admin/login/office-login-page')),
      screen('/admin/forgotten-password', 'ForgotPasswordPage', () => import('@/admin/login/forgot-password-page')),
      screen('/admin/reset-password', 'ResetPage', () => import('@/admin/login/reset-page')),
      screen('/admin/invitation', 'InvitationPage', () => import('@/admin/login/invitation-page')),
      screen('/admin/confirm-email', 'ConfirmEmailPage', () => import('@/admin/login/confirm-email-page')),
      { path: '/admin', element: <RequireSession />, children: screens() },
      { path: '*', element: <AdminNotFound /> },
    ],
  },
];

export function createAdminRouter() {
  return createBrowserRouter(adminRoutes);
}

function screen<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) };
}

/** Shows errors of `children` inside the shell, so that navigation still works. */
function inShell(children: RouteObject[]): RouteObject[] {
  return [{ errorElement: <AdminError isInShell />, children }];
}

function screens(): RouteObject[] {
  return [
    {
      lazy: async () => ({ Component: (await import('@/admin/shell/admin-shell')).AdminShell }),
      children: inShell([
        {
          index: true,
          lazy: async () => ({ Component: (await import('@/admin/dashboard/dashboard-page')).DashboardPage }),
        },
        screen('profile', 'ProfilePage', () => import('@/admin/profile/profile-page')),
        screen('website', 'WebsitePage', () => import('@/admin/website/website-page')),
        screen('pages', 'PageScreen', () => import('@/admin/pages/page-screen')),
        screen('team', 'MemberListPage', () => import('@/admin/team/member-list-page')),
        screen('services', 'ServiceScreen', () => import('@/admin/services/service-screen')),
        screen('quotes', 'QuotesScreen', () => import('@/admin/quotes/quotes-screen')),
        screen('quotes/invoices', 'InvoiceListPage', () => import('@/admin/invoices/invoice-list-page')),
        screen('quotes/payments', 'PaymentsPage', () => import('@/admin/payments/payments-page')),
        screen('prices', 'PriceListPage', () => import('@/admin/price-list/price-list-page')),
        screen('blog', 'BlogScreen', () => import('@/admin/blog/blog-screen')),
        screen('comments', 'CommentListPage', () => import('@/admin/comments/comment-list-page')),
        screen('media', 'MediaPage', () => import('@/admin/media/media-page')),
        screen('contacts', 'ContactsScreen', () => import('@/admin/contacts/contacts-screen')),
        screen('saved-texts', 'SavedReplyListPage', () => import('@/admin/saved-replies/saved-reply-list-page')),
        screen('newsletter', 'SubscriberListPage', () => import('@/admin/newsletter/subscriber-list-page')),
        screen('newsletter/issues', 'IssuesScreen', () => import('@/admin/newsletter/issues/issues-screen')),
        {
          element: <RequireTo needs="edit" title="For editors and administrators" />,
          children: [
            screen('website/redirects', 'RedirectListPage', () => import('@/admin/redirects/redirect-list-page')),
            screen('trash', 'TrashListPage', () => import('@/admin/trash/trash-list-page')),
          ],
        },
        {
          element: <RequireTo needs="administer" title="For administrators" />,
          children: [
            screen('users', 'UserListPage', () => import('@/admin/users/user-list-page')),
            screen('settings', 'SettingsPage', () => import('@/admin/settings/settings-page')),
            screen('audit', 'AuditListPage', () => import('@/admin/audit/audit-list-page')),
            screen('privacy', 'PrivacyPage', () => import('@/admin/privacy/privacy-page')),
          ],
        },
      ]),
    },
  ];
}
