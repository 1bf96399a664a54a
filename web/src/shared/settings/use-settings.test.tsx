import { OTHER_SETTINGS } from '@torque-tide/domain/test/other-agency';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/shared/api/query-client';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { settingsQuery, useSettings } from './use-settings';

function open() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper };
}

test('replaces stand-in settings with the stored ones, and keeps them while the request fails', async () => {
  const { client, wrapper } = open();
  const { queryKey } = settingsQuery();
  client.setQueryData(queryKey, FIRST_SETTINGS);
  apiFails('settings.get', 'unavailable');
  const { result } = renderHook(useSettings, { wrapper });
  expect(result.current).toBe(FIRST_SETTINGS);
  await client.invalidateQueries({ queryKey });
  expect(result.current).toEqual(FIRST_SETTINGS);
  apiAnswers('settings.get', OTHER_SETTINGS);
  await client.invalidateQueries({ queryKey });
  await waitFor(() => expect(result.current).toEqual(OTHER_SETTINGS));
});

test('throws if the cache has no settings', () => {
  const { wrapper } = open();
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useSettings, { wrapper })).toThrow('without the settings');
  spy.mockClear();
});
