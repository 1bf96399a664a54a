import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
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
import { FlowRow, ItemList, ListHead, Note } from '@/admin/ui/list-parts';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { everyPageOf } from './example-pages';
import { PAGE_TEXTS } from './page-texts';

const { tab } = CONTENT_WORDS.pageTexts;

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
        <ItemList>
          {TEXTS_NAMES.map((each) => (
            <li key={each}>
              <ListItemButton component={Link} to={itemFormPath(tab, each)} divider>
                <ListItemText
                  primary={textsOf(each).title}
                  secondary={placeOf(each)}
                  sx={{ display: { sm: 'flex' }, '& > span': { flex: '0 0 14rem' } }}
                />
              </ListItemButton>
            </li>
          ))}
        </ItemList>
      </>
    );
  }
  const { on, path } = textsOf(name);
  return (
    <>
      <FlowRow sx={{ gap: 2, mb: 2, '& a': { color: 'inherit' } }}>
        <Button
          component={Link}
          to={{ search: `?tab=${tab}` }}
          color="inherit"
          sx={{ ml: -2.5 }}
          startIcon={<ArrowLeftIcon size={18} />}
        >
          All pages
        </Button>
        <Note>
          Visitors see these texts {on ? `on ${everyPageOf(on.pages)}, which they find from` : 'at'}{' '}
          <a href={path} target="_blank" rel="noreferrer">
            {path}
          </a>
          .
        </Note>
      </FlowRow>
      <StandingTab key={name} definition={PAGE_TEXTS[name]} id={name} />
    </>
  );
}
