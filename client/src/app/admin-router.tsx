import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { FullPageSpinner } from '@/admin/shared/layout/full-page-spinner';
import { RequireAdmin, RequireEditor, RequireSession } from '@/admin/shell/require-session';
import { AdminError, AdminNotFound } from './admin-error';
import { AdminRoot } from './admin-root';

const loadLoginPage = () => import('@/admin/login/login-page');

/** The routes of the back office; each screen is a chunk of its own. */
export const adminRoutes: RouteObject[] = [
  {
    element: <AdminRoot />,
    errorElement: <AdminError />,
    HydrateFallback: FullPageSpinner,
    children: [
      {
        path: '/admin/login',
        lazy: async () => ({ Component: (await loadLoginPage()).LoginPage }),
      },
      { path: '/admin', element: <RequireSession />, children: screens() },
      { path: '*', element: <AdminNotFound /> },
    ],
  },
];

export function createAdminRouter() {
  return createBrowserRouter(adminRoutes);
}

/** Everything behind the sign-in. */
function screens(): RouteObject[] {
  return [
    {
      lazy: async () => {
        // Logging out leads there, also when there is no network by then.
        void loadLoginPage().catch(() => undefined);
        return { Component: (await import('@/admin/shell/admin-shell')).AdminShell };
      },
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('@/admin/dashboard/dashboard-page')).DashboardPage }),
        },
        {
          path: 'website',
          lazy: async () => ({ Component: (await import('@/admin/website/website-page')).WebsitePage }),
        },
        {
          path: 'website/redirects',
          lazy: async () => ({
            Component: (await import('@/admin/redirects/redirect-list-page')).RedirectListPage,
          }),
        },
        {
          path: 'pages',
          lazy: async () => ({ Component: (await import('@/admin/pages/page-screen')).PageScreen }),
        },
        {
          path: 'team',
          lazy: async () => ({ Component: (await import('@/admin/team/member-list-page')).MemberListPage }),
        },
        {
          path: 'services',
          lazy: async () => ({ Component: (await import('@/admin/services/service-screen')).ServiceScreen }),
        },
        {
          path: 'quotes',
          lazy: async () => ({ Component: (await import('@/admin/quotes/quotes-screen')).QuotesScreen }),
        },
        {
          path: 'blog',
          lazy: async () => ({ Component: (await import('@/admin/blog/blog-screen')).BlogScreen }),
        },
        {
          path: 'comments',
          lazy: async () => ({ Component: (await import('@/admin/comments/comment-list-page')).CommentListPage }),
        },
        {
          path: 'media',
          lazy: async () => ({ Component: (await import('@/admin/media/media-page')).MediaPage }),
        },
        {
          path: 'contacts',
          lazy: async () => ({ Component: (await import('@/admin/contacts/contacts-screen')).ContactsScreen }),
        },
        {
          path: 'saved-texts',
          lazy: async () => ({
            Component: (await import('@/admin/saved-texts/saved-text-list-page')).SavedTextListPage,
          }),
        },
        {
          path: 'newsletter',
          lazy: async () => ({
            Component: (await import('@/admin/newsletter/subscriber-list-page')).SubscriberListPage,
          }),
        },
        {
          path: 'newsletter/issues',
          lazy: async () => ({ Component: (await import('@/admin/newsletter/issues/issues-screen')).IssuesScreen }),
        },
        {
          element: <RequireEditor />,
          children: [
            {
              path: 'trash',
              lazy: async () => ({ Component: (await import('@/admin/trash/trash-list-page')).TrashListPage }),
            },
          ],
        },
        {
          element: <RequireAdmin />,
          children: [
            {
              path: 'users',
              lazy: async () => ({ Component: (await import('@/admin/users/user-list-page')).UserListPage }),
            },
            {
              path: 'settings',
              lazy: async () => ({ Component: (await import('@/admin/settings/settings-page')).SettingsPage }),
            },
            {
              path: 'audit',
              lazy: async () => ({ Component: (await import('@/admin/audit/audit-list-page')).AuditListPage }),
            },
            {
              path: 'privacy',
              lazy: async () => ({ Component: (await import('@/admin/privacy/privacy-page')).PrivacyPage }),
            },
          ],
        },
      ],
    },
  ];
}
