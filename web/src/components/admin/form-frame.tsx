import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { ArrowLeftIcon } from '@/components/icons/arrows';
import { Tip } from '@/components/tip/tip';
import {
  Actions,
  Columns,
  Fields,
  Form,
  Head,
  Preview,
  PreviewTitle,
  Problems,
  Title,
} from './form-frame.styles';

interface Props {
  title: string;
  submitLabel: string;
  /** Instead of the submit label while saving. */
  savingLabel?: string;
  isSaving: boolean;
  onSubmit: (event: SubmitEvent) => void;
  onCancel: () => void;
  /** What stopped the last save; stands above the buttons. */
  problem?: ReactNode;
  /** How the item will look, beside the fields on wide screens. */
  preview?: ReactNode;
  children: ReactNode;
}

/** The form that takes a list's place: a way back, one column of fields, and its buttons in reach. */
export function FormFrame(props: Props) {
  const { title, submitLabel, savingLabel, isSaving, onSubmit, onCancel } = props;
  const { problem, preview, children } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const problems = useRef<HTMLDivElement>(null);

  // The list is gone, and the focus with it.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (!problem || isField(document.activeElement)) return;
    // The button that had the focus was disabled meanwhile, which took the focus away.
    problems.current?.focus({ preventScroll: true });
    problems.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  return (
    <Form noValidate aria-labelledby={titleId} onSubmit={onSubmit}>
      <Head>
        <Tip title="Back to the list">
          <IconButton edge="start" color="inherit" aria-label="Back to the list" onClick={onCancel}>
            <ArrowLeftIcon />
          </IconButton>
        </Tip>
        <Title id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </Title>
      </Head>
      <Columns data-preview={preview ? '' : undefined}>
        <Fields>
          {children}
          <Problems ref={problems} tabIndex={-1}>
            {problem}
          </Problems>
          <Actions>
            <Button
              type="submit"
              variant="contained"
              disabled={isSaving}
              startIcon={isSaving ? <CircularProgress size={18} color="inherit" /> : undefined}
            >
              {isSaving ? (savingLabel ?? submitLabel) : submitLabel}
            </Button>
            <Button variant="outlined" onClick={onCancel}>
              Cancel
            </Button>
          </Actions>
        </Fields>
        {preview && (
          <Preview aria-label="Preview">
            <PreviewTitle>Preview</PreviewTitle>
            {preview}
          </Preview>
        )}
      </Columns>
    </Form>
  );
}

/** A field that was marked has the focus already: its mending comes first. */
function isField(element: Element | null): boolean {
  return element?.matches('input, textarea, select') ?? false;
}
