import { act, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { MuiTheme } from '@/admin/theme/mui-theme';
import {
  createLiveStore,
  keyOfItem,
  type LiveStore,
  LiveStoreContext,
} from '@/admin/live/live-store';
import { useRemoteChanges } from '@/admin/live/live-store';
import { arrange, StableList, useStableOrder } from './stable-order';

const items = (...ids: string[]) => ids.map((id) => ({ id }));

function List({ shown, all = shown }: { shown: { id: string }[]; all?: { id: string }[] }) {
  const order = useStableOrder({ ...useRemoteChanges('jobs'), items: shown, all, view: '' });
  return (
    <StableList order={order}>
      <ul>
        {order.items.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      {createPortal(<p>menu of a row</p>, document.body)}
    </StableList>
  );
}

function show(store: LiveStore, ...ids: string[]) {
  return (
    <MuiTheme>
      <LiveStoreContext value={store}>
        <List shown={items(...ids)} />
      </LiveStoreContext>
    </MuiTheme>
  );
}

const shownIds = () => screen.getAllByRole('listitem').map((item) => item.textContent);

/** As the list refresher does it: the list is told before it changes. */
function changeRemotely(store: LiveStore, view: ReturnType<typeof render>, ...ids: string[]) {
  act(() => store.tellBeforeRemoteChange('jobs'));
  view.rerender(show(store, ...ids));
}

describe('a list whose order somebody else changes', () => {
  test('follows at once while nobody uses it', () => {
    const store = createLiveStore();
    const view = render(show(store, 'a', 'b'));
    changeRemotely(store, view, 'b', 'a');
    expect(shownIds()).toEqual(['b', 'a']);
  });

  test('waits until the pointer leaves it', () => {
    const store = createLiveStore();
    const view = render(show(store, 'a', 'b'));
    fireEvent.pointerOver(screen.getByText('a'));
    changeRemotely(store, view, 'c', 'b', 'a');
    expect(shownIds()).toEqual(['a', 'b', 'c']);
    fireEvent.pointerOut(screen.getByRole('list'), { relatedTarget: document.body });
    expect(shownIds()).toEqual(['c', 'b', 'a']);
    expect(screen.queryByRole('button', { name: 'Order has changed' })).toBeNull();
  });

  test('waits while the pointer is on a menu of it, which stands elsewhere in the document', () => {
    const store = createLiveStore();
    const view = render(show(store, 'a', 'b'));
    fireEvent.pointerOver(screen.getByText('a'));
    fireEvent.pointerOut(screen.getByText('a'), {
      relatedTarget: screen.getByText('menu of a row'),
    });
    changeRemotely(store, view, 'b', 'a');
    expect(shownIds()).toEqual(['a', 'b']);
    fireEvent.pointerOut(screen.getByText('menu of a row'), { relatedTarget: document.body });
    expect(shownIds()).toEqual(['b', 'a']);
  });

  test('follows when the line is pressed that says so', () => {
    const store = createLiveStore();
    const view = render(show(store, 'a', 'b'));
    fireEvent.pointerOver(screen.getByText('a'));
    changeRemotely(store, view, 'b', 'a');
    fireEvent.click(screen.getByRole('button', { name: 'Order has changed' }));
    expect(shownIds()).toEqual(['b', 'a']);
  });

  test('says nothing where the order is the same', () => {
    const store = createLiveStore();
    const view = render(show(store, 'a', 'b'));
    fireEvent.pointerOver(screen.getByText('a'));
    changeRemotely(store, view, 'a', 'b');
    expect(screen.queryByRole('button', { name: 'Order has changed' })).toBeNull();
  });

  test('follows what one does oneself, pointer or not', () => {
    const store = createLiveStore();
    const view = render(show(store, 'a', 'b'));
    fireEvent.pointerOver(screen.getByText('a'));
    view.rerender(show(store, 'b', 'a'));
    expect(shownIds()).toEqual(['b', 'a']);
  });

  test('shows where one has moved an item oneself, also while the order of somebody else waits', () => {
    const store = createLiveStore();
    const view = render(show(store, 'a', 'b', 'c'));
    fireEvent.pointerOver(screen.getByText('a'));
    changeRemotely(store, view, 'b', 'a', 'c');
    expect(shownIds()).toEqual(['a', 'b', 'c']);
    view.rerender(show(store, 'b', 'c', 'a'));
    expect(shownIds()).toEqual(['b', 'c', 'a']);
  });

  test('keeps what somebody else deleted below the pointer, and not what one deletes oneself', () => {
    const store = createLiveStore();
    const view = render(show(store, 'a', 'b', 'c'));
    fireEvent.pointerOver(screen.getByText('a'));
    const deletion = { noteId: 'n', kind: 'jobs', id: 'b', title: '', version: 1 } as const;
    act(() =>
      store.set({
        latest: new Map([
          [keyOfItem('jobs', 'b'), { ...deletion, action: 'deleted', by: 'ben', at: 1 }],
        ]),
      }),
    );
    changeRemotely(store, view, 'a', 'c');
    expect(shownIds()).toEqual(['a', 'b', 'c']);
    view.rerender(show(store, 'a'));
    expect(shownIds()).toEqual(['a', 'b']);
  });
});

test('an arranged list shows each item as it is now', () => {
  const before = [{ id: 'a', title: 'old' }];
  const now = [{ id: 'a', title: 'new' }];
  expect(arrange(before, { items: now, all: now, isTakenAway: () => false })).toEqual(now);
});
