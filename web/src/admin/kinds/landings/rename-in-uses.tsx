import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';
import { useItemWrite } from '@/admin/content/content-mutations';
import { useBulkChanges } from '@/admin/content/use-bulk-changes';
import { joinNames } from '@/admin/text/format';
import { renamed, type Use, usesOf, usesText } from './uses';

const Offer = styled('p')(({ theme }) => ({
  color: theme.vars.palette.secondary.main,
  '& button': { marginInlineStart: theme.spacing(1) },
}));

interface Props {
  uses: readonly Use[];
  item: Pick<Sector | Location, 'name' | 'formerNames'>;
  /** The id of the title of the item's card. */
  titleId: string;
}

/** Says which items still say a former name, and renames it in them: item by item, until somebody stops it. */
export function RenameInUses({ uses, item: { name, formerNames = [] }, titleId }: Props) {
  const left = usesOf(uses, formerNames);
  const write = useItemWrite();
  const { progress, problem, start } = useBulkChanges<Use>();

  async function rename(use: Use) {
    const { kind, id, title, version: ifVersion } = use;
    const body = renamed(use, formerNames, name);
    const call = { params: { id }, body, ifVersion };
    const { version } = await write<{ version: number }>(`${kind}.update`, call);
    return { kind, id, title, version, undoKind: 'previous' } as const;
  }

  function renameAll() {
    void start({
      items: left,
      kinds: new Set(left.map(({ kind }) => kind)),
      change: rename,
      titleOf: ({ title }) => title,
      describe: ({ done }) =>
        done.length === left.length ? `“${name}” is used now.` : 'Some items were not renamed',
    });
  }

  const said = formerNames.filter((former) => usesOf(left, [former]).length > 0);
  return (
    <>
      {progress}
      {!progress && left.length > 0 && (
        <Offer>
          {usesText(left)} still {left.length === 1 ? 'says' : 'say'}{' '}
          {joinNames(said.map((former) => `“${former}”`))}.
          <Button size="small" variant="outlined" aria-describedby={titleId} onClick={renameAll}>
            Rename in {left.length === 1 ? 'it' : 'them'}
          </Button>
        </Offer>
      )}
      {problem}
    </>
  );
}
