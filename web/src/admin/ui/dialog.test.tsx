import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MuiStyles } from '@/test/mui-styles';
import { ConfirmDialog } from './dialog';

test('confirms nothing while it fades out', () => {
  const onConfirm = vi.fn();
  const dialog = (isOpen: boolean) => (
    <MuiStyles>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete it?"
        text="It leaves the website."
        confirmLabel="Delete"
        isPending={false}
        onConfirm={onConfirm}
        onCancel={() => undefined}
      />
    </MuiStyles>
  );
  const { rerender } = render(dialog(true));
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button);
  rerender(dialog(false));
  expect(button).toBeInTheDocument();
  fireEvent.click(button);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
