import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { anchors } from '@/config/paths';

/** The frame of the admin area. */
export function AdminLayout() {
  return (
    <main id={anchors.main}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </main>
  );
}
