import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { VIEW_NAME_MAX, VIEWS_MAX } from '@torque-tide/contract/saved-views';
import { copyText } from '@/shared/browser/copy-text';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { useToast } from '@/shared/ui/toast/use-toast';
import { jobs } from './jobs';
import { createSavedViews, type SavedViewsApi } from './saved-views';
import { DialogFrame } from '@/admin/ui/dialog-frame';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { MenuDivider, useMenu } from '@/admin/ui/menu';

const api: SavedViewsApi = {
  get: () => callApi('savedViews.get', { isBackground: true }),
  put: (views, ifVersion) => callApi('savedViews.update', { body: { views }, ifVersion }),
};

/** The account's views; what it has is asked for when they are first shown, and when there is a connection again. */
function useSavedViews() {
  const { username } = useAdminSession();
  const saved = useMemo(() => createSavedViews(username, api), [username]);
  useEffect(() => {
    const sync = () => void saved.sync();
    sync();
    window.addEventListener('online', sync);
    return () => window.removeEventListener('online', sync);
  }, [saved]);
  return { ...saved, views: useSyncExternalStore(saved.subscribe, saved.list) };
}

interface Props {
  /** The part of the address that makes the view that is shown; empty for the usual one. */
  search: string;
}

const addressOf = (search: string) =>
  search === '' ? `?tab=${jobs.tab}` : `?tab=${jobs.tab}&${search}`;

/** Views that were given a name, as links, and the ways to keep, share and forget the one that is shown. */
export function ViewsMenu({ search }: Props) {
  const { button, menu, choose, close } = useMenu();
  const [isNaming, setIsNaming] = useState(false);
  const { views, save, remove, sync } = useSavedViews();
  const toast = useToast();
  const current = views.find((view) => view.search === search);

  async function copy() {
    const address = new URL(addressOf(search), window.location.href).href;
    toast(
      (await copyText(address))
        ? { title: 'The address of this view is copied.', tone: 'success' }
        : { title: 'The address could not be copied', description: address, tone: 'error' },
    );
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        {...button}
        onClick={(event) => {
          button.onClick(event);
          // Another browser may have written them.
          void sync();
        }}
      >
        {current ? `View: ${current.name}` : 'Views'}
      </Button>
      <Menu {...menu}>
        <MenuItem component={Link} to={addressOf('')} selected={search === ''} onClick={close}>
          All jobs
        </MenuItem>
        {views.length > 0 && <ListSubheader>Saved views</ListSubheader>}
        {views.map(({ name, search: saved }) => (
          <MenuItem
            key={name}
            component={Link}
            to={addressOf(saved)}
            selected={saved === search}
            onClick={close}
          >
            {name}
          </MenuItem>
        ))}
        <MenuDivider />
        <MenuItem onClick={choose(() => setIsNaming(true))}>Save this view…</MenuItem>
        <MenuItem onClick={choose(() => void copy())}>Copy the address of this view</MenuItem>
        {current && (
          <MenuItem
            onClick={choose(() => {
              remove(current.name);
              toast({
                title: `View “${current.name}” removed.`,
                actions: [{ label: 'Undo', onClick: () => void save(current.name, search) }],
              });
            })}
          >
            Remove “{current.name}”
          </MenuItem>
        )}
      </Menu>
      <ViewNameDialog
        isOpen={isNaming}
        onClose={() => setIsNaming(false)}
        onName={(name) => {
          const isSaved = save(name, search);
          setIsNaming(false);
          toast(
            isSaved
              ? { title: `View “${name.trim()}” saved.`, tone: 'success' }
              : {
                  title: 'The view was not saved',
                  description: `There is room for ${VIEWS_MAX} views. Remove one first.`,
                  tone: 'error',
                },
          );
        }}
      />
    </>
  );
}

// Room for the label that stands astride the edge.
const Form = styled('form')(({ theme }) => ({ paddingTop: theme.spacing(1) }));

interface NameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

function ViewNameDialog({ isOpen, onClose, onName }: NameDialogProps) {
  const [name, setName] = useState('');
  const id = useId();
  return (
    <DialogFrame
      isOpen={isOpen}
      title="Save this view"
      onClose={onClose}
      onExited={() => setName('')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={name.trim() === ''}>
            Save
          </Button>
        </>
      }
    >
      <Form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') onName(name);
        }}
      >
        <OutlinedField
          autoFocus
          label="Name"
          value={name}
          slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX } }}
          onChange={(event) => setName(event.target.value)}
        />
      </Form>
    </DialogFrame>
  );
}
