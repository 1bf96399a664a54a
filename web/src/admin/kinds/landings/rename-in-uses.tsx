import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';
import { successToast, useAnnounce } from '@/admin/content/content-tools';
import { useItemWrite } from '@/admin/content/content-mutations';
import { useBulkChanges } from '@/admin/content/use-bulk-changes';
import { BulkFailures, BulkProgress } from '@/admin/requests/bulk-progress';
import type { BulkResult } from '@/admin/requests/run-bulk';
import { joinNames } from '@/admin/text/format';
import { useState } from 'react';
import { ProblemAlert } from '@/admin/ui/states';
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
  const announce = useAnnounce();
  const { running, start } = useBulkChanges<Use>();
  const [failed, setFailed] = useState<BulkResult<Use>['failed']>([]);

  async function rename() {
    const kinds = new Set(left.map(({ kind }) => kind));
    const { changes, ...result } = await start(left, kinds, async (use) => {
      const { kind, id, title, version: ifVersion } = use;
      const body = renamed(use, formerNames, name);
      const call = { params: { id }, body, ifVersion };
      const { version } = await write<{ version: number }>(`${kind}.update`, call);
      return { kind, id, title, version, undoKind: 'previous' };
    });
    setFailed(result.failed);
    if (changes.length > 0) announce(successToast(`“${name}” is used now.`), changes);
  }

  const said = formerNames.filter((former) => usesOf(left, [former]).length > 0);
  return (
    <>
      {running && <BulkProgress {...running} />}
      {!running && left.length > 0 && (
        <Offer>
          {usesText(left)} still {left.length === 1 ? 'says' : 'say'}{' '}
          {joinNames(said.map((former) => `“${former}”`))}.
          <Button
            size="small"
            variant="outlined"
            aria-describedby={titleId}
            onClick={() => void rename()}
          >
            Rename in {left.length === 1 ? 'it' : 'them'}
          </Button>
        </Offer>
      )}
      {!running && failed.length > 0 && (
        <ProblemAlert title="Some items were not renamed">
          <BulkFailures failed={failed} titleOf={({ title }) => title} />
        </ProblemAlert>
      )}
    </>
  );
}
