import { useQueryClient } from '@tanstack/react-query';
import type { LiveConnection } from '@torque-tide/contract/live';
import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '@/admin/navigation/leave-guard';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { connect, type LiveHandle } from './connect';
import { createChangeFeed, type ChangeFeed } from './change-feed';
import { createReconnector } from './reconnector';
import { LiveListeners } from './listeners';
import { useLiveStore } from './live-store';
import type { Presence } from './presence';

/** Longest wait for leave to be taken of the others, in ms. */
const LEAVE_LIMIT_MS = 3_000;

interface Opened {
  handle: LiveHandle;
  changeFeed: ChangeFeed;
}

interface Props {
  /** With what to connect first; each further time it is asked for anew. */
  first: LiveConnection;
}

/** All that needs Firebase: keeps the connection and fills the store. */
export function LivePart({ first }: Props) {
  const queryClient = useQueryClient();
  const store = useLiveStore();
  const { username, recheck, onLogOut } = useAdminSession();
  const { keepDraft } = useLeaveGuard();
  const [opened, setOpened] = useState<Opened>();
  const presence = useRef<Presence>(undefined);
  const calls = useRef({ lose: () => {}, succeed: () => {}, endSession: () => {} });

  useEffect(() => {
    const changeFeed = createChangeFeed({ queryClient, store, username });
    let next: LiveConnection | undefined = first;
    let handle: LiveHandle | undefined;
    let isClosed = false;
    let isLoggingOut = false;

    async function leave() {
      const limit = new Promise((resolve) => setTimeout(resolve, LEAVE_LIMIT_MS));
      await Promise.race([presence.current?.leave(), limit]);
    }

    async function end(gone: LiveHandle | undefined) {
      try {
        await gone?.close();
      } catch {
        // It is given up either way.
      }
    }

    async function endSession() {
      // Whoever logs out here knows.
      if (isLoggingOut) return;
      // Where no draft can be kept, the form stays open below the login.
      const holds = await recheck({ inPlace: !keepDraft() });
      // Another tab has logged in anew: what it stored is the session now.
      if (holds && !isClosed) calls.current.lose();
    }

    const reconnector = createReconnector({
      ask: async () => {
        const connection = next ?? (await callApi('live.connect', { isBackground: true }));
        next = undefined;
        return connection;
      },
      open: async (connection) => {
        const made = await connect(connection);
        if (isClosed) return end(made);
        handle = made;
        setOpened({ handle: made, changeFeed });
      },
      onLost: () => store.set({ status: 'lost' }),
      onSessionOver: () => void endSession(),
    });
    calls.current = {
      lose: () => {
        void end(handle);
        handle = undefined;
        setOpened(undefined);
        reconnector.fail();
      },
      succeed: () => {
        reconnector.succeed();
        changeFeed.readAgain();
      },
      endSession: () => void endSession(),
    };
    const unsubscribe = onLogOut(() => {
      isLoggingOut = true;
      return leave();
    });
    return () => {
      isClosed = true;
      unsubscribe();
      reconnector.close();
      changeFeed.close();
      void leave().then(() => end(handle));
    };
  }, [first, queryClient, store, username, recheck, onLogOut, keepDraft]);

  const lose = () => calls.current.lose();
  return (
    opened && (
      <ErrorBoundary key={opened.handle.app.name} fallback={<Failed onFailed={lose} />}>
        <LiveListeners
          {...opened}
          username={username}
          store={store}
          onContact={(isLive) => {
            if (isLive && store.get().status !== 'live') calls.current.succeed();
            store.set({ status: isLive ? 'live' : 'lost' });
          }}
          onLost={lose}
          onSessionOver={() => calls.current.endSession()}
          onPresence={(started) => {
            presence.current = started;
          }}
        />
      </ErrorBoundary>
    )
  );
}

/** Stands where the listeners did; a connection that was refused is made anew. */
function Failed({ onFailed }: { onFailed: () => void }) {
  const told = useRef(onFailed);
  useEffect(() => told.current(), []);
  return null;
}
