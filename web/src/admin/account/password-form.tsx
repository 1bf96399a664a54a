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
import { describeFailure, WriteFailure } from '@/admin/requests/failures';
import { sendWrite, UnknownOutcome } from '@/admin/requests/use-write';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { PasswordField } from '@/admin/session/password-field';
import { inSessionTurn } from '@/admin/session/session-api';
import { ListHead } from '@/admin/ui/list-parts';
import { ApiError } from '@/shared/api/api-error';
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
  /** The problem of the last attempt. */
  const [failure, setFailure] = useState<unknown>();
  /** The key of an attempt with an unknown outcome, which must be settled before another. */
  const [unknownKey, setUnknownKey] = useState<string>();
  const id = useId();
  const { control, handleSubmit, formState, reset, setError } = useForm<PasswordChange>({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: EMPTY,
  });

  async function submit(body: PasswordChange) {
    setFailure(undefined);
    const key = unknownKey ?? crypto.randomUUID();
    const onUncertain = () => setFailure(new UnknownOutcome());
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
      const wrong = fieldErrorsOf(error);
      for (const { name, message } of wrong) setError(name, { message }, { shouldFocus: true });
      setFailure(wrong.length > 0 ? undefined : error);
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
        onSubmit={(event) => {
          if (isPending) event.preventDefault();
          else void handleSubmit(submit)(event);
        }}
      >
        <WriteFailure
          error={failure}
          subject="Your password"
          explain={(error) => explain(error, isPending)}
        />
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

function explain(failure: unknown, isPending: boolean): string {
  if (!(failure instanceof UnknownOutcome)) return describeFailure(failure);
  return isPending
    ? 'The server gave no clear answer. Asking again...'
    : 'The server gives no clear answer. Press the button again to ask whether it changed. If you have to log in first, try the new password.';
}

/** Returns the server's error for a field. */
function fieldErrorsOf(error: unknown) {
  const fields = (error instanceof ApiError && error.body?.error.fields) || {};
  return (['currentPassword', 'newPassword'] as const).flatMap((name) => {
    const message = fields[name]?.[0];
    return message === undefined ? [] : [{ name, message }];
  });
}
