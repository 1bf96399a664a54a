import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AdminApp } from './admin-app';
import { adminRoutes } from './routes';
import { yieldServedTitle } from './served-title';

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no element with the id "root"');

/**
 * True if Firestore refused a listener, which only ends one part of the page; the header reports
 * it.
 */
function isRefusedListener(error: unknown): boolean {
  return error instanceof Error && error.name === 'FirebaseError';
}

yieldServedTitle();

createRoot(root, {
  onCaughtError: (error) => {
    // What React does of every other error by itself.
    // oxlint-disable-next-line no-console
    if (!isRefusedListener(error)) console.error(error);
  },
}).render(
  <StrictMode>
    <AdminApp router={createBrowserRouter(adminRoutes)} />
  </StrictMode>,
);
