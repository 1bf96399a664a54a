import { styled } from '@mui/material/styles';
import { BIN_DAYS } from '@torque-tide/contract/bin';
import { useEffect, useId, useRef } from 'react';
import { DeletedItems } from './deleted-items';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { useAnnounce } from '@/admin/content/announce';

const View = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(4, 10),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Head = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  '& h3': {
    ...theme.typography.h3,
    margin: 0,
    '&:focus-visible': { outline: 'none' },
  },
  '& p': { margin: theme.spacing(0.5, 0, 0), color: theme.vars.palette.text.secondary },
}));

/** What was deleted in any tab and can still be brought back. */
export function RecentlyDeleted() {
  const announce = useAnnounce();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  // Who came by a link within the page has lost the place that the link stood in.
  useEffect(() => {
    if (document.activeElement !== document.body) heading.current?.focus();
  }, []);

  return (
    <View aria-labelledby={id}>
      <Head>
        <h3 id={id} ref={heading} tabIndex={-1}>
          Recently deleted
        </h3>
        <p>
          What is deleted stays here for {BIN_DAYS} days and can be brought back as it was. After
          that it is gone for good.
        </p>
      </Head>
      <DeletedItems
        onRestored={({ kind, itemId, title }, version) => {
          announce({ title: `${CONTENT_WORDS[kind].name} “${title}” restored.`, tone: 'success' }, [
            { kind, id: itemId, title, version, undoKind: 'delete' },
          ]);
          // The row, and its button with the focus, is about to go.
          heading.current?.focus();
        }}
      />
    </View>
  );
}
