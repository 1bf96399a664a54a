import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Fragment, type ReactNode, useId } from 'react';

const Strip = styled(Tabs)(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiTab-root': {
    minHeight: 48,
    padding: theme.spacing(1.5, 2),
    fontSize: '1rem',
    color: theme.vars.palette.text.secondary,
    '&.Mui-selected': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -4 },
    [theme.breakpoints.down('sm')]: {
      minWidth: 0,
      minHeight: 40,
      padding: theme.spacing(1),
      fontSize: '0.9375rem',
      '&.Mui-selected': { boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}` },
    },
  },
  // On a phone the tabs take two lines, so that none has its name cut.
  [theme.breakpoints.down('sm')]: {
    minHeight: 0,
    '& .MuiTabs-list': { flexWrap: 'wrap' },
    '& .MuiTabs-indicator': { display: 'none' },
  },
}));

const Panel = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(4, 10),
  [theme.breakpoints.down('sm')]: { paddingTop: theme.spacing(1.5) },
}));

interface Props {
  label: string;
  tabs: readonly { key: string; label: string; panel: ReactNode }[];
  /** The key of the tab that is shown. */
  selected: string;
  onSelect: (key: string) => void;
}

/** Tabs by the WAI-ARIA pattern; only the selected panel is loaded and rendered. */
export function TabbedPanels({ label, tabs, selected, onSelect }: Props) {
  const id = useId();
  const current = tabs.find(({ key }) => key === selected);
  return (
    <>
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
            label={tab.label}
            id={`${id}-${tab.key}`}
            // The other panels are not rendered, so no id of theirs exists.
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
          />
        ))}
      </Strip>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        <Fragment key={selected}>{current?.panel}</Fragment>
      </Panel>
    </>
  );
}
