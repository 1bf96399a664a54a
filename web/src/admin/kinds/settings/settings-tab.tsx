import { styled } from '@mui/material/styles';
import type { QueryClient } from '@tanstack/react-query';
import { SITE_SETTINGS_ID } from '@torque-tide/contract/settings';
import { itemFormPath } from '@torque-tide/domain/paths';
import {
  isTextsName,
  TEXTS_NAMES,
  type TextsName,
  textsOf,
} from '@torque-tide/domain/texts/all-texts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFormAddress } from '@/admin/navigation/use-form-address';
import { StandingTab } from '@/admin/tabs/standing-tab';
import { Note } from '@/admin/ui/list-parts';
import { everyPageOf } from './example-pages';
import { pageTexts, pageTextsOf } from './page-texts';
import { settings } from './settings';

// One file of the build has all that the tab needs, with what others ask of its kinds.
export { pageTexts };

/** The settings, and what Ctrl+K finds in the whole tab. */
export const definition = {
  labelOf: settings.labelOf,
  commands: async (queryClient: QueryClient) => [
    ...(await settings.commands()),
    ...(await pageTexts.commands(queryClient)),
  ],
};

const Nav = styled('nav')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: theme.spacing(0, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 22,
    color: theme.vars.palette.text.primary,
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: theme.vars.palette.text.primary },
  '& a[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
  },
  // On a phone all of them would fill the screen: one row, moved by a finger.
  [theme.breakpoints.down('sm')]: {
    '& ul': { flexWrap: 'nowrap', overflowX: 'auto', paddingBottom: theme.spacing(1) },
    '& a': { whiteSpace: 'nowrap' },
  },
}));

/** What can be changed, each with a form of its own that its address opens. */
const PARTS = [
  { id: SITE_SETTINGS_ID, label: 'Agency, claims and prices' },
  ...TEXTS_NAMES.map((id) => ({ id, label: textsOf(id).title })),
];

function seenOn(name: TextsName): string {
  const { on } = textsOf(name);
  return on ? `on ${everyPageOf(on.pages)}, which they find from` : 'at';
}

/** Settings: who the agency is and what it claims, and the texts of each page. */
export function Tab() {
  const { address } = useFormAddress();
  const id = address.kind === 'edit' ? address.id : SITE_SETTINGS_ID;
  const current = isTextsName(id) ? id : SITE_SETTINGS_ID;
  const row = useRef<HTMLUListElement>(null);
  // Where it is one row, it shows the current one in its middle.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft =
      link.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <>
      <Nav aria-label="What can be changed">
        <ul ref={row}>
          {PARTS.map((part) => (
            <li key={part.id}>
              <Link
                to={itemFormPath(settings.tab, part.id)}
                aria-current={part.id === current ? 'page' : undefined}
              >
                {part.label}
              </Link>
            </li>
          ))}
        </ul>
      </Nav>
      {current === SITE_SETTINGS_ID ? (
        <StandingTab key={current} definition={settings} id={current} />
      ) : (
        <>
          <Note sx={{ mb: 3, '& a': { color: 'inherit' } }}>
            Visitors see these texts {seenOn(current)}{' '}
            <a href={textsOf(current).path} target="_blank" rel="noreferrer">
              {textsOf(current).path}
            </a>
            .
          </Note>
          <StandingTab key={current} definition={pageTextsOf(current)} id={current} />
        </>
      )}
    </>
  );
}
