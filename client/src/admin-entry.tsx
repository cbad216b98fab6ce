import '@/styles/tokens.css';
import '@/styles/fonts.css';
import '@/styles/reset.css';
import '@/app/admin.css';
import '@/styles/layout.css';
import '@/styles/looks.css';
import '@/styles/office.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { setTokenSource } from '@/api/http';
import { createAdminRouter } from '@/app/admin-router';
import { keepUpWithTranslation } from '@/app/translated-text';
import { readOwnToken } from '@/stores/session';

setTokenSource(readOwnToken);
keepUpWithTranslation();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={createAdminRouter()} />
  </StrictMode>,
);
