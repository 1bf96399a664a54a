import { styled } from '@mui/material/styles';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { use, useEffect } from 'react';
import { Badge } from '@/admin/ui/badge';
import { keyOfItem, LiveContext } from './live-context';

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
}

/** Says who else has an item open in a form. */
export function EditingMark({ kind, id, place }: Props & { place: 'card' | 'row' | 'form' }) {
  const text = use(LiveContext).editors.get(keyOfItem(kind, id));
  return (
    text !== undefined && (
      <Pill data-place={place} title={text}>
        {text}
      </Pill>
    )
  );
}

/** In the bar with the buttons, where it moves no field that is typed in. */
const Line = styled('div')({ flexBasis: '100%' });

/** Says in an item's form who else has it open, and tells other editors of the form. */
export function FormLive({ kind, id }: Props) {
  const { tellEditing } = use(LiveContext);
  useEffect(() => tellEditing?.({ kind, id }), [tellEditing, kind, id]);
  return (
    <Line>
      <EditingMark kind={kind} id={id} place="form" />
    </Line>
  );
}
