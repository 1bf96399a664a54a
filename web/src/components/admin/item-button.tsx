import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/page/visually-hidden';

/** One of an item's quiet buttons. Give it `aria-describedby` with the id of the item's title. */
export const ItemButton = styled((props: ButtonProps) => (
  <Button variant="text" color="inherit" size="small" {...props} />
))(({ theme }) => ({
  gap: theme.spacing(0.5),
  minHeight: 44,
  minWidth: 44,
  paddingInline: theme.spacing(1),
  fontSize: '0.9375rem',
}));

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
