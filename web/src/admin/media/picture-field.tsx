import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { pictureAddress } from '@torque-tide/domain/picture-address';
import {
  type ClipboardEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useController } from 'react-hook-form';
import { ProblemAlert } from '@/admin/ui/states';
import { type FieldOptions, type FieldRow, PLAIN } from '@/admin/fields/field-rows';
import { type FieldProps, TextInput } from '@/admin/fields/form-controls';
import { useLeaveQuestion } from '@/admin/navigation/leave-guard';
import { FlowRow } from '@/admin/ui/list-parts';
import { useMutation } from '@tanstack/react-query';
import { endpoint } from '@torque-tide/contract/api';
import {
  type Media,
  MEDIA_MAX_BYTES,
  MEDIA_USE_HEADER,
  type MediaUse,
} from '@torque-tide/contract/media';
import { describeFailure } from '@/admin/requests/failures';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { readAnswer } from '@/shared/api/api-client';
import { ApiError } from '@/shared/api/api-error';
import { fetchApi } from '@/shared/api/fetch-api';

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  borderRadius: 16,
  '&[data-over]': {
    outline: `2px dashed ${theme.vars.palette.primary.main}`,
    outlineOffset: 8,
  },
}));

const Line = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(1, 2),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& > button': { flex: 'none' },
  '& > span': { flex: '1 1 200px' },
  '& > [role="progressbar"]': { flex: '1 1 120px' },
}));

/** The types the server reads. Phones convert their own formats to one of these. */
const CHOSEN_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';

const PENDING = 'The picture is still uploading.';

interface PictureControl {
  use: MediaUse;
  fileHint: string;
}

/** The row of a picture's URL. */
export function picture(
  label: string,
  { fileHint, use, ...options }: FieldOptions & PictureControl,
): FieldRow<string, string, string> {
  const control = { fileHint, use };
  return { label, draw: (props) => <PictureField {...props} {...control} />, ...PLAIN, ...options };
}

/** A picture's URL, typed or from a file that is chosen, dropped or pasted and uploaded at once. */
function PictureField(props: FieldProps & PictureControl) {
  const { control, name, label, fileHint, use } = props;
  const { field, fieldState } = useController({ control, name });
  const { invalid: isInvalid } = fieldState;
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const upload = usePictureUpload(use, (media) => field.onChange(pictureAddress(media)));
  const { isPending } = upload;
  useLeaveQuestion(isPending ? PENDING : undefined);

  const checkAgain = useEffectEvent(() => {
    if (isInvalid) field.onChange(field.value);
  });
  // Keeps the form from being saved meanwhile, with the reason at this field.
  useEffect(() => {
    const input = zone.current?.querySelector('input');
    if (!input || !isPending) return undefined;
    input.setCustomValidity(PENDING);
    return () => {
      input.setCustomValidity('');
      checkAgain();
    };
  }, [isPending]);

  function take(files: FileList, event: DragEvent | ClipboardEvent) {
    const [file] = files;
    if (!file) return;
    event.preventDefault();
    upload.start(file);
  }

  return (
    <Zone
      ref={zone}
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
      <TextInput {...props} type="url" />
      <Line>
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
      </Line>
      <UploadStatus {...upload} />
    </Zone>
  );
}

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

type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Uploads a picture. A new file cancels the one before. */
function usePictureUpload(use: MediaUse, onSent: (media: Media) => void) {
  const { run } = useAdminSession();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, reset, ...upload } = useMutation({
    mutationFn: async (file: File) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      if (file.size > MEDIA_MAX_BYTES) {
        throw new RangeError(
          `This file is larger than ${MEDIA_MAX_BYTES / 1_000_000} MB. Choose a smaller one.`,
        );
      }
      const bytes = await file.arrayBuffer();
      return run(() => sendPicture(bytes, use, controller.signal));
    },
    onSuccess: onSent,
    // Frees the picture with the form.
    gcTime: 0,
  });

  return {
    ...upload,
    start: mutate,
    retry: () => upload.variables && mutate(upload.variables),
    cancel: () => {
      running.current?.abort();
      reset();
    },
  };
}

/** Says why a picture was not uploaded, and whether the server may accept it later. */
function toFailure(error: unknown): { reason: string; canRetry: boolean } {
  // Too large for us to send.
  if (error instanceof RangeError) return { reason: error.message, canRetry: false };
  // Final, except for an ended session (401), too many requests (429) or an unavailable server (503).
  const isRefused = error instanceof ApiError && error.body !== undefined;
  const canRetry = !isRefused || [401, 429, 503].includes(error.status);
  return { reason: describeFailure(error), canRetry };
}

/** Longer than the server's own timeout. */
const TIMEOUT_MS = 40_000;

async function sendPicture(body: ArrayBuffer, use: MediaUse, signal: AbortSignal): Promise<Media> {
  const { method, path } = endpoint('media.upload');
  const headers = { 'content-type': 'application/octet-stream', [MEDIA_USE_HEADER]: use };
  const response = await fetchApi(path, { method, headers, body, signal, timeoutMs: TIMEOUT_MS });
  return readAnswer('media.upload', response);
}
