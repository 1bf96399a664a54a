import { styled } from '@mui/material/styles';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { ActiveBadge } from '@/components/admin/badge';
import { useContentTools } from '@/components/admin/content-tools-context';
import { ItemButton } from '@/components/admin/item-button';
import { ItemActions, ItemCard, ItemTitle, ItemTop } from '@/components/admin/list-parts';
import { ownAssetUrl } from '@/lib/own-asset-url';
import { clientLogoHistory } from './client-logo-history';
import { Stage, WhitenedLogo } from './logo.styles';
import { useToggleClientLogo } from './mutations';

const SortOrder = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  logo: ClientLogo;
  onEdit: () => void;
  onDelete: () => void;
}

/** A client logo as the website shows it, with its place in the order. */
export function ClientLogoCard({ logo, onEdit, onDelete }: Props) {
  const { id, companyName, logoUrl, isActive, sortOrder } = logo;
  const toggle = useToggleClientLogo(id);
  const { showHistory } = useContentTools();
  const titleId = `client-logo-${id}`;
  return (
    <ItemCard data-faded={isActive ? undefined : ''}>
      <ItemTop>
        <ItemTitle as="h5" id={titleId} data-fades="">
          {companyName}
        </ItemTitle>
        <ActiveBadge isActive={isActive} />
      </ItemTop>
      <Stage data-size="small">
        <WhitenedLogo src={ownAssetUrl(logoUrl)} alt={companyName} loading="lazy" />
      </Stage>
      <SortOrder>Sort order: {sortOrder}</SortOrder>
      <ItemActions>
        <ItemButton aria-describedby={titleId} onClick={onEdit}>
          Edit
        </ItemButton>
        <ItemButton aria-describedby={titleId} onClick={() => toggle.mutate(!isActive)}>
          {isActive ? 'Deactivate' : 'Activate'}
        </ItemButton>
        <ItemButton aria-describedby={titleId} onClick={() => showHistory(clientLogoHistory(logo))}>
          History
        </ItemButton>
        <ItemButton aria-describedby={titleId} color="error" onClick={onDelete}>
          Delete
        </ItemButton>
      </ItemActions>
    </ItemCard>
  );
}
