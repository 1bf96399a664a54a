import { act, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { remoteChanges } from '@/admin/content/content-tools-context';
import { useStableOrder } from './stable-order';

interface Item {
  id: string;
  title?: string;
}

const items = (...ids: string[]): Item[] => ids.map((id) => ({ id }));

function List({ all }: { all: readonly Item[] }) {
  const order = useStableOrder({
    items: all,
    all,
    view: '',
    kind: 'jobs',
  });
  return (
    <>
      <div {...order.listProps}>
        <ul>
          {order.items.map(({ id, title = id }) => (
            <li key={id} inert={order.isGone(id)}>
              <button>{title}</button>
            </li>
          ))}
        </ul>
        {createPortal(<button>menu of a row</button>, document.body)}
      </div>
      <button>elsewhere</button>
    </>
  );
}

let view: ReturnType<typeof render>;
beforeEach(() => {
  view = render(<List all={items('a', 'b', 'c')} />);
});

const shownIds = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const pointAt = (name: string) => fireEvent.pointerOver(button(name));
const pointAway = (from: string) =>
  fireEvent.pointerOut(button(from), { relatedTarget: document.body });

/** As by the keyboard: jsdom calls no focus visible. */
function focus(name: string) {
  const element = button(name);
  const matches = vi.spyOn(element, 'matches').mockReturnValue(true);
  act(() => element.focus());
  matches.mockRestore();
}

/** As the list refresher does it: the list is told before it changes. */
function changeRemotely(...all: readonly Item[]) {
  act(() => remoteChanges.tell('jobs'));
  view.rerender(<List all={all} />);
}

describe('a list that somebody else changes', () => {
  test('follows at once while nobody uses it', () => {
    changeRemotely(...items('c', 'b', 'a'));
    expect(shownIds()).toEqual(['c', 'b', 'a']);
  });

  test('waits while the pointer is on it or on a menu of it', () => {
    pointAt('a');
    fireEvent.pointerOut(button('a'), { relatedTarget: button('menu of a row') });
    changeRemotely(...items('c', 'b', 'a'));
    expect(shownIds()).toEqual(['a', 'b', 'c']);
    pointAway('menu of a row');
    expect(shownIds()).toEqual(['c', 'b', 'a']);
  });

  test('waits while keyboard focus is in it or in a menu of it', () => {
    focus('a');
    changeRemotely(...items('c', 'b', 'a'));
    focus('menu of a row');
    expect(shownIds()).toEqual(['a', 'b', 'c']);
    focus('b');
    expect(shownIds()).toEqual(['a', 'b', 'c']);
    focus('elsewhere');
    expect(shownIds()).toEqual(['c', 'b', 'a']);
  });

  test('shows new content at once, new items last, and deleted ones in their place', () => {
    pointAt('a');
    changeRemotely({ id: 'new' }, { id: 'c', title: 'changed' }, { id: 'a' });
    expect(shownIds()).toEqual(['a', 'b', 'changed', 'new']);
    expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('inert');
    pointAway('a');
    expect(shownIds()).toEqual(['new', 'changed', 'a']);
  });

  test('follows when the reader moves or deletes an item', () => {
    pointAt('a');
    view.rerender(<List all={items('b', 'a', 'c')} />);
    expect(shownIds()).toEqual(['b', 'a', 'c']);
    changeRemotely(...items('c', 'b', 'a'));
    expect(shownIds()).toEqual(['b', 'a', 'c']);
    view.rerender(<List all={items('c', 'b')} />);
    expect(shownIds()).toEqual(['c', 'b']);
  });
});
