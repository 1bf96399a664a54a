import { styled } from '@mui/material/styles';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { Badge } from '@/admin/ui/badge';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { keyOfItem, useLive, useTabsAt } from './live-store';
import { describeMark, describePresence } from './live-words';

/**
 * Astride the card's edges, where nothing has to make room for them: a card that grew would push those
 * below it away from the pointer.
 */
const Edge = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: theme.spacing(2),
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.75),
  pointerEvents: 'none',
  '&[data-edge="top"]': { top: -12 },
  '&[data-edge="bottom"]': { bottom: -12 },
}));

const Pill = styled('p')(({ theme }) => ({
  overflow: 'hidden',
  minWidth: 0,
  padding: '1px 10px',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
  '&[data-presence]': {
    fontWeight: 600,
    color: theme.vars.palette.secondary.main,
    borderColor: 'currentColor',
  },
}));

/** In a line: as narrow as a name. */
const Name = styled(Badge)(({ theme }) => ({
  overflow: 'hidden',
  maxWidth: 96,
  color: theme.vars.palette.secondary.main,
  borderColor: 'currentColor',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

interface Props {
  kind: ContentKind;
  id: string;
}

const Line = styled('p')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  fontWeight: 600,
  color: theme.vars.palette.secondary.main,
}));

interface LinesProps {
  kind: ContentKind;
  /** None is shown of none. */
  id: string | undefined;
  isForm: boolean;
}

/** In the form of an item, or where it is asked about: who else has it open. */
export function PresenceLines({ kind, id, isForm }: LinesProps) {
  const { username } = useAdminSession();
  const tabs = useTabsAt(kind, id);
  return describePresence(tabs, username, { isForm }).map((text) => <Line key={text}>{text}</Line>);
}

/** On the card of an item: who else has it open, and what somebody changed in it a moment ago. */
export function ItemLive({ kind, id }: Props) {
  const { username } = useAdminSession();
  const tabs = useTabsAt(kind, id);
  const mark = useLive(({ marks }) => marks.get(keyOfItem(kind, id)));
  return (
    <>
      {tabs.length > 0 && (
        <Edge data-edge="top">
          {describePresence(tabs, username, { isForm: false }).map((text) => (
            <Pill key={text} data-presence="" title={text}>
              {text}
            </Pill>
          ))}
        </Edge>
      )}
      {mark && (
        <Edge data-edge="bottom">
          <Pill>{describeMark(mark, username)}</Pill>
        </Edge>
      )}
    </>
  );
}

/** In the row of an item: the name of who else has it open, and in words what they do there. */
export function PresenceMark({ kind, id }: Props) {
  const { username } = useAdminSession();
  const tabs = useTabsAt(kind, id);
  const [first] = tabs;
  if (!first) return null;
  const others = new Set(tabs.map((tab) => tab.username)).size - 1;
  const name = first.username === username ? 'you' : first.username;
  const text = describePresence(tabs, username, { isForm: false }).join('. ');
  return (
    <Name title={text}>
      <span aria-hidden="true">{others > 0 ? `${name} +${others}` : name}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Name>
  );
}
