import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { anchors } from '@/config/paths';

/** Header, page and footer of every public page. */
export function PublicLayout() {
  return (
    <main id={anchors.main}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </main>
  );
}
