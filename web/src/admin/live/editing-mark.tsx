import { styled } from '@mui/material/styles';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { Badge } from '@/admin/ui/badge';
import { keyOfItem, useLive } from './live-store';

const Pill = styled(Badge)(({ theme }) => ({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: theme.vars.palette.secondary.main,
  backgroundColor: theme.vars.palette.background.paper,
  borderColor: 'currentColor',
  // Astride the edge: a card that grew would push those below it away from the pointer.
  '&[data-place="card"]': {
    position: 'absolute',
    top: -12,
    insetInlineEnd: theme.spacing(2),
    zIndex: 1,
    maxWidth: `calc(100% - ${theme.spacing(4)})`,
    pointerEvents: 'none',
  },
  '&[data-place="row"]': { maxWidth: 160 },
}));

interface Props {
  kind: ContentKind;
  id: string;
  place: 'card' | 'row' | 'form';
}

/** Says who else has an item open in a form. */
export function EditingMark({ kind, id, place }: Props) {
  const text = useLive(({ editors }) => editors.get(keyOfItem(kind, id)));
  return (
    text !== undefined && (
      <Pill data-place={place} title={text}>
        {text}
      </Pill>
    )
  );
}
