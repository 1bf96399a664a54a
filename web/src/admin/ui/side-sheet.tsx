import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ItemPreview } from './list-parts';
import { CloseIcon } from '@/shared/ui/icons/controls';

const paper = (theme: Theme): CSSObject => ({
  width: 'min(600px, 100vw)',
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: 'none',
  [theme.breakpoints.down('sm')]: { borderLeft: 0 },
});

/** Stays visible while the content below it scrolls. */
const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  // Above the labels of fields, which have a `z-index` too.
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(2.5, 3, 2),
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 3, 6),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

/** The list in a sheet. */
export const Entries = styled('ol')({ padding: 0, listStyle: 'none' });

export const Entry = styled('li')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  paddingBottom: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-child': { borderBottom: 0 },
  '& h4': { fontSize: '1rem', lineHeight: 1.5, fontWeight: 400, overflowWrap: 'anywhere' },
  '& h4 a': { fontWeight: 600, color: 'inherit' },
}));

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  // Keeps content from being wider than the grid.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  '& > *': { width: '100%' },
  '& > button': { width: 'auto' },
  '& > h3': theme.typography.h6,
}));

/** A section with a heading, in a sheet that has several. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Part>
  );
}

interface Props {
  title: string;
  /** The subject, if the title doesn't name it. */
  subtitle?: string;
  /** The label of the button that closes it. */
  closeLabel: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet from the right, over the list or form that it belongs to. */
export function SideSheet({ title, subtitle, closeLabel, isOpen, onClose, children }: Props) {
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: paper },
      }}
    >
      <Head>
        <div>
          <Typography id={id} variant="h4" component="h2">
            {title}
          </Typography>
          {subtitle !== undefined && (
            <ItemPreview sx={{ mt: 0.25, font: 'inherit', overflowWrap: 'anywhere' }}>
              {subtitle}
            </ItemPreview>
          )}
        </div>
        <IconButton
          autoFocus
          edge="end"
          color="inherit"
          aria-label={closeLabel}
          onClick={onClose}
          sx={{ width: 44, height: 44 }}
        >
          <CloseIcon size={24} />
        </IconButton>
      </Head>
      <Body>{children}</Body>
    </Drawer>
  );
}
