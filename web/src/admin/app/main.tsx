import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AdminApp } from './admin-app';
import { adminRoutes } from './routes';
import { yieldServedTitle } from './served-title';

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no element with the id "root"');

/** A listener that Firestore refuses ends one part of the page, as is meant: the header tells of it. */
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
