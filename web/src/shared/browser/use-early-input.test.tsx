import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useEarlyInput, valueOf } from './use-early-input';

const notified = vi.fn();

/** @param next text typed at the moment the field shows the earlier text */
function Town({ given, next }: { given: string; next?: string }) {
  const [state, setState] = useState(given);
  const element = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const { value, onChange } = useEarlyInput(element, valueOf, {
    value: state,
    onChange: (next: string) => {
      notified(next);
      setState(next);
    },
  });
  useLayoutEffect(() => {
    if (next === undefined || value === given || isTyped.current) return;
    isTyped.current = true;
    onChange(next);
  });
  return (
    <>
      <input
        ref={element}
        aria-label="Town"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <output>{state}</output>
    </>
  );
}

/** Hydrates the server's HTML after touching its field. */
function hydrate(given: string, touch: (field: HTMLInputElement) => void, next?: string) {
  const container = document.body.appendChild(document.createElement('div'));
  const town = <Town given={given} {...(next !== undefined && { next })} />;
  container.innerHTML = renderToString(town);
  touch(screen.getByRole('textbox', { name: 'Town' }));
  render(town, { container, hydrate: true });
  return screen.getByRole('textbox', { name: 'Town' });
}

afterEach(() => {
  document.body.innerHTML = '';
  notified.mockClear();
});

test('keeps text typed before hydration, and tells the owner', () => {
  const field = hydrate('Leith', (served) => (served.value = 'Oban'));
  expect(field).toHaveValue('Oban');
  expect(screen.getByRole('status')).toHaveTextContent('Oban');
  fireEvent.change(field, { target: { value: 'Obank' } });
  expect(screen.getByRole('status')).toHaveTextContent('Obank');
});

test('keeps text typed while the owner is being notified', () => {
  const field = hydrate('Leith', (served) => (served.value = 'Oban'), 'Oba');
  expect(field).toHaveValue('Oba');
  expect(screen.getByRole('status')).toHaveTextContent('Oba');
  expect(notified.mock.calls.at(-1)).toEqual(['Oba']);
});

test.each([
  ['nothing about an untouched field', {}, []],
  ['of a field that was changed and changed back', { isTouched: true }, [['Leith']]],
])('tells the owner %s', (_, touch, calls) => {
  expect(hydrate('Leith', (served) => Object.assign(served, touch))).toHaveValue('Leith');
  expect(notified.mock.calls).toEqual(calls);
});
