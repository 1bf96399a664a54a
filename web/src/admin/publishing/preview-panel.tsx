import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PREVIEW_DAYS, PREVIEWS_MAX } from '@torque-tide/contract/previews';
import { previewPath } from '@torque-tide/domain/paths';
import { useState } from 'react';
import type { PreviewSubject } from '@/admin/content/content-tools';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { UnreadList, WriteFailure } from '@/admin/requests/failures';
import { useWrite } from '@/admin/requests/use-write';
import { formatMoment } from '@/admin/text/format';
import { ItemFacts, Note } from '@/admin/ui/list-parts';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { Entries, Entry, SideSheet } from '@/admin/ui/side-sheet';
import { apiQuery } from '@/shared/api/api-query';
import { copyText } from '@/shared/browser/copy-text';

interface PanelProps {
  subject: PreviewSubject;
  isOpen: boolean;
  onClose: () => void;
}

/** A sheet with the preview links of an item. */
export function PreviewPanel({ subject, isOpen, onClose }: PanelProps) {
  const { kind, id, title } = subject;
  return (
    <SideSheet
      title="Preview links"
      subtitle={title}
      closeLabel="Close the preview links"
      isOpen={isOpen}
      onClose={onClose}
    >
      {/* Remounted for each item, since a new link is shown only once. */}
      {isOpen && <PreviewLinks key={`${kind} ${id}`} kind={kind} id={id} />}
    </SideSheet>
  );
}

/** Creates, lists and revokes preview links. */
function PreviewLinks({ kind, id }: Pick<PreviewSubject, 'kind' | 'id'>) {
  const { noun } = CONTENT_WORDS[kind];
  const queryClient = useQueryClient();
  const write = useWrite();
  const params = { kind, id };
  // 'Last opened' may have changed.
  const query = { ...apiQuery('/api/admin/previews/:kind/:id', params), staleTime: 0 };
  const list = useQuery(query);
  /** The new link, whose URL the server doesn't store. */
  const [made, setMade] = useState<{ url: string; isCopied: boolean }>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });

  const create = useMutation({
    mutationFn: async () => {
      const token = newToken();
      await write('previews.create', { params, body: { hash: await hashOfToken(token) } });
      return `${window.location.origin}${previewPath(token)}`;
    },
    onSuccess: async (url) => {
      setMade({ url, isCopied: await copyText(url) });
      return refresh();
    },
  });
  const revoke = useMutation({
    mutationFn: (linkId: string) => write('previews.revoke', { params: { id: linkId } }),
    onSettled: refresh,
  });
  return (
    <>
      <Note>
        Anyone with a link sees the newest version of the {noun}, without an account, for{' '}
        {PREVIEW_DAYS} days or until you revoke it. There can be {PREVIEWS_MAX} links: one more
        revokes the oldest.
      </Note>
      <div>
        {/* Not disabled while pending, so that it keeps the focus. */}
        <Button
          variant="contained"
          onClick={() => {
            if (!create.isPending) create.mutate();
          }}
        >
          Copy preview link
        </Button>
      </div>
      <WriteFailure
        error={create.error ?? revoke.error}
        subject="The link"
        done={create.error ? 'made' : 'revoked'}
      />
      <div role="status">
        {made && (
          <OutlinedField
            label="Preview link"
            value={made.url}
            helperText={
              made.isCopied
                ? 'Copied. It is shown only once.'
                : 'Copy it now: it is shown only once.'
            }
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={(event) => event.target.select()}
          />
        )}
      </div>
      {list.data ? (
        <Entries aria-label="Links that work now">
          {list.data.map(({ id: linkId, createdAt, createdBy, expiresAt, openedAt }) => (
            <Entry key={linkId}>
              <ItemFacts id={linkId}>
                <li>
                  Created {formatMoment(createdAt)} by {createdBy}
                </li>
                <li>Until {formatMoment(expiresAt)}</li>
                <li>{openedAt ? `Last opened ${formatMoment(openedAt)}` : 'Not opened yet'}</li>
              </ItemFacts>
              <Button
                size="small"
                variant="outlined"
                color="error"
                aria-describedby={linkId}
                disabled={revoke.isPending}
                onClick={() => revoke.mutate(linkId)}
              >
                Revoke
              </Button>
            </Entry>
          ))}
        </Entries>
      ) : (
        <UnreadList noun="preview links" read={list} />
      )}
    </>
  );
}

/** Returns a random token that fits `PREVIEW_TOKEN`. */
function newToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Returns the hash that the server stores instead of the token. */
async function hashOfToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return toHex(new Uint8Array(digest));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
