import { styled } from '@mui/material/styles';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { ActiveBadge } from '@/admin/ui/badge';
import { ContentTab } from '@/admin/tabs/content-tab';
import type { CardProps } from '@/admin/content/define-content';
import { ItemLive } from '@/admin/live/item-live';
import { GridCardButtons, ItemButton } from '@/admin/ui/item-button';
import { ItemCard, ItemTitle, ItemTop, itemAttributes } from '@/admin/ui/list-parts';
import { ownAssetUrl } from '@/shared/browser/own-asset-url';
import { GripIcon } from '@/shared/ui/icons/admin';
import { clientLogos, Stage, WhitenedLogo } from './client-logos';
import { useLogoPlace } from './logo-order';

const SortOrder = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

const LogoCard = styled(ItemCard)(({ theme }) => ({
  '&[data-dragged]': { opacity: 0.4 },
  '&[data-target]': {
    outline: `2px dashed ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
  },
  '& [aria-disabled="true"]': { cursor: 'default', opacity: 0.5 },
}));

/** For pointers alone: keys have buttons. */
const Grip = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: theme.spacing(-1.25, -1.25, -1.25, 'auto'),
  color: theme.vars.palette.text.secondary,
  cursor: 'grab',
}));

/** A client logo as the website shows it, with its place in the order. */
function ClientLogoCard({ item, onEdit, onDelete, onHistory }: CardProps<ClientLogo>) {
  const { id, companyName, logoUrl, isActive, sortOrder } = item;
  const toggle = clientLogos.usePatch(id);
  const { card, grip, isDragged, isTarget, buttons, canMove, move } = useLogoPlace(item);
  const titleId = `client-logo-${id}`;
  return (
    <LogoCard
      ref={card}
      data-dragged={isDragged ? '' : undefined}
      data-target={isTarget ? '' : undefined}
      {...itemAttributes(id, titleId, isActive)}
    >
      <ItemLive kind="clientLogos" id={id} />
      <ItemTop>
        <ItemTitle as="h5" id={titleId} data-fades="">
          {companyName}
        </ItemTitle>
        <ActiveBadge isActive={isActive} />
        <Grip ref={grip} aria-hidden="true" title="Drag to another place">
          <GripIcon />
        </Grip>
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
        {(['up', 'down'] as const).map((direction) => (
          <ItemButton
            key={direction}
            ref={buttons[direction]}
            aria-describedby={titleId}
            // One that cannot go on keeps the focus.
            aria-disabled={!canMove[direction]}
            onClick={() => move(direction)}
          >
            Move {direction}
          </ItemButton>
        ))}
      </GridCardButtons>
    </LogoCard>
  );
}

/** Client logos: the list, or the form in its place. */
export function ClientLogosTab() {
  return <ContentTab definition={clientLogos} Card={ClientLogoCard} />;
}
