import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { apiQuery } from '@/shared/api/api-query';
import { apiQueryOrNull } from '@/shared/api/session-check';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { editedPage } from './edited-page';
import styles from './edit-link.module.css';

type Edited = NonNullable<ReturnType<typeof editedPage>>;

/** Leads whoever is logged in from a page to the form of what it shows. Loaded only where a session is stored. */
export function EditLink() {
  const page = editedPage(useLocation().pathname, useTaxonomy());
  const { data: session } = useQuery(apiQueryOrNull('/api/admin/verify', 401));
  if (!session || !page) return null;
  return page.item ? <OfItem key={page.form} page={page} item={page.item} /> : <Edit page={page} />;
}

function OfItem({ page, item: { read, id } }: { page: Edited; item: NonNullable<Edited['item']> }) {
  // What the page has read; of an item that is not there, there is nothing to edit.
  const { data } = useQuery({ ...apiQuery(read, { id }), enabled: false });
  return data ? <Edit page={page} /> : null;
}

function Edit({ page: { name, form } }: { page: Edited }) {
  return (
    <nav aria-label="For editors">
      {/* The admin area is an app of its own: a link to it loads a document. */}
      <a className={styles.edit} href={form} aria-label={`Edit ${name}`}>
        Edit
      </a>
    </nav>
  );
}
