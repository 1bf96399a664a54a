import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MuiTheme } from '@/admin/theme/mui-theme';
import { ConfirmDialog } from './confirm-dialog';

test('confirms nothing while it fades', () => {
  const onConfirm = vi.fn();
  const dialog = (isOpen: boolean) => (
    <MuiTheme>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete it?"
        text="It leaves the website."
        confirmLabel="Delete"
        isPending={false}
        onConfirm={onConfirm}
        onCancel={() => undefined}
      />
    </MuiTheme>
  );
  const { rerender } = render(dialog(true));
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button);
  rerender(dialog(false));
  expect(button).toBeInTheDocument();
  fireEvent.click(button);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
