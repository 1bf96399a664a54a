import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { Tip } from '@/admin/ui/tip/tip';

const QuietButton = styled((props: ButtonProps) => (
  <Button variant="text" color="inherit" size="small" {...props} />
))(({ theme }) => ({
  gap: theme.spacing(0.5),
  minHeight: 44,
  minWidth: 44,
  paddingInline: theme.spacing(1),
  fontSize: '0.9375rem',
}));

/**
 * One of an item's quiet buttons. Give it `aria-describedby` with the id of the item's title. One
 * that is only a picture has its `aria-label` shown as a tip.
 */
export function ItemButton(props: ButtonProps) {
  const name = props['aria-label'];
  const button = <QuietButton {...props} />;
  return name ? <Tip title={name}>{button}</Tip> : button;
}

interface ItemLinkProps {
  href: string;
  'aria-describedby': string;
  children: ReactNode;
}

/** Opens an item's public page in a new tab, so that the list stays where it is. */
export function ItemLink({ children, ...props }: ItemLinkProps) {
  return (
    <ItemButton {...props} {...{ target: '_blank', rel: 'noopener' }}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </ItemButton>
  );
}
