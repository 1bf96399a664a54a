import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Fragment, type ReactNode, useId } from 'react';

const Strip = styled(Tabs)(({ theme }) => ({
  '& .MuiTab-root': {
    minHeight: 48,
    // Ten tabs fit beside the heading on 1440 px.
    minWidth: 0,
    padding: theme.spacing(1.5, 0.625),
    fontSize: '0.875rem',
    // A long name scrolls with the strip.
    overflow: 'visible',
    color: theme.vars.palette.text.secondary,
    '&.Mui-selected': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -4 },
    [theme.breakpoints.down('sm')]: {
      minWidth: 0,
      minHeight: 40,
      padding: theme.spacing(1),
      fontSize: '0.9375rem',
    },
  },
  [theme.breakpoints.down('sm')]: { minHeight: 0 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .MuiTabs-root': { flex: '1 1 0', minWidth: 0 },
  // With less room, the tabs have a line of their own.
  [theme.breakpoints.down(1400)]: {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    '& > .MuiTabs-root': { order: 1, flexBasis: '100%' },
    '& > h2': { fontSize: '1.125rem' },
  },
}));

const Panel = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(2, 10),
  [theme.breakpoints.down('sm')]: { paddingTop: theme.spacing(1.5) },
}));

interface Props {
  label: string;
  tabs: readonly { key: string; label: string; panel: ReactNode; count?: ReactNode }[];
  /** Content before and after the tabs. */
  start?: ReactNode;
  end?: ReactNode;
  /** The key of the selected tab. */
  selected: string;
  onSelect: (key: string) => void;
}

/** Tabs by the WAI-ARIA pattern; only the selected panel is loaded and rendered. */
export function TabbedPanels({ label, tabs, start, end, selected, onSelect }: Props) {
  const id = useId();
  const current = tabs.find(({ key }) => key === selected);
  return (
    <>
      <Head>
        {start}
        <Strip
          aria-label={label}
          value={selected}
          variant="scrollable"
          scrollButtons={false}
          onChange={(_, key: string) => onSelect(key)}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.key}
              value={tab.key}
              label={
                <span>
                  {tab.label}
                  {tab.count}
                </span>
              }
              id={`${id}-${tab.key}`}
              // The other panels aren't rendered, so their ids don't exist.
              aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            />
          ))}
        </Strip>
        {end}
      </Head>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        <Fragment key={selected}>{current?.panel}</Fragment>
      </Panel>
    </>
  );
}
