import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  PASSWORD_MIN,
  type PasswordChange,
  passwordChangeSchema,
} from '@torque-tide/contract/admin-session';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type SaveFailure, SaveProblem, showFailure } from '@/admin/requests/failures';
import { sendWrite, UnknownOutcome } from '@/admin/requests/use-write';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { PasswordField } from '@/admin/session/password-field';
import { inSessionTurn } from '@/admin/session/session-api';
import { ListHead } from '@/admin/ui/list-parts';
import { storeSessionId } from '@/shared/api/session-storage';
import { useToast } from '@/shared/ui/toast/use-toast';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' };

const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2.5),
  maxWidth: '28rem',
  '& > *:not(button)': { width: '100%' },
}));

/** Changes the password, which ends the account's other sessions. */
export function PasswordForm() {
  const { username, run } = useAdminSession();
  const toast = useToast();
  const [failure, setFailure] = useState<SaveFailure>();
  /** The key of an attempt with an unknown outcome, which must be settled before another. */
  const [unknownKey, setUnknownKey] = useState<string>();
  const id = useId();
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: EMPTY,
  });
  const { control, handleSubmit, formState, reset } = form;

  async function submit(body: PasswordChange) {
    setFailure(undefined);
    const key = unknownKey ?? crypto.randomUUID();
    const onUncertain = () => setFailure({ kind: 'unknown', isAsking: true });
    try {
      await run((signal) =>
        inSessionTurn(async () => {
          const options = { key, signal, onUncertain };
          const { sessionId } = await sendWrite('account.changePassword', { body }, options);
          storeSessionId(sessionId);
        }),
      );
      setFailure(undefined);
      setUnknownKey(undefined);
      reset(EMPTY);
      toast({
        title: 'Your password is changed.',
        description: 'Your other sessions have ended.',
        tone: 'success',
      });
    } catch (error) {
      setUnknownKey(error instanceof UnknownOutcome ? key : undefined);
      setFailure(showFailure(error, form, (path) => path));
    }
  }

  const isPending = formState.isSubmitting;
  return (
    <section aria-labelledby={id}>
      {/* As high as the heading beside it, which has a button. */}
      <ListHead sx={{ minHeight: 44 }}>
        <h3 id={id}>Change your password</h3>
      </ListHead>
      <Fields
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        {failure && <SaveProblem failure={failure} noun="password" />}
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          control={control}
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          isReadOnly={isPending || unknownKey !== undefined}
        />
        <PasswordField
          control={control}
          name="newPassword"
          label="New password"
          autoComplete="new-password"
          isReadOnly={isPending || unknownKey !== undefined}
          hint={`At least ${PASSWORD_MIN} characters. Several unrelated words are easy to remember and hard to guess.`}
        />
        <Button type="submit" variant="contained" disabled={isPending}>
          {isPending ? 'Changing...' : 'Change password'}
        </Button>
      </Fields>
    </section>
  );
}
