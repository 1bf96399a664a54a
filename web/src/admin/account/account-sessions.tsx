import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSession } from '@torque-tide/contract/admin-session';
import { useId } from 'react';
import { UnreadList, WriteFailure } from '@/admin/requests/failures';
import { useWrite } from '@/admin/requests/use-write';
import { formatMoment } from '@/admin/text/format';
import {
  Badge,
  ItemActions,
  ItemCard,
  ItemFacts,
  ItemList,
  ItemTitle,
  ItemTop,
  ListHead,
  Note,
} from '@/admin/ui/list-parts';
import { apiQuery } from '@/shared/api/api-query';
import { useToast } from '@/shared/ui/toast/use-toast';

/** The account's sessions. Refetched each time, because others log in and out. */
const sessionsQuery = { ...apiQuery('/api/admin/sessions'), staleTime: 0 };

/** Lists the account's sessions, and ends them. */
export function AccountSessions() {
  const queryClient = useQueryClient();
  const read = useQuery(sessionsQuery);
  const { data: sessions } = read;
  const write = useWrite();
  const toast = useToast();
  const id = useId();
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  /** Ends a session, or without an id all but this one; returns how many ended. */
  const end = useMutation({
    mutationFn: async (sessionId?: string) => {
      if (sessionId === undefined) return (await write('sessions.endOthers', {})).ended;
      await write('sessions.end', { params: { id: sessionId } });
      return 1;
    },
    onSuccess: (ended) => {
      const title = ended === 1 ? 'The session has ended.' : `${ended} sessions have ended.`;
      toast({ title, tone: 'success' });
    },
    // After a failure too, because the sessions may have ended meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const isEnding = (sessionId?: string) => end.isPending && end.variables === sessionId;

  return (
    <section aria-labelledby={id}>
      <ListHead>
        <h3 id={id} tabIndex={-1}>
          Where you are logged in
        </h3>
        {others > 0 && (
          <Button variant="outlined" disabled={isEnding()} onClick={() => end.mutate(undefined)}>
            End all others
          </Button>
        )}
      </ListHead>
      <Note sx={{ mt: { sm: -1.5 }, mb: 2.5 }}>
        Don’t recognise one of these? End it and change your password.
      </Note>
      <WriteFailure error={end.error} subject="The session" done="ended" />
      {sessions ? (
        <ItemList aria-label="Sessions">
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionCard
                session={session}
                isEnding={isEnding(session.id)}
                onEnd={() => end.mutate(session.id)}
              />
            </li>
          ))}
        </ItemList>
      ) : (
        <UnreadList noun="sessions" read={read} />
      )}
    </section>
  );
}

interface CardProps {
  session: AccountSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionCard({ session, isEnding, onEnd }: CardProps) {
  const { browser, since, lastSeenAt, isCurrent } = session;
  const titleId = useId();
  const factsId = useId();
  return (
    <ItemCard aria-labelledby={titleId} data-wide="low">
      <ItemTop>
        <ItemTitle id={titleId}>{browser}</ItemTitle>
        {isCurrent && <Badge data-tone="good">This session</Badge>}
      </ItemTop>
      <ItemFacts id={factsId}>
        <li>
          Since <time dateTime={since}>{formatMoment(since)}</time>
        </li>
        <li>
          Last seen <time dateTime={lastSeenAt}>{formatMoment(lastSeenAt)}</time>
        </li>
      </ItemFacts>
      {!isCurrent && (
        <ItemActions data-actions="">
          <Button
            size="small"
            variant="outlined"
            color="error"
            aria-describedby={`${titleId} ${factsId}`}
            disabled={isEnding}
            onClick={onEnd}
          >
            {isEnding ? 'Ending...' : 'End session'}
          </Button>
        </ItemActions>
      )}
    </ItemCard>
  );
}
