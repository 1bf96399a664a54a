import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AdminApp } from './admin-app';
import { adminRoutes } from './routes';
import { yieldServedTitle } from './served-title';

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no element with the id "root"');

yieldServedTitle();

createRoot(root).render(
  <StrictMode>
    <AdminApp router={createBrowserRouter(adminRoutes)} />
  </StrictMode>,
);
