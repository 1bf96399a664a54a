import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { type LoginRequest, loginRequestSchema } from '@torque-tide/contract/admin-session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { TextInput } from '@/admin/fields/form-controls';
import { PasswordField } from './password-field';
import { logIn, type LoginOutcome } from './session-api';
import { ProblemAlert } from '@/admin/ui/states';
import { useToast } from '@/shared/ui/toast/use-toast';

/*
 * The messages that zod/mini lacks. Only forms of the admin area show the library's own messages,
 * and every page of it loads this file before any check.
 */
z.config(en());

const NO_ANSWER: LoginOutcome = {
  kind: 'refused',
  message: 'The server could not be reached. Check your connection and try again.',
};

const Fields = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));

interface Props {
  /** Set to renew a tab's session: only the same account may continue. */
  username?: string;
  onLoggedIn: (sessionId: string) => void;
}

/** Username and password; a toast shows the server's message. */
export function LoginForm({ username = '', onLoggedIn }: Props) {
  const toast = useToast();
  const [wait, setWait] = useState<string>();
  const isGiven = username !== '';
  const { control, handleSubmit, formState, setFocus } = useForm<LoginRequest>({
    resolver: zodResolver(loginRequestSchema),
    defaultValues: { username, password: '' },
  });

  async function submit(credentials: LoginRequest) {
    setWait(undefined);
    // A password manager may write another name into a read-only field.
    const asked = isGiven ? { ...credentials, username } : credentials;
    const outcome = await logIn(asked).catch(() => NO_ANSWER);
    if (outcome.kind === 'accepted') {
      onLoggedIn(outcome.sessionId);
      return;
    }
    toast({ title: 'Login failed', description: outcome.message, tone: 'error' });
    setFocus('password', { shouldSelect: true });
    if (outcome.retryAfterSeconds) setWait(describeWait(outcome.retryAfterSeconds));
  }

  const isPending = formState.isSubmitting;
  return (
    <Fields
      noValidate
      aria-label="Admin Login"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {wait && <ProblemAlert title="Logging in is paused for now">{wait}</ProblemAlert>}
      <TextInput
        control={control}
        name="username"
        label="Username"
        autoComplete="username"
        isReadOnly={isGiven}
      />
      <PasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="current-password"
        takesFocus={isGiven}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isPending}
        startIcon={isPending ? <CircularProgress size={18} color="inherit" /> : undefined}
      >
        {isPending ? 'Signing in...' : 'Sign in'}
      </Button>
    </Fields>
  );
}

/** Rounded up, so that the wait is over then. */
function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
}
