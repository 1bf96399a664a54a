import { styled } from '@mui/material/styles';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { ActiveBadge } from '@/admin/ui/badge';
import { ContentTab } from '@/admin/tabs/content-tab';
import type { CardProps } from '@/admin/content/define-content';
import { type ItemOrder, useItemPlace } from '@/admin/lists/item-order';
import { MovableCard, MoveButtons, MoveGrip } from '@/admin/lists/movable-card';
import { ItemLive } from '@/admin/live/item-live';
import { GridCardButtons } from '@/admin/ui/item-button';
import { ItemTitle, ItemTop, itemAttributes } from '@/admin/ui/list-parts';
import { ownAssetUrl } from '@/shared/browser/own-asset-url';
import { clientLogos, Stage, WhitenedLogo } from './client-logos';

const SortOrder = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

const order: ItemOrder<ClientLogo> = {
  ...clientLogos,
  plural: 'logos',
  send: (write, logos) => write('clientLogos.order', { body: { logos } }),
};

/** A client logo as the website shows it, with its place in the order. */
function ClientLogoCard({ item, onEdit, onDelete, onHistory }: CardProps<ClientLogo>) {
  const { id, companyName, logoUrl, isActive, sortOrder } = item;
  const toggle = clientLogos.usePatch(id);
  const place = useItemPlace(order, item);
  const titleId = `client-logo-${id}`;
  return (
    <MovableCard place={place} {...itemAttributes(id, titleId, isActive)}>
      <ItemLive kind="clientLogos" id={id} />
      <ItemTop>
        <ItemTitle as="h5" id={titleId} data-fades="">
          {companyName}
        </ItemTitle>
        <ActiveBadge isActive={isActive} />
        <MoveGrip place={place} />
      </ItemTop>
      <Stage data-size="small">
        <WhitenedLogo src={ownAssetUrl(logoUrl)} alt={companyName} loading="lazy" />
      </Stage>
      <SortOrder>Sort order: {sortOrder}</SortOrder>
      <GridCardButtons
        describedBy={titleId}
        switching={{ isActive, onSwitch: () => toggle.mutate({ isActive: !isActive }) }}
        onEdit={onEdit}
        onHistory={onHistory}
        onDelete={onDelete}
      >
        <MoveButtons place={place} describedBy={titleId} />
      </GridCardButtons>
    </MovableCard>
  );
}

/** Client logos: the list, or the form in its place. */
export function ClientLogosTab() {
  return <ContentTab definition={clientLogos} Card={ClientLogoCard} />;
}
