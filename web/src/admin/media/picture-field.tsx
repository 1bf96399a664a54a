import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { pictureAddress } from '@torque-tide/domain/picture-address';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { useAwaitedField } from '@/admin/fields/awaited-fields';
import type { FieldControls } from '@/admin/fields/field-rows';
import { type FieldProps, TextInput } from '@/admin/fields/form-controls';
import { FlowRow } from '@/admin/ui/list-parts';
import { type PictureUpload, toFailure, usePictureUpload } from './use-picture-upload';

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  borderRadius: 16,
  '&[data-over]': {
    outline: `2px dashed ${theme.vars.palette.primary.main}`,
    outlineOffset: 8,
  },
}));

const Actions = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(1, 2),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& > button': { flex: 'none' },
  '& > span': { flex: '1 1 200px' },
}));

/** The types the server reads. Phones convert their own formats to one of these. */
const CHOSEN_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';

/** A picture's URL, typed or from a file that is chosen, dropped or pasted and uploaded at once. */
export function PictureField<V extends FieldValues>(
  props: FieldProps<V> & FieldControls['picture'],
) {
  const { control, name, label, hint, note, isRequired = false, fileHint, use } = props;
  const { field } = useController({ control, name });
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const upload = usePictureUpload(use, (media) => field.onChange(pictureAddress(media)));
  useAwaitedField(name, upload.isPending ? 'The picture is still uploading.' : undefined);

  function take(files: FileList, event: DragEvent | ClipboardEvent) {
    const [file] = files;
    if (!file) return;
    event.preventDefault();
    upload.start(file);
  }

  return (
    <Zone
      data-over={isOver ? '' : undefined}
      onPaste={(event) => take(event.clipboardData.files, event)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        take(event.dataTransfer.files, event);
      }}
    >
      <TextInput
        control={control}
        name={name}
        label={label}
        hint={hint}
        note={note}
        isRequired={isRequired}
        type="url"
      />
      <Actions>
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          Choose a file
        </Button>
        <span>or drop or paste one here. {fileHint}</span>
        <input
          ref={chooser}
          type="file"
          accept={CHOSEN_TYPES}
          aria-label={`File for ${label}`}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) upload.start(file);
            // Lets the same file be chosen again.
            event.target.value = '';
          }}
        />
      </Actions>
      <UploadStatus {...upload} />
    </Zone>
  );
}

const Line = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(1, 2),
  fontSize: '0.875rem',
  '& > [role="progressbar"]': { flex: '1 1 120px' },
}));

function UploadStatus({ isPending, data, error, retry, cancel }: PictureUpload) {
  const failure = error && toFailure(error);
  return (
    <>
      <Line aria-live="polite">
        {/* Announced once; the bar shows the progress. */}
        {isPending && <span>Uploading the picture</span>}
        {data && <span>Picture uploaded. Save to keep it.</span>}
      </Line>
      {isPending && (
        <Line>
          <LinearProgress aria-label="Uploading the picture" />
          <Button variant="text" size="small" aria-label="Cancel the upload" onClick={cancel}>
            Cancel
          </Button>
        </Line>
      )}
      {failure && (
        <ProblemAlert
          title="The picture was not uploaded"
          actions={
            failure.canRetry && (
              <Button variant="outlined" size="small" onClick={retry}>
                Try again
              </Button>
            )
          }
        >
          {failure.reason}
        </ProblemAlert>
      )}
    </>
  );
}
