import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { copyText } from '@/shared/browser/copy-text';
import { createStoredText } from '@/shared/browser/stored-choice';
import { useToast } from '@/shared/ui/toast/use-toast';
import { jobs } from './jobs';
import { DialogFrame } from '@/admin/ui/dialog-frame';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { useMenu } from '@/admin/ui/use-menu';

const VIEW_NAME_MAX = 60;
/** More than anybody keeps apart. */
const VIEWS_MAX = 30;

const savedViewsSchema = z.array(
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(VIEW_NAME_MAX)),
    /** The part of the address that makes the view. */
    search: z.string(),
  }),
);
type SavedView = z.infer<typeof savedViewsSchema>[number];

const stored = createStoredText('adminJobViews');
const NONE: readonly SavedView[] = [];
let read: { text: string | null; views: readonly SavedView[] } = { text: null, views: NONE };

/** The views that were given a name in this browser, in the order of their names. */
function useSavedViews(): readonly SavedView[] {
  return useSyncExternalStore(stored.subscribe, readViews);
}

/** Keeps a view under a name; one that had it before is replaced. */
function saveView(name: string, search: string): void {
  const view = { name: name.trim().slice(0, VIEW_NAME_MAX), search };
  if (view.name === '') return;
  const others = readViews().filter((each) => each.name !== view.name);
  write([...others.slice(0, VIEWS_MAX - 1), view].toSorted((a, b) => a.name.localeCompare(b.name)));
}

function removeView(name: string): void {
  write(readViews().filter((each) => each.name !== name));
}

function readViews(): readonly SavedView[] {
  const text = stored.read();
  if (text !== read.text) read = { text, views: parse(text) };
  return read.views;
}

/** What somebody else wrote into the storage counts for nothing. */
function parse(text: string | null): readonly SavedView[] {
  if (text === null) return NONE;
  try {
    return savedViewsSchema.parse(JSON.parse(text));
  } catch {
    return NONE;
  }
}

function write(views: readonly SavedView[]): void {
  stored.write(views.length === 0 ? null : JSON.stringify(views));
}

interface Props {
  /** The part of the address that makes the view that is shown; empty for the usual one. */
  search: string;
}

const addressOf = (search: string) =>
  search === '' ? `?tab=${jobs.tab}` : `?tab=${jobs.tab}&${search}`;

/** Views that were given a name, as links, and the ways to keep, share and forget the one that is shown. */
export function ViewsMenu({ search }: Props) {
  const { button, menu, close } = useMenu();
  const [isNaming, setIsNaming] = useState(false);
  const views = useSavedViews();
  const toast = useToast();
  const current = views.find((view) => view.search === search);

  async function copy() {
    close();
    const address = new URL(addressOf(search), window.location.href).href;
    toast(
      (await copyText(address))
        ? { title: 'The address of this view is copied.', tone: 'success' }
        : { title: 'The address could not be copied', description: address, tone: 'error' },
    );
  }

  return (
    <>
      <Button size="small" variant="outlined" {...button}>
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
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            setIsNaming(true);
          }}
        >
          Save this view…
        </MenuItem>
        <MenuItem onClick={() => void copy()}>Copy the address of this view</MenuItem>
        {current && (
          <MenuItem
            onClick={() => {
              close();
              removeView(current.name);
              toast({
                title: `View “${current.name}” removed.`,
                actions: [{ label: 'Undo', onClick: () => saveView(current.name, search) }],
              });
            }}
          >
            Remove “{current.name}”
          </MenuItem>
        )}
      </Menu>
      <ViewNameDialog
        isOpen={isNaming}
        onClose={() => setIsNaming(false)}
        onName={(name) => {
          saveView(name, search);
          setIsNaming(false);
          toast({ title: `View “${name.trim()}” saved.`, tone: 'success' });
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

/** Asks what a view is to be called. */
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
          onChange={(event) => setName(event.target.value)}
        />
      </Form>
    </DialogFrame>
  );
}
