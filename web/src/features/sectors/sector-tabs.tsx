import { type KeyboardEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Wrap } from '@/components/page/wrap';
import { useUrlSearch } from '@/lib/use-url-search';
import { styled } from '@/theme/styled';
import { SectorPanel } from './sector-panel';
import { type SectorProfile, sectorProfiles } from './sector-profiles';

/** Names the open tab in the URL. */
const TAB_PARAM = 'tab';

const Tabs = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(3) },
}));

const Tab = styled('button')(({ theme }) => ({
  '--tone': theme.vars.palette.brand.tide,
  '&[data-tone="torque"]': { '--tone': theme.vars.palette.brand.torque },
  minHeight: 64,
  marginBottom: -1,
  padding: 0,
  font: 'inherit',
  fontSize: 'clamp(1.125rem, 2.4vw, 1.75rem)',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  background: 'none',
  border: 0,
  borderBottom: '3px solid transparent',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-selected="true"]': {
    color: theme.vars.palette.text.primary,
    borderBottomColor: 'var(--tone)',
  },
}));

const Panel = styled('div')(({ theme }) => ({
  '--tone': theme.vars.palette.brand.tide,
  '&[data-tone="torque"]': { '--tone': theme.vars.palette.brand.torque },
}));

/** Both sectors, one at a time. The open one is in the URL, so that it can be sent and found again. */
export function SectorTabs() {
  const [, setParams] = useSearchParams();
  const params = new URLSearchParams(useUrlSearch());
  const tabs = useRef(new Map<SectorProfile['id'], HTMLButtonElement>());
  const open = profileOf(params.get(TAB_PARAM));

  const select = (id: SectorProfile['id']) => {
    setParams({ [TAB_PARAM]: id }, { replace: true, preventScrollReset: true });
  };
  const selectByKey = (event: KeyboardEvent) => {
    const target = profileByKey(event.key, open);
    if (!target) return;
    event.preventDefault();
    select(target.id);
    tabs.current.get(target.id)?.focus();
  };

  return (
    <Wrap>
      <Tabs role="tablist" aria-label="Sectors">
        {sectorProfiles.map(({ id, name, tone }) => (
          <Tab
            key={id}
            ref={(element) => {
              if (element) tabs.current.set(id, element);
            }}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === open.id}
            aria-controls={`panel-${id}`}
            tabIndex={id === open.id ? 0 : -1}
            data-tone={tone}
            onClick={() => select(id)}
            onKeyDown={selectByKey}
          >
            {name}
          </Tab>
        ))}
      </Tabs>
      {sectorProfiles.map((profile) => (
        <Panel
          key={profile.id}
          role="tabpanel"
          id={`panel-${profile.id}`}
          aria-labelledby={`tab-${profile.id}`}
          hidden={profile.id !== open.id}
          data-tone={profile.tone}
        >
          {profile.id === open.id ? (
            <SectorPanel profile={profile} />
          ) : (
            <noscript>
              <SectorPanel profile={profile} />
            </noscript>
          )}
        </Panel>
      ))}
    </Wrap>
  );
}

function profileOf(id: string | null): SectorProfile {
  return sectorProfiles.find((profile) => profile.id === id) ?? sectorProfiles[0];
}

/** Where an arrow, Home or End leads from the open tab; other keys lead nowhere. */
function profileByKey(key: string, open: SectorProfile): SectorProfile | undefined {
  const [first, last] = sectorProfiles;
  if (key === 'Home') return first;
  if (key === 'End') return last;
  // With two tabs, either direction ends at the other one.
  if (key === 'ArrowLeft' || key === 'ArrowRight') return open.id === first.id ? last : first;
  return undefined;
}
