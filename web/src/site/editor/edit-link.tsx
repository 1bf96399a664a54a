import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { apiQuery } from '@/shared/api/api-query';
import { apiQueryOrNull } from '@/shared/api/session-check';
import { editedPage } from './edited-page';
import styles from './edit-link.module.css';

/** Leads whoever is logged in from an item's page to its form. Loaded only where a session is stored. */
export function EditLink() {
  const page = editedPage(useLocation().pathname);
  const { data: session } = useQuery(apiQueryOrNull('/api/admin/verify'));
  return session && page ? <Edit key={page.id} page={page} /> : null;
}

function Edit({ page }: { page: NonNullable<ReturnType<typeof editedPage>> }) {
  const { read, id, noun, form } = page;
  // What the page has read; of an item that is not there, there is nothing to edit.
  const { data } = useQuery({ ...apiQuery(read, { id }), enabled: false });
  if (!data) return null;
  return (
    <nav aria-label="For editors">
      {/* The admin area is an app of its own: a link to it loads a document. */}
      <a className={styles.edit} href={form} aria-label={`Edit this ${noun}`}>
        Edit
      </a>
    </nav>
  );
}
