import { styled } from '@mui/material/styles';
import {
  isTextsName,
  TEXTS_NAMES,
  type TextsName,
  textsOf,
} from '@torque-tide/domain/texts/all-texts';
import { itemFormPath } from '@torque-tide/domain/paths';
import { Link } from 'react-router-dom';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { useFormAddress } from '@/admin/navigation/use-form-address';
import { StandingTab } from '@/admin/tabs/content-tab';
import { FlowRow, ListHead, Note } from '@/admin/ui/list-parts';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { everyPageOf } from './example-pages';
import { pageTextsOf } from './page-texts';

const { tab } = CONTENT_WORDS.pageTexts;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 2),
    minHeight: 48,
    padding: theme.spacing(1, 2),
    color: 'inherit',
    textDecoration: 'none',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& a:hover': { borderColor: theme.vars.palette.text.secondary },
  '& strong': { flex: '0 0 14rem', fontWeight: 600 },
  '& span': { color: theme.vars.palette.text.secondary },
}));

const Back = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0, 2),
  marginBottom: theme.spacing(2),
  '& a': { color: 'inherit' },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 44,
    fontWeight: 600,
    textDecoration: 'none',
  },
}));

/** Where visitors find the texts: '/services', or 'every job, for example /jobs/1001'. */
function placeOf(name: TextsName): string {
  const { on, path } = textsOf(name);
  return on ? everyPageOf(on.pages) : path;
}

/** The pages of the site: a list, or the texts of one of them. */
export function Tab() {
  const { address } = useFormAddress();
  const name = address.kind === 'edit' && isTextsName(address.id) ? address.id : undefined;
  if (!name) {
    return (
      <>
        <ListHead>
          <h3 tabIndex={-1}>Pages</h3>
        </ListHead>
        <List>
          {TEXTS_NAMES.map((each) => (
            <li key={each}>
              <Link to={itemFormPath(tab, each)}>
                <strong>{textsOf(each).title}</strong>
                <span>{placeOf(each)}</span>
              </Link>
            </li>
          ))}
        </List>
      </>
    );
  }
  const { on, path } = textsOf(name);
  return (
    <>
      <Back>
        <Link to={{ search: `?tab=${tab}` }}>
          <ArrowLeftIcon size={18} />
          All pages
        </Link>
        <Note>
          Visitors see these texts {on ? `on ${everyPageOf(on.pages)}, which they find from` : 'at'}{' '}
          <a href={path} target="_blank" rel="noreferrer">
            {path}
          </a>
          .
        </Note>
      </Back>
      <StandingTab key={name} definition={pageTextsOf(name)} id={name} />
    </>
  );
}
