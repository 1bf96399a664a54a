import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { useAdminSession } from '@/components/admin/admin-session-context';
import { EditedItem } from '@/components/admin/edited-item';
import { ListFailure } from '@/components/admin/list-failure';
import { ListCommands } from '@/components/admin/list-commands';
import { ItemList, ListHead } from '@/components/admin/list-parts';
import { LoadingState } from '@/components/admin/loading-state';
import { useFormAddress } from '@/components/admin/use-form-address';
import { EmptyState } from '@/components/state/empty-state';
import { ClientLogoCard } from './client-logo-card';
import { ClientLogoForm } from './client-logo-form';
import { useDeleteClientLogo } from './mutations';
import { clientLogosQuery } from './queries';

/** Client logos: the list, or the form in its place. */
export function ClientLogosTab() {
  const { isAuthenticated, renew } = useAdminSession();
  const { address, openNew, openItem, close } = useFormAddress();
  const logos = useQuery({ ...clientLogosQuery, enabled: isAuthenticated });

  if (address.kind !== 'list') {
    return (
      <EditedItem
        address={address}
        list={logos}
        noun="client logo"
        plural="client logos"
        onClose={close}
      >
        {(logo) => <ClientLogoForm logo={logo} onCancel={close} onSaved={close} />}
      </EditedItem>
    );
  }
  return (
    <>
      <ListHead>
        <h3>Client Logos Management</h3>
        <ListCommands onAdd={openNew}>Add Client Logo</ListCommands>
      </ListHead>
      {isAuthenticated ? (
        <ClientLogoList onEdit={({ id }) => openItem(id)} />
      ) : (
        <EmptyState
          level={3}
          title="Please log in to manage client logos."
          actions={
            <Button variant="outlined" onClick={() => void renew()}>
              Log in
            </Button>
          }
        />
      )}
    </>
  );
}

function ClientLogoList({ onEdit }: { onEdit: (logo: ClientLogo) => void }) {
  const { data: logos, error, refetch } = useQuery(clientLogosQuery);
  const remove = useDeleteClientLogo();

  if (!logos) {
    return error ? (
      <ListFailure noun="client logos" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState>Loading client logos...</LoadingState>
    );
  }
  if (logos.length === 0) return <EmptyState level={3} title="No client logos found" />;

  function askToDelete(logo: ClientLogo) {
    if (window.confirm('Are you sure you want to delete this client logo?')) remove.mutate(logo);
  }

  return (
    <>
      <h4>Existing Client Logos ({logos.length})</h4>
      <ItemList data-columns="2">
        {logos.map((logo) => (
          <li key={logo.id}>
            <ClientLogoCard
              logo={logo}
              onEdit={() => onEdit(logo)}
              onDelete={() => askToDelete(logo)}
            />
          </li>
        ))}
      </ItemList>
    </>
  );
}
