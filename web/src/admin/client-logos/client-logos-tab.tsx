import { styled } from '@mui/material/styles';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { ActiveBadge } from '@/admin/ui/badge';
import { ContentTab } from '@/admin/ui/content-tab';
import type { CardProps } from '@/admin/editing/define-content';
import { ItemLive } from '@/admin/live/item-live';
import { ItemButtons } from '@/admin/lists/item-buttons';
import { ItemCard, ItemTitle, ItemTop } from '@/admin/lists/list-parts';
import { ownAssetUrl } from '@/shared/browser/own-asset-url';
import { clientLogos } from './client-logos';
import { Stage, WhitenedLogo } from './logo-preview';

const SortOrder = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

/** A client logo as the website shows it, with its place in the order. */
function ClientLogoCard({ item, onEdit, onDelete, onHistory }: CardProps<ClientLogo>) {
  const { id, companyName, logoUrl, isActive, sortOrder } = item;
  const toggle = clientLogos.usePatch(id);
  const titleId = `client-logo-${id}`;
  return (
    <ItemCard
      data-item={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-faded={isActive ? undefined : ''}
    >
      <ItemLive kind="clientLogos" id={id} />
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
      <ItemButtons
        describedBy={titleId}
        switching={{ isActive, onSwitch: () => toggle.mutate({ isActive: !isActive }) }}
        onEdit={onEdit}
        onHistory={onHistory}
        onDelete={onDelete}
      />
    </ItemCard>
  );
}

/** Client logos: the list, or the form in its place. */
export function ClientLogosTab() {
  return <ContentTab definition={clientLogos} Card={ClientLogoCard} />;
}
