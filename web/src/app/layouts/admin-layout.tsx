import { SkipLink } from '@/components/layout/skip-link';
import { PageProgress } from '../page-progress';
import { PageOutlet } from './page-outlet';

/** The frame of the admin area, whose pages bring their own header and `main`. */
export function AdminLayout() {
  return (
    <>
      <SkipLink />
      <PageProgress />
      <PageOutlet />
    </>
  );
}
