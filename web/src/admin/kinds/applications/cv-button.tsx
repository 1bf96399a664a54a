import type { ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { endpoint, pathOf } from '@torque-tide/contract/api';
import { type Application, cvFileName } from '@torque-tide/contract/applications';
import { failureToast } from '@/admin/requests/failures';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { ItemButton } from '@/admin/ui/item-button';
import { saveFile } from '@/admin/ui/save-file';
import { readApiError } from '@/shared/api/api-client';
import { fetchApi } from '@/shared/api/fetch-api';
import { useToast } from '@/shared/ui/toast/use-toast';

/** Enough for 5 MB on a slow connection. */
const TIMEOUT_MS = 120_000;

interface Props extends Pick<ButtonProps, 'variant' | 'aria-describedby'> {
  item: Application;
}

/** 'CV (PDF, 0.4 MB)': downloads the CV with the session, and never opens it. */
export function CvButton({ item, ...button }: Props) {
  const { id, cvType, cvSize = 0 } = item;
  const { run } = useAdminSession();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => run((signal) => readCv(id, signal)),
    onSuccess: (file) => saveFile(file, cvFileName(item)),
    onError: (error) => toast(failureToast(error, 'The CV', 'downloaded')),
  });
  if (!cvType) return null;
  return (
    <ItemButton {...button} aria-busy={isPending} onClick={() => !isPending && mutate()}>
      {isPending ? 'Downloading...' : `CV (${cvType.toUpperCase()}, ${sizeText(cvSize)})`}
    </ItemButton>
  );
}

async function readCv(id: string, signal: AbortSignal | undefined): Promise<Blob> {
  const response = await fetchApi(pathOf(endpoint('applications.cv'), { id }), {
    headers: { accept: '*/*' },
    timeoutMs: TIMEOUT_MS,
    ...(signal && { signal }),
  });
  if (response.ok) return response.blob();
  throw readApiError(response.status, response.statusText, await response.text());
}

/** '0.4 MB', '40 kB'. */
function sizeText(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
