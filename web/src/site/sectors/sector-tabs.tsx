import type { KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Wrap } from '@/shared/ui/page/elements';
import { useUrlSearch } from '@/shared/browser/use-url-state';
import { SectorPanel } from './sector-panel';
import { openTab, type SectorProfile, sectorProfiles, TAB_PARAM } from './sector-profiles';
import styles from './sector-tabs.module.css';

/** Both sectors as tabs. The open tab is in the URL, so that it can be shared. */
export function SectorTabs() {
  const [, setParams] = useSearchParams();
  const open = openTab(useUrlSearch());

  const select = (id: SectorProfile['id']) => {
    setParams({ [TAB_PARAM]: id }, { replace: true, preventScrollReset: true });
  };
  const selectByKey = (event: KeyboardEvent) => {
    const target = profileByKey(event.key, open);
    if (!target) return;
    event.preventDefault();
    select(target.id);
    document.getElementById(`tab-${target.id}`)?.focus();
  };

  return (
    <Wrap>
      <div className={styles.tabs} role="tablist" aria-label="Sectors">
        {sectorProfiles.map(({ id, name, tone }) => (
          <button
            className={styles.tab}
            key={id}
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
          </button>
        ))}
      </div>
      {sectorProfiles.map((profile) => (
        <div
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
        </div>
      ))}
    </Wrap>
  );
}

/** Returns the tab that an arrow key, Home or End selects. */
function profileByKey(key: string, open: SectorProfile): SectorProfile | undefined {
  const [first, last] = sectorProfiles;
  if (key === 'Home') return first;
  if (key === 'End') return last;
  // With two tabs, both arrow keys select the other one.
  if (key === 'ArrowLeft' || key === 'ArrowRight') return open.id === first.id ? last : first;
  return undefined;
}
